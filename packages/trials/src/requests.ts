import { request } from 'node:http'
import type { Agent } from 'node:http'
import { below } from '@noren/engine'
import type { Rng } from '@noren/engine'
import * as protocol from '@noren/protocol'
import { Compile } from 'typebox/compile'
import { openapi } from '@noren/server/parts'
import { garbled, letters, mutated, pick, valid } from './grammar.ts'
import type { Known, Schema } from './grammar.ts'

interface Operation {
  readonly method: string
  readonly path: string
  readonly body: Schema | null
  readonly fits: (value: unknown) => boolean
}

interface Described {
  readonly paths: Readonly<
    Record<
      string,
      Record<string, { requestBody?: { content: Record<string, { schema: { $ref: string } }> } }>
    >
  >
}

/** Every request of the REST part, as the house itself describes them. */
export function operations(): Operation[] {
  const schemas = protocol as unknown as Readonly<Record<string, Schema>>
  return Object.entries((openapi() as Described).paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { requestBody }]) => {
      const name = requestBody?.content['application/json']?.schema.$ref.split('/').at(-1)
      const body = name === undefined ? null : (schemas[name] ?? null)
      const check = body === null ? null : Compile(body)
      return { method: method.toUpperCase(), path, body, fits: value => check?.Check(value) ?? false }
    }),
  )
}

export interface Hostile {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | null
}

/** Requests that must not change anything: of the wrong shape, or asking for what is not theirs to ask. */
export function hostileRequest(rng: Rng, all: readonly Operation[], known: Known, cookie: string): Hostile {
  const { method, path, body, fits } = pick(rng, all)
  const id = below(rng, 4) === 0 ? pick(rng, STRANGE) : String(known['table']?.(rng))
  const cookies = [
    '',
    cookie,
    `${cookie}x`,
    `noren=${letters(rng, 30)}`,
    'noren=; noren=x',
    cookie.slice(0, -4),
  ]
  const headers: Record<string, string> = {
    cookie: pick(rng, cookies),
    ...(below(rng, 8) === 0 ? { origin: pick(rng, ['null', 'https://elsewhere.example', 'x']) } : {}),
    ...(below(rng, 12) === 0 ? { 'x-forwarded-for': letters(rng, 20) } : {}),
  }
  const target = `${path.replace('{id}', encodeURIComponent(id))}${below(rng, 6) === 0 ? `?${letters(rng, 9)}=%27` : ''}`
  if (body === null || method === 'GET') return { method, path: target, headers, body: null }
  headers['content-type'] = pick(rng, [
    'application/json',
    'application/json',
    'application/json',
    'text/plain',
    'x',
    'application/xml',
  ])
  return { method, path: target, headers, body: hostileBody(rng, body, fits, known) }
}

const STRANGE = ['koi-aaaaaa', '..', '__proto__', 'x'.repeat(80), '%', "' or 1=1", '\u0000', '-1', 'null']

function hostileBody(rng: Rng, schema: Schema, fits: (v: unknown) => boolean, known: Known): string {
  let value = valid(schema, rng, known)
  for (let n = 1 + below(rng, 3); n > 0; n--) value = mutated(value, rng)
  const text = JSON.stringify(value) ?? ''
  if (below(rng, 6) === 0) {
    const other = garbled(text, rng)
    if (!isFitting(other, fits)) return other
  }
  // A body that happens to be right would be granted: then it gets a field that nobody knows.
  return fits(value) ? JSON.stringify({ ...(value as object), surely: 'not' }) : text
}

const isFitting = (text: string, fits: (v: unknown) => boolean): boolean => {
  try {
    return fits(JSON.parse(text))
  } catch {
    return false
  }
}

export interface Answered {
  readonly status: number
  readonly text: string
}

/** Sends one request as it is, without the care that `fetch` takes. */
export function sendRequest(base: URL, agent: Agent, wish: Hostile): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const { method, path, headers, body } = wish
    const length = body === null ? {} : { 'content-length': String(Buffer.byteLength(body)) }
    const sent = request(
      { host: base.hostname, port: base.port, method, path, headers: { ...headers, ...length }, agent },
      response => {
        let text = ''
        response.setEncoding('utf8')
        response.on('data', (chunk: string) => (text += chunk))
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
        response.on('error', reject)
      },
    )
    sent.on('error', reject)
    sent.end(body ?? undefined)
  })
}
