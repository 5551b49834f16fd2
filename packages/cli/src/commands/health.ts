import * as http from 'node:http'
import * as https from 'node:https'
import type { Command } from '../line.ts'
import { say } from '../say.ts'

/** The status of an answer; null if nobody answers. It is this very machine that is asked: whose certificate it shows does not matter. */
const statusOf = (address: string, get: typeof https.get): Promise<number | null> =>
  new Promise(resolve => {
    const asked = get(address, { rejectUnauthorized: false }, answer => {
      answer.resume()
      resolve(answer.statusCode ?? 0)
    })
    asked.once('error', () => resolve(null))
  })

/** Asks the house on this machine how it is: for whatever watches over it. */
export const health: Command = {
  usage: 'health',
  options: ['--port <n>'],
  async run(_args, flags, out) {
    const port = typeof flags['port'] === 'string' ? flags['port'] : (process.env['PORT'] ?? '3000')
    const secure = ['1', 'true'].includes(process.env['NOREN_HTTPS'] ?? '')
    const address = `http${secure ? 's' : ''}://127.0.0.1:${port}/healthz`
    const status = await statusOf(address, secure ? https.get : http.get)
    if (status === null) out.note(say('cli-wrong', { why: say('cli-health-nobody', { where: address }) }))
    else out.print(say('cli-health-answer', { where: address, a: String(status) }))
    return status === 200 ? 0 : 1
  },
}
