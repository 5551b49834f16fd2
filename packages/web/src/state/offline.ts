import { create } from 'zustand'
import { usePrefs } from './prefs.ts'

/** Whether a newer page was fetched and waits. */
export const useNewer = create<{ readonly ready: boolean }>()(() => ({ ready: false }))

/** How often a page that stays open looks for a newer one. */
const LOOK_MS = 30 * 60_000

/** A page that came without https has no such thing, whatever the types say. */
const workers = (): ServiceWorkerContainer | undefined => navigator.serviceWorker

const within = (ms: number, work: Promise<unknown>): Promise<unknown> =>
  Promise.race([work, new Promise(resolve => setTimeout(resolve, ms))])

/** A reload that has not come about by then was lost on its way. */
const LOST_MS = 5000

/**
 * Opens this address anew. A browser may hand the reload to the worker that was just replaced, which answers nothing more: this page is
 * then still there after a while, and asks again.
 */
function reopen(): void {
  location.reload()
  setInterval(() => location.reload(), LOST_MS)
}

/** So long a newer page may take to take over; a worker that is busy for ever must not keep anybody at the old one. */
const OVER_MS = 5000

/** Lets the newer page take over, and opens it. */
export async function takeNewer(): Promise<void> {
  const waiting = (await workers()?.getRegistration())?.waiting ?? null
  if (waiting === null) return reopen()
  // Not before it is all there: a page that is opened while its worker is still taking over may wait for it for ever.
  const over = new Promise<void>(resolve => {
    waiting.addEventListener('statechange', () => waiting.state === 'activated' && resolve())
  })
  waiting.postMessage({ type: 'SKIP_WAITING' }, [])
  await within(OVER_MS, over)
  reopen()
}

/** When this page renewed itself: one that stays too old all the same would do so for ever. */
const RENEWED = 'noren.renewed'
const RENEWALS = 3
const RENEWALS_MS = 5 * 60_000
/** So long a newer page may take to be fetched whole before the plain reload is tried. */
const FETCH_MS = 60_000

/** Whether one more renewal may help, and remembers it. */
function mayRenew(now: number): boolean {
  const before = (sessionStorage.getItem(RENEWED) ?? '')
    .split(' ')
    .map(Number)
    .filter(at => at > now - RENEWALS_MS)
  if (before.length >= RENEWALS) return false
  sessionStorage.setItem(RENEWED, [...before, now].join(' '))
  return true
}

/** Resolves when the newer page that is being fetched lies ready, or when there is none. */
const fetched = (registration: ServiceWorkerRegistration): Promise<void> =>
  new Promise(resolve => {
    const look = (): void => {
      const worker = registration.installing
      if (registration.waiting !== null || worker === null) return resolve()
      worker.addEventListener('statechange', look, { once: true })
    }
    look()
  })

/**
 * The server speaks a newer language than this page: fetches the newer page and opens it in place of this one. What was chosen and
 * not sent is written down and goes on from there. False: that was tried and does not help; the server may be the older one.
 */
export async function renewPage(now = Date.now()): Promise<boolean> {
  if (!mayRenew(now)) return false
  const registration = await workers()?.getRegistration()
  if (registration !== undefined) {
    // Whatever keeps the newer page from being found, a reload asks the server for it.
    await registration.update().catch(() => undefined)
    await within(FETCH_MS, fetched(registration))
  }
  await takeNewer()
  return true
}

/** Tells when a newer page lies ready beside the one that is open. */
function watch(registration: ServiceWorkerRegistration): void {
  const look = (): void => {
    if (registration.waiting !== null && workers()?.controller !== null) useNewer.setState({ ready: true })
  }
  // A page that another one was faster than hears of a newcomer only when it is already there.
  const follow = (): void => {
    look()
    registration.installing?.addEventListener('statechange', look)
  }
  registration.addEventListener('updatefound', follow)
  // Without a network there is nothing newer to find.
  setInterval(() => void registration.update().catch(() => undefined), LOOK_MS)
  follow()
}

interface Line {
  readonly saveData?: boolean
  readonly type?: string
  readonly effectiveType?: string
}

/** A line that is slow or paid by the byte, as far as the browser says. */
export function metered(line = (navigator as { readonly connection?: Line }).connection): boolean {
  if (line === undefined) return false
  return line.saveData === true || line.type === 'cellular' || /2g|3g/.test(line.effectiveType ?? '')
}

/** Whether all games are to be kept: as chosen here, else unless the line is metered. */
export const keepsAll = (): boolean => usePrefs.getState().keepAll ?? !metered()

/** Asks the worker for something; tells whether it could be done. */
async function ask(wish: object): Promise<boolean> {
  const worker = (await workers()?.ready)?.active ?? null
  if (worker === null) return false
  const { port1, port2 } = new MessageChannel()
  const answer = new Promise<boolean>(resolve => {
    port1.addEventListener('message', e => resolve(e.data === true), { once: true })
    port1.start()
  })
  worker.postMessage(wish, [port2])
  return answer
}

/** The parts that this page has used so far. */
const used = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(e => new URL(e.name).pathname)
    .filter(path => path.startsWith('/assets/'))

/** Whether this browser keeps anything at all. */
export const keepsParts = (): boolean => workers() !== undefined && import.meta.env.PROD

/** Keeps what is played, and the rest as well if it is wanted. The page says what lies on the device: `data-kept`. */
export async function keepParts(): Promise<void> {
  if (!keepsParts()) return
  const all = keepsAll()
  const urls = used()
  const done = await ask(all ? { type: 'keep-all' } : { type: 'keep', urls })
  if (done) document.documentElement.dataset['kept'] = all ? 'all' : 'played'
}

/** Changes whether all games are kept on this device. */
export async function wishAll(all: boolean): Promise<void> {
  usePrefs.getState().set({ keepAll: all })
  if (!all) await ask({ type: 'drop-all', urls: used() })
  await keepParts()
}

/** When the page has what it needs and nothing else to do. */
const idle = (): Promise<unknown> =>
  new Promise(resolve => {
    const wait = (): unknown =>
      'requestIdleCallback' in window
        ? requestIdleCallback(resolve, { timeout: 5000 })
        : setTimeout(resolve, 1000)
    if (document.readyState === 'complete') wait()
    else addEventListener('load', wait, { once: true })
  })

/**
 * Keeps the page on the device, so that it opens without a network. A newer page that was fetched meanwhile takes over
 * as this one opens, never in the middle of a game.
 */
export async function keepOnDevice(): Promise<void> {
  const container = workers()
  if (container === undefined || !import.meta.env.PROD) return
  if ((await container.getRegistration())?.waiting != null) return takeNewer()
  // What is kept for later waits until the page is there.
  await idle()
  // Without https a browser keeps nothing; the page is then fetched every time, as before.
  const registration = await container.register('/sw.js').catch(() => undefined)
  if (registration === undefined) return
  watch(registration)
  await keepParts()
}
