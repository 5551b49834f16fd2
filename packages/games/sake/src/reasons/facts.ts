import type { Clause, Facts, Seat } from '@noren/engine'
import { reason } from '@noren/engine'
import { PLACES } from '../actions.ts'
import { BACKS, CHOPSTICKS, RAMEN, RICEBALLS, ROAR, TYPES } from '../cards.ts'
import type { SakeFrame } from '../frames.ts'
import { printed } from '../printed.ts'
import { isDisciple } from '../ring.ts'
import type { Sake } from '../state.ts'
import { eventPlus, eventSteps, withPaid } from '../steps/uses.ts'
import { topBack } from '../values.ts'

/** What several reasons have in common. */

export const why = reason<Sake, SakeFrame>()
export type Cited = readonly [Clause, ...Clause[]]

/** A reason that needs no facts. */
export const plain = (id: string, ...clauses: Cited) =>
  why(
    id,
    (): Facts => ({}),
    () => clauses,
  )

export const typeName = (s: Sake, card: number): string => TYPES[printed(s).type[card] as number] ?? ''
export const placeName = (place: number): string => PLACES[place] ?? 'bare'
export const backName = (s: Sake): string => BACKS[topBack(s)] ?? 'none'
/** The card a frame is about. */
export const cardIn = (f: SakeFrame): number => ('card' in f ? f.card : -1)
/** A figure as a fact: a seat, or -1 for a Disciple, whose master stands beside it. */
export const figure = (target: number): number => (isDisciple(target) ? -1 : target)

const EVENT_CLAUSE: Readonly<Record<number, Clause>> = {
  [CHOPSTICKS]: 'SK-EVENT-5',
  [RAMEN]: 'SK-EVENT-9',
  [RICEBALLS]: 'SK-EVENT-11',
  [ROAR]: 'SK-EVENT-18',
}
export const eventClause = (card: string): Clause =>
  EVENT_CLAUSE[(TYPES as readonly string[]).indexOf(card)] ?? 'SK-EVENT-3'
/** What the distance of an Event's text demands. */
export function demand(s: Sake, f: SakeFrame) {
  // Chopsticks' second throw is about the card of its frame as well.
  const type = printed(s).type[cardIn(f)] as number
  return {
    card: TYPES[type] as string,
    steps: eventSteps(type),
    plus: eventPlus(type),
    both: eventPlus(type) && s.rules.bothFlanks,
  }
}
/** The table once the sake for a further card is burnt. */
export function paid(s: Sake, f: SakeFrame, seat: Seat): Sake {
  return 'pay' in f ? withPaid(s, seat, f.pay) : s
}
