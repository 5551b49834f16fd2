import { has } from '@noren/engine'
import type { Game, Rng, RulesRef, Seat, Words } from '@noren/engine'
import { stateFor, refOf, sideChance, unanswered, wordsFor } from '@noren/match'
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
  view: game.view(stateFor(game, match, seat), seat),
  seat,
  rng,
})

/** The question of a seat for a bot: asked again, it is the same. */
export const botQuestion = (game: Game, match: Match, seat: Seat): Question =>
  asked(game, match, seat, sideChance(match.charter.key, 'bot', match.askedAt[seat] ?? 0, seat))

/** The same for a hint. */
const hintQuestion = (game: Game, match: Match, seat: Seat): Question =>
  asked(game, match, seat, sideChance(match.charter.key, 'hint', match.entries.length, seat))

/** What the strongest would do, as bots say it. */
interface Hint {
  readonly choices: readonly {
    readonly words: Words
    readonly value: number | null
    readonly error: number
    readonly close: boolean
    readonly why: Words | null
  }[]
  readonly why: Words
  readonly worlds: number
}

/** A hint as its seat is told it; null where the seat is asked nothing. */
export async function hintFor(
  { game, match }: { readonly game: Game; readonly match: Match | null },
  seat: Seat,
  think: (question: Question) => Promise<Hint>,
): Promise<Omit<Hinted, 't' | 'id'> | null> {
  if (match === null || !has(unanswered(match), seat)) return null
  const seq = match.entries.length
  const { choices, why, worlds } = await think(hintQuestion(game, match, seat))
  const said = choices.map(c => ({
    ...c,
    words: [...wordsFor(game, c.words)],
    why: c.why === null ? null : [...c.why],
  }))
  return { seat, seq, choices: said, why: [...why], worlds }
}
