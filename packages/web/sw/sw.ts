/**
 * Keeps the page on the device. The front page and what it is made of are kept when this worker is installed; parts of
 * games when they are played, or all of them when the page asks for it. What is under /assets/ carries a hash of its
 * content in its name and never changes, so that several versions lie side by side until the newest takes over.
 */
declare const self: ServiceWorkerGlobalScope & {
  readonly __WB_MANIFEST: readonly { readonly url: string; readonly revision: string | null }[]
}

const FILES = self.__WB_MANIFEST
const ASSETS = FILES.map(f => `/${f.url}`).filter(url => url.startsWith('/assets/'))
const PAGE = '/index.html'
/** Changes with any file: a page of one version is never mixed with that of another. */
const VERSION = Array.from(JSON.stringify(FILES)).reduce(
  (h, letter) => (Math.imul(h, 31) + (letter.codePointAt(0) ?? 0)) | 0,
  7,
)
const PAGES = `noren-page-${(VERSION >>> 0).toString(36)}`
const PARTS = 'noren-parts'
/** Stands among the parts while all of them are to be kept, also of versions to come. */
const WISH = '/kept-all'
const AT_ONCE = 3

/** What the page may ask; it hands a port for the answer. */
type Wish =
  | { readonly type: 'SKIP_WAITING' }
  | { readonly type: 'keep'; readonly urls: readonly string[] }
  | { readonly type: 'keep-all' }
  | { readonly type: 'drop-all'; readonly urls: readonly string[] }

async function fetched(url: string, init: RequestInit = {}): Promise<Response> {
  const answer = await fetch(url, { credentials: 'same-origin', ...init })
  if (!answer.ok) throw new Error(`${url} was answered with ${answer.status}`)
  return answer
}

/** Fetches what is not here yet, a few at a time. */
async function keep(urls: readonly string[]): Promise<void> {
  const parts = await caches.open(PARTS)
  const missing: string[] = []
  for (const url of new Set(urls)) if ((await parts.match(url)) === undefined) missing.push(url)
  const next = async (): Promise<void> => {
    for (let url = missing.pop(); url !== undefined; url = missing.pop())
      await parts.put(url, await fetched(url, { priority: 'low' }))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, next))
}

const allWished = async (): Promise<boolean> => (await (await caches.open(PARTS)).match(WISH)) !== undefined

/** The parts that the front page names itself. */
const namedIn = (html: string): string[] =>
  Array.from(html.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g), m => m[1] as string)

async function install(): Promise<void> {
  const pages = await caches.open(PAGES)
  const front = await fetched(PAGE, { cache: 'reload' })
  const html = await front.clone().text()
  await keep((await allWished()) ? ASSETS : namedIn(html))
  const others = FILES.map(f => `/${f.url}`).filter(url => url !== PAGE && !url.startsWith('/assets/'))
  await Promise.all(others.map(async url => pages.put(url, await fetched(url, { cache: 'no-cache' }))))
  await pages.put(PAGE, front)
}

async function activate(): Promise<void> {
  for (const name of await caches.keys()) if (name !== PAGES && name !== PARTS) await caches.delete(name)
  const parts = await caches.open(PARTS)
  const mine = new Set([...ASSETS, WISH])
  for (const request of await parts.keys())
    if (!mine.has(new URL(request.url).pathname)) await parts.delete(request)
  await self.clients.claim()
}

async function part(request: Request): Promise<Response> {
  const parts = await caches.open(PARTS)
  const kept = await parts.match(request)
  if (kept !== undefined) return kept
  const answer = await fetch(request)
  if (answer.ok) await parts.put(request, answer.clone())
  return answer
}

async function file(url: string, request: Request): Promise<Response> {
  return (await (await caches.open(PAGES)).match(url)) ?? fetch(request)
}

const OURS = /^\/(api|ws|healthz|metrics)(\/|$)/

self.addEventListener('install', e => e.waitUntil(install()))
self.addEventListener('activate', e => e.waitUntil(activate()))

self.addEventListener('fetch', e => {
  const { request } = e
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin || OURS.test(url.pathname)) return
  if (url.pathname.startsWith('/assets/')) e.respondWith(part(request))
  else if (request.mode === 'navigate' && !/\.[a-z0-9]+$/i.test(url.pathname))
    e.respondWith(file(PAGE, request))
  else if (FILES.some(f => `/${f.url}` === url.pathname)) e.respondWith(file(url.pathname, request))
})

async function obey(wish: Wish): Promise<void> {
  const parts = await caches.open(PARTS)
  switch (wish.type) {
    case 'SKIP_WAITING':
      return self.skipWaiting()
    case 'keep':
      return keep(wish.urls.filter(url => ASSETS.includes(url)))
    case 'keep-all':
      await parts.put(WISH, new Response(''))
      return keep(ASSETS)
    case 'drop-all': {
      await parts.delete(WISH)
      const front = await (await caches.open(PAGES)).match(PAGE)
      const stay = new Set([...wish.urls, ...(front === undefined ? [] : namedIn(await front.text()))])
      for (const request of await parts.keys())
        if (!stay.has(new URL(request.url).pathname)) await parts.delete(request)
    }
  }
}

self.addEventListener('message', e => {
  const [port] = e.ports
  const done = obey(e.data as Wish).then(
    () => port?.postMessage(true),
    // Without a network nothing more can be kept; the page is told, and asks again another time.
    () => port?.postMessage(false),
  )
  e.waitUntil(done)
})

export {}
