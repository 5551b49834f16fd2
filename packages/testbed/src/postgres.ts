import { spawn, spawnSync } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import pg from 'pg'

/** A real PostgreSQL, started for a test file and stopped after it. */
export interface Postgres {
  readonly port: number
  /** A new, empty database; its address fits DATABASE_URL. */
  database(): Promise<string>
  stop(): Promise<void>
}

const DEBIAN = '/usr/lib/postgresql'

/** The folder of `initdb` and `postgres`: Debian's newest, or whatever is on the path; null when there is none. */
export function binaries(): string | null {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...versions.map(v => join(DEBIAN, v, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter).filter(f => f !== ''),
  ]
  return folders.find(f => existsSync(join(f, 'initdb')) && existsSync(join(f, 'postgres'))) ?? null
}

const numberOf = (...args: string[]): number => {
  const { status, stdout } = spawnSync('id', args, { encoding: 'utf8' })
  return status === 0 ? Number(stdout) : Number.NaN
}

/** PostgreSQL refuses to run as root: then it runs as its own user, or as nobody. */
function somebody(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const name = Number.isNaN(numberOf('-u', 'postgres')) ? 'nobody' : 'postgres'
  return { uid: numberOf('-u', name), gid: numberOf('-g', name) }
}

/** A port of this machine that nobody listens to just now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
}

/** Resolves when somebody else's server says, by these words, that it listens. */
export function ready(child: ChildProcess, name: string, words: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = ''
    child.stderr?.on('data', (data: Buffer) => {
      said += data.toString()
      if (said.includes(words)) resolve()
    })
    child.once('exit', code => reject(new Error(`${name} ended with ${code}: ${said}`)))
  })
}

/** Makes a cluster in a temporary folder and starts it on a free port of this machine. */
export async function startPostgres(bin: string): Promise<Postgres> {
  const who = somebody()
  const folder = mkdtempSync(join(tmpdir(), 'noren-postgres-'))
  if (who.uid !== undefined && who.gid !== undefined) chownSync(folder, who.uid, who.gid)
  const data = join(folder, 'data')
  const made = spawnSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'noren', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...who, cwd: folder, encoding: 'utf8' },
  )
  if (made.status !== 0) throw new Error(`initdb: ${made.stderr}`)
  const port = await freePort()
  const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`]
  // The data are thrown away: nothing here waits for a disk.
  const small = ['fsync=off', 'shared_buffers=16MB', 'max_connections=60', 'autovacuum=off']
  const child = spawn(
    join(bin, 'postgres'),
    ['-D', data, ...[...settings, ...small].flatMap(s => ['-c', s])],
    { ...who, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const end = (): void => void child.kill('SIGQUIT')
  process.once('exit', end)
  await ready(child, 'postgres', 'ready to accept connections')
  const at = (name: string): string => `postgres://noren@127.0.0.1:${port}/${name}`
  let count = 0
  return {
    port,
    async database() {
      const name = `noren_${++count}`
      const client = new pg.Client({ connectionString: at('postgres') })
      await client.connect()
      await client.query(`CREATE DATABASE ${name}`)
      await client.end()
      return at(name)
    },
    async stop() {
      process.off('exit', end)
      const gone = new Promise<void>(resolve => child.once('exit', () => resolve()))
      child.kill('SIGQUIT')
      await gone
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Every cell of every table of a database. */
export async function everyCell(url: string): Promise<{ readonly where: string; readonly text: string }[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const tables = await client.query<{ name: string }>(
    "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'",
  )
  const cells: { where: string; text: string }[] = []
  for (const { name } of tables.rows) {
    const { rows } = await client.query<Record<string, unknown>>(`SELECT * FROM "${name}"`)
    for (const row of rows)
      for (const [column, value] of Object.entries(row))
        cells.push({ where: `${name}.${column}`, text: String(value) })
  }
  await client.end()
  return cells
}
