import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { chromium as findChromium } from '../tools/platform.mjs'

/** A server of our own on a free port with a data folder of its own, started as people start it. */
export interface House {
  readonly url: string
  readonly data: string
  stop(): Promise<void>
  /** It takes what it is sent and answers nothing more, until it is gone. */
  freeze(): void
  /** Gone from one moment to the next; what it kept stays, if the folder was named. */
  kill(): Promise<void>
}

export const SIZES = {
  desktop: { width: 1440, height: 900 },
  tablet: { width: 820, height: 1180 },
  phone: { width: 390, height: 844 },
  small: { width: 360, height: 740 },
} as const
export type Size = keyof typeof SIZES
interface Box {
  readonly width: number
  readonly height: number
}

/**
 * Gives the window another size, and resolves when the page has heard of it: a busy browser answers before the window has its size, and what
 * a page draws by a query of its script comes in the frame after that. A board that measures itself may still draw once more: poll.
 */
export async function resize(page: Page, to: Size | Box): Promise<void> {
  const box: Box = typeof to === 'string' ? SIZES[to] : to
  await page.setViewportSize(box)
  await page.waitForFunction(({ width, height }) => innerWidth === width && innerHeight === height, box)
  await twoFrames(page)
}

/** What was decided before is drawn after two frames: the first may have begun already. */
export const twoFrames = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))

/** Bots that do not linger and no limit on how often one asks: tests have no need of either. */
export const HURRY = {
  NOREN_BOT_PAUSE: '0',
  NOREN_MESSAGES_PER_SECOND: '0',
  NOREN_REQUESTS_PER_MINUTE: '0',
} as const

/** Every page is so many times slower than this machine, for whoever hunts races: docs/tests.md. */
const SLOW = Number(process.env['NOREN_SLOW'] ?? 1)

/** Holds the page up after each of its tasks, as a slower machine would. */
async function slowDown(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOW })
}

const GIVEN_SEED = process.env['NOREN_SEED']
/** What all games are dealt from, so that a run can be repeated; another seed in the environment deals others everywhere. */
export const SEED = GIVEN_SEED ?? 'noren'

/** `program`: what is started, instead of the server of this clone. */
export async function openHouse(
  env: Record<string, string> = {},
  program: readonly string[] = ['packages/server/src/main.ts'],
): Promise<House> {
  const data = mkdtempSync(join(tmpdir(), 'noren-e2e-'))
  const seed = GIVEN_SEED ?? env['NOREN_SEED'] ?? SEED
  const child = spawn(process.execPath, program, {
    // To this machine alone: links are then the same on a machine with a network and on one without.
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', NOREN_DATA: data, ...env, NOREN_SEED: seed },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await address(child)
  return {
    url,
    data,
    freeze: () => void child.kill('SIGSTOP'),
    async kill() {
      const gone = new Promise(resolve => child.once('exit', resolve))
      child.kill('SIGKILL')
      await gone
      rmSync(data, { recursive: true, force: true })
    },
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
/** `whole`: also what a browser without a window leaves out, notices among it. */
export function openBrowser(whole = false): Promise<Browser> {
  const executablePath = findChromium(undefined, whole)
  if (executablePath === null) throw new Error('no Chromium on this machine')
  return chromium.launch({ executablePath, args: FLAGS })
}

/** What has not come by then does not come: twice what a browser usually waits, since several share a core. */
const PATIENCE = 60_000

/** A person with a browser of their own: own cookies, own size. Page errors fail the test that looks at them. */
export interface Person {
  readonly context: BrowserContext
  readonly page: Page
  readonly errors: string[]
}

/** For those whose page is kept on the device: it fetches all games once it has nothing else to do, which takes its time. */
export const KEEPS = { keeps: true } as const

/** Whoever has come since the test began; what they see is told if it fails. */
export const everybody = new Set<Person>()

export async function person(
  browser: Browser,
  size: Size,
  lang = 'en',
  { keeps }: { readonly keeps: boolean } = { keeps: false },
): Promise<Person> {
  const context = await browser.newContext({
    viewport: SIZES[size],
    locale: lang,
    reducedMotion: 'reduce',
    hasTouch: size !== 'desktop',
  })
  await context.addInitScript(
    ([seed, may]) => {
      // As in a browser that came without https.
      if (!may) Object.defineProperty(navigator, 'serviceWorker', { value: undefined })
      if (location.hostname === '') return
      localStorage.setItem('noren.seed', seed)
      // Bots on this device linger for people's sake.
      localStorage.setItem('noren.pause', '0')
      // Weighing a finished game takes a core for half a minute, which others at the machine want.
      localStorage.setItem('noren.weigh', 'off')
    },
    [SEED, keeps] as const,
  )
  context.setDefaultTimeout(PATIENCE)
  const page = await context.newPage()
  if (SLOW > 1) {
    await slowDown(page)
    // A page that is closed at once need not be slow.
    context.on('page', next => void slowDown(next).catch(() => undefined))
  }
  const errors: string[] = []
  page.on('pageerror', e => errors.push(e.message))
  page.on('console', m => {
    if (m.type() === 'error') errors.push(m.text())
  })
  const who = { context, page, errors }
  everybody.add(who)
  return who
}

/** Asks the server as this person's page would, without opening a page for it. */
export async function post(
  { context }: Person,
  house: Pick<House, 'url'>,
  path: string,
  data: object = {},
): Promise<{ readonly id: string }> {
  const answer = await context.request.post(house.url + path, { data })
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`)
  return (await answer.json()) as { id: string }
}

/** Opens a table of this person's and begins it at once. */
export const begin = async (me: Person, house: Pick<House, 'url'>, table: object): Promise<string> =>
  (await post(me, house, '/api/tables', { ...table, start: true })).id
