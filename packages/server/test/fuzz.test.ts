import { expect, test } from 'vitest'
import { below, seeded } from '@noren/engine'
import type { Rng } from '@noren/engine'
import { guestAt, lineOf, openHouse } from './house.ts'
import { seated } from './playing.ts'

const FRAMES = 600

const ODD: readonly unknown[] = [
  null,
  true,
  -1,
  1e308,
  0.1,
  '',
  'undo',
  '__proto__',
  'constructor',
  '\u0000',
  '💮'.repeat(30),
  [],
  [[]],
  {},
  { toString: 1 },
  { length: 9 },
  Array(90).fill('x'),
]
const pick = <T>(rng: Rng, from: readonly T[]): T => from[below(rng, from.length)] as T

/** A message that is right but for one or two places, or text that is no message at all. */
function hostile(rng: Rng, table: string): string | Buffer {
  const good: Record<string, unknown>[] = [
    { t: 'hello', v: 2, table, since: 0 },
    { t: 'move', id: `fuzz-${below(rng, 1e9)}`, seat: 0, seq: 0, words: ['bow'] },
    { t: 'undo', id: `fuzz-${below(rng, 1e9)}`, seat: 0, seq: 0 },
    { t: 'ping' },
  ]
  const message = { ...pick(rng, good) }
  for (let n = 1 + below(rng, 2); n > 0; n--)
    message[pick(rng, ['t', 'v', 'id', 'seat', 'seq', 'words', 'table', 'since', '__proto__', 'x'])] = pick(
      rng,
      ODD,
    )
  const text = JSON.stringify(message)
  const kind = below(rng, 10)
  if (kind === 0) return text.slice(0, below(rng, text.length))
  if (kind === 1) return Buffer.from(text)
  if (kind === 2) return text + text
  return text
}

test(`${FRAMES} hostile frames: each is answered, none changes the table, and the game goes on`, async () => {
  const house = await openHouse()
  const [host, friend, stranger] = [guestAt(house), guestAt(house), guestAt(house)]
  const { id } = await seated([host, friend], 'lanterns', 0)
  const [mine, theirs] = [await lineOf(host), await lineOf(stranger)]
  await mine.hello(id)
  await theirs.hello(id)
  const rng = seeded(42)
  for (let i = 0; i < FRAMES; i++) theirs.raw(hostile(rng, id))
  const last = await theirs.wish({ t: 'move', id: 'the-last-one', seat: 0, seq: 0, words: ['bow'] })
  expect(last).toMatchObject({ status: 'refused', code: 'not-your-seat' })
  const sync = await mine.hello(id)
  expect([sync.seq, sync.table.status]).toEqual([0, 'playing'])
  // One answer to the hello, to each of the frames, and to the last move.
  expect(theirs.got.filter(m => m.t !== 'table').length).toBe(FRAMES + 2)
  expect(
    await mine.wish({ t: 'move', id: 'after-the-storm', seat: 0, seq: 0, words: ['bow'] }),
  ).toMatchObject({
    status: 'applied',
  })
})
