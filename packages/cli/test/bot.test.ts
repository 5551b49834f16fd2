import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readConfig, serve } from '@noren/server'
import { invitation } from '../src/bridge.ts'
import { chosen } from '../src/dojo/outsider.ts'
import { UsageError } from '../src/usage.ts'
import { noren } from './heard.ts'

const EXAMPLE = join(import.meta.dirname, '../../../docs/bots/example-bot.mjs')
const data = mkdtempSync(join(tmpdir(), 'noren-door-'))
const house = await serve(
  readConfig({
    PORT: '0',
    HOST: '127.0.0.1',
    NOREN_BOT_PAUSE: '0',
    NOREN_BOT_WORKERS: '1',
    NOREN_DATA: data,
  }),
)
afterAll(async () => {
  await house.close()
  rmSync(data, { recursive: true, force: true })
})

/** The host, who opens the table and then leaves it to the defaults of the rules. */
class Host {
  #cookie = ''
  async ask(path: string, body?: object): Promise<Record<string, unknown>> {
    const answer = await fetch(house.address + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'content-type': 'application/json', cookie: this.#cookie },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    this.#cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? this.#cookie
    return (await answer.json()) as Record<string, unknown>
  }
}

test('the example bot sits down by an invite link and plays a whole game', async () => {
  const host = new Host()
  await host.ask('/api/me')
  const { id } = await host.ask('/api/tables', { game: 'sakura', seats: 3, bots: ['wanderer'] })
  const path = `/api/tables/${String(id)}`
  const playing = noren(
    'bot',
    `${house.address}/t/${String(id)}`,
    '--cmd',
    `node ${EXAMPLE}`,
    '--name',
    'Example',
  )
  for (;;) {
    const { seats } = (await host.ask(path)) as { seats: { kind: string }[] }
    if (seats.every(s => s.kind !== 'empty')) break
    await new Promise(resolve => setTimeout(resolve, 20))
  }
  await host.ask(`${path}/start`, {})
  await host.ask(`${path}/leave`, {})
  const { code, out, err } = await playing
  expect(err).toEqual([expect.stringContaining('Example sits on seat 1')])
  expect(code).toBe(0)
  expect(JSON.parse(out[0] ?? '')).toMatchObject({ ranks: expect.any(Array) })
})

test('a bot that breaks the protocol ends with a sentence, not with a stack', async () => {
  const host = new Host()
  await host.ask('/api/me')
  const { id } = await host.ask('/api/tables', { game: 'sakura', seats: 2 })
  const link = `${house.address}/t/${String(id)}`
  const broken = noren(
    'bot',
    link,
    '--cmd',
    `node -e "process.stdin.once('data',()=>console.log('nonsense'))"`,
  )
  for (;;) {
    const { seats } = (await host.ask(`/api/tables/${String(id)}`)) as { seats: { kind: string }[] }
    if (seats.every(s => s.kind !== 'empty')) break
    await new Promise(resolve => setTimeout(resolve, 20))
  }
  await host.ask(`/api/tables/${String(id)}/start`, {})
  await host.ask(`/api/tables/${String(id)}/leave`, {})
  const { code, err } = await broken
  expect([code, err.at(-1)]).toEqual([1, expect.stringContaining('nonsense')])
  expect((await noren('bot', `${house.address}/t/nowhere-000000`, '--cmd', 'true')).code).toBe(1)
})

test('links and answers are read strictly', () => {
  expect(invitation('http://localhost:3000/t/koi-4821ab')).toEqual({
    house: 'http://localhost:3000',
    table: 'koi-4821ab',
  })
  expect(() => invitation('koi-4821ab')).toThrow(UsageError)
  expect(() => invitation('http://localhost:3000/')).toThrow(UsageError)
  const choices = [['end'], ['take', 'left']]
  expect(chosen('{"id":3,"choice":1}', 3, choices)).toBe(1)
  expect(chosen('{"id":3,"words":["take","left"]}', 3, choices)).toBe(1)
  for (const line of [
    '',
    '[]',
    'null',
    '{"id":2,"choice":1}',
    '{"id":3,"choice":2}',
    '{"id":3,"words":["fly"]}',
  ])
    expect(chosen(line, 3, choices)).toBeNull()
})
