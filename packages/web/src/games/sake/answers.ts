import { ANSWERS } from '@noren/sake/words'
import type { Answer } from '@noren/sake/words'
import type { AnswerWords } from '../../table/standing.ts'
import { around } from '../../table/standing.ts'
import type { SakeVoice } from './texts.ts'

const ICONS: Readonly<Record<Answer, string>> = {
  defend: 'i-defense',
  torment: 'i-sip',
  vision: 'i-eye',
  stumble: 'i-move',
  vanish: 'i-spirit',
}
const isAnswer = (id: string): id is Answer => ANSWERS.some(a => a === id)

export const answerWords = (voice: SakeVoice, id: string): AnswerWords =>
  isAnswer(id)
    ? {
        icon: ICONS[id],
        when: around(n => voice.text(`board-when-${id}`, { n })),
        deed: voice.text(`board-deed-${id}`),
        best: voice.text(`board-best-${id}`),
      }
    : { icon: 'i-bell', when: ['', ''], deed: id, best: '' }
