import { expect, test } from 'vitest'
import { count, has, seeded, waiting } from '@noren/engine'
import { isHeld } from '@noren/match'
import type { MatchLog } from '@noren/protocol'
import type { Line } from '@noren/testbed/client'
import { guestAt, lineOf, openHouse } from './house.ts'
import { playSeat, seated } from '@noren/testbed/playing'
import { shelf } from './shelf.ts'
import { reelOf } from './wire.ts'

const SEALED: readonly (readonly [game: string, clause: string, games: number])[] = [
  ['sake', 'section 5.1, 5 and SK-INT-3', 1],
  ['honor', 'section 4.1 and HS-SAVE-3', 2],
  ['sakura', 'SA-CHAR-36', 2],
]

test.each(SEALED)(
  '%s, %s: whole games over sockets; answers come to light together, in the order of seats, and nobody saw one before',
  { timeout: 120_000 },
  async (id, _clause, games) => {
    const game = shelf[id]?.game
    if (game === undefined) throw new Error(`no ${id}`)
    let windows = 0
    const wanted = id === 'sake' ? 10 : 1
    const house = await openHouse()
    // Games are dealt by real keys: one that held few windows is followed by another.
    for (let n = 0; n < games || (n < games + 8 && windows < wanted); n++) {
      const guests = Array.from({ length: 3 }, () => guestAt(house))
      const table = await seated(guests, id, 1)
      const watcher = await lineOf(guestAt(house))
      const lines: Line[] = []
      for (const guest of guests) lines.push(await lineOf(guest))
      for (const line of [watcher, ...lines]) await line.hello(table.id)
      await Promise.all(lines.map((line, seat) => playSeat(line, seat, seeded(50 * n + seat))))
      await watcher.seen('table', m => m.table.status === 'over')
      const log = await guests[0]?.ask<MatchLog>('GET', `/api/tables/${table.id}/log`)
      if (log === undefined) throw new Error('no log')
      const { match, states } = reelOf(game, log)
      /** The window that is being opened: who answered last, and who was asked when it opened. */
      let opening: { last: number } | null = null
      for (const [i, entry] of match.entries.entries()) {
        const before = states[i]
        const after = states[i + 1]
        if (before === undefined || after === undefined) throw new Error('a state is missing')
        const action = game.hear(entry.words)
        const answers: boolean =
          action !== null &&
          isHeld(game, before) &&
          has(waiting(before), entry.seat) &&
          !game.isAnytime(action)
        // Once the first answer is in the log, nothing else comes before the last one.
        if (opening !== null) {
          expect(answers).toBe(true)
          expect(entry.seat).toBeGreaterThanOrEqual(opening.last)
        }
        const several: boolean = opening !== null || (answers && count(waiting(before)) > 1)
        if (opening === null && several) windows++
        const goesOn: boolean =
          answers &&
          several &&
          after.outcome === null &&
          after.frames.length === before.frames.length &&
          (waiting(after) & ~waiting(before)) === 0 &&
          (waiting(after) !== waiting(before) || has(waiting(after), entry.seat)) &&
          isHeld(game, after)
        opening = goesOn ? { last: entry.seat } : null
      }
      // Nobody's frames carry a sealed answer but their own.
      for (const message of watcher.got) expect(message).not.toHaveProperty('sealed')
      for (const [seat, line] of lines.entries())
        for (const m of line.got)
          if ((m.t === 'sync' || m.t === 'update') && m.sealed !== undefined)
            expect(Object.keys(m.sealed)).toEqual([String(seat)])
    }
    expect(windows).toBeGreaterThanOrEqual(wanted)
  },
)
