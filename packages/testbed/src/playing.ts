import { below } from '@noren/engine'
import type { Rng } from '@noren/engine'
import type { Face, TableInfo } from '@noren/protocol'
import { moveId } from './client.ts'
import type { Guest, Line } from './client.ts'

export const faceAt = (line: Line, seat: number): Face | undefined => line.last?.faces[String(seat)]

/** Plays one seat through its line, from what the line is told alone, until the game is over. */
export async function playSeat(line: Line, seat: number, rng: Rng, undoOdds = 12): Promise<void> {
  for (;;) {
    const at = line.last
    if (at === undefined) throw new Error('no table')
    if (at.t === 'sync' ? at.table.status === 'over' : at.outcome !== null) return
    const face = faceAt(line, seat)
    const asked = ((face?.waiting ?? 0) & (1 << seat)) !== 0
    const choices = asked ? (face?.choices ?? []) : []
    if (at.undo.includes(seat) && below(rng, undoOdds) === 0) {
      await line.wish({ t: 'undo', id: moveId(), seat, seq: at.seq })
      continue
    }
    const choice = choices[below(rng, Math.max(1, choices.length))]
    if (choice === undefined) await line.next('update', m => m.seq > at.seq)
    else await line.wish({ t: 'move', id: moveId(), seat, seq: at.seq, words: choice.words })
  }
}

/** A table with these people, in this order, and a bot on each seat that is left; it has begun. */
export async function seated(
  people: readonly Guest[],
  game: string,
  bots: number,
  options?: unknown,
): Promise<TableInfo> {
  const [host, ...others] = people
  if (host === undefined) throw new Error('nobody to open the table')
  const { id } = await host.open({
    game,
    seats: people.length + bots,
    bots: Array.from({ length: bots }, () => 'wanderer' as const),
    ...(options === undefined ? {} : { options }),
  })
  for (const other of others) await other.ask('POST', `/api/tables/${id}/sit`, {})
  return host.ask('POST', `/api/tables/${id}/start`)
}
