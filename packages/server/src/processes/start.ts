import cluster from 'node:cluster'
import type { Worker } from 'node:cluster'
import type { Socket } from 'node:net'
import { availableParallelism } from 'node:os'
import { cookieSecret } from '../secret.ts'
import { ConfigError } from '../config.ts'
import type { Config } from '../config.ts'
import type { Listening } from '../network/listen.ts'
import { realTime } from '../time.ts'
import { isMessage } from './share.ts'
import type { Message } from './share.ts'

/** A process that ended is started again after so many milliseconds. */
const AGAIN = 1000

/** Several server processes behind one port. */
export interface Started {
  readonly listening: Listening
  /** Closes them all in order. */
  close(): Promise<void>
}

/** What several processes need of a server's settings. */
function check({ database, https, metricsAddress }: Config): void {
  const faults: string[] = []
  if (database === null) faults.push('--processes needs a database that all of them share: set DATABASE_URL')
  if (https) faults.push('--processes needs NOREN_HTTPS=0: let a proxy in front speak https')
  if (metricsAddress !== null)
    faults.push('--processes needs NOREN_METRICS_ADDRESS unset: each process has figures of its own')
  if (faults.length > 0) throw new ConfigError(faults)
}

/**
 * Starts this program so many times over. This process opens the port, and whichever of the others is free takes the next connection from it;
 * it serves nothing itself. What the others tell each other goes through it, and so do sockets on their way to the process that keeps their table.
 */
export async function startProcesses(
  of: number,
  config: Config,
  env: Readonly<Record<string, string | undefined>>,
  failed: (slot: number, code: number | null) => void,
): Promise<Started> {
  check(config)
  // Made once, before all of them ask for it.
  if (config.secret === null) await cookieSecret(config.data)
  const threads =
    env['NOREN_BOT_WORKERS'] ?? String(Math.max(1, Math.floor((availableParallelism() - 1) / of)))
  // Dealt out in turn by Node, a connection that went to a process which had died unnoticed would never be answered, and never be closed.
  cluster.schedulingPolicy = cluster.SCHED_NONE
  const workers: Worker[] = []
  /** Sockets on their way to each slot. */
  const steered = Array.from({ length: of }, () => new Set<Socket>())
  /** What is to be done with the sockets that each slot sent, once it has let go of them. */
  const leaving = Array.from({ length: of }, () => new Map<number, () => void>())
  let sent = 0
  /** The slots whose door is open. */
  const ready = new Set<number>()
  let closing = false
  const start = (slot: number): Worker => {
    // Only one of them says its name in the network.
    const named = slot === 0 ? {} : { NOREN_MDNS: '' }
    const worker = cluster.fork({
      ...env,
      NOREN_BOT_WORKERS: threads,
      ...named,
      NOREN_PROCESS: `${slot}/${of}`,
    })
    workers[slot] = worker
    worker.on('message', (message: unknown, socket: Socket | undefined) => {
      if (isMessage(message)) pass(slot, message, socket)
    })
    whenEnded(worker, code => {
      ready.delete(slot)
      // Node forgets those that waited behind the first: who asked for them would wait for ever.
      for (const socket of steered[slot] ?? []) socket.destroy()
      steered[slot]?.clear()
      // What it sent, it has let go of as well.
      for (const go of leaving[slot]?.values() ?? []) go()
      leaving[slot]?.clear()
      if (closing) return
      failed(slot, code)
      realTime.after(AGAIN, () => closing || start(slot))
    })
    return worker
  }
  const tell = (slot: number, message: Message, socket?: Socket): void => {
    const worker = workers[slot]
    if (worker?.isConnected() !== true) return void socket?.destroy()
    if (socket === undefined) return void worker.send(message)
    steered[slot]?.add(socket)
    // Its copy here is let go of once it is on its way: the process it came from waits for that before it closes. It is let go of here,
    // because Node would keep it until the other says that it has it, which a process that dies never does.
    worker.send(message, socket, { keepOpen: true }, () => {
      steered[slot]?.delete(socket)
      socket.destroy()
    })
  }
  const pass = (slot: number, message: Message, socket: Socket | undefined): void => {
    if (message.noren === 'settle') tell(slot, message)
    else if (message.noren === 'open') ready.add(slot)
    else if (message.noren === 'gone') {
      leaving[slot]?.get(message.n)?.()
      leaving[slot]?.delete(message.n)
    } else if (message.noren === 'steer' && socket !== undefined) {
      // Whoever hangs up on the way is let go of.
      socket.on('error', () => socket.destroy())
      const n = sent++
      // A process that is being started again hears nothing yet: then the one that asks serves it.
      leaving[slot]?.set(n, () => tell(ready.has(message.to) ? message.to : slot, message, socket))
      tell(slot, { noren: 'has', n })
    } else if (message.noren === 'word')
      for (let other = 0; other < of; other++) if (other !== slot) tell(other, message)
  }
  const close = async (): Promise<void> => {
    closing = true
    const alive = workers.filter(worker => !worker.isDead())
    const ends = alive.map(worker => new Promise(resolve => whenEnded(worker, resolve)))
    for (const worker of alive) worker.process.kill('SIGTERM')
    await Promise.all(ends)
  }
  try {
    const [listening] = await Promise.all(Array.from({ length: of }, (_, slot) => opened(start(slot))))
    if (listening === undefined) throw new RangeError('no process was asked for')
    return { listening, close }
  } catch (error) {
    await close()
    throw error
  }
}

/**
 * Calls with the code once the process has ended; with null after a signal, and where the system could not start it. What is said to a
 * process that has died before that was noticed fails as an error of its own, in the middle of closing as at any other time. It is no fault
 * of ours: words are hints, and the end is told right after it.
 */
function whenEnded(worker: Worker, heard: (code: number | null) => void): void {
  worker.once('exit', heard)
  worker.on('error', () => {
    if (worker.process.pid === undefined) heard(null)
  })
}

/** Where a process listens, once its door is open. */
function opened(worker: Worker): Promise<Listening> {
  return new Promise((resolve, reject) => {
    worker.on('message', (message: unknown) => {
      if (isMessage(message) && message.noren === 'open') resolve(message.listening)
    })
    whenEnded(worker, code =>
      reject(new ConfigError([`a server process ended with ${code ?? 'a signal'} before it was open`])),
    )
  })
}
