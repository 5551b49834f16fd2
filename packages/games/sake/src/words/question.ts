import type { Lang, Names, Seat } from '@noren/engine'
import { members } from '@noren/engine'
import { isPick } from '../frames.ts'
import type { Question, SakeView } from '../view.ts'
import { SPEECHES, backName } from './names.ts'
import { fill } from './speech.ts'

/** The figure in a question: how many are left, or what one is struck for. */
function figure(view: SakeView, q: Question): number {
  if (q.kind === 'play') return view.open.plays
  if (q.kind === 'discard') return q.owed
  if ('left' in q) return q.left
  return 'value' in q ? q.value : 0
}

/** The question the scroll asks `seat`, or whom the table waits for. */
export function question(lang: Lang, view: SakeView, seat: Seat, names: Names): string {
  const { questions, and } = SPEECHES[lang]
  const q = view.own.question
  if (q === null) return ''
  if (seat < 0 || (q.waiting & (1 << seat)) === 0) {
    const who = members(q.waiting).map(p => names.of(p))
    const n = who.length
    const last = who.pop() ?? ''
    return fill(questions.wait ?? '', { n, who: n < 2 ? last : `${who.join(', ')} ${and} ${last}` })
  }
  const key =
    q.kind === 'defend' && q.against === 'torment' ? 'defend.torment' : isPick(q) ? 'declare' : q.kind
  const whose = q.kind === 'help' ? q.target : q.seat
  return fill(questions[key] ?? '', {
    n: figure(view, q),
    who: names.of(whose),
    back: backName(lang, view.open.top),
  })
}
