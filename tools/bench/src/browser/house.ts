import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import type { Browser } from 'playwright-core'

/** A server of our own on a free port with a data folder of its own, started as people start it. */
export interface House {
  readonly url: string
  readonly data: string
  stop(): Promise<void>
}

/** Bots that do not linger and no limit on how often one asks: tests have no need of either. */
export const HURRY = {
  NOREN_BOT_PAUSE: '0',
  NOREN_MESSAGES_PER_SECOND: '0',
  NOREN_REQUESTS_PER_MINUTE: '0',
} as const

/** Where a page says how its game ended. */
export const RESULT = '.resulthead'

const MAIN = join(import.meta.dirname, '../../../..', 'packages/server/src/main.ts')

/** Opens a house; another checkout of the project may lend its server. */
export async function openHouse(env: Record<string, string> = {}, main = MAIN): Promise<House> {
  const data = mkdtempSync(join(tmpdir(), 'noren-e2e-'))
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, PORT: '0', NOREN_DATA: data, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await address(child)
  return {
    url,
    data,
    async stop() {
      const { exitCode, signalCode } = child
      const fell = exitCode ?? signalCode
      if (fell === null) {
        const gone = new Promise(resolve => child.once('exit', resolve))
        child.kill('SIGTERM')
        await gone
      }
      rmSync(data, { recursive: true, force: true })
      if (fell !== null) throw new Error(`the server ended by itself with ${fell}`)
    },
  }
}

/** Waits for the line in which the server says where it is. */
function address(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let seen = ''
    child.stdout?.on('data', (chunk: Buffer) => {
      seen += chunk.toString()
      const found = /http:\/\/(?:localhost|127\.0\.0\.1):\d+/.exec(seen)
      if (found) resolve(found[0])
    })
    child.once('exit', code => reject(new Error(`the server ended with ${code} before it answered: ${seen}`)))
  })
}

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]
/** The shell is the same browser without a window that nobody looks at: where it is there, it spares much. */
const PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

/** Chromium: the one that `CHROMIUM` names, or the first where Linux puts it; undefined if it is not there. */
export function chromiumPath(): string | undefined {
  const named = process.env['CHROMIUM'] ?? ''
  return (named === '' ? PLACES : [named]).find(p => existsSync(p))
}

export function openBrowser(): Promise<Browser> {
  const executablePath = chromiumPath()
  if (executablePath === undefined) throw new Error('no Chromium on this machine')
  return chromium.launch({ executablePath, args: FLAGS })
}
