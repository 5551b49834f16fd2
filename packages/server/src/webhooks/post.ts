import { createHmac } from 'node:crypto'
import { request as http } from 'node:http'
import { request as https } from 'node:https'
import type { Place } from './guard.ts'

const PATIENCE = 5000

/** The signature over the moment and the body; whoever knows the secret can check both. */
export const signed = (secret: string, seconds: number, body: string): string =>
  `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`

/** Sends a signed message of ours; see `postBytes`. */
export const post = (
  url: URL,
  place: Place,
  body: string,
  signature: string,
  end: AbortSignal,
): Promise<number> =>
  postBytes(url, place, { 'content-type': 'application/json', 'noren-signature': signature }, body, end)

/**
 * Sends one message to the place that was looked up, whatever its name says by now, and gives the status of the answer. The
 * answer itself is not read, and being sent elsewhere is not followed.
 */
export function postBytes(
  url: URL,
  place: Place,
  headers: Readonly<Record<string, string | number>>,
  body: string | Buffer,
  end: AbortSignal,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const send = url.protocol === 'https:' ? https : http
    const request = send(
      url,
      {
        method: 'POST',
        // A connection of its own: one kept from before could lead to another place.
        agent: false,
        signal: AbortSignal.any([end, AbortSignal.timeout(PATIENCE)]),
        lookup: (_name, options, found) => {
          if (options.all === true) found(null, [place])
          else found(null, place.address, place.family)
        },
        headers: {
          ...headers,
          'content-length': Buffer.byteLength(body),
          'user-agent': 'noren',
        },
      },
      response => {
        resolve(response.statusCode ?? 0)
        response.destroy()
      },
    )
    request.once('error', reject)
    request.end(body)
  })
}
