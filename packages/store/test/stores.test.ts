import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { checkNode, MemoryStore, SqliteStore } from '../src/index.ts'
import type { MatchStore } from '../src/index.ts'
import { Database } from '../src/sqlite/database.ts'
import { openFile } from '../src/sqlite/open.ts'
import { entry, ON, row, storeContract } from './contract.ts'
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
      CREATE TABLE named (
        table_id TEXT NOT NULL REFERENCES tables (id), seq INTEGER NOT NULL, seat INTEGER NOT NULL,
        words TEXT NOT NULL, move_id TEXT NOT NULL, hash TEXT NOT NULL, PRIMARY KEY (table_id, seq)
      ) WITHOUT ROWID;
      INSERT INTO named SELECT table_id, seq, seat, words, move_id, hash FROM entries JOIN logs ON n = log;
      DROP TABLE entries;
      DROP TABLE logs;
      ALTER TABLE named RENAME TO entries;
      CREATE UNIQUE INDEX entries_by_move ON entries (table_id, move_id);
      DROP TABLE own_records;
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
