import type { Said, Seat, Words } from './contract.ts'

/**
 * Which questions of a game a player may leave to themselves. All of it is judged by what everybody knows: never by a card, so
 * that neither an answer nor its moment tells anything.
 */
export interface StandingReplies<V = never> {
  /** The kinds of windows, in the order in which a player reads them. */
  readonly replies: readonly string[]
  /** Which of them the present question to `seat` is; null: it is never left to itself. */
  of(view: V, seat: Seat): string | null
  /** Whether this game has such windows at all; absent: it has. */
  exist?(view: V): boolean
  /** Doing nothing: the answer that is always there. */
  nothing(choices: readonly Said[]): Words | null
  /** Whose turn it is, and a name for that turn. */
  turn(view: V): { readonly owner: Seat; readonly id: string }
  /** With what a reply ends by itself; a reply without it lasts as long as the game. */
  span?(view: V, reply: string): string
}

/** Passes whatever comes until the player's own turn begins. */
export const UNTIL_MY_TURN = 'turn'
/** How long a reply lasts that has no end of its own. */
export const WHOLE_GAME = 'game'

/** What a player left to itself: a kind of window, and how long. */
export type Standing = Readonly<Record<string, string>>

/** Which replies stand just now: those whose time is not over. */
export const standsNow = <V>(rules: StandingReplies<V>, kept: Standing, view: V, seat: Seat): Set<string> =>
  new Set(
    Object.entries(kept).flatMap(([reply, span]) => {
      const lasts =
        reply === UNTIL_MY_TURN
          ? rules.turn(view).owner !== seat
          : (rules.span?.(view, reply) ?? WHOLE_GAME) === span
      return lasts ? [reply] : []
    }),
  )

/** Whether the present question to a seat answers itself. */
export function leftAlone<V>(rules: StandingReplies<V>, kept: Standing, view: V, seat: Seat): boolean {
  const reply = rules.of(view, seat)
  if (reply === null) return false
  const on = standsNow(rules, kept, view, seat)
  return on.has(reply) || on.has(UNTIL_MY_TURN)
}
