import fastifyWebsocket from '@fastify/websocket'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { WebSocket } from 'ws'
import { MAX_FRAME_BYTES, SOCKET_PATH } from '@noren/protocol'
import type { Hints } from '../bots/hints.ts'
import type { Config } from '../config.ts'
import { refuseWith } from '../http/errors.ts'
import { limit } from '../http/limit.ts'
import { checkOrigin } from '../http/origin.ts'
import { knownGuest } from '../http/guest.ts'
import type { Metrics } from '../metrics.ts'
import type { OneTime } from '../onetime.ts'
import { no } from '../refusal.ts'
import type { Hall } from '../tables/hall.ts'
import type { TimeSource } from '../time.ts'
import { Bucket } from './bucket.ts'
import { Line } from './line.ts'
import { read } from './read.ts'
import type { Read } from './read.ts'
import { Session } from './session.ts'

type Ticketed = { Querystring: { ticket?: unknown } }

const HEARTBEAT = 30_000

/** The socket: every frame is answered, in order, and no frame below the hard limit ends the connection. */
export async function socket(
  app: FastifyInstance,
  hall: Hall,
  config: Config,
  tickets: OneTime,
  metrics: Metrics,
  hints: Hints,
): Promise<void> {
  await app.register(fastifyWebsocket, {
    options: { maxPayload: MAX_FRAME_BYTES },
    errorHandler(error, ws, request) {
      // Frames that are no frames are their sender's affair: told quietly, or anybody could fill our log.
      const theirs = 'code' in error && String(error.code).startsWith('WS_ERR_')
      request.log[theirs ? 'debug' : 'error']({ err: error }, 'a socket failed')
      ws.terminate()
    },
  })
  const alive = new WeakSet<WebSocket>()
  const turns = new Turns(hall.time)
  const stop = hall.time.every(HEARTBEAT, () => {
    for (const ws of app.websocketServer.clients) {
      if (!alive.delete(ws)) ws.terminate()
      else ws.ping()
    }
  })
  app.addHook('onClose', async () => stop())

  /** Whom each ticket that was shown at the door stood for. */
  const shown = new WeakMap<FastifyRequest, string>()
  const checkTicket = async (request: FastifyRequest<Ticketed>, reply: FastifyReply) => {
    const { ticket } = request.query
    if (ticket === undefined) return undefined
    const person = typeof ticket === 'string' ? tickets.take(ticket) : null
    const cookie = knownGuest(request)
    // A ticket belongs to the browser that asked for it: with somebody else's cookie it opens nothing.
    if (person === null || (cookie !== null && cookie !== person)) return refuseWith(reply, no('bad-code'))
    shown.set(request, person)
    return undefined
  }
  const personOf = (request: FastifyRequest): string | null =>
    shown.get(request) ?? (config.socketTicket ? null : knownGuest(request))

  await app.register(async scope => {
    await limit(scope, config)
    scope.addHook('preValidation', checkOrigin(config.origins))
    metrics.gauge('noren_connections', 'Open sockets.', () => app.websocketServer.clients.size)
    scope.get<Ticketed>(SOCKET_PATH, { websocket: true, preHandler: checkTicket }, (ws, request) => {
      alive.add(ws)
      ws.on('pong', () => alive.add(ws))
      const line = new Line(ws, request.raw.socket)
      const session = new Session(hall, personOf(request), metrics, hints, frame => line.send(frame))
      listen(ws, session, new Bucket(config.messagesPerSecond, hall.time.mono()), turns, error =>
        request.log.error({ err: error }, 'a message failed'),
      )
    })
  })
}

/** What a connection needs of a socket. */
export interface Wire {
  on(name: 'message', call: (data: unknown, binary: boolean) => void): unknown
  on(name: 'close' | 'error', call: () => void): unknown
}

/**
 * First everybody is read, then everybody's wish is judged, then everybody is told: work of one kind in a row finds the processor
 * prepared for it, which from system call to system call it is not. A tenth more moves for the same time.
 */
export class Turns {
  readonly time: TimeSource
  /** Those who have sent something in this turn of the event loop. */
  #readers: (() => void)[] = []
  constructor(time: TimeSource) {
    this.time = time
  }

  afterReading(work: () => void): void {
    if (this.#readers.push(work) === 1) this.time.soon(() => this.#workAll())
  }

  #workAll(): void {
    const all = this.#readers
    this.#readers = []
    for (const work of all) work()
  }
}

/** Hears one connection: every message is answered, one after the other. */
export function listen(
  ws: Wire,
  session: Session,
  bucket: Bucket,
  turns: Turns,
  failed: (error: unknown) => void,
): void {
  const queue: Read[] = []
  /** What is being worked on. */
  let at: Read | null = null
  // One after the other: a move sent right after hello must find its table.
  const work = (): void => {
    for (let got = queue.shift(); got !== undefined; got = queue.shift()) {
      at = got
      try {
        if ('code' in got) session.say(got.id, got.code)
        else return void session.handle(got.message).then(work, troubled)
      } catch (error) {
        trouble(error)
      }
    }
    at = null
  }
  const trouble = (error: unknown): void => {
    failed(error)
    if (at !== null) session.say(idOf(at), 'server-trouble')
  }
  const troubled = (error: unknown): void => {
    trouble(error)
    work()
  }
  ws.on('message', (data, binary) => {
    const got = read(data as Buffer, binary)
    if (!bucket.take(turns.time.mono())) return session.say(idOf(got), 'too-many-requests')
    if (queue.push(got) === 1 && at === null) turns.afterReading(work)
  })
  const gone = (): void => session.leave()
  ws.on('close', gone)
  ws.on('error', gone)
}

const idOf = (got: Read): string | null =>
  'code' in got ? got.id : 'id' in got.message ? got.message.id : null
