import type { Move, Seat } from '@noren/engine'
import { Choices, first, fork, seeded, waiting } from '@noren/engine'
import { registry } from '@noren/games'
import type { Sync, Update } from '@noren/protocol'
import { RecordPlayer, tapeOfStage } from '@noren/table'

/** A whole game, played by its own rules of thumb; the same number gives the same game. */
export async function playedGame(id: string, seats: number, n: number): Promise<RecordPlayer> {
  const rules = await registry.newest(id)
  if (rules === null) throw new Error(id)
  const { game, sense } = rules
  const chance = seeded(n)
  const start = game.begin(game.options.defaults, seats, fork(chance))
  const s = game.clone(start)
  const list = new Choices()
  const moves: Move[] = []
  while (s.outcome === null) {
    const seat = first(waiting(s))
    game.legal(s, seat, list)
    const action = list.at(sense?.policy?.(s, seat, list, chance) ?? 0)
    moves.push({ seat, words: game.say(s, seat, action).words })
    game.play(s, seat, action)
  }
  return new RecordPlayer(tapeOfStage(game, start, moves))
}

type Line = Sync['lines'][number]

/** What a seat sees after so many entries, as it travels. */
export const facesOf = (record: RecordPlayer, at: number, seat: Seat): Update['faces'] =>
  ({ [String(seat)]: record.faceAt(at, seat) }) as unknown as Update['faces']

/** What a server sends of each entry to the page of one seat. */
export function updatesOf(record: RecordPlayer, seat: Seat): readonly Update[] {
  const lines = record.linesAt(record.length, seat) as unknown as readonly Line[]
  return Array.from({ length: record.length }, (_, i): Update => {
    const seq = i + 1
    const line = lines.find(l => l.seq === seq)
    if (line === undefined) throw new Error(`entry ${seq} has no line`)
    return {
      t: 'update',
      seq,
      line,
      faces: facesOf(record, seq, seat),
      undo: [],
      outcome: (seq === record.length ? record.outcome : null) as Update['outcome'],
    }
  })
}
