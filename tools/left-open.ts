import { ChildProcess } from 'node:child_process'
import { syncBuiltinESMExports } from 'node:module'
import { Server, Socket } from 'node:net'
import threads from 'node:worker_threads'
import { afterAll, expect } from 'vitest'

/*
 * A setup file of all tests: nothing outlives its test. What a test file opens (timers, sockets, servers, child processes, workers,
 * imports) is recorded; what is open when the file has ended is ended here, and fails the file with the name of the test that opened it.
 */

interface Opened {
  readonly what: string
  readonly isTimer: boolean
  /** The test that ran when it was opened. */
  readonly test: string
  readonly at: Error
  readonly isOpen: () => boolean
  readonly end: () => void
}

type Add = (what: string, isOpen: () => boolean, end: () => void, isTimer?: boolean) => Opened

/** The first line of a stack in our own code; null where a package opened it by itself. */
const placeOf = ({ stack = '' }: Error): string | null =>
  stack
    .split('\n')
    .slice(1)
    .filter(line => !/node:|node_modules|left-open\.ts/.test(line))
    .map(line => line.trim().replace(`${process.cwd()}/`, ''))[0] ?? null

/** Records what this process opens from now on. */
function record(): Set<Opened> {
  const opened = new Set<Opened>()
  const add: Add = (what, isOpen, end, isTimer = false) => {
    const test = expect.getState().currentTestName ?? 'the file itself'
    const one: Opened = { what, isTimer, test, at: new Error(what), isOpen, end }
    opened.add(one)
    return one
  }
  recordTimers(add, opened)
  recordHandles(add, opened)
  return opened
}

/** A method by its name, to be called on whatever it is called on. */
const methodOf = (prototype: object, name: string): ((...args: unknown[]) => unknown) =>
  Reflect.get(prototype, name) as (...args: unknown[]) => unknown

function recordHandles(add: Add, opened: Set<Opened>): void {
  const listen = methodOf(Server.prototype, 'listen')
  Server.prototype.listen = function (this: Server, ...args: unknown[]) {
    const one = add(
      'a server',
      () => this.listening,
      () => this.close(),
    )
    this.once('close', () => opened.delete(one))
    return Reflect.apply(listen, this, args) as Server
  }
  const connect = methodOf(Socket.prototype, 'connect')
  Socket.prototype.connect = function (this: Socket, ...args: unknown[]) {
    const one = add(
      'a socket',
      () => !this.destroyed,
      () => this.destroy(),
    )
    this.once('close', () => opened.delete(one))
    return Reflect.apply(connect, this, args) as Socket
  }
  const spawn = methodOf(ChildProcess.prototype, 'spawn')
  const spawned = function (this: ChildProcess, ...args: unknown[]): unknown {
    const one = add(
      'a child process',
      () => this.pid !== undefined && this.exitCode === null && this.signalCode === null,
      () => this.kill('SIGKILL'),
    )
    this.once('exit', () => opened.delete(one))
    return Reflect.apply(spawn, this, args)
  }
  Object.assign(ChildProcess.prototype, { spawn: spawned })
  threads.Worker = class extends threads.Worker {
    constructor(...args: ConstructorParameters<typeof threads.Worker>) {
      super(...args)
      const one = add(
        'a worker',
        () => this.threadId > 0,
        () => void this.terminate(),
      )
      this.once('exit', () => opened.delete(one))
    }
  }
  // Whoever imported them by name gets the new ones, too.
  syncBuiltinESMExports()
}

type Start = (call: (...args: unknown[]) => void, ms?: number, ...args: unknown[]) => NodeJS.Timeout

function recordTimers(add: Add, opened: Set<Opened>): void {
  const real = { setTimeout, setInterval, clearTimeout }
  const byTimer = new WeakMap<object, Opened>()
  const isOver = (timer: unknown): void => {
    const one = typeof timer === 'object' && timer !== null ? byTimer.get(timer) : undefined
    if (one !== undefined) opened.delete(one)
  }
  const recorded = (what: string, start: Start, callsOnce: boolean): Start => {
    const started: Start = (call, ms = 0, ...args) => {
      const run: typeof call = (...given) => {
        if (callsOnce) isOver(timer)
        call(...given)
      }
      const timer = start(run, ms, ...args)
      const one = add(
        `${what} of ${ms} ms`,
        // A package may leave one behind that keeps nobody from ending.
        () => timer.hasRef() || placeOf(one.at) !== null,
        () => real.clearTimeout(timer),
        true,
      )
      byTimer.set(timer, one)
      return timer
    }
    return Object.defineProperties(started, Object.getOwnPropertyDescriptors(start))
  }
  const clear = (timer?: NodeJS.Timeout | string | number): void => {
    isOver(timer)
    real.clearTimeout(timer)
  }
  Object.assign(globalThis, {
    setTimeout: recorded('a timeout', real.setTimeout as Start, true),
    setInterval: recorded('an interval', real.setInterval as Start, false),
    clearTimeout: clear,
    clearInterval: clear,
  })
}

/** What the runner knows of imports: those it still looks for, and the modules that did not run to their end. */
interface Imports {
  readonly resolvingModules: ReadonlySet<string>
  readonly evaluatedModules: {
    readonly idToModuleMap: ReadonlyMap<string, { readonly promise?: unknown; readonly evaluated?: boolean }>
  }
}
const here = globalThis as typeof globalThis & {
  readonly __vitest_worker__: Imports
  /** Files may share a process, where this module runs once for each. */
  norenOpened?: Set<Opened>
}

function imports(): string[] {
  const { resolvingModules, evaluatedModules } = here.__vitest_worker__
  const running = [...evaluatedModules.idToModuleMap].filter(
    ([, m]) => m.promise !== undefined && m.evaluated !== true,
  )
  return [...resolvingModules, ...running.map(([id]) => id)].map(
    id => `the import of ${id.replace(`${process.cwd()}/`, '')}`,
  )
}

/**
 * What was told to end may need a moment for it, on a busy machine a long one; timers go by the clock on any. A test of this file waits for
 * less.
 */
const PATIENCE = Number(process.env['LEFT_OPEN_PATIENCE'] ?? 60_000)
const OF_TIMERS = Math.min(PATIENCE, 5000)

const known = (here.norenOpened ??= record())
afterAll(async () => {
  const left = (): Opened[] => [...known].filter(one => one.isOpen())
  const ending = (): number => left().filter(one => !one.isTimer).length + imports().length
  const waits = (ms: number): boolean => performance.now() - began < ms
  const began = performance.now()
  while ((left().length > 0 && waits(OF_TIMERS)) || (ending() > 0 && waits(PATIENCE)))
    await new Promise<void>(resolve => setImmediate(resolve))
  const still = left()
  const names = still.map(
    ({ what, test, at }) => `${what}, opened by "${test}" ${placeOf(at) ?? 'in a package'}`,
  )
  known.clear()
  for (const one of still) one.end()
  const faults = [...names, ...imports()]
  if (faults.length > 0) throw new Error(`left open: ${faults.join('; ')}`)
})
