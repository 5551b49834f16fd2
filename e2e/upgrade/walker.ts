import type { Face, ServerMessage } from '@noren/protocol'
import { PROTOCOL } from '@noren/protocol'
import { DeltaDecoder } from '@noren/protocol/delta'

/** What somebody at a table is asked, as the wire says it. */
export interface Asked {
  readonly seq: number
  readonly face: Face
}

const isAsked = (face: Face | null): face is Face =>
  face !== null && (face.waiting & 1) === 1 && face.choices.length > 0

/**
 * Sits at a table by the wire alone and chooses at random, until somebody who looks on says that it is enough: a quick way to
 * a table in the middle of a game, or at its end.
 */
export async function walk(
  site: string,
  cookie: string,
  table: string,
  roll: (n: number) => number,
  enough: (asked: Asked, moves: number) => boolean | Promise<boolean>,
  protocol = PROTOCOL,
): Promise<'left' | 'over'> {
  const ws = new WebSocket(`${site.replace('http', 'ws')}/ws`, { headers: { cookie, origin: site } } as never)
  ws.binaryType = 'arraybuffer'
  const decoder = new DeltaDecoder()
  let face: Face | null = null
  let [seq, moves, pending] = [0, 0, '']
  const done = Promise.withResolvers<'left' | 'over'>()
  const send = (message: object): void => ws.send(JSON.stringify(message))
  const hello = (): void => send({ t: 'hello', v: protocol, table })

  const heard = (m: ServerMessage): void => {
    if (m.t === 'problem') return done.reject(new Error(m.code))
    if (m.t === 'reply' && m.id === pending) {
      if (m.status === 'refused' || m.status === 'malformed')
        return done.reject(new Error(m.sentence ?? m.status))
      pending = ''
    }
    if (m.t !== 'sync' && m.t !== 'update') return void go()
    const outcome = m.t === 'update' ? m.outcome : m.table.outcome
    if (outcome !== null) return done.resolve('over')
    seq = m.seq
    face = m.faces['0'] ?? null
    const sealed = m.sealed?.['0'] !== undefined
    if (sealed) face = null
    void go()
  }
  let looking = false
  const go = async (): Promise<void> => {
    if (looking || pending !== '' || !isAsked(face)) return
    looking = true
    const leaves = await enough({ seq, face }, moves)
    looking = false
    if (leaves) return done.resolve('left')
    if (!isAsked(face)) return
    const { words } = face.choices[roll(face.choices.length)] ?? { words: [] }
    pending = `walk-${++moves}-${seq}`
    face = null
    send({ t: 'move', id: pending, seat: 0, seq, words })
  }
  ws.addEventListener('open', hello)
  ws.addEventListener('error', () => done.reject(new Error(`no line to ${site}`)))
  ws.addEventListener('message', ({ data }: MessageEvent<ArrayBuffer | string>) => {
    if (typeof data === 'string') {
      const message = JSON.parse(data) as ServerMessage
      decoder.note(message)
      return heard(message)
    }
    const messages = decoder.hear(new Uint8Array(data))
    if (messages === null) hello()
    else for (const message of messages) heard(message)
  })
  try {
    return await done.promise
  } finally {
    ws.close()
  }
}
