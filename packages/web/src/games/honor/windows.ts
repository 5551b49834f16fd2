import type { HonorFacts } from '@noren/honor/facts'
import type { Answer } from '@noren/honor/words'
import { ANSWERS, PRICES, standing } from '@noren/honor/words'
import type { Voice } from '@noren/words'
import type { AnswerWords, Windows } from '../../table/standing.ts'
import { around } from '../../table/standing.ts'
import type { HonorView } from './model.ts'

const own = (voice: Voice<never>): Voice<HonorFacts> => voice as unknown as Voice<HonorFacts>

const LABELS: Readonly<Record<string, 'board-standing-mine' | 'board-standing-others'>> = {
  mine: 'board-standing-mine',
  others: 'board-standing-others',
}

const ANSWER: Readonly<Record<Answer, (voice: Voice<HonorFacts>) => AnswerWords>> = {
  dishonored: voice => ({
    icon: 'i-honor',
    when: around(figure => voice.text('board-dishonored-when', { figure })),
    deed: voice.text('board-dishonored-deed', { saved: PRICES.saved, price: PRICES.dishonored }),
    best: voice.text('board-dishonored-best'),
  }),
  fallen: voice => ({
    icon: 'i-force',
    when: around(figure => voice.text('board-fallen-when', { figure })),
    deed: voice.text('board-fallen-deed'),
    best: voice.text('board-fallen-best'),
  }),
}

const isAnswer = (id: string): id is Answer => ANSWERS.some(a => a === id)

export const windows: Windows<HonorView> = {
  ...standing,
  label: (voice, reply) => {
    const id = LABELS[reply]
    return id === undefined ? reply : own(voice).text(id)
  },
  answer: (voice, id) =>
    isAnswer(id) ? ANSWER[id](own(voice)) : { icon: 'i-bell', when: ['', ''], deed: id, best: '' },
}
