import { expect, test } from 'vitest'
import { resultsOf } from './run.ts'

const OPENERS = {
  timer: "test('opens', () => { setTimeout(() => undefined, 60_000) })",
  interval: "test('opens', () => { setInterval(() => undefined, 60_000).unref() })",
  child:
    "import { spawn } from 'node:child_process'\ntest('opens', () => { spawn(process.execPath, ['-e', 'setInterval(() => 0, 1000)']) })",
  worker:
    "import { Worker } from 'node:worker_threads'\ntest('opens', () => { new Worker('setInterval(() => 0, 1000)', { eval: true }) })",
  server:
    "import { createServer } from 'node:net'\ntest('opens', () => new Promise<void>(resolve => { createServer().listen(0, resolve) }))",
  socket: `import { connect, createServer } from 'node:net'
    test('opens', async () => {
      const server = createServer(socket => socket.resume())
      await new Promise<void>(resolve => server.listen(0, resolve))
      connect((server.address() as { port: number }).port)
      await new Promise(resolve => server.once('connection', resolve))
    })`,
  lazy: "test('opens', () => { void import('data:text/javascript,await new Promise(() => setInterval(() => 0, 1000))') })",
  tidy: "test('closes', async () => { clearTimeout(setTimeout(() => undefined, 60_000)); await import('node:path') })",
}

test('what a test leaves open is named with the test that opened it, and fails its file', () => {
  const { passed, failures } = resultsOf(OPENERS)
  expect(passed).toBe(Object.keys(OPENERS).length)
  const by = (name: string): string => `opened by "opens" at ${name}.test.ts`
  expect([...failures].sort()).toEqual([
    expect.stringContaining(`child.test.ts: left open: a child process, ${by('child')}`),
    expect.stringContaining(`interval.test.ts: left open: an interval of 60000 ms, ${by('interval')}`),
    expect.stringMatching(/^lazy\.test\.ts: left open: .*the import of data:text\/javascript/),
    expect.stringContaining(`server.test.ts: left open: a server, ${by('server')}`),
    expect.stringMatching(/^socket\.test\.ts: left open: a server, .*; a socket, /),
    expect.stringContaining(`timer.test.ts: left open: a timeout of 60000 ms, ${by('timer')}`),
    expect.stringContaining(`worker.test.ts: left open: a worker, ${by('worker')}`),
  ])
})
