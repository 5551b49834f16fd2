import { connect } from 'node:net'
import { MAX_MESSAGE_BYTES, PROTOCOL } from '@noren/protocol'
import type { WebSocket } from 'ws'
import { ATTACKER, Caller, nap } from './field.ts'
import type { Answers } from './field.ts'

/** What came of an attack: how much was sent, and how it was answered. */
export interface Toll {
  readonly sent: number
  readonly codes: Readonly<Record<string, number>>
}

/** Everything an attacker knows: where the house is, a table in it, and how long. */
export interface Field {
  readonly base: string
  readonly table: string
  readonly until: number
  readonly answers: Answers
}

export type Attack = (field: Field) => Promise<void>

/** On a busy machine it takes longer until an attack is worth a refusal: it goes on for so long at most. */
const STUBBORN = 20_000

const going = ({ until, answers }: Field): boolean =>
  performance.now() < until + (Object.keys(answers.codes).length === 0 ? STUBBORN : 0)

/** So many guests of one address; each has a cookie unless even that is refused. */
async function guests({ base, answers }: Field, count: number): Promise<Caller[]> {
  const all = Array.from({ length: count }, () => new Caller(base, ATTACKER, answers))
  await Promise.all(all.map(g => g.call('GET', '/api/me')))
  return all
}

/** So many sockets, shared out between some guests; those that are refused are counted by their code. */
async function sockets(field: Field, count: number, people: number): Promise<WebSocket[]> {
  const callers = await guests(field, people)
  const tried = await Promise.all(
    Array.from({ length: count }, (_, n) => (callers[n % people] as Caller).connect()),
  )
  return tried.filter(ws => ws !== null)
}

function listenTo(all: readonly WebSocket[], answers: Answers): void {
  for (const ws of all)
    ws.on('message', (data, binary) => {
      const bytes = data as Buffer
      if (!binary && bytes.length < MAX_MESSAGE_BYTES) answers.heard(bytes.toString())
    })
}

const hello = (table: string): string => JSON.stringify({ t: 'hello', v: PROTOCOL, table })

/** Every open socket says so once in so many milliseconds. */
async function chant(
  field: Field,
  all: readonly WebSocket[],
  every: number,
  text: () => string,
): Promise<void> {
  while (going(field)) {
    const began = performance.now()
    for (const ws of all) {
      if (ws.readyState !== ws.OPEN) continue
      field.answers.sent++
      ws.send(text())
    }
    await nap(every - (performance.now() - began))
  }
}

const end = (all: readonly WebSocket[]): void => {
  for (const ws of all) ws.terminate()
}

/** Several who ask as fast as they are answered, but not faster than a few hundred times a second. */
async function ask(
  field: Field,
  workers: number,
  one: (caller: Caller, n: number) => Promise<unknown>,
): Promise<void> {
  const callers = await guests(field, workers)
  await Promise.all(
    callers.map(async (caller, w) => {
      for (let n = w; going(field); n += workers) {
        await one(caller, n).catch(() => undefined)
        await nap(5)
      }
    }),
  )
}

/** Two hundred sockets that say hello twenty times a second. */
const hellos: Attack = async field => {
  const all = await sockets(field, 200, 20)
  listenTo(all, field.answers)
  await chant(field, all, 50, () => hello(field.table))
  end(all)
}

/** Options as large as a body may be, in every shape, and the list that would hold them. */
const fatOptions: Attack = field => {
  const long = 'x'.repeat(60_000)
  const shapes: readonly unknown[] = [
    { constructor: long },
    { data: { cards: long } },
    { data: Array.from({ length: 12_000 }, () => 'card') },
    { data: Object.fromEntries(Array.from({ length: 3000 }, (_, n) => [`key${n}`, n])) },
    'x'.repeat(230_000),
  ]
  return ask(field, 8, async (caller, n) => {
    const options = shapes[n % shapes.length]
    await caller.call('POST', '/api/tables', { game: 'sake', seats: 3, listed: true, options })
    await caller.call('GET', '/api/tables')
  })
}

/** A hundred and fifty sockets that ask to be shown the table and never read. */
const silentReaders: Attack = async field => {
  const all = await sockets(field, 150, 20)
  for (const ws of all) ws.pause()
  await chant(field, all, 100, () => hello(field.table))
  end(all)
}

/** Tables as fast as they are opened. */
const tablesMade: Attack = field =>
  ask(field, 16, caller => caller.call('POST', '/api/tables', { game: 'sakura', seats: 2, listed: true }))

/** Ids by the thousand, asked for in both ways. */
const guessedIds: Attack = async field => {
  const all = await sockets(field, 20, 10)
  listenTo(all, field.answers)
  let n = 0
  const guess = (): string => `koi-${(++n).toString(36).padStart(6, 'a')}`
  await Promise.all([
    chant(field, all, 50, () => hello(guess())),
    ask(field, 8, caller => caller.call('GET', `/api/tables/${guess()}`)),
  ])
  end(all)
}

/** Two hundred requests whose bodies come byte by byte. */
const slowBodies: Attack = async field => {
  const { port } = new URL(field.base)
  const head = [
    'POST /api/tables HTTP/1.1',
    'host: localhost',
    `x-forwarded-for: ${ATTACKER}`,
    'content-type: application/json',
    'content-length: 15000',
    '',
    '{',
  ].join('\r\n')
  const one = async (): Promise<void> => {
    while (going(field)) {
      field.answers.sent++
      await new Promise<void>(resolve => {
        const socket = connect(Number(port), '127.0.0.1')
        socket.write(head)
        const drip = setInterval(() => (going(field) ? socket.write(' ') : socket.destroy()), 500)
        socket.on('data', (chunk: Buffer) => field.answers.heard(chunk.toString()))
        socket.on('error', () => undefined)
        socket.on('close', () => {
          clearInterval(drip)
          resolve()
        })
      })
      await nap(200)
    }
  }
  await Promise.all(Array.from({ length: 200 }, one))
}

/** A hundred and fifty who look at the table and read all they are shown. */
const watchers: Attack = async field => {
  const all = await sockets(field, 150, 30)
  listenTo(all, field.answers)
  await chant(field, all, 2000, () => hello(field.table))
  end(all)
}

/** Tables full of bots of the highest level, as many as can be opened. */
const thinkingBots: Attack = field =>
  ask(field, 8, (caller, n) =>
    caller.call('POST', '/api/tables', {
      game: ['sakura', 'sake', 'honor'][n % 3],
      seats: 4,
      bots: Array.from({ length: 4 }, () => 'daimyo'),
      start: true,
    }),
  )

/** Every case of the siege, by name. */
export const ATTACKS: Readonly<Record<string, Attack>> = {
  hellos,
  'fat options': fatOptions,
  'silent readers': silentReaders,
  'tables made': tablesMade,
  'guessed ids': guessedIds,
  'slow bodies': slowBodies,
  'a crowd of watchers': watchers,
  'tables of thinking bots': thinkingBots,
}
