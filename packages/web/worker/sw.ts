import { begunHere } from './begun.ts'

/**
 * Keeps the page on the device. The build writes into it which files belong to the page (build/offline.ts). A newer worker
 * waits until the page lets it take over: src/state/offline.ts.
 */
declare const self: ServiceWorkerGlobalScope

/** A file of the page; one whose name already says what is in it needs no revision. */
interface Kept {
  readonly url: string
  readonly revision: string | null
}
declare const FILES: readonly Kept[]

/** Frozen rules: a file that is needed for games of that version alone. */
interface Rules {
  readonly url: string
  readonly game: string
  readonly version: number
}
declare const RULES: readonly Rules[]

const CACHE = 'noren-page'
const PAGE = 'index.html'
/** What belongs to the server, or is a file that is not kept. */
const NOT_PAGES = [/^\/(?:api|ws|healthz|metrics)(?:\/|$)/, /\.[a-z0-9]+$/i]

const addressOf = (url: string): string => new URL(url, self.registration.scope).href
/** The name under which a file lies in the cache: an older and a newer edition of it lie side by side until the newer takes over. */
const keyOf = ({ url, revision }: Kept): string =>
  revision === null ? addressOf(url) : `${addressOf(url)}?edition=${revision}`

const kept = new Map(FILES.map(file => [new URL(addressOf(file.url)).pathname, keyOf(file)]))

async function fetchInto(cache: Cache, file: Kept): Promise<void> {
  const key = keyOf(file)
  if ((await cache.match(key)) !== undefined) return
  // A name that stays the same may lie in the browser's own cache with what it was before.
  const answer = await fetch(addressOf(file.url), { cache: file.revision === null ? 'default' : 'reload' })
  if (!answer.ok) throw new Error(`${file.url} answered ${answer.status}`)
  await cache.put(key, answer)
}

const asKept = ({ url }: Rules): Kept => ({ url, revision: null })
/** The names of frozen rules in the cache: fetched when they are first needed, and kept from then on. */
const frozen = new Map(RULES.map(rules => [new URL(addressOf(rules.url)).pathname, keyOf(asKept(rules))]))

/**
 * A newer page may bring other rules; games that this device has begun need theirs, without a network too. So the newer page
 * does not take over before the rules of every game that lies here are here as well.
 */
async function install(): Promise<void> {
  const cache = await caches.open(CACHE)
  const played = await begunHere()
  const needed = RULES.filter(r => played.some(p => p.game === r.game && p.version === r.version))
  const first = (await cache.match(WISH)) === undefined ? await firstOf(cache) : FILES
  await fetchAll(cache, [...first, ...needed.map(asKept)])
}

/** Stands in the cache while all parts are to be kept, also those of editions to come. */
const WISH = addressOf('kept-all')
const AT_ONCE = 3

/** A few at a time: whoever plays meanwhile needs the line too. */
async function fetchAll(cache: Cache, files: readonly Kept[]): Promise<void> {
  const rest = [...files]
  const next = async (): Promise<void> => {
    for (let file = rest.pop(); file !== undefined; file = rest.pop()) await fetchInto(cache, file)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, next))
}

/** The front page with the parts that it names itself, and whatever has no hash in its name. */
async function firstOf(cache: Cache): Promise<readonly Kept[]> {
  const front = FILES.find(f => f.url === PAGE)
  if (front === undefined) return FILES
  await fetchInto(cache, front)
  const html = (await (await cache.match(keyOf(front)))?.text()) ?? ''
  const named = new Set(Array.from(html.matchAll(/(?:href|src)="\/([^"]+)"/g), m => m[1]))
  return FILES.filter(f => f.revision !== null || named.has(f.url))
}

/** What the page may ask; it hands a port for the answer. */
type Ask =
  | { readonly type: 'SKIP_WAITING' }
  | { readonly type: 'keep'; readonly urls: readonly string[] }
  | { readonly type: 'keep-all' }
  | { readonly type: 'drop-all'; readonly urls: readonly string[] }

async function obey(ask: Ask): Promise<void> {
  const cache = await caches.open(CACHE)
  switch (ask.type) {
    case 'SKIP_WAITING':
      return self.skipWaiting()
    case 'keep':
      return fetchAll(
        cache,
        FILES.filter(f => ask.urls.includes(`/${f.url}`)),
      )
    case 'keep-all':
      await cache.put(WISH, new Response(''))
      return fetchAll(cache, FILES)
    case 'drop-all': {
      await cache.delete(WISH)
      const stay = new Set((await firstOf(cache)).map(f => f.url))
      for (const file of FILES)
        if (!stay.has(file.url) && !ask.urls.includes(`/${file.url}`)) await cache.delete(keyOf(file))
    }
  }
}

/** What no edition needs any more goes, and so does what an earlier kind of worker kept. */
async function tidy(): Promise<void> {
  for (const name of await caches.keys()) if (name.startsWith('workbox-')) await caches.delete(name)
  const cache = await caches.open(CACHE)
  const wanted = new Set([...kept.values(), ...frozen.values(), WISH])
  for (const request of await cache.keys()) if (!wanted.has(request.url)) await cache.delete(request)
}

/** The kept file that answers a request, if any does. */
function keyFor(request: Request): string | undefined {
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return undefined
  const own = kept.get(pathname) ?? frozen.get(pathname)
  if (own !== undefined) return own
  if (request.mode !== 'navigate' || NOT_PAGES.some(not => not.test(pathname))) return undefined
  return kept.get(`/${PAGE}`)
}

/** What is kept, from the cache; parts and rules that are needed for the first time are fetched and kept. */
async function answer(request: Request, key: string): Promise<Response> {
  const cache = await caches.open(CACHE)
  const known = await cache.match(key)
  if (known !== undefined) return known
  const fetched = await fetch(request)
  if (fetched.ok && new URL(request.url).pathname.startsWith('/assets/'))
    await cache.put(key, fetched.clone())
  return fetched
}

self.addEventListener('install', event => event.waitUntil(install()))
self.addEventListener('activate', event => {
  event.waitUntil(tidy())
  // Not waited for: a page that reloads itself waits for this worker, and the claim would wait for the page.
  void self.clients.claim()
})
self.addEventListener('message', event => {
  const [port] = event.ports
  const done = obey(event.data as Ask).then(
    () => port?.postMessage(true),
    // Without a network nothing more can be kept; the page is told, and asks again another time.
    () => port?.postMessage(false),
  )
  event.waitUntil(done)
})
/** What the server tells a device; see the server's notices. */
interface Notice {
  readonly title: string
  readonly body: string
  readonly tag: string
  readonly url: string
  readonly waiting: number
}

async function show(notice: Notice): Promise<void> {
  const { title, body, tag, url, waiting } = notice
  // One notice for what waits: a newer one takes its place and is heard again.
  const options = { body, tag, icon: '/icons/noren-192.png', data: { url }, renotify: true }
  await self.registration.showNotification(title, options)
  const app = self.navigator as { setAppBadge?: (n: number) => Promise<void> }
  if (waiting > 0) await app.setAppBadge?.(waiting)
}

/** Opens what a notice is about: in a page that is open, or in a new one. */
async function follow(url: string): Promise<void> {
  const to = new URL(url, self.registration.scope).href
  for (const page of await self.clients.matchAll({ type: 'window' })) {
    // A page that another worker controls cannot be sent anywhere; a new one can.
    const moved = await page.navigate(to).catch(() => null)
    if (moved !== null) return void (await moved.focus())
  }
  await self.clients.openWindow(to)
}

self.addEventListener('push', event => {
  const notice = event.data?.json() as Notice | undefined
  if (notice !== undefined) event.waitUntil(show(notice))
})
self.addEventListener('notificationclick', event => {
  event.notification.close()
  const { url = '/next' } = (event.notification.data ?? {}) as { readonly url?: string }
  event.waitUntil(follow(url))
})
self.addEventListener('fetch', event => {
  const key = keyFor(event.request)
  if (key === undefined) return
  event.respondWith(answer(event.request, key))
})
