import { existsSync } from 'node:fs'
import { join, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { no } from '../refusal.ts'
import { refuseWith } from './errors.ts'
import { guest } from './guest.ts'

const UNBUILT = `<!doctype html><meta charset="utf-8"><title>Noren</title>
<p>The page has not been built yet. <code>npm start</code> builds it.</p>`

const ASSETS = `${sep}assets${sep}`
const FOR_EVER = 'public, max-age=31536000, immutable'
/** Nobody in between keeps it: a guest's first page brings their cookie. */
const ANEW = 'private, no-cache'

/** What only a document or a worker obeys; with each of many small files it would be a good part of what is sent. */
const FOR_DOCUMENTS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'strict-transport-security',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
  // A file whose name says its content needs its tag alone.
  'last-modified',
  'accept-ranges',
]
const PART = /\/assets\/(?!worker)[^/]+\.(js|css|woff2|svg)(\.br|\.gz)?$/

/** Whether somebody asks for the page itself: whatever is neither ours nor a file. */
const isPage = ({ method, url }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  !/^\/(api|ws|healthz|metrics)([/?]|$)/.test(url) &&
  !/\.[a-z0-9]+(\?|$)/i.test(url)

/** The built page. Every address that is neither a file nor ours belongs to the page itself. */
export async function page(app: FastifyInstance, folder: string): Promise<void> {
  const built = existsSync(join(folder, 'index.html'))
  if (built)
    await app.register(fastifyStatic, {
      root: folder,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        // Files under assets/ carry a hash of their content in their name; the others are asked for again.
        void reply.header('cache-control', path.includes(ASSETS) ? FOR_EVER : ANEW)
        if (PART.test(path)) for (const name of FOR_DOCUMENTS) void reply.removeHeader(name)
      },
    })
  // Whoever opens the page is a guest from then on: its first requests go out side by side, and must not make several.
  app.addHook('onRequest', async (request, reply) => {
    if (isPage(request)) guest(request, reply)
  })
  app.setNotFoundHandler((request, reply) => {
    if (!isPage(request)) return refuseWith(reply, no('no-such-address'))
    if (!built) return reply.type('text/html').send(UNBUILT)
    return reply.header('cache-control', ANEW).sendFile('index.html')
  })
}
