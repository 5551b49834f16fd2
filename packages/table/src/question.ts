import { has, WATCHER } from '@noren/engine'
import type { Game, LoadedRules, Seat, Words } from '@noren/engine'
import { envelopeOf, faceFor } from '@noren/match'
import type { Match } from '@noren/match'
import type { Face } from '@noren/protocol'

type Withdraws = (words: Words) => boolean

/** Which choices of a game only take something back, for the games that have such. */
const withdrawing = new WeakMap<Game, Withdraws>()

/** Takes note of what the rules of a table say about taking back. */
export function noteRules({ game, sense }: LoadedRules): void {
  const features = sense?.hintFeatures
  if (features?.withdraws === undefined) return
  withdrawing.set(game, words => {
    const action = game.hear(words)
    return action !== null && features.withdraws?.(action) === true
  })
}

/** A face in which choices that take something back are told apart from answers. */
export function marked(game: Game, face: Face): Face {
  if (face.choices.length === 0) return face
  const withdraws = withdrawing.get(game)
  if (withdraws === undefined || !face.choices.some(c => withdraws(c.words))) return face
  return { ...face, choices: face.choices.map(c => (withdraws(c.words) ? { ...c, back: true as const } : c)) }
}

/** What tells one question to a seat from another, and its number. */
interface Asked {
  /** Since which entry it is asked; -1 while it is not. */
  at: number
  /** How much lies in its envelope, and did; -1 without one. */
  slips: number
  spent: number
  n: number
}

/** What each seat was asked last, as far as anybody looked. */
const asked = new WeakMap<Match, (Asked | undefined)[]>()

/**
 * The number of the question put to a seat: another one whenever it is asked anew, also when its sealed answer was taken back or
 * became void and the sequence number stood still. It follows from what the seat itself did and was shown.
 */
function questionOf(match: Match, seat: Seat, isAsked: boolean): number {
  const envelope = isAsked ? envelopeOf(match, seat) : null
  const at = isAsked ? (match.askedAt[seat] ?? 0) : -1
  const slips = envelope?.slips.length ?? -1
  const spent = envelope?.spent.length ?? -1
  let all = asked.get(match)
  if (all === undefined) asked.set(match, (all = []))
  const was = all[seat]
  if (was === undefined) all[seat] = { at, slips, spent, n: match.entries.length + 1 }
  else if (was.at !== at || was.slips !== slips || was.spent !== spent) {
    was.at = at
    was.slips = slips
    was.spent = spent
    was.n++
  }
  return isAsked ? (all[seat]?.n ?? 0) : 0
}

/** What is shown to a seat: its face, choices that take back marked, and the number of its question; `open` as for `faceFor`. */
export function faceShown(game: Game, match: Match, seat: Seat, open?: unknown): Face {
  const face = marked(game, faceFor(game, match, seat, open) as Face)
  if (seat < 0) return face
  const { view, waiting, choices, dim } = face
  return { view, waiting, choices, dim, question: questionOf(match, seat, has(waiting, seat)) }
}

/** A face for each of these seats, or the watcher's. */
export const facesShown = (game: Game, match: Match, seats: readonly Seat[]): Record<string, Face> =>
  Object.fromEntries(
    (seats.length === 0 ? [WATCHER] : seats).map(seat => [seat, faceShown(game, match, seat)]),
  )
