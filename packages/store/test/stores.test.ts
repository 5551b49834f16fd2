import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import type { Entry } from '@noren/match'
import { checkNode, MemoryStore, SqliteStore } from '../src/index.ts'
import type { MatchStore } from '../src/index.ts'
import { Database } from '../src/sqlite/database.ts'
import { openFile } from '../src/sqlite/open.ts'
import { DAY_FIGURES, DAY_RESULTS } from '../src/sqlite/people.ts'
import { entry, ON, row, someResults, storeContract } from './contract.ts'
import type { Place } from './contract.ts'
import { raceContract } from './race.ts'

const folders: string[] = []
function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'noren-store-'))
  folders.push(path)
  return path
}
afterAll(() => {
  for (const path of folders) rmSync(path, { recursive: true, force: true })
})

const inMemory = async (): Promise<Place> => {
  const store: MatchStore = new MemoryStore()
  return { open: async () => store, lasts: false }
}
const inFile = async (): Promise<Place> => {
  const file = join(folder(), 'noren.sqlite')
  return { open: () => SqliteStore.open(file), lasts: true }
}
storeContract('memory', inMemory)
storeContract('sqlite', inFile)
raceContract('memory', inMemory)
raceContract('sqlite', inFile)

/** Takes back the last migration: the figures of days, and what keeps them. */
const WITHOUT_FIGURES = `
  DROP TRIGGER record_added;
  DROP TRIGGER record_changed;
  DROP TRIGGER record_dropped;
  DROP VIEW results_in_records;
  DROP TABLE day_results;
  DROP TABLE day_figures;
  DELETE FROM migrations WHERE id = (SELECT max(id) FROM migrations);
`

describe('sqlite', () => {
  test('writes ahead and waits for the disk', async () => {
    const db = await openFile(join(folder(), 'noren.sqlite'))
    expect(db.pragma('journal_mode')).toBe('wal')
    const FULL = 2
    expect(db.pragma('synchronous')).toBe(FULL)
    db.close()
  })

  test('appends of one turn of the event loop share one commit, and none is answered before it', async () => {
    const file = join(folder(), 'noren.sqlite')
    const store = await SqliteStore.open(file)
    for (let t = 0; t < 50; t++) await store.createTable(row(`koi-${t}`))
    const reader = new Database(file)
    const commits = (): number => reader.pragma('data_version') as number
    const stored = reader.prepare<[]>('SELECT count(*) FROM entries').pluck()
    const before = commits()
    let answered = 0
    const all = Array.from({ length: 50 }, async (_, t) => {
      await store.append(`koi-${t}`, [entry(1)], ON, [])
      answered++
      expect(stored.get()).toBe(50)
    })
    await Promise.resolve()
    expect([answered, stored.get()]).toEqual([0, 0])
    await Promise.all(all)
    expect(commits() - before).toBe(1)
    reader.close()
    await store.close()
  })

  test('a file written by a newer version is left alone, with a sentence', async () => {
    const file = join(folder(), 'noren.sqlite')
    await (await SqliteStore.open(file)).close()
    const db = new Database(file)
    db.exec("INSERT INTO migrations VALUES (999, 'tomorrow')")
    db.close()
    await expect(SqliteStore.open(file)).rejects.toThrow('newer version of Noren')
  })

  test('logs written before they had numbers are all there', async () => {
    const file = join(folder(), 'noren.sqlite')
    const store = await SqliteStore.open(file)
    const tables = ['koi-2', 'koi-1']
    for (const id of tables) {
      await store.createTable(row(id))
      for (const seq of [1, 2, 3])
        await store.append(id, [{ ...entry(seq), moveId: `${id}-move-${seq}` }], ON, [])
    }
    const before = await Promise.all(tables.map(id => store.entries(id)))
    await store.close()
    const db = new Database(file)
    // The table as it was then, and no word of what came after.
    db.exec(`
      ${WITHOUT_FIGURES}
      CREATE TABLE named (
        table_id TEXT NOT NULL REFERENCES tables (id), seq INTEGER NOT NULL, seat INTEGER NOT NULL,
        words TEXT NOT NULL, move_id TEXT NOT NULL, hash TEXT NOT NULL, PRIMARY KEY (table_id, seq)
      ) WITHOUT ROWID;
      INSERT INTO named SELECT table_id, seq, seat, words, move_id, hash FROM entries JOIN logs ON n = log;
      DROP TABLE entries;
      DROP TABLE logs;
      ALTER TABLE named RENAME TO entries;
      CREATE UNIQUE INDEX entries_by_move ON entries (table_id, move_id);
      ALTER TABLE people DROP COLUMN sight;
      DROP TABLE own_records;
      ALTER TABLE tables DROP COLUMN seeds;
      ALTER TABLE tables DROP COLUMN fork;
      ALTER TABLE tables DROP COLUMN began;
      ALTER TABLE tables DROP COLUMN ended;
      ALTER TABLE tables DROP COLUMN absent;
      DROP TABLE sign_ins;
      ALTER TABLE tables DROP COLUMN manners;
      ALTER TABLE tables DROP COLUMN bundle;
      DELETE FROM migrations WHERE id >= 7;
    `)
    db.close()
    const again = await SqliteStore.open(file)
    expect(await Promise.all(tables.map(id => again.entries(id)))).toEqual(before)
    const [twin] = before[0] ?? []
    if (twin !== undefined)
      expect(await again.append('koi-2', [twin], ON, [])).toEqual({ status: 'move-taken', entry: twin })
    expect(await again.append('koi-2', [entry(4)], ON, [])).toEqual({ status: 'stored' })
    await again.close()
  })

  /** An entry as long as those of a game. */
  const whole = (seq: number): Entry =>
    entry(seq, { moveId: `${'m'.repeat(18)}${1000 + seq}`, hash: `${1000 + seq}`.repeat(16) })

  /** Some tables with a few entries each, written in turns, and what their logs say. */
  async function played(file: string, tables: readonly string[], length: number): Promise<Entry[][]> {
    const store = await SqliteStore.open(file)
    for (const id of tables) await store.createTable(row(id))
    for (let seq = 1; seq <= length; seq++)
      await Promise.all(tables.map(id => store.append(id, [whole(seq)], ON, [])))
    const logs = await Promise.all(tables.map(id => store.entries(id)))
    await store.close()
    return logs
  }

  test('logs that lay each in its own pages are all there, in order, and their keys go on deciding', async () => {
    const file = join(folder(), 'noren.sqlite')
    const tables = ['koi-2', 'koi-1', 'koi-3']
    const before = await played(file, tables, 12)
    const db = new Database(file)
    // The entries as they lay until the last migration but one.
    db.exec(`
      ${WITHOUT_FIGURES}
      CREATE TABLE clustered (
        log INTEGER NOT NULL, seq INTEGER NOT NULL, seat INTEGER NOT NULL, words TEXT NOT NULL,
        move_id TEXT NOT NULL, hash TEXT NOT NULL, PRIMARY KEY (log, seq)
      ) WITHOUT ROWID;
      INSERT INTO clustered SELECT log, seq, seat, words, move_id, hash FROM entries;
      DROP TABLE entries;
      ALTER TABLE clustered RENAME TO entries;
      CREATE UNIQUE INDEX entries_by_move ON entries (log, move_id);
      DELETE FROM migrations WHERE id = (SELECT max(id) FROM migrations);
    `)
    db.close()
    const [a, b] = [await SqliteStore.open(file), await SqliteStore.open(file)]
    expect(await Promise.all(tables.map(id => b.entries(id)))).toEqual(before)
    expect((await b.entries('koi-1', 10)).map(e => e.seq)).toEqual([11, 12])
    expect(await b.append('koi-1', [whole(12)], ON, [])).toEqual({ status: 'move-taken', entry: whole(12) })
    const both = await Promise.all([
      a.append('koi-1', [entry(13, { moveId: 'a' })], ON, []),
      b.append('koi-1', [entry(13, { moveId: 'b' })], ON, []),
    ])
    expect(both.map(x => x.status).sort()).toEqual(['seq-taken', 'stored'])
    await a.close()
    await b.close()
  })

  test('issue 35: the days of a file that was written before figures were kept get theirs', async () => {
    const file = join(folder(), 'noren.sqlite')
    const store = await SqliteStore.open(file)
    const field = await someResults(store)
    await store.close()
    const db = new Database(file)
    db.exec(WITHOUT_FIGURES)
    db.close()
    const again = await SqliteStore.open(file)
    expect(await again.dayFigures(field.day)).toEqual(field.figures)
    await again.forgetPerson('p1', () => 'nobody')
    expect(await again.dayFigures(field.day)).toEqual(field.without)
    await again.close()
  })

  test('issue 35: figures and the first results of a day are read by index alone, without a sort', async () => {
    const file = join(folder(), 'noren.sqlite')
    await (await SqliteStore.open(file)).close()
    const db = new Database(file)
    for (const sql of [DAY_FIGURES, DAY_RESULTS]) {
      const plan = db.prepare<[], { detail: string }>(`EXPLAIN QUERY PLAN ${sql.replaceAll('?', "'1'")}`)
      for (const { detail } of plan.all()) expect(detail).toMatch(/^SEARCH \w+ USING /)
    }
    db.close()
  })

  test('the unique keys hold against a writer that asks nobody', async () => {
    const file = join(folder(), 'noren.sqlite')
    await played(file, ['koi-1'], 1)
    const rude = new Database(file)
    const put = rude.prepare<[number, string]>(
      "INSERT INTO entries (log, seq, seat, words, move_id, hash) VALUES (1, ?, 0, '[]', ?, 'h')",
    )
    expect(() => put.run(1, 'other')).toThrow('UNIQUE constraint failed: entries.log, entries.seq')
    expect(() => put.run(2, whole(1).moveId)).toThrow(
      'UNIQUE constraint failed: entries.log, entries.move_id',
    )
    rude.close()
  })

  test('the moves of one commit share pages: fewer are written than moves were made', async () => {
    const file = join(folder(), 'noren.sqlite')
    const tables = Array.from({ length: 64 }, (_, t) => `koi-${t}`)
    await played(file, tables, 30)
    const store = await SqliteStore.open(file)
    const before = statSync(`${file}-wal`).size
    await Promise.all(tables.map(id => store.append(id, [whole(31)], ON, [])))
    // A page is written with 24 bytes before it.
    const pages = (statSync(`${file}-wal`).size - before) / (4096 + 24)
    expect(pages).toBeGreaterThan(0)
    expect(pages).toBeLessThan(tables.length)
    await store.close()
  })

  test('an old Node gets a sentence instead of a crash', () => {
    expect(() => checkNode('20.20.0')).toThrow('Node 24.15 or newer')
    expect(() => checkNode('24.14.1')).toThrow('Node 24.15 or newer')
    expect(() => checkNode('24.15.0')).not.toThrow()
    expect(() => checkNode()).not.toThrow()
  })

  test('a crash right after the answer loses nothing', async () => {
    const file = join(folder(), 'noren.sqlite')
    const script = `
      import { SqliteStore } from ${JSON.stringify(new URL('../src/index.ts', import.meta.url).href)}
      import { entry, ON, row } from ${JSON.stringify(new URL('./crash-data.ts', import.meta.url).href)}
      const store = await SqliteStore.open(${JSON.stringify(file)})
      await store.createTable(row)
      await store.append('koi-1', [entry], ON, [])
      process.kill(process.pid, 'SIGKILL')
    `
    const done = spawnSync(process.execPath, ['--input-type=module-typescript', '-e', script], {
      encoding: 'utf8',
    })
    expect([done.signal, done.stderr]).toEqual(['SIGKILL', ''])
    const store = await SqliteStore.open(file)
    expect(await store.entries('koi-1')).toHaveLength(1)
    await store.close()
  })

  test('a crash between commit and acknowledgement: asking again gives what was stored', async () => {
    const file = join(folder(), 'noren.sqlite')
    const script = `
      import { DatabaseSync } from 'node:sqlite'
      import { SqliteStore } from ${JSON.stringify(new URL('../src/index.ts', import.meta.url).href)}
      import { entry, ON, row } from ${JSON.stringify(new URL('./crash-data.ts', import.meta.url).href)}
      const store = await SqliteStore.open(${JSON.stringify(file)})
      await store.createTable(row)
      const { exec } = DatabaseSync.prototype
      DatabaseSync.prototype.exec = function (sql) {
        exec.call(this, sql)
        if (sql === 'COMMIT') process.kill(process.pid, 'SIGKILL')
      }
      await store.append('koi-1', [entry], ON, [])
      process.stderr.write('acknowledged')
    `
    const done = spawnSync(process.execPath, ['--input-type=module-typescript', '-e', script], {
      encoding: 'utf8',
      cwd: import.meta.dirname,
    })
    expect([done.signal, done.stderr]).toEqual(['SIGKILL', ''])
    const store = await SqliteStore.open(file)
    const [stored] = await store.entries('koi-1')
    expect(stored).toMatchObject({ seq: 1, moveId: 'move-1' })
    if (stored === undefined) return
    expect(await store.append('koi-1', [stored], ON, [])).toEqual({ status: 'move-taken', entry: stored })
    await store.close()
  })
})
