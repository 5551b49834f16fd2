import { expect, test } from 'vitest'
import { askedOf, BOT, Ear, FakeIndexedDb, houseOn, person } from './fake-indexed-db.ts'
import { logOf } from './finished-log.ts'

test('a finished game goes on from a moment on this device, marked as a fork (issue 18, 4)', async () => {
  const { log } = await logOf('sakura')
  const store = new FakeIndexedDb()
  const house = houseOn(store)
  const at = 6
  const seat = log.entries[at]?.seat ?? 0
  const holders = [0, 1].map(s => (s === seat ? person('Mika') : BOT))
  for (const deal of ['anew', 'kept'] as const) {
    const table = await house.run({ do: 'fork', fork: { log, at, seat, deal, holders } })
    if (table === null || !('keyHash' in table)) throw new Error(JSON.stringify(table))
    expect(table).toMatchObject({ status: 'playing', game: 'sakura', fork: { table: 'koi-w', at } })
    expect(table.keyHash).not.toBe(log.keyHash)
    const ear = new Ear(house, [seat])
    await ear.hello(table.id)
    const face = ear.now.faces[String(seat)]
    expect(askedOf(face ?? { waiting: 0 }, 2)).toBe(seat)
    // The very move that was made then is open, and is carried out as the first of the new game.
    expect(await ear.move(seat, log.entries[at]?.words ?? [])).toMatchObject({ status: 'applied', seq: 1 })
    // It is found again by another page.
    expect(await houseOn(store).run({ do: 'list' })).toMatchObject([
      { fork: { at } },
      ...(deal === 'kept' ? [{}] : []),
    ])
  }
})

test('where the game was over nothing goes on, nor in a past that was never played', async () => {
  const { log } = await logOf('sakura')
  const house = houseOn(new FakeIndexedDb())
  const holders = [person('Mika'), BOT]
  const end = log.entries.length
  const over = await house.run({ do: 'fork', fork: { log, at: end, seat: 0, deal: 'kept', holders } })
  expect(over).toMatchObject({ no: 'bad-options' })
  const [first, ...others] = log.entries
  if (first === undefined) throw new Error('no entry')
  const forged = { ...log, entries: [{ ...first, moveId: 'forged' }, ...others] }
  const fork = { log: forged, at: 6, seat: 0, deal: 'kept', holders } as const
  expect(await house.run({ do: 'fork', fork })).toMatchObject({ no: 'bad-options' })
})
