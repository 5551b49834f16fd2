import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { no } from '../refusal.ts'
import { refuseWith } from './errors.ts'

const UNBUILT = `<!doctype html><meta charset="utf-8"><title>Noren</title>
<p>The page has not been built yet. <code>npm start</code> builds it.</p>`

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
        void reply.header(
          'cache-control',
          path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
        ),
    })
  app.setNotFoundHandler((request, reply) => {
    const ours = /^\/(api|ws|healthz|metrics)([/?]|$)/.test(request.url)
    const asset = /\.[a-z0-9]+(\?|$)/i.test(request.url)
    if (ours || asset || (request.method !== 'GET' && request.method !== 'HEAD'))
      return refuseWith(reply, no('no-such-address'))
    if (!built) return reply.type('text/html').send(UNBUILT)
    return reply.header('cache-control', 'no-cache').sendFile('index.html')
  })
}
