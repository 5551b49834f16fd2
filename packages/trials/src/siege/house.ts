import { fork, spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { constants, setPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Attack, Toll } from './attacks.ts'

/** As `npm start` runs it. */
const SPARING = ['--max-semi-space-size=8']
const MAIN = fileURLToPath(new URL('./main.ts', import.meta.resolve('@noren/server')))

/** A server in a process of its own, with the limits that every host has. */
export interface House {
  readonly address: string
  /** Its resident memory in bytes. */
  memory(): Promise<number>
  stop(): Promise<void>
}

const alive = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of alive) child.kill('SIGKILL')
})

function watched(child: ChildProcess): Promise<void> {
  alive.add(child)
  return new Promise(resolve => {
    child.once('exit', () => {
      alive.delete(child)
      resolve()
    })
  })
}

/** Opens a house on this machine alone, behind one proxy: that is how attackers and people get addresses of their own here. */
export async function openHouse(): Promise<House> {
  const data = mkdtempSync(join(tmpdir(), 'noren-siege-'))
  const child = spawn(process.execPath, [...SPARING, MAIN], {
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      NOREN_DATA: data,
      NOREN_PROXY_HOPS: '1',
      NOREN_WINDOW: '0',
      NOREN_LOG: 'error',
      DATABASE_URL: '',
      NATS_URL: '',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = watched(child)
  const address = await new Promise<string>((resolve, reject) => {
    let printed = ''
    child.stdout.on('data', (chunk: Buffer) => {
      printed += chunk.toString()
      const found = /open at (http:\S+)/.exec(printed)?.[1]
      if (found !== undefined) resolve(found)
    })
    child.once('exit', code => reject(new Error(`the server ended with ${code}: ${printed}`)))
  })
  return {
    address,
    async memory() {
      const text = await (await fetch(`${address}/metrics`)).text()
      return Number(/^process_resident_memory_bytes (\d+)/m.exec(text)?.[1] ?? Number.NaN)
    },
    async stop() {
      child.kill('SIGTERM')
      // Sockets that never read keep an orderly end waiting.
      const late = setTimeout(() => child.kill('SIGKILL'), 5000)
      await ended
      clearTimeout(late)
      rmSync(data, { recursive: true, force: true })
    },
  }
}

/** What an attacker's process is told. */
export interface Orders {
  readonly attack: string
  readonly base: string
  readonly table: string
  readonly millis: number
}

/** Sends an attacker out; the toll once its time is over. It comes from elsewhere, so it steps back for the house. */
export function sendAttacker(orders: Orders): Promise<Toll> {
  const child = fork(new URL('./attacker.ts', import.meta.url), [JSON.stringify(orders)], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  void watched(child)
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
  return new Promise((resolve, reject) => {
    child.once('message', toll => resolve(toll as Toll))
    child.once('exit', code => reject(new Error(`the attacker ended with ${code} and told nothing`)))
  })
}

export type { Attack }
