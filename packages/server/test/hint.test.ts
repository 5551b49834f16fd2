import { expect, test } from 'vitest'
import type { Line } from '@noren/testbed/client'
import { moveId } from '@noren/testbed/client'
import { guestAt, lineOf, openHouse } from './house.ts'

/** Asks, and gives the hint or the code of the refusal. */
async function hintOn(line: Line, seat: number): Promise<unknown> {
  const id = moveId()
  line.send({ t: 'hint', id, seat })
  const [told, refused] = [line.seen('hint', m => m.id === id), line.seen('reply', m => m.id === id)]
  return Promise.race([told, refused.then(r => r.code)])
}

test('somebody who practises against bots is told what the strongest would do; the same question is thought about once', async () => {
  const house = await openHouse()
  const me = guestAt(house)
  const { id } = await me.open({ game: 'sakura', seats: 3, bots: ['wanderer', 'wanderer'], start: true })
  const line = await lineOf(me)
  await line.hello(id)
  const sync = await line.seen('sync', () => true)
  await expect
    .poll(
      () => {
        const face = line.last?.faces['0'] ?? sync.faces['0']
        return ((face?.waiting ?? 0) & 1) === 1
      },
      { timeout: 20_000 },
    )
    .toBe(true)
  const hint = await hintOn(line, 0)
  const choices = line.last?.faces['0']?.choices.map(c => c.words.join(' ')) ?? []
  expect(hint).toMatchObject({ t: 'hint', seat: 0, seq: line.last?.seq })
  const {
    choices: told,
    why,
    worlds,
  } = hint as { choices: { words: unknown[]; value: number }[]; why: unknown[]; worlds: number }
  expect(told.length).toBeGreaterThan(0)
  for (const c of told) expect(choices).toContain(c.words.join(' '))
  expect(why.length).toBeGreaterThan(0)
  expect(worlds).toBeGreaterThan(0)
  // Asking again costs nothing and says the same, however often: no limit is reached.
  for (let n = 0; n < 8; n++) expect(await hintOn(line, 0)).toMatchObject({ choices: told, why, worlds })
})

test('no hint for a seat that is not mine, before the start, or against people', async () => {
  const house = await openHouse()
  const [anna, ben] = [guestAt(house), guestAt(house)]
  const { id } = await anna.open({ game: 'sakura', seats: 2 })
  const line = await lineOf(anna)
  expect(await hintOn(line, 0)).toBe('say-hello-first')
  await line.hello(id)
  expect(await hintOn(line, 0)).toBe('not-started')
  await ben.ask('POST', `/api/tables/${id}/sit`, {})
  await anna.ask('POST', `/api/tables/${id}/start`, {})
  await line.next('sync')
  expect(await hintOn(line, 0)).toBe('no-hints')
  expect(await hintOn(line, 1)).toBe('not-your-seat')
  expect(await hintOn(line, 9)).toBe('no-such-seat')
  const watcher = await lineOf(guestAt(house))
  await watcher.hello(id)
  expect(await hintOn(watcher, 0)).toBe('not-your-seat')
})
