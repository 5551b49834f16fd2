import { below, canonical, Choices, members, seeded, waiting, WATCHER } from '@noren/engine'
import type { Game, LoadedRules, Seat, Words } from '@noren/engine'
import { registry } from '@noren/games'
import {
  accept,
  askableUndo,
  envelopeOf,
  faceFor,
  linesFor,
  mayUndo,
  open,
  opening,
  UNDO_WORDS,
  undoToWords,
  judge,
} from '@noren/match'
import type { Charter, Match } from '@noren/match'

/** The four games under their newest rules and under version 1, as their reader shows it. */
export const KINDS: readonly (readonly [game: string, version: 1 | 2, seats: number])[] = [
  ['sakura', 1, 3],
  ['sakura', 2, 4],
  ['samurai-spirit', 1, 6],
  ['samurai-spirit', 2, 7],
  ['honor-of-the-samurai', 1, 3],
  ['honor-of-the-samurai', 2, 3],
  ['sake-and-samurai', 1, 3],
  ['sake-and-samurai', 2, 4],
]

export async function rulesOf(game: string, version: number): Promise<LoadedRules> {
  const found = await registry.rules({ game, version })
  if (found === null) throw new Error(`no rules of ${game}@${version}`)
  return found
}

/** What everybody was shown after one entry. */
export interface Shown {
  /** Faces by seat; none for a seat that looks at its own sealed answer, of which the log knows nothing. */
  readonly faces: ReadonlyMap<Seat, string>
  /** The whole log by seat; it is long, and written down now and then. */
  readonly lines: ReadonlyMap<Seat, string>
}

export interface Played {
  readonly match: Match
  /** By entry; 0 is the table after the set-up. */
  readonly shown: readonly Shown[]
}

const key = (seed: number): string => seed.toString(16).padStart(64, '7')

export const charterFor = (game: Game, seats: number, seed: number): Charter => ({
  id: 'koi-recordtest',
  game: game.id,
  version: game.version,
  options: game.options.defaults,
  seats,
  key: key(seed),
})

/**
 * Plays a match, half by a quick policy and half by chance, and writes down what everybody is shown, as it happens; choices are
 * taken back now and then.
 */
export function playLive(
  { game, sense }: LoadedRules,
  seats: number,
  seed: number,
  most = 150,
  look = true,
): Played {
  const match = open(game, charterFor(game, seats, seed))
  const rng = seeded(seed)
  const list = new Choices()
  const eyes = [WATCHER, ...Array.from({ length: seats }, (_, s) => s)]
  const snap = (): Shown => ({
    faces: new Map(
      eyes.flatMap(s => (envelopeOf(match, s) === null ? [[s, canonical(faceFor(game, match, s))]] : [])),
    ),
    lines: new Map(
      match.entries.length % 8 === 0 ? eyes.map(s => [s, canonical(linesFor(game, match, [s]))]) : [],
    ),
  })
  const shown: Shown[] = [snap()]
  const seen = (): void => void (look && shown.push(snap()))
  for (let n = 0; match.state.outcome === null && match.entries.length < most; n++) {
    const asked = members(waiting(match.state)).filter(s => envelopeOf(match, s)?.done !== true)
    const seat = asked[below(rng, asked.length)] as Seat
    const far = below(rng, 40) === 0 ? askableUndo(game, match, seat) : null
    game.legal(match.state, seat, list)
    const pick =
      below(rng, 2) === 0 || sense?.policy === undefined
        ? below(rng, list.size)
        : sense.policy(match.state, seat, list, rng)
    const words: Words = far === null ? game.say(match.state, seat, list.at(pick)).words : undoToWords(far)
    const last = match.entries.at(-1)
    const own = last !== undefined && mayUndo(match, last.seat) && below(rng, 4) === 0
    const moveId = `move-${n}`
    const seq = match.entries.length
    const wish = own ? { seat: last.seat, words: UNDO_WORDS, moveId, seq } : { seat, words, moveId, seq }
    const { transition, envelopes } = judge(
      game,
      match,
      far === null || own ? wish : { ...wish, agreed: true },
      0,
    )
    if (transition !== null) {
      accept(match, transition)
      seen()
    }
    if (envelopes !== null) match.envelopes = envelopes
    for (let t = opening(game, match); t !== null; t = opening(game, match)) {
      accept(match, t)
      seen()
    }
  }
  return { match, shown }
}
