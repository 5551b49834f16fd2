import fastifyWebsocket from '@fastify/websocket'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { WebSocket } from 'ws'
import { MAX_FRAME_BYTES, SOCKET_PATH } from '@noren/protocol'
import type { Hints } from '../bots/hints.ts'
import { Purse } from '../budget/budget.ts'
import type { Budget } from '../budget/budget.ts'
import { priceOf } from '../budget/prices.ts'
import type { Turnstile } from '../budget/turnstile.ts'
import type { Config } from '../config.ts'
import { refuseWith } from '../http/errors.ts'
import { tooMany } from '../http/limit.ts'
import { checkOrigin } from '../http/origin.ts'
import { identityOf, knownGuest } from '../http/guest.ts'
import type { Metrics } from '../metrics.ts'
import type { OneTime } from '../onetime.ts'
import { no } from '../refusal.ts'
import type { SignIns } from '../signins.ts'
import type { TableRegistry } from '../tables/registry.ts'
import { realTime } from '../time.ts'
import type { TimeSource } from '../time.ts'
import type { Named } from '@noren/table'
import { Bucket } from './bucket.ts'
import { Line } from './line.ts'
import { Outbox } from './outbox.ts'
import { read } from './read.ts'
import type { Read } from './read.ts'
import { hearShort } from './short.ts'
import { Session } from './session.ts'
import type { Send } from './session.ts'

type Ticketed = { Querystring: { ticket?: unknown } }

const HEARTBEAT = 30_000
/** When somebody with too many open sockets may try again. */
const ROOM_AGAIN = 5000
/** Who floods us is read again after so long. */
const SLOWER = 500
/** The code with which a socket of a device that was signed out is closed. */
const SIGNED_OUT = 4001

/** The socket: every frame is answered, in order, and no frame below the hard limit ends the connection. */
export async function socket(
  app: FastifyInstance,
  registry: TableRegistry,
  config: Config,
  tickets: OneTime,
  metrics: Metrics,
  hints: Hints,
  budget: Budget,
  turnstile: Turnstile,
  signIns: SignIns,
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
  const turns = new Turns(registry.time)
  // By the machine's own clock: a test that stops the clock of the tables still hears them.
  const outbox = new Outbox(realTime)
  const stop = registry.time.every(HEARTBEAT, () => {
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
    const person = typeof ticket === 'string' ? await tickets.take(ticket) : null
    const cookie = knownGuest(request)
    // A ticket belongs to the browser that asked for it: with somebody else's cookie it opens nothing.
    if (person === null || (cookie !== null && cookie !== person)) return refuseWith(reply, no('bad-code'))
    shown.set(request, person)
    return undefined
  }
  const personOf = (request: FastifyRequest): string | null =>
    shown.get(request) ?? (config.socketTicket ? null : knownGuest(request))

  const checkRoom = async (request: FastifyRequest, reply: FastifyReply) =>
    budget.of(request.ip, personOf(request)).mayConnect ? undefined : tooMany(reply, ROOM_AGAIN)

  await app.register(async scope => {
    scope.addHook('preValidation', checkOrigin(config.origins))
    metrics.gauge('noren_connections', 'Open sockets.', () => app.websocketServer.clients.size)
    scope.get<Ticketed>(
      SOCKET_PATH,
      { websocket: true, preHandler: [checkTicket, checkRoom] },
      (ws, request) => {
        alive.add(ws)
        ws.on('pong', () => alive.add(ws))
        const person = personOf(request)
        // Whom a ticket stands for pays, whatever the cookie says.
        const purse = budget.of(request.ip, person)
        const line = new Line(ws, request.raw.socket, purse, outbox)
        const gate = { purse, line, turnstile }
        const send: Send = (frame, waited) => line.send(frame, waited)
        const session = new Session(registry, person, metrics, hints, send, gate)
        purse.connect(line)
        ws.once('close', () => purse.disconnect(line))
        const identity = identityOf(request)
        // Whoever is signed out elsewhere sees no more here.
        if (identity !== null && identity.person === person)
          ws.once(
            'close',
            signIns.whenEnded(identity, () => ws.close(SIGNED_OUT, 'signed out')),
          )
        const bucket = new Bucket(config.messagesPerSecond, undefined, registry.time.mono())
        const failed = (error: unknown): void =>
          request.log.error({ code: 'message-failed', err: error }, 'a message failed')
        listen(ws, session, bucket, turns, failed, { purse, slower: () => slower(ws) })
        hearShort(
          request.raw.socket,
          () => ws.readyState === ws.OPEN,
          text => ws.emit('message', text, false),
        )
      },
    )
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

/** Who floods us is read again after a while. */
function slower(ws: WebSocket): void {
  if (ws.isPaused) return
  ws.pause()
  realTime.after(SLOWER, () => ws.resume())
}

/** Who pays for what a connection says, and how to read it more slowly. */
export interface Payer {
  readonly purse: Purse
  slower(): void
}
/** Nobody pays: for a simulated connection. */
const FREE: Payer = { purse: new Purse('', []), slower: () => undefined }

/** Hears one connection: every message is answered, one after the other. */
export function listen(
  ws: Wire,
  session: Session,
  bucket: Bucket,
  turns: Turns,
  failed: (error: unknown) => void,
  payer: Payer = FREE,
): void {
  const { purse } = payer
  const queue: Read[] = []
  /** What is being worked on. */
  let at: Read | null = null
  // One after the other: a move sent right after hello must find its table.
  const work = (): void => {
    for (let got = queue.shift(); got !== undefined; got = queue.shift()) {
      at = got
      try {
        if ('code' in got) session.say(got, got.code)
        else return void session.handle(got.message).then(work, troubled)
      } catch (error) {
        trouble(error)
      }
    }
    at = null
  }
  const trouble = (error: unknown): void => {
    failed(error)
    if (at !== null) session.say(nameOf(at), 'server-trouble')
  }
  const troubled = (error: unknown): void => {
    trouble(error)
    work()
  }
  /** Answered at once, with the name of what is refused; a flood is read more slowly. */
  const refuse = (got: Read, wait: number): void => {
    purse.refused()
    session.say(nameOf(got), 'too-many-requests', wait)
    if (purse.flooded) payer.slower()
  }
  ws.on('message', (data, binary) => {
    const got = read(data as Buffer | string, binary)
    const [price, now] = [priceOf(got), turns.time.mono()]
    if (!bucket.take(1, now) || !purse.spend(price))
      return refuse(got, Math.max(bucket.wait(1, now), purse.wait(price)))
    if (queue.push(got) === 1 && at === null) turns.afterReading(work)
  })
  const gone = (): void => session.leave()
  ws.on('close', gone)
  ws.on('error', gone)
}

/** What an answer names: the id of what carries one, and its kind. */
const nameOf = (got: Read): Named =>
  'code' in got ? got : { id: 'id' in got.message ? got.message.id : null, kind: got.message.t }
