import type { Seat } from '@noren/engine'
import { lookOf, refOf, sideChance, wordsFor } from '@noren/match'
import type { Hinted } from '@noren/protocol'
import type { Thought, Thoughtful } from './speech.ts'
import type { SofaTable } from './table.ts'

type Think = (thought: Omit<Thought, 'no'>) => Promise<Thoughtful>

/** "What would you do?", thought about where bots think: from the seat's view and a seed of its own. */
export async function hintAt(
  { match, shelved }: SofaTable,
  seat: Seat,
  think: Think,
): Promise<Omit<Hinted, 't' | 'id'>> {
  const seq = match.entries.length
  const thinking = await think({
    rules: refOf(match.charter),
    view: shelved.game.view(lookOf(shelved.game, match, seat), seat),
    seat,
    rng: sideChance(match.charter.key, 'hint', seq, seat),
    level: null,
  })
  if (!('hint' in thinking)) throw new Error('asked for a hint, told a move')
  const { choices, why, worlds } = thinking.hint
  return {
    seat,
    seq,
    choices: choices.map(c => ({
      words: [...wordsFor(shelved.game, c.words)],
      value: c.value,
      visits: c.visits,
    })),
    why: [...why],
    worlds,
  }
}
