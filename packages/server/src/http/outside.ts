import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { OutsideGame } from '../outside/load.ts'

const FOR_EVER = 'public, max-age=31536000, immutable'

/** The built files of games of others: the page loads their words from here. Their address changes with what is in them. */
export async function outsideFiles(app: FastifyInstance, games: readonly OutsideGame[]): Promise<void> {
  for (const { files, address } of games)
    await app.register(fastifyStatic, {
      root: files,
      prefix: address,
      decorateReply: false,
      index: false,
      cacheControl: false,
      allowedPath: path => path.endsWith('.js'),
      setHeaders: reply => void reply.header('cache-control', FOR_EVER),
    })
}
