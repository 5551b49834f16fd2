import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const MAIN = fileURLToPath(import.meta.resolve('@noren/server/main'))

/** A server in a process of its own. */
export interface Running {
  readonly process: ChildProcess
  readonly address: string
  /** From the start of the process until it said that it was open, in milliseconds. */
  readonly startedIn: number
  /** Everything it printed so far. */
  printed(): string
  /** Resolves with its exit code, or null when a signal ended it. */
  readonly ended: Promise<number | null>
}

export interface Start {
  readonly env: Readonly<Record<string, string>>
  /** Instead of the real server: a module of the tests that opens a house of its own. */
  readonly entry?: URL
  readonly execArgv?: readonly string[]
}

const alive = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of alive) child.kill('SIGKILL')
})

/** What a trial sets unless it says otherwise: this machine alone, no hesitation, no limits. */
const PLAIN = {
  PORT: '0',
  HOST: '127.0.0.1',
  NOREN_BOT_PAUSE: '0',
  NOREN_BOT_WORKERS: '1',
  NOREN_MESSAGES_PER_SECOND: '0',
  NOREN_REQUESTS_PER_MINUTE: '0',
  DATABASE_URL: '',
  NATS_URL: '',
  // What one server compiled, the next one need not compile again: a trial starts many.
  NODE_COMPILE_CACHE: join(tmpdir(), 'noren-compiled'),
}

/** Starts a server; resolves when it says where it is open. */
export function startServer({ env, entry, execArgv = [] }: Start): Promise<Running> {
  const begun = performance.now()
  const main = entry === undefined ? MAIN : fileURLToPath(entry)
  const child = spawn(process.execPath, [...execArgv, main], {
    env: { ...process.env, ...PLAIN, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  alive.add(child)
  let printed = ''
  const ended = new Promise<number | null>(resolve =>
    child.once('exit', code => {
      alive.delete(child)
      resolve(code)
    }),
  )
  return new Promise((resolve, reject) => {
    const hear = (chunk: Buffer): void => {
      printed += chunk.toString()
      const address = /open at (http:\S+)/.exec(printed)?.[1]
      if (address === undefined) return
      resolve({
        process: child,
        address,
        startedIn: performance.now() - begun,
        printed: () => printed,
        ended,
      })
    }
    child.stdout?.on('data', hear)
    child.stderr?.on('data', hear)
    child.once('exit', code => reject(new Error(`the server ended with ${code}: ${printed}`)))
  })
}

/** Ends a server in order; its exit code. */
export function stopServer(server: Running): Promise<number | null> {
  server.process.kill('SIGTERM')
  return server.ended
}

/** A folder for the length of some work. */
export async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'noren-trial-'))
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
