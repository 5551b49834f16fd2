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

async function install(): Promise<void> {
  const cache = await caches.open(CACHE)
  await Promise.all(FILES.map(file => fetchInto(cache, file)))
}

/** What no edition needs any more goes, and so does what an earlier kind of worker kept. */
async function activate(): Promise<void> {
  for (const name of await caches.keys()) if (name.startsWith('workbox-')) await caches.delete(name)
  const cache = await caches.open(CACHE)
  const wanted = new Set(kept.values())
  for (const request of await cache.keys()) if (!wanted.has(request.url)) await cache.delete(request)
  await self.clients.claim()
}

/** The kept file that answers a request, if any does. */
function keyFor(request: Request): string | undefined {
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return undefined
  const own = kept.get(pathname)
  if (own !== undefined) return own
  if (request.mode !== 'navigate' || NOT_PAGES.some(not => not.test(pathname))) return undefined
  return kept.get(`/${PAGE}`)
}

self.addEventListener('install', event => event.waitUntil(install()))
self.addEventListener('activate', event => event.waitUntil(activate()))
self.addEventListener('message', event => {
  if ((event.data as { type?: unknown } | null)?.type === 'SKIP_WAITING') void self.skipWaiting()
})
self.addEventListener('fetch', event => {
  const key = keyFor(event.request)
  if (key === undefined) return
  const answer = async (): Promise<Response> =>
    (await (await caches.open(CACHE)).match(key)) ?? fetch(event.request)
  event.respondWith(answer())
})
