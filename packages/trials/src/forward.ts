import { randomUUID } from 'node:crypto'
import { below, members, waiting } from '@noren/engine'
import type { Game, Rng } from '@noren/engine'
import { carryOut, facesFor, isHeld, load } from '@noren/match'
import type { Match } from '@noren/match'
import type { MatchStore } from '@noren/store'
import { summaryOf } from '@noren/table'
import type { Memory } from './player.ts'

const MOST = 400

/** A window that asks several seats, one of which at least has something to choose. */
function atWindow(game: Game, match: Match): boolean {
  if (!isHeld(game, match.state)) return false
  const asked = members(waiting(match.state))
  const faces = facesFor(game, match, asked)
  return asked.length > 1 && asked.some(seat => (faces[String(seat)]?.choices.length ?? 0) > 1)
}

/**
 * Plays a table on by chance to its next sealed window and writes that down at once, as another server would: windows are seldom, and
 * this trial is about them. Those who sit there are remembered as the ones who sent it, and nothing of it was acknowledged to them.
 */
export async function toWindow(
  store: MatchStore,
  game: Game,
  memories: ReadonlyMap<number, Memory>,
  table: string,
  rng: Rng,
): Promise<void> {
  const row = await store.table(table)
  const known = row === null ? [] : await store.entries(table)
  if (row === null || row.status !== 'playing' || row.envelopes.length > 0 || known.length !== row.seq) return
  const match = load(game, row.charter, known)
  for (let i = 0; i < MOST && match.state.outcome === null && !atWindow(game, match); i++) {
    const asked = members(waiting(match.state))
    const seat = asked[below(rng, asked.length)] ?? 0
    const choices = facesFor(game, match, [seat])[String(seat)]?.choices ?? []
    const words = choices[below(rng, Math.max(1, choices.length))]?.words
    if (words === undefined) continue
    const [id, seq] = [randomUUID(), match.entries.length]
    memories.get(seat)?.sent.set(id, { t: 'move', id, seat, seq, words })
    carryOut(game, match, { seat, words, moveId: id, seq })
  }
  const added = match.entries.slice(known.length)
  if (match.state.outcome === null && match.envelopes.length === 0 && added.length > 0)
    await store.append(table, added, summaryOf(match), row.envelopes)
}
