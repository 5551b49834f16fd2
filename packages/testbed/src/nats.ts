import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { freePort, ready } from './postgres.ts'

/** A real NATS server, started for a test file and stopped after it. */
export interface Nats {
  /** Fits NATS_URL. */
  readonly address: string
  stop(): Promise<void>
  /** On the same port as before. */
  start(): Promise<void>
}

/** Where the server lies; Debian puts it where not everybody's path leads. */
export function natsServer(): string | null {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin'].filter(f => f !== '')
  return folders.map(f => join(f, 'nats-server')).find(f => existsSync(f)) ?? null
}

export async function startNats(bin: string): Promise<Nats> {
  const port = await freePort()
  let child: ChildProcess | null = null
  const end = (): void => void child?.kill('SIGKILL')
  process.once('exit', end)
  const start = async (): Promise<void> => {
    child = spawn(bin, ['-a', '127.0.0.1', '-p', String(port)], { stdio: ['ignore', 'ignore', 'pipe'] })
    await ready(child, 'nats-server', 'Server is ready')
  }
  await start()
  return {
    address: `nats://127.0.0.1:${port}`,
    start,
    async stop() {
      const gone = new Promise<void>(resolve =>
        child === null ? resolve() : child.once('exit', () => resolve()),
      )
      child?.kill('SIGKILL')
      await gone
      child = null
    },
  }
}
