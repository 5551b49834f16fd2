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
      setHeaders: (reply, path) =>
        // Files under assets/ carry a hash of their content in their name; the others are asked for again.
        void reply.header('cache-control', path.includes(ASSETS) ? FOR_EVER : ANEW),
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
