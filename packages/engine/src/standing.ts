import type { Choice, Seat, Words } from './contract.ts'

/**
 * Which questions of a game a player may leave to themselves. Whether one answers itself is judged by what everybody knows: never
 * by a card, so that neither an answer nor its moment tells anything.
 */
export interface StandingReplies<V = never> {
  /** The kinds of windows that may pass, in the order in which a player reads them. */
  readonly replies: readonly string[]
  /** Which of them the present question to `seat` is; null: it never passes by itself. */
  of(view: V, seat: Seat): string | null
  /** Whether this game has such windows at all; absent: it has. */
  exist?(view: V): boolean
  /** Doing nothing: the answer that is always there. */
  nothing(choices: readonly Choice[]): Words | null
  /** Whose turn it is, and a name for that turn. */
  turn(view: V): { readonly owner: Seat; readonly id: string }
  /** With what a reply ends by itself; a reply without it lasts as long as the game. */
  span?(view: V, reply: string): string
  /** The questions that may be answered with more than nothing, once enough is at stake. */
  readonly answers?: readonly StandingAnswer<V>[]
}

/** "If attacked for 3 or more, defend with my best card; otherwise let it pass." */
export interface StandingAnswer<V = never> {
  /** Its name, different from those of the replies. */
  readonly id: string
  /** The figures a player may choose from, in steps of one unless said otherwise, and the one that is proposed. */
  readonly from: {
    readonly least: number
    readonly most: number
    readonly step?: number
    readonly usual: number
  }
  /** How much the present question to `seat` is about, by what everybody knows; null: it is not of this kind. */
  stake(view: V, seat: Seat): number | null
  /** The best of the choices offered, by what the seat itself may know; null: none is better than nothing. */
  best(view: V, seat: Seat, choices: readonly Choice[]): Choice | null
}

/** Passes whatever comes until the player's own turn begins. */
export const UNTIL_MY_TURN = 'turn'
/** How long a reply lasts that has no end of its own. */
export const WHOLE_GAME = 'game'

/** How much must be at stake. */
export interface From {
  readonly from: number
}
/** What a player left to itself: a kind of window and how long it passes, or a kind of answer and from how much on. */
export type Standing = Readonly<Record<string, string | From>>

/** From how much on a player wants this answer given; null: they did not ask for it. */
export function givenFrom(kept: Standing, id: string): number | null {
  const what = kept[id]
  return what === undefined || typeof what === 'string' ? null : what.from
}

/** Which replies and answers stand just now: those whose time is not over. */
export function standsNow<V>(rules: StandingReplies<V>, kept: Standing, view: V, seat: Seat): Set<string> {
  const lasts = (reply: string, span: string | From): boolean => {
    if (typeof span !== 'string') return rules.answers?.some(a => a.id === reply) === true
    if (reply === UNTIL_MY_TURN) return rules.turn(view).owner !== seat
    return (rules.span?.(view, reply) ?? WHOLE_GAME) === span
  }
  return new Set(Object.entries(kept).flatMap(([reply, span]) => (lasts(reply, span) ? [reply] : [])))
}

interface Asked<V> {
  readonly answer: StandingAnswer<V>
  readonly enough: boolean
}

/** The answer a player asked for that fits the present question, and whether enough is at stake for it. */
function asksFor<V>(rules: StandingReplies<V>, kept: Standing, view: V, seat: Seat): Asked<V> | null {
  for (const answer of rules.answers ?? []) {
    const from = givenFrom(kept, answer.id)
    const stake = from === null ? null : answer.stake(view, seat)
    if (from !== null && stake !== null) return { answer, enough: stake >= from }
  }
  return null
}

/** Whether the present question to a seat answers itself. What it is answered with does not matter here, and is not looked at. */
export function leftAlone<V>(rules: StandingReplies<V>, kept: Standing, view: V, seat: Seat): boolean {
  if (asksFor(rules, kept, view, seat) !== null) return true
  const reply = rules.of(view, seat)
  if (reply === null) return false
  const on = standsNow(rules, kept, view, seat)
  return on.has(reply) || on.has(UNTIL_MY_TURN)
}

/**
 * With what a question answers itself: the best of the choices offered if the player asked for that and enough is at stake,
 * otherwise nothing. Never anything that is not offered; null: not even nothing is, and the player must be asked. An answer goes
 * before a pass: who named a figure meant this question, who passes everything did not.
 */
export function ownAnswer<V>(
  rules: StandingReplies<V>,
  kept: Standing,
  view: V,
  seat: Seat,
  choices: readonly Choice[],
): Words | null {
  const asked = asksFor(rules, kept, view, seat)
  const best = asked?.enough === true ? asked.answer.best(view, seat, choices) : null
  return best !== null && choices.includes(best) ? best.words : rules.nothing(choices)
}
