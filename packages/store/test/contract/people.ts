import { expect, test } from 'vitest'
import { below, seeded } from '@noren/engine'
import type { Kept, OwnRecord, SeatHolder } from '../../src/index.ts'
import type { Bench } from './given.ts'
import { EMPTY, person, bot, row, entry, ON } from './given.ts'

/** What a store promises of people, their devices and what is theirs alone. */
export function peopleContract({ fresh }: Bench): void {
  test('people are found by id, and saving again changes them', async () => {
    const s = await fresh()
    expect(await s.person('p1')).toBeNull()
    await s.savePerson({ id: 'p1', name: 'Aki', crest: 3 })
    await s.savePerson({ id: 'p2', name: 'Béla', crest: 4 })
    await s.savePerson({ id: 'p1', name: 'Aki the Elder', crest: 5 })
    expect(await s.person('p1')).toEqual({ id: 'p1', name: 'Aki the Elder', crest: 5 })
    expect((await s.people(['p2', 'nobody', 'p1', 'p2'])).map(p => p.id).sort()).toEqual(['p1', 'p2'])
    const shy = { id: 'p2', name: 'Béla', crest: 4, sight: { page: 'met', games: 'me' } } as const
    await s.savePerson(shy)
    expect(await s.people(['p2'])).toEqual([shy])
  })

  test('issue 19: records of a person are theirs: saved again, added once, dropped', async () => {
    const s = await fresh()
    const note = (key: string, body: string, at: number) => ({
      person: 'p1',
      kind: 'note',
      key,
      body,
      at,
    })
    await s.saveRecord(note('b', 'one', 2))
    await s.saveRecord(note('a', 'two', 2))
    await s.saveRecord(note('b', 'three', 1_800_000_000_000))
    await s.saveRecord({ ...note('b', 'of another', 3), person: 'p2' })
    await s.saveRecord({ ...note('b', 'a wish', 9), kind: 'wish' })
    expect(await s.recordsOf('p1', 'note')).toEqual([
      note('a', 'two', 2),
      note('b', 'three', 1_800_000_000_000),
    ])
    expect(await s.recordsOf('p1')).toHaveLength(3)
    expect(await s.addRecord(note('b', 'four', 5))).toEqual(note('b', 'three', 1_800_000_000_000))
    expect(await s.addRecord(note('c', 'five', 6))).toEqual(note('c', 'five', 6))
    await s.dropRecord('p1', 'note', 'a')
    expect(await s.record('p1', 'note', 'a')).toBeNull()
    expect(await s.record('p1', 'note', 'c')).toEqual(note('c', 'five', 6))
  })

  test('issue 17: counts that are added at the same time are all there', async () => {
    const s = await fresh()
    await Promise.all(
      Array.from({ length: 20 }, (_, n) => s.addCounts('', 'puzzle', 'a', n % 4 === 0 ? [0, 1] : [1, 0])),
    )
    await s.addCounts('', 'puzzle', 'b', [0, 1])
    expect(await s.recordsOf('', 'puzzle')).toEqual([
      { person: '', kind: 'puzzle', key: 'a', body: '[15,5]', at: 0 },
      { person: '', kind: 'puzzle', key: 'b', body: '[0,1]', at: 0 },
    ])
  })

  test('issue 17: results of a day are found by how they came out, whoever they belong to, oldest first', async () => {
    const s = await fresh()
    const of = (person: string, key: string, at: number, kind = 'daily', score = 7) => ({
      person,
      kind,
      key,
      body: JSON.stringify({ score, payoff: 0.5, choices: [['take', person]] }),
      at,
    })
    await s.saveRecord(of('p2', '2026-11-16', 20))
    await s.saveRecord(of('p1', '2026-11-16', 30))
    await s.saveRecord(of('p3', '2026-11-16', 10))
    await s.saveRecord(of('p3', '2026-11-17', 5))
    await s.saveRecord(of('p4', '2026-11-16', 1, 'note'))
    await s.saveRecord(of('p4', '2026-11-16', 2, 'daily', 7.25))
    for (const body of ['{"score"', '{"score":7}', '{"score":"7","payoff":0.5}', '[7]', 'null'])
      await s.saveRecord({ ...of(`odd ${body}`, '2026-11-16', 3), body })
    const so = { score: 7, payoff: 0.5 }
    const people = async (limit: number): Promise<string[]> =>
      (await s.dayResults('2026-11-16', so, limit)).map(r => r.person)
    expect(await s.dayResults('2026-11-17', so, 9)).toEqual([of('p3', '2026-11-17', 5)])
    expect(await s.dayFigures('2026-11-16')).toEqual([
      { score: 7.25, payoff: 0.5, n: 1 },
      { ...so, n: 3 },
    ])
    expect(await people(9)).toEqual(['p3', 'p2', 'p1'])
    expect(await people(2)).toEqual(['p3', 'p2'])
    await s.forgetPerson('p2', () => 'nobody')
    expect(await people(9)).toEqual(['p3', 'p1'])
    expect(await s.dayResults('2026-11-18', so, 9)).toEqual([])
    expect(await s.dayFigures('2026-11-18')).toEqual([])
  })

  test('issue 35: figures of a day that were kept as they were counted are those of its results, whatever was done', async () => {
    const s = await fresh()
    const rng = seeded(35)
    const days = ['2026-11-16', '2026-11-17']
    const any = <T>(list: readonly T[]): T => list[below(rng, list.length)] as T
    const people = Array.from({ length: 12 }, (_, n) => `p${n}`)
    const drawn = (): OwnRecord => ({
      person: any(people),
      kind: any(['daily', 'daily', 'daily', 'note']),
      key: any(days),
      body: JSON.stringify({ score: below(rng, 4) - 1, payoff: any([0, 0.5, 1]), choices: [] }),
      at: 1_800_000_000_000 + below(rng, 3),
    })
    const deeds = [
      () => s.addRecord(drawn()),
      () => s.addRecord(drawn()),
      () => s.saveRecord(drawn()),
      () => Promise.all([s.addRecord(drawn()), s.addRecord(drawn()), s.saveRecord(drawn())]),
      () => s.dropRecord(any(people), 'daily', any(days)),
      () => s.forgetPerson(any(people), () => 'nobody'),
    ]
    /** The second way: everything that is kept, read and sorted here. */
    const recounted = async (day: string): Promise<Map<string, OwnRecord[]>> => {
      const records: OwnRecord[] = []
      for await (const kept of s.everything()) if (kept.kind === 'record') records.push(kept.record)
      const results = records.filter(r => r.kind === 'daily' && r.key === day)
      const by = (of: (r: OwnRecord) => number) => (a: OwnRecord, b: OwnRecord) => of(b) - of(a)
      const field = (name: string) => (r: OwnRecord) =>
        (JSON.parse(r.body) as Record<string, number>)[name] ?? 0
      results.sort((a, b) => a.at - b.at || (a.person < b.person ? -1 : 1))
      results.sort(by(field('score'))).sort(by(field('payoff')))
      return Map.groupBy(results, r => `${field('payoff')(r)} ${field('score')(r)}`)
    }
    for (let n = 0; n < 120; n++) {
      await any(deeds)()
      for (const day of n % 6 === 0 ? days : []) {
        const should = await recounted(day)
        const figures = await s.dayFigures(day)
        expect(figures.map(f => [`${f.payoff} ${f.score}`, f.n])).toEqual(
          [...should].map(([key, records]) => [key, records.length]),
        )
        for (const figure of figures)
          expect(await s.dayResults(day, figure, 99)).toEqual(should.get(`${figure.payoff} ${figure.score}`))
      }
    }
  })

  test('issue 35: what somebody said is told oldest first, also where it was put back table by table', async () => {
    const s = await fresh()
    for (const id of ['koi-1', 'koi-2']) await s.createTable(row(id, { holders: [person('p1'), EMPTY] }))
    const said = [
      ['koi-1', 1],
      ['koi-1', 3],
      ['koi-2', 2],
      ['koi-2', 3],
    ] as const
    for (const [table, at] of said)
      await s.speak(table, { seat: 0, at, kind: 'text', body: `${at} at ${table}` })
    expect((await s.spokenBy('p1')).map(l => l.body)).toEqual([
      '1 at koi-1',
      '2 at koi-2',
      '3 at koi-1',
      '3 at koi-2',
    ])
  })

  test('issue 19: somebody who is forgotten leaves their moves and nothing else', async () => {
    const s = await fresh()
    await s.savePerson({ id: 'p1', name: 'Aki', crest: 3 })
    await s.savePerson({ id: 'p2', name: 'Béla', crest: 4 })
    await s.saveWebhook({ person: 'p1', url: 'https://example.org/', secret: 's', site: 'x' })
    await s.saveSignIn({ id: 'd1', person: 'p1', agent: '', created: 1, ended: false })
    const standing = { mine: 'game' }
    const mine: SeatHolder = { kind: 'person', person: 'p1', away: true, standing }
    const manners = {
      muted: ['p1', 'p2'],
      ready: ['p1'],
      barred: ['p1'],
      absence: { seat: 1, votes: { p1: 'bot', p2: 'wait' } },
    } as const
    await s.createTable(row('koi-1', { status: 'playing', holders: [mine, person('p2')], manners }))
    await s.append('koi-1', [entry(1)], ON, [])
    await s.createTable(row('koi-2', { status: 'playing', holders: [mine, bot] }))
    await s.append('koi-2', [entry(1)], ON, [])
    await s.createTable(
      row('koi-3', { host: 'p2', holders: [person('p2'), EMPTY], manners: { barred: ['p1'] } }),
    )
    await s.createTable(row('koi-4', { host: 'p2', holders: [person('p2'), EMPTY] }))
    for (const [table, seat] of [
      ['koi-1', 0],
      ['koi-1', 1],
      ['koi-2', 0],
    ] as const)
      await s.speak(table, { seat, at: 5, kind: 'text', body: `${table} ${seat}` })
    expect((await s.spokenBy('p1')).map(l => [l.table, l.body])).toEqual([
      ['koi-1', 'koi-1 0'],
      ['koi-2', 'koi-2 0'],
    ])
    const record = (of: string, kind: string, key: string, body = '') =>
      s.saveRecord({ person: of, kind, key, body, at: 1 })
    await record('p1', 'note', 'koi-1', 'secret')
    await record('p2', 'note', 'p1', 'about p1')
    await record('p2', 'note', 'koi-2', 'about a table that goes')
    await record('p2', 'note', 'koi-1', 'stays')
    await record('p2', 'invitation', 'koi-4', 'p1')

    const done = await s.forgetPerson('p1', table => `stranger-${table}`)
    expect(done).toEqual({ erased: ['koi-2'], changed: ['koi-1', 'koi-3'] })
    expect(await s.person('p1')).toBeNull()
    expect(await s.webhook('p1')).toBeNull()
    expect(await s.signIn('d1')).toBeNull()
    expect(await s.recordsOf('p1')).toEqual([])
    expect((await s.recordsOf('p2')).map(r => r.body)).toEqual(['stays'])
    expect(await s.table('koi-2')).toBeNull()
    expect(await s.entries('koi-2')).toEqual([])
    expect(await s.entries('koi-1')).toEqual([entry(1)])
    expect((await s.spoken('koi-1', 9)).map(l => l.body)).toEqual(['koi-1 1'])
    expect(await s.table('koi-1')).toMatchObject({
      host: 'stranger-koi-1',
      holders: [{ kind: 'person', person: 'stranger-koi-1', away: true }, person('p2')],
      manners: { muted: ['p2'], ready: [], barred: [], absence: { seat: 1, votes: { p2: 'wait' } } },
      revision: 1,
    })
    expect((await s.table('koi-1'))?.holders[0]).not.toHaveProperty('standing')
    expect((await s.table('koi-3'))?.manners).toEqual({ barred: [] })
    expect((await s.table('koi-4'))?.revision).toBe(0)
    // Whoever read the table before cannot write the name back.
    expect(await s.saveTable(row('koi-1', { holders: [mine, person('p2')] }))).toBe(false)
    for await (const kept of s.everything()) expect(JSON.stringify(kept)).not.toMatch(/"p1"|Aki/)
  })

  test('a webhook is kept for its person, replaced and dropped; the others stay', async () => {
    const s = await fresh()
    const hook = (who: string, url: string) => ({
      person: who,
      url,
      secret: 'hush',
      site: 'https://noren.example',
    })
    expect(await s.webhook('p1')).toBeNull()
    await s.saveWebhook(hook('p1', 'https://one.example/'))
    await s.saveWebhook(hook('p2', 'https://two.example/'))
    await s.saveWebhook(hook('p1', 'https://three.example/?a=ü'))
    expect(await s.webhook('p1')).toEqual(hook('p1', 'https://three.example/?a=ü'))
    await s.dropWebhook('p1')
    expect(await s.webhook('p1')).toBeNull()
    expect(await s.webhook('p2')).toEqual(hook('p2', 'https://two.example/'))
    const kept: Kept[] = []
    for await (const k of s.everything()) kept.push(k)
    expect(kept).toEqual([{ kind: 'webhook', webhook: hook('p2', 'https://two.example/') }])
  })

  test('devices are kept by id and listed by person; one that was ended is known and not listed', async () => {
    const s = await fresh()
    const one = { id: 'd1', person: 'p1', agent: 'Firefox', created: 5, ended: false }
    expect(await s.signIn('d1')).toBeNull()
    await s.saveSignIn(one)
    await s.saveSignIn({ ...one, id: 'd0', created: 9 })
    await s.saveSignIn({ ...one, id: 'd2', person: 'p2' })
    expect((await s.signInsOf('p1')).map(d => d.id)).toEqual(['d1', 'd0'])
    await s.saveSignIn({ ...one, ended: true })
    expect(await s.signIn('d1')).toEqual({ ...one, ended: true })
    expect((await s.signInsOf('p1')).map(d => d.id)).toEqual(['d0'])
  })
}
