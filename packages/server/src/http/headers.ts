import type { IncomingMessage } from 'node:http'
import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/** A name and a port, and nothing that would be a word of its own in a policy. */
const HOST = /^(?:[a-z0-9-]+(?:\.[a-z0-9-]+)*|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i

/** The sockets of this very host: browsers do not agree on whether 'self' speaks of them. */
function ownSockets({ headers: { host = '' } }: Pick<IncomingMessage, 'headers'>): string {
  return HOST.test(host) ? `ws://${host} wss://${host}` : "'self'"
}

/** The page may load what we serve and nothing else; only the attribute `style` may be set from code. */
const CONTENT = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'"],
  styleSrcAttr: ["'unsafe-inline'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  fontSrc: ["'self'", 'data:'],
  connectSrc: ["'self'", ownSockets],
  workerSrc: ["'self'", 'blob:'],
  manifestSrc: ["'self'"],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
}

/** What the page never asks a browser for. */
const PERMISSIONS = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'serial',
  'usb',
  'xr-spatial-tracking',
]
  .map(name => `${name}=()`)
  .join(', ')

/** A year, renewed with every answer; other names of the same domain are their owner's affair. */
const HTTPS_ONLY = 'max-age=31536000'

/**
 * What only a document or a worker heeds. With a script, a sheet, a face or a drawing it is weight alone: a page fetches forty of
 * them, and these headers were a fifth of a table's bytes.
 */
const OF_DOCUMENTS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
]
/** Parts of the page; workers keep the policy that their own answer brings. */
const isPart = (url: string): boolean => /^\/assets\/(?!worker)[\w.-]+\.(?:js|css|woff2|svg)$/.test(url)

/** What every answer tells the browser about what it may do. */
export async function headers(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: CONTENT },
    // Told below, over https alone: tables on a sofa are served without it.
    strictTransportSecurity: false,
    crossOriginEmbedderPolicy: false,
  })
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('permissions-policy', PERMISSIONS)
    if (request.protocol === 'https') void reply.header('strict-transport-security', HTTPS_ONLY)
  })
  app.addHook('onSend', async (request, reply) => {
    if (isPart(request.url)) for (const name of OF_DOCUMENTS) void reply.removeHeader(name)
  })
}
