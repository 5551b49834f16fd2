import { execFileSync, spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as rest } from 'node:timers/promises'
import { freePort, startPostgres } from '@noren/testbed/postgres'
import { services } from './compose.ts'
import { find } from '../tools/platform.mjs'

/** A composition that runs as plain processes on this machine: what its files say, with ports instead of names. */
export interface Composition {
  /** Where Caddy answers, with a certificate of `authority`. */
  readonly site: string
  readonly authority: string
  /** Where each server answers by itself. */
  readonly servers: readonly string[]
  /** The hardest way for one of the servers to end. */
  kill(server: number): Promise<void>
  stop(): Promise<void>
}

export const CADDY = find('caddy')
const FILE = 'deploy/compose.three.yaml'
const SECRETS = {
  POSTGRES_PASSWORD: 'only for this test',
  NOREN_SECRET: 'a secret of thirty-two characters, and more',
}

const runs = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode === null && signalCode === null

const LOOK_MS = 100

/** Resolves once the program at this address answers; it announces it in no other way. */
async function answering(url: string, program: ChildProcess): Promise<void> {
  while (runs(program)) {
    const status = await new Promise<number>(resolve => {
      const asked = request(url, answer => resolve(answer.resume().statusCode ?? 0))
      asked.once('error', () => resolve(0))
      asked.end()
    })
    if (status > 0 && status < 500) return
    await rest(LOOK_MS)
  }
  throw new Error(`what should answer at ${url} has ended`)
}

const ended = (child: ChildProcess): Promise<unknown> =>
  runs(child) ? new Promise(resolve => child.once('exit', resolve)) : Promise.resolve()

/** Starts the three servers, PostgreSQL, NATS and Caddy as their files say. `program` is what an image runs. */
export async function startComposition(
  program: string,
  postgresBin: string,
  nats: string,
): Promise<Composition> {
  if (CADDY === null) throw new Error('no Caddy on this machine')
  const all = services(FILE, SECRETS)
  const ours = Object.entries(all).filter(([, s]) => s.build !== undefined)
  const folder = mkdtempSync(join(tmpdir(), 'noren-composition-'))
  const children: ChildProcess[] = []
  const start = (command: string, args: readonly string[], env: Record<string, string>): ChildProcess => {
    const child = spawn(command, args, {
      cwd: folder,
      env: { PATH: process.env['PATH'] ?? '', ...env },
      stdio: 'ignore',
    })
    children.push(child)
    return child
  }
  const postgres = await startPostgres(postgresBin)
  const database = new URL(await postgres.database())
  const natsPort = await freePort()
  start(nats, ['-a', '127.0.0.1', '-p', String(natsPort)], {})

  // Names of the composition's own network, which are ports here.
  const ports = new Map<string, number>()
  for (const [name] of ours) ports.set(name, await freePort())
  const address = (text: string): string => {
    if (text.startsWith('postgres:')) return database.href
    return text.replace('nats:4222', `127.0.0.1:${natsPort}`)
  }
  const servers = ours.map(([name, { environment = {} }]) => {
    const env = Object.fromEntries(Object.entries(environment).map(([key, value]) => [key, address(value)]))
    const own = { PORT: String(ports.get(name)), HOST: '127.0.0.1', NOREN_DATA: join(folder, name) }
    return start(process.execPath, [program], {
      ...env,
      ...own,
      NOREN_BOT_PAUSE: '0',
      NOREN_BOT_WORKERS: '1',
    })
  })
  const urls = ours.map(([name]) => `http://127.0.0.1:${ports.get(name)}`)

  const [https, http] = [await freePort(), await freePort()]
  const { NOREN_SITE = '', NOREN_SERVERS = '' } = all['caddy']?.environment ?? {}
  const upstreams = NOREN_SERVERS.split(' ').map(s => `127.0.0.1:${ports.get(s.split(':')[0] ?? '')}`)
  const caddy = start(
    CADDY,
    ['run', '--adapter', 'caddyfile', '--config', join(process.cwd(), 'deploy/Caddyfile')],
    {
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
      HOME: folder,
      NOREN_SITE,
      NOREN_SERVERS: upstreams.join(' '),
      NOREN_HTTP_PORT: String(http),
      NOREN_HTTPS_PORT: String(https),
    },
  )
  const stop = async (): Promise<void> => {
    for (const child of children) child.kill('SIGTERM')
    await Promise.all(children.map(ended))
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await Promise.all([
      ...servers.map((server, i) => answering(`${urls[i]}/healthz`, server)),
      answering(`http://127.0.0.1:${http}/`, caddy),
    ])
    const root = join(folder, 'caddy/pki/authorities/local/root.crt')
    while (!existsSync(root) && runs(caddy)) await rest(LOOK_MS)
    return {
      site: `https://${NOREN_SITE}:${https}`,
      authority: readFileSync(root, 'utf8'),
      servers: urls,
      async kill(server) {
        const child = servers[server]
        child?.kill('SIGKILL')
        if (child !== undefined) await ended(child)
      },
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Whether this machine can give a process a file system of its own, in which everything is read-only. */
export function canSeal(): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false
  try {
    execFileSync('unshare', ['--mount', 'true'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
