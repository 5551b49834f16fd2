import type { Game, Rng, RulesRef, Seat, Words } from '@noren/engine'
import { lookOf, refOf, sideChance, wordsFor } from '@noren/match'
import type { Match } from '@noren/match'
import type { Hinted } from '@noren/protocol'

/** What somebody who thinks is asked: a view, never a state. */
export interface Question {
  readonly rules: RulesRef
  readonly view: unknown
  readonly seat: Seat
  readonly rng: Rng
}

const asked = (game: Game, match: Match, seat: Seat, rng: Rng): Question => ({
  rules: refOf(match.charter),
  view: game.view(lookOf(game, match, seat), seat),
  seat,
  rng,
})

/** The question of a seat for a bot: asked again, it is the same. */
export const botQuestion = (game: Game, match: Match, seat: Seat): Question =>
  asked(game, match, seat, sideChance(match.charter.key, 'bot', match.askedAt[seat] ?? 0, seat))

/** The same for a hint. */
export const hintQuestion = (game: Game, match: Match, seat: Seat): Question =>
  asked(game, match, seat, sideChance(match.charter.key, 'hint', match.entries.length, seat))

/** What the strongest would do, as bots say it. */
interface Hint {
  readonly choices: readonly {
    readonly words: Words
    readonly value: number | null
    readonly visits: number
  }[]
  readonly why: Words
  readonly worlds: number
}

/** A hint as its seat is told it. */
export const hintTold = (game: Game, seat: Seat, seq: number, hint: Hint): Omit<Hinted, 't' | 'id'> => ({
  seat,
  seq,
  choices: hint.choices.map(c => ({ words: [...wordsFor(game, c.words)], value: c.value, visits: c.visits })),
  why: [...hint.why],
  worlds: hint.worlds,
})
