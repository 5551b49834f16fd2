import { createServer, connect as dial } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PostgresStore } from '../src/index.ts'
import { SQL } from '../src/postgres/people.ts'
import { entry, ON, row, someResults, storeContract } from './contract.ts'
import type { Place } from './contract.ts'
import { raceContract } from './race.ts'
import { binaries, startPostgres } from '@noren/testbed/postgres'
import type { Postgres } from '@noren/testbed/postgres'
import { skipUnlessInstalled } from '@noren/testbed/skip-unless-installed'

const bin = binaries()

if (bin === null) skipUnlessInstalled('its store', 'PostgreSQL', 'postgresql')
else suite(bin)

/** A wire to the database that can be cut after a request has arrived and before its answer leaves. */
async function wire(port: number): Promise<{ port: number; deaf: boolean; close(): void }> {
  const open = new Set<Socket>()
  const self = { port: 0, deaf: false, close: () => {} }
  const server = createServer(near => {
    const far = dial(port, '127.0.0.1')
    for (const socket of [near, far]) {
      open.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => open.delete(socket))
    }
    near.on('data', data => far.write(data))
    far.on('data', data => {
      if (!self.deaf) near.write(data)
      else near.destroy()
    })
    near.on('close', () => far.destroy())
    far.on('close', () => near.destroy())
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  self.port = (server.address() as AddressInfo).port
  self.close = () => {
    server.close()
    for (const socket of open) socket.destroy()
  }
  return self
}

function suite(bin: string): void {
  let postgres: Postgres
  beforeAll(async () => {
    postgres = await startPostgres(bin)
  })
  afterAll(() => postgres.stop())

  const inDatabase = async (): Promise<Place> => {
    const url = await postgres.database()
    return { open: () => PostgresStore.open(url), lasts: true }
  }
  storeContract('postgres', inDatabase)
  raceContract('postgres', inDatabase)

  describe('postgres', () => {
    const raw = async (url: string): Promise<pg.Client> => {
      const client = new pg.Client({ connectionString: url })
      await client.connect()
      return client
    }

    test('appends of one turn of the event loop share one commit, and none is answered before it', async () => {
      const url = await postgres.database()
      const store = await PostgresStore.open(url)
      for (let t = 0; t < 30; t++) await store.createTable(row(`koi-${t}`))
      const reader = await raw(url)
      let answered = 0
      const all = Array.from({ length: 30 }, async (_, t) => {
        await store.append(`koi-${t}`, [entry(1)], ON, [])
        answered++
      })
      await Promise.resolve()
      expect(answered).toBe(0)
      await Promise.all(all)
      // xmin is the transaction that wrote a row.
      const { rows } = await reader.query('SELECT DISTINCT xmin::text FROM entries')
      expect(rows).toHaveLength(1)
      await reader.end()
      await store.close()
    })

    test('issue 35: the days of a database that was written before figures were kept get theirs', async () => {
      const url = await postgres.database()
      const store = await PostgresStore.open(url)
      const field = await someResults(store)
      await store.close()
      const admin = await raw(url)
      await admin.query(`
        DROP TRIGGER keep_added_result ON own_records;
        DROP TRIGGER keep_dropped_result ON own_records;
        DROP VIEW results_in_records;
        DROP TABLE day_results;
        DROP TABLE day_figures;
        DROP FUNCTION keep_day_result, count_day_result, number_in, json_or_null;
        DELETE FROM migrations WHERE id = (SELECT max(id) FROM migrations)`)
      const again = await PostgresStore.open(url)
      expect(await again.dayFigures(field.day)).toEqual(field.figures)
      await again.forgetPerson('p1', () => 'nobody')
      expect(await again.dayFigures(field.day)).toEqual(field.without)
      await admin.end()
      await again.close()
    })

    test('issue 35: people who play the same days at once, and go at once, are all counted and wait for nobody for ever', async () => {
      const url = await postgres.database()
      const [a, b] = [await PostgresStore.open(url), await PostgresStore.open(url)]
      const days = Array.from({ length: 8 }, (_, n) => `2026-11-0${n + 1}`)
      const body = '{"score":5,"payoff":1}'
      const plays = (store: PostgresStore, person: string, on: readonly string[]): Promise<unknown> =>
        Promise.all(on.map(key => store.addRecord({ person, kind: 'daily', key, body, at: 1 })))
      for (let n = 0; n < 10; n++) {
        await Promise.all([plays(a, `a${n}`, days), plays(b, `b${n}`, days.toReversed())])
        if (n % 2 === 0) continue
        await Promise.all([
          a.forgetPerson(`b${n}`, () => ''),
          b.forgetPerson(`a${n}`, () => ''),
          plays(a, `c${n}`, days),
        ])
      }
      for (const day of days) expect(await b.dayFigures(day)).toEqual([{ payoff: 1, score: 5, n: 15 }])
      await a.close()
      await b.close()
    })

    test('issue 35: the first results of a day are read by index alone, without a sort', async () => {
      const url = await postgres.database()
      await (await PostgresStore.open(url)).close()
      const admin = await raw(url)
      await admin.query(`INSERT INTO own_records (person, kind, key, body, at)
        SELECT 'p' || n, 'daily', '2026-11-16', concat('{"payoff":', n % 2, ',"score":', n % 11, '}'), n FROM generate_series(1, 5000) n`)
      await admin.query('ANALYZE')
      const { rows } = await admin.query<{ 'QUERY PLAN': string }>(
        `EXPLAIN ${SQL.dayResults.text.replace('$1', "'2026-11-16'").replace('$2', '1').replace('$3', '7').replace('$4', '10')}`,
      )
      const plan = rows.map(r => r['QUERY PLAN']).join('\n')
      expect(plan).toContain('day_results_by_figure')
      expect(plan).not.toMatch(/Seq Scan|Sort/)
      await admin.end()
    })

    test('a commit waits for the disk, whatever the host set for others', async () => {
      const url = await postgres.database()
      const admin = await raw(url)
      await admin.query(`ALTER DATABASE ${new URL(url).pathname.slice(1)} SET synchronous_commit TO off`)
      const store = await PostgresStore.open(url)
      await admin.query(`CREATE FUNCTION note() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN INSERT INTO seen VALUES (current_setting('synchronous_commit')); RETURN NEW; END $$`)
      await admin.query('CREATE TABLE seen (how text)')
      await admin.query('CREATE TRIGGER note BEFORE INSERT ON entries FOR EACH ROW EXECUTE FUNCTION note()')
      await store.createTable(row('koi-1'))
      await store.append('koi-1', [entry(1)], ON, [])
      expect((await admin.query('SELECT how FROM seen')).rows).toEqual([{ how: 'on' }])
      await admin.end()
      await store.close()
    })

    test('two writers race for many tables at once, in opposite orders: nobody waits for ever', async () => {
      const url = await postgres.database()
      const [a, b] = [await PostgresStore.open(url), await PostgresStore.open(url)]
      const ids = Array.from({ length: 12 }, (_, t) => `koi-${t}`)
      for (const id of ids) await a.createTable(row(id))
      for (let seq = 1; seq <= 15; seq++) {
        const both = await Promise.all([
          ...ids.map(id => a.append(id, [entry(seq, { moveId: `a-${seq}` })], ON, [])),
          ...ids.toReversed().map(id => b.append(id, [entry(seq, { moveId: `b-${seq}` })], ON, [])),
        ])
        expect(both.filter(x => x.status === 'stored')).toHaveLength(ids.length)
        expect(both.filter(x => x.status === 'seq-taken')).toHaveLength(ids.length)
      }
      for (const id of ids) expect((await b.entries(id)).map(e => e.seq)).toHaveLength(15)
      await a.close()
      await b.close()
    })

    test('two writers race with one move id: it is stored once and both learn the entry', async () => {
      const url = await postgres.database()
      const [a, b] = [await PostgresStore.open(url), await PostgresStore.open(url)]
      await a.createTable(row('koi-1'))
      for (let seq = 1; seq <= 20; seq++) {
        const both = await Promise.all([
          a.append('koi-1', [entry(seq)], ON, []),
          b.append('koi-1', [entry(seq)], ON, []),
        ])
        expect(both).toContainEqual({ status: 'stored' })
        expect(both).toContainEqual({ status: 'move-taken', entry: entry(seq) })
      }
      await a.close()
      await b.close()
    })

    test('the unique keys hold against a writer that asks nobody', async () => {
      const url = await postgres.database()
      const store = await PostgresStore.open(url)
      await store.createTable(row('koi-1'))
      await store.append('koi-1', [entry(1)], ON, [])
      const rude = await raw(url)
      const put = (seq: number, move: string) =>
        rude.query("INSERT INTO entries VALUES ('koi-1', $1, 0, '[]', $2, 'h')", [seq, move])
      await expect(put(1, 'other')).rejects.toThrow('entries_pkey')
      await expect(put(2, 'move-1')).rejects.toThrow('entries_table_id_move_id_key')
      await rude.end()
      await store.close()
    })

    test('the wire breaks between commit and acknowledgement: asking again gives what was stored', async () => {
      const line = await wire(postgres.port)
      const url = (await postgres.database()).replace(`:${postgres.port}/`, `:${line.port}/`)
      const store = await PostgresStore.open(url)
      await store.createTable(row('koi-1'))
      line.deaf = true
      await expect(store.append('koi-1', [entry(1)], ON, [])).rejects.toThrow()
      line.deaf = false
      expect(await store.append('koi-1', [entry(1)], ON, [])).toEqual({
        status: 'move-taken',
        entry: entry(1),
      })
      expect(await store.append('koi-1', [entry(2)], ON, [])).toEqual({ status: 'stored' })
      expect((await store.entries('koi-1')).map(e => e.seq)).toEqual([1, 2])
      await store.close()
      line.close()
    })

    test('servers that start at once bring the database up to date once; a newer one is left alone', async () => {
      const url = await postgres.database()
      const all = await Promise.all(Array.from({ length: 4 }, () => PostgresStore.open(url)))
      for (const store of all) await store.close()
      const admin = await raw(url)
      await admin.query('INSERT INTO migrations VALUES (999, now())')
      await admin.end()
      await expect(PostgresStore.open(url)).rejects.toThrow('newer version of Noren')
    })

    test('a database that is not there is a sentence, without the password', async () => {
      const open = PostgresStore.open('postgres://me:hush@127.0.0.1:1/noren')
      await expect(open).rejects.toThrow(
        /cannot connect to PostgreSQL at 127\.0\.0\.1:1\/noren: .*ECONNREFUSED/,
      )
      await expect(open).rejects.not.toThrow('hush')
      const lost = PostgresStore.open(`postgres://noren@127.0.0.1:${postgres.port}/nowhere`)
      await expect(lost).rejects.toThrow('"nowhere" does not exist')
    })
  })
}
