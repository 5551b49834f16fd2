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
  const withdraws = withdrawing.get(game)
  if (withdraws === undefined || !face.choices.some(c => withdraws(c.words))) return face
  return { ...face, choices: face.choices.map(c => (withdraws(c.words) ? { ...c, back: true as const } : c)) }
}

interface Asked {
  readonly mark: string
  readonly n: number
}

/** What each seat was asked last, as far as anybody looked. */
const asked = new WeakMap<Match, Map<Seat, Asked>>()

/**
 * The number of the question put to a seat: another one whenever it is asked anew, also when its sealed answer was taken back or
 * became void and the sequence number stood still. It follows from what the seat itself did and was shown.
 */
function questionOf(match: Match, seat: Seat, isAsked: boolean): number {
  const envelope = envelopeOf(match, seat)
  const done = envelope === null ? '' : `${envelope.slips.length} ${envelope.spent.length}`
  const mark = isAsked ? `${match.askedAt[seat] ?? 0} ${done}` : ''
  const all = asked.get(match) ?? new Map<Seat, Asked>()
  asked.set(match, all)
  const was = all.get(seat)
  const now = was?.mark === mark ? was : { mark, n: (was?.n ?? match.entries.length) + 1 }
  if (now !== was) all.set(seat, now)
  return isAsked ? now.n : 0
}

/** What is shown to a seat: its face, choices that take back marked, and the number of its question. */
export function faceShown(game: Game, match: Match, seat: Seat): Face {
  const face = marked(game, faceFor(game, match, seat) as Face)
  if (seat < 0) return face
  return { ...face, question: questionOf(match, seat, has(face.waiting, seat)) }
}

/** A face for each of these seats, or the watcher's. */
export const facesShown = (game: Game, match: Match, seats: readonly Seat[]): Record<string, Face> =>
  Object.fromEntries(
    (seats.length === 0 ? [WATCHER] : seats).map(seat => [seat, faceShown(game, match, seat)]),
  )
