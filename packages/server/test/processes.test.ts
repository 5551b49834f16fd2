import cluster from 'node:cluster'
import type { Worker } from 'node:cluster'
import { EventEmitter } from 'node:events'
import { Socket } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { ConfigError, readConfig, startProcesses } from '../src/index.ts'
import type { Message } from '../src/processes/share.ts'

/** A process as the one that starts it sees it. */
class Pretended extends EventEmitter {
  dead = false
  readonly heard: Message[] = []
  readonly process: { readonly pid: number | undefined; kill: (signal: string) => void }
  constructor(pid: number | undefined) {
    super()
    this.process = { pid, kill: signal => this.emit('asked', signal) }
  }

  isConnected = (): boolean => true
  isDead = (): boolean => this.dead
  /** As Node does it: what cannot be written is an error of the process it was said to, a little later. */
  send(message: Message): void {
    if (!this.dead) return void this.heard.push(message)
    const lost = Object.assign(new Error('write EPIPE'), { code: 'EPIPE' })
    process.nextTick(() => this.emit('error', lost))
  }

  says(message: Message, socket?: Socket): void {
    this.emit('message', message, socket)
  }

  ends(code: number | null): void {
    this.dead = true
    this.emit('exit', code, null)
  }
}

afterEach(() => void vi.restoreAllMocks())

const OPEN: Message = {
  noren: 'open',
  listening: { address: 'http://127.0.0.1:1', port: 1, network: [], named: null, trust: null },
}
const WORD: Message = { noren: 'word', subject: 'table.one', word: { n: 1 }, from: 'one' }
const CONFIG = readConfig({ DATABASE_URL: 'postgres://localhost/none', NOREN_SECRET: 'x'.repeat(32) })

/** Starts pretended processes. */
function start(of: number, pids: (number | undefined)[] = [1, 2]) {
  const workers: Pretended[] = []
  vi.spyOn(cluster, 'fork').mockImplementation(() => {
    const worker = new Pretended(pids[workers.length])
    workers.push(worker)
    return worker as unknown as Worker
  })
  const failed = vi.fn()
  return { workers, failed, started: startProcesses(of, CONFIG, {}, failed) }
}

test('what is said to a process that has died, before that is noticed, ends nothing but itself', async () => {
  const { workers, failed, started } = start(2)
  const [one, other] = workers as [Pretended, Pretended]
  for (const worker of workers) worker.says(OPEN)
  const house = await started
  other.says(WORD)
  expect(one.heard).toEqual([WORD])
  // While they serve.
  one.dead = true
  other.says(WORD)
  await new Promise(setImmediate)
  expect(failed).not.toHaveBeenCalled()
  // And while they close: one has ended, the other still tells it something.
  one.dead = false
  one.once('asked', () => (one.dead = true))
  const closed = house.close()
  other.says(WORD)
  await new Promise(setImmediate)
  one.ends(0)
  other.ends(0)
  await closed
  expect(failed).not.toHaveBeenCalled()
})

test('a process that the system cannot start is told as one that ended', async () => {
  const { workers, started } = start(2, [1, undefined])
  const [one, other] = workers as [Pretended, Pretended]
  one.once('asked', () => one.ends(0))
  other.dead = true
  other.emit('error', new Error('spawn EAGAIN'))
  await expect(started).rejects.toThrow(ConfigError)
})

test('a socket goes on to the process of its table when the one it came from has let go of it, and not before', async () => {
  const { workers, started } = start(2)
  const [one, other] = workers as [Pretended, Pretended]
  for (const worker of workers) worker.says(OPEN)
  const house = await started
  const steered: Message = { noren: 'steer', to: 1, wanted: { url: '/ws', rawHeaders: [], head: '' } }
  for (let n = 0; n < 2; n++) one.says(steered, new Socket())
  // It still reads them: what their clients said to the other process would be lost.
  expect([one.heard, other.heard]).toEqual([[0, 1].map(n => ({ noren: 'has', n })), []])
  one.says({ noren: 'gone', n: 0 })
  expect(other.heard).toEqual([steered])
  // A process that ended reads nothing any longer.
  one.ends(1)
  expect(other.heard).toEqual([steered, steered])
  other.once('asked', () => other.ends(0))
  await house.close()
})
