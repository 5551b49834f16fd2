import type { Lang, Names, Seat } from '@noren/engine'
import { members } from '@noren/engine'
import { HAND_LIMIT } from '../cards.ts'
import type { SakeFrame } from '../state.ts'
import type { SakeView } from '../view.ts'
import { SPEECHES, backName } from './names.ts'
import { fill } from './speech.ts'

/** How many cards a seat still owes in a discard, as far as the view tells. */
function owed(view: SakeView, f: SakeFrame, seat: Seat): number {
  const held = view.players[seat]?.backs.reduce((n, b) => n + b, 0) ?? 0
  const due = f.use === 0 ? held - HAND_LIMIT : Math.min(held, f.sealed[seat] ?? 0)
  return Math.max(0, due - f.list.length)
}

/** The question the scroll asks `seat`, or whom the table waits for. */
export function question(lang: Lang, view: SakeView, seat: Seat, names: Names): string {
  const { questions, and } = SPEECHES[lang]
  const f = view.frames[view.frames.length - 1]
  if (f === undefined || view.outcome !== null) return ''
  if (seat < 0 || (f.waiting & (1 << seat)) === 0) {
    const who = members(f.waiting).map(p => names.of(p))
    const n = who.length
    const last = who.pop() ?? ''
    return fill(questions.wait ?? '', { n, who: n < 2 ? last : `${who.join(', ')} ${and} ${last}` })
  }
  const key = f.kind === 'defend' && f.use === 1 ? 'defend.torment' : f.kind
  const n = f.kind === 'play' ? view.plays : f.kind === 'discard' ? owed(view, f, seat) : f.value
  const whose = f.kind === 'help' ? f.target : f.seat
  return fill(questions[key] ?? '', { n, who: names.of(whose), back: backName(lang, view.top) })
}
