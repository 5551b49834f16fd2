import { WebSocket } from 'ws'

/** Addresses that documents use and nobody has: the house takes them from its proxy's header. */
export const ATTACKER = '198.51.100.66'
export const VICTIMS = ['192.0.2.10', '192.0.2.11'] as const

/** How often each code, or status without one, was the answer. */
export class Answers {
  readonly codes: Record<string, number> = {}
  sent = 0

  add(code: string): void {
    this.codes[code] = (this.codes[code] ?? 0) + 1
  }

  /** What a frame or a body says: a code if it refuses. */
  heard(text: string): void {
    const code = /"code":"([a-z-]+)"/.exec(text)?.[1]
    if (code !== undefined) this.add(code)
  }
}

export const nap = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, Math.max(0, ms)))

/** Somebody who asks from one address, with a cookie of their own or none. */
export class Caller {
  readonly base: string
  readonly from: string
  readonly answers: Answers
  cookie = ''
  constructor(base: string, from: string, answers = new Answers()) {
    this.base = base
    this.from = from
    this.answers = answers
  }

  get headers(): Record<string, string> {
    return { 'x-forwarded-for': this.from, ...(this.cookie === '' ? {} : { cookie: this.cookie }) }
  }

  async call(method: string, path: string, body?: unknown): Promise<{ status: number; body: unknown }> {
    this.answers.sent++
    const answer = await fetch(this.base + path, {
      method,
      headers: { ...this.headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const set = answer.headers.getSetCookie()[0]
    if (set !== undefined) this.cookie = set.split(';')[0] ?? ''
    const text = await answer.text()
    if (!answer.ok) this.answers.heard(text)
    return { status: answer.status, body: answer.ok ? (JSON.parse(text) as unknown) : text }
  }

  /** A socket, or null if it was refused. */
  connect(): Promise<WebSocket | null> {
    this.answers.sent++
    return new Promise(resolve => {
      const ws = new WebSocket(`${this.base.replace('http', 'ws')}/ws`, { headers: this.headers })
      ws.once('open', () => resolve(ws))
      ws.on('error', () => resolve(null))
      ws.once('unexpected-response', (request, response) => {
        let text = ''
        response.on('data', (chunk: Buffer) => (text += chunk.toString()))
        response.on('close', () => {
          this.answers.heard(text)
          request.destroy()
          resolve(null)
        })
      })
    })
  }
}
