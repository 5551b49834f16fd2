import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { Stats } from '@noren/protocol'
import { readConfig, serve } from '@noren/server'
import { shelf } from '@noren/server/parts'
import type { Served } from '@noren/server'
import { SqliteStore } from '@noren/store'
import { Guest } from '@noren/testbed/client'
import { writePast } from '../src/past.ts'
import { byHand } from './by-hand.ts'

const data = mkdtempSync(join(tmpdir(), 'noren-stats-'))
let house: Served | null = null
afterAll(async () => {
  await house?.close()
  rmSync(data, { recursive: true, force: true })
})

const open = (): Promise<Served> =>
  serve(readConfig({ PORT: '0', HOST: '127.0.0.1', NOREN_DATA: data, NOREN_BOT_WORKERS: '1' }))
const idOf = (guest: Guest): string =>
  decodeURIComponent(guest.cookie.split('=')[1] ?? '').split('.')[0] ?? ''

test('issue 19: statistics of 200 recorded games equal those of a second, independent script', async () => {
  const before = await open()
  const me = new Guest(before.address)
  await me.ask('PUT', '/api/me', { name: 'Kuma', crest: 0 })
  await before.close()
  const store = await SqliteStore.open(join(data, 'noren.sqlite'))
  const others = ['1', '2', '3', '4', '5'].map(n => `aaaaaaa${n}-0000-4000-8000-000000000000`)
  for (const [n, id] of others.entries()) await store.savePerson({ id, name: `Rival ${n}`, crest: n })
  const ids = await writePast(store, {
    person: idOf(me),
    others,
    games: 200,
    seed: 11,
    now: 1_800_000_000_000,
  })
  // Every third game was reviewed; of Sakura only four were, which is too few to say anything.
  const sakura = new Set<string>()
  for (const [n, id] of ids.entries()) {
    if (n % 3 !== 0) continue
    if ((await store.table(id))?.charter.game === 'sakura' && sakura.add(id).size > 4) continue
    const body = JSON.stringify({ luck: ((n * 37) % 90) - 45, own: 4 - ((n * 23) % 41), line: [0.5] })
    await store.saveRecord({ person: idOf(me), kind: 'reviewed', key: id, body, at: n })
  }
  await store.close()

  const team = Object.values(shelf).flatMap(s => (s.together === true ? [s.game.id] : []))
  const hand = byHand(join(data, 'noren.sqlite'), idOf(me), team)
  house = await open()
  const told = await Object.assign(new Guest(house.address), { cookie: me.cookie }).ask<Stats>(
    'GET',
    '/api/me/stats',
  )
  // Some of the two hundred were given up, ended by agreement, or played by the table.
  expect(hand.games).toBeLessThan(190)
  expect(hand.games).toBeGreaterThan(150)
  expect([told.games, told.won, told.minutes, told.met]).toEqual([
    hand.games,
    hand.won,
    hand.minutes,
    others.length,
  ])
  expect(told.byGame.map(g => g.game).sort()).toEqual(Object.keys(hand.byGame).sort())
  for (const g of told.byGame) {
    const by = hand.byGame[g.game]
    if (by === undefined) throw new Error(g.game)
    expect([g.games, g.won, g.least, g.most]).toEqual([by.games, by.won, by.least, by.most])
    expect(g.share?.won).toBeCloseTo(by.won / by.games, 12)
    expect(g.share?.low).toBeCloseTo(by.low, 10)
    expect(g.share?.high).toBeCloseTo(by.high, 10)
    if (team.includes(g.game)) {
      expect(g.share).not.toHaveProperty('even')
      expect(g.share?.bots).toBeCloseTo(by.bots / 100, 10)
    } else {
      expect(g.share).not.toHaveProperty('bots')
      expect(g.share?.even).toBeCloseTo(by.even, 12)
    }
    const many = by.reviewed.length >= 5
    expect(many).toBe(g.game !== 'sakura')
    expect(g.lucks).toEqual(many ? by.reviewed.map(r => r.luck) : [])
    expect(g.slips).toEqual(many ? by.reviewed.map(r => Math.max(0, -r.own)) : [])
    for (const what of ['luck', 'own'] as const) {
      const all = by.reviewed.reduce((sum, r) => sum + r[what], 0)
      if (many) expect(g[what]?.mean).toBeCloseTo(all / by.reviewed.length, 10)
      else expect(g).not.toHaveProperty(what)
    }
    expect(g.score?.mean).toBeCloseTo(by.score, 9)
    expect(g.places.reduce((all, n) => all + n, 0)).toBe(team.includes(g.game) ? 0 : by.games)
    for (const [place, n] of by.places.entries()) expect(g.places[place]).toBe(n ?? 0)
    for (const { clause, n } of g.ways) expect(n).toBe(by.ways[clause])
  }
  const tallies = told.people.map(p => [
    p.name,
    p.games,
    p.ahead,
    p.behind,
    p.level,
    p.together,
    p.togetherWon,
  ])
  const expected = others.map((id, n) => [`Rival ${n}`, ...(hand.people[id] ?? [])])
  const byName = (a: readonly unknown[], b: readonly unknown[]): number =>
    String(a[0]) < String(b[0]) ? -1 : 1
  expect(tallies.sort(byName)).toEqual(expected.sort(byName))
}, 120_000)
