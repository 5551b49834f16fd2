import { describe, expect, test } from 'vitest'
import { seeded } from '@noren/engine'
import { checkLog, commitOf, retell } from '@noren/match'
import type { Entry, SealedLog, Seen } from '@noren/match'
import type { TableInfo } from '@noren/protocol'
import type { Guest, Line } from '@noren/testbed/client'
import { FakeClock } from '@noren/testbed/fake-clock'
import { playSeat } from '@noren/testbed/playing'
import { OPENING } from '../src/tables/seeds.ts'
import { guestAt, lineOf, openHouse } from './house.ts'
import { shelf } from './shelf.ts'

const seedOf = (n: number): string => n.toString(16).repeat(64).slice(0, 64)
const commitAt = (n: number): string => commitOf(seedOf(n + 1))

interface Scene {
  readonly clock: FakeClock
  readonly people: readonly Guest[]
  readonly id: string
  readonly post: (who: number, path: string, body?: object) => Promise<TableInfo>
}

/** So many people sit at a table of lanterns that has not begun. */
async function scene(seats: number): Promise<Scene> {
  const clock = new FakeClock()
  const house = await openHouse({}, clock)
  const people = Array.from({ length: seats }, () => guestAt(house))
  const { id } = await (people[0] as Guest).open({ game: 'lanterns', seats })
  const post: Scene['post'] = (who, path, body) =>
    (people[who] as Guest).ask('POST', `/api/tables/${id}/${path}`, body)
  for (let n = 1; n < seats; n++) await post(n, 'sit', {})
  return { clock, people, id, post }
}

/** Every head that a connection was shown. */
const headsOf = (line: Line): Seen[] =>
  line.got.flatMap(m =>
    (m.t === 'sync' || m.t === 'update') && m.head !== undefined ? [{ seq: m.seq, head: m.head }] : [],
  )

const commit = (n: number): object => ({ commit: commitAt(n) })
const seed = (n: number): object => ({ seed: seedOf(n + 1) })

describe('issue 18: players add randomness of their own', () => {
  test('a table waits until what was promised is open, then deals, and its log holds', async () => {
    const { people, post, id } = await scene(2)
    const lines: Line[] = []
    for (const guest of people) lines.push(await lineOf(guest))
    for (const line of lines) await line.hello(id)
    expect((await post(0, 'seed', commit(0))).seeds).toEqual([commit(0), null])
    // Nothing is opened before the start is asked for: until then somebody might promise another seed.
    await expect(post(0, 'seed', seed(0))).rejects.toThrow('not-started')
    await post(1, 'seed', commit(1))
    const asked = await post(0, 'start')
    expect(asked).toMatchObject({ status: 'open', starting: true, seeds: [commit(0), commit(1)] })
    // From here on everything stands.
    await expect(post(1, 'seed', commit(2))).rejects.toThrow('already-started')
    await expect(post(1, 'stand', {})).rejects.toThrow('already-started')
    await expect(post(0, 'options', { options: {} })).rejects.toThrow('already-started')
    await expect(post(0, 'start')).rejects.toThrow('already-started')
    await expect(post(1, 'seed', seed(0))).rejects.toThrow('bad-request')
    const half = await post(1, 'seed', seed(1))
    expect(half).toMatchObject({ status: 'open', seeds: [commit(0), { ...commit(1), ...seed(1) }] })
    const begun = await post(0, 'seed', seed(0))
    expect(begun.status).toBe('playing')
    expect('starting' in begun).toBe(false)
    // Sent once more it is known, and another comes too late.
    expect((await post(0, 'seed', seed(0))).status).toBe('playing')
    await expect(post(0, 'seed', seed(2))).rejects.toThrow('already-started')
    for (const line of lines) await line.seen('sync', m => m.table.status === 'playing')
    await Promise.all(lines.map((line, seat) => playSeat(line, seat, seeded(seat))))
    const log = await (people[0] as Guest).ask<SealedLog>('GET', `/api/tables/${id}/log`)
    expect(log.charter.seeds).toEqual([0, 1].map(n => ({ commit: commitAt(n), seed: seedOf(n + 1) })))
    const game = shelf['lanterns']?.game
    if (game === undefined) throw new Error('no lanterns')
    const witness = { keyHash: begun.keyHash, seeds: begun.seeds ?? [] }
    expect(checkLog(game, log, witness)).toMatchObject({ ok: true })
    // Updates showed where the chain stood, the same to everybody; a past written anew is found by who kept that.
    const [mine, theirs] = lines.map(headsOf)
    expect(mine).toEqual(theirs)
    expect(mine?.length).toBeGreaterThan(log.entries.length / 2)
    expect(mine?.at(-1)?.seq).toBe(log.entries.length)
    expect(checkLog(game, log, { ...witness, heads: mine ?? [] })).toMatchObject({ ok: true })
    const anew = retell(
      game,
      log.charter,
      log.entries.with(log.entries.length - 1, { ...(log.entries.at(-1) as Entry), moveId: 'anew' }),
    )
    const other = { ...log, entries: anew.entries, head: anew.head }
    expect(checkLog(game, other, witness)).toMatchObject({ ok: true })
    expect(checkLog(game, other, { heads: mine ?? [] })).toMatchObject({ ok: false, seq: log.entries.length })
    const { seeds: _, ...alone } = log.charter
    expect(checkLog(game, { ...log, charter: alone })).toMatchObject({ ok: false })
  })

  test('who does not open a seed within ten seconds is left out, and the log says so', async () => {
    const { people, post, id, clock } = await scene(2)
    const line = await lineOf(people[1] as Guest)
    await line.hello(id)
    await post(0, 'seed', commit(0))
    await post(1, 'seed', commit(1))
    await post(0, 'start')
    await post(0, 'seed', seed(0))
    await clock.pass(OPENING - 100)
    expect((await (people[0] as Guest).ask('GET', `/api/tables/${id}`)).starting).toBe(true)
    await clock.pass(100)
    await line.seen('sync', m => m.table.status === 'playing')
    const begun = await (people[0] as Guest).ask('GET', `/api/tables/${id}`)
    expect(begun.seeds).toEqual([{ ...commit(0), ...seed(0) }, commit(1)])
    await expect(post(1, 'seed', seed(1))).rejects.toThrow('already-started')
  })

  test('nobody is waited for who is not there, who promised nothing, or who is a bot', async () => {
    const { people, post } = await scene(3)
    // Somebody without a seed, as every older client is, begins as ever.
    await post(1, 'seed', commit(1))
    const begun = await post(0, 'start')
    expect(begun).toMatchObject({ status: 'playing', seeds: [null, commit(1), null] })
    const host = people[0] as Guest
    const plain = await host.open({ game: 'lanterns', seats: 2, bots: ['wanderer'], start: true })
    expect(plain.status).toBe('playing')
    expect('seeds' in plain).toBe(false)
    // With a bot the one page there is decides alone how long it takes.
    const alone = await host.open({
      game: 'lanterns',
      seats: 2,
      bots: ['wanderer'],
      start: true,
      commit: commitAt(0),
    })
    expect(alone).toMatchObject({ status: 'open', starting: true })
    const opened = await host.ask('POST', `/api/tables/${alone.id}/seed`, seed(0))
    expect(opened).toMatchObject({ status: 'playing', seeds: [{ ...commit(0), ...seed(0) }, null] })
    // Who watches bots has no seat to add anything from.
    const watched = await host.open({
      game: 'lanterns',
      seats: 2,
      bots: ['wanderer', 'wanderer'],
      start: true,
      commit: commitAt(0),
    })
    expect(watched.status).toBe('playing')
    expect('seeds' in watched).toBe(false)
  })

  test('who gets up takes the promise along, and who is a stranger has none', async () => {
    const { people, post, id } = await scene(2)
    await post(1, 'seed', commit(1))
    await post(1, 'stand', {})
    const open = await (people[0] as Guest).ask('GET', `/api/tables/${id}`)
    expect('seeds' in open).toBe(false)
    await expect(post(1, 'seed', commit(1))).rejects.toThrow('not-your-seat')
    await expect(post(0, 'seed', { commit: 'no hash' })).rejects.toThrow()
  })

  test('who leaves while seeds are opened keeps the seat, and the game begins without theirs', async () => {
    const { post, clock, people, id } = await scene(2)
    await post(0, 'seed', commit(0))
    await post(0, 'start')
    expect((await post(1, 'leave')).seats[1]).toMatchObject({ away: true })
    await clock.pass(OPENING)
    const begun = await (people[0] as Guest).ask('GET', `/api/tables/${id}`)
    expect(begun).toMatchObject({ status: 'playing', seeds: [commit(0), null] })
  })
})
