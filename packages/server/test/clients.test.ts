import { execFile, spawnSync } from 'node:child_process'
import { beforeAll, describe, expect, test } from 'vitest'
import { Value } from 'typebox/value'
import * as protocol from '@noren/protocol'
import type { ServerMessage } from '@noren/protocol'
import { skipUnlessInstalled } from '@noren/testbed/skip-unless-installed'
import { library, readConfig, serve } from '../src/index.ts'
import type { Served } from '../src/index.ts'
import { asyncapi } from '../src/http/asyncapi.ts'
import { guestAt, lineOf, openHouse } from './house.ts'
import { playSeat } from './playing.ts'
import { seeded } from '@noren/engine'

describe('who says hello without deltas', () => {
  const hellos: [who: string, hello: object][] = [
    ['who wants none', { v: protocol.PROTOCOL, deltas: false }],
    ['a page that was loaded before they changed', { v: protocol.WITHOUT_DELTAS }],
  ]
  test.each(hellos)(
    '%s hears whole updates as JSON, each reply by itself, and the same as everybody else',
    async (_who, hello) => {
      const house = await openHouse()
      const guest = guestAt(house)
      const { id } = await guest.open({ game: 'lanterns', seats: 2, bots: ['wanderer'], start: true })
      const [plain, deltas] = [await lineOf(guest), await lineOf(guest)]
      const texts: string[] = []
      let binary = 0
      plain.ws.on('message', (data: Buffer, isBinary: boolean) => {
        if (isBinary) binary++
        else texts.push(data.toString('utf8'))
      })
      plain.send({ t: 'hello', table: id, ...hello })
      await plain.next('sync')
      await deltas.hello(id)
      await playSeat(plain, 0, seeded(5))
      const end = plain.last?.seq ?? 0
      await deltas.seen('update', m => m.seq === end)
      expect(binary).toBe(0)
      const heard = texts.map(text => JSON.parse(text) as ServerMessage)
      expect(heard.some(m => m.t === 'reply') && heard.some(m => m.t === 'update')).toBe(true)
      expect(heard.every(m => m.t !== 'sync' || m.vocabulary === undefined)).toBe(true)
      for (const message of heard) expect(Value.Check(protocol.ServerMessage, message)).toBe(true)
      const last = (messages: readonly ServerMessage[]) =>
        messages.findLast(m => m.t === 'update' && m.seq === end)
      expect(last(heard)).toEqual(last(deltas.got))
    },
  )
})

test('AsyncAPI names every message of both sides, each by the schema that is checked', async () => {
  const document = asyncapi() as {
    components: { schemas: Record<string, { properties: { t: { const: string } } }> }
    operations: Record<'toServer' | 'toClient', { messages: { $ref: string }[] }>
  }
  const { schemas } = document.components
  const kinds = (side: 'toServer' | 'toClient'): string[] =>
    document.operations[side].messages.map(
      m => schemas[m.$ref.split('/').at(-1) ?? '']?.properties.t.const ?? '',
    )
  const union = (schema: object): string[] => {
    const { anyOf, properties } = schema as { anyOf?: object[]; properties?: { t: { const: string } } }
    return anyOf === undefined ? [properties?.t.const ?? ''] : anyOf.flatMap(union)
  }
  expect(kinds('toServer').sort()).toEqual(union(protocol.HouseMessage).sort())
  expect(kinds('toClient').sort()).toEqual(union(protocol.ServerMessage).sort())
  const house = await openHouse()
  expect(await (await fetch(`${house.address}/api/socket.json`)).json()).toEqual(
    JSON.parse(JSON.stringify(document)),
  )
})

const GAMES = [
  ['sakura', 3],
  ['spirit', 2],
  ['honor', 3],
  ['sake', 3],
] as const

/** The clients of the documentation, started as it says. */
function clients(name: string, command: string, file: string): void {
  describe(`the client in ${name}`, () => {
    let house: Served
    beforeAll(async () => {
      const env = {
        PORT: '0',
        HOST: '127.0.0.1',
        NOREN_DATA: ':memory:',
        NOREN_BOT_PAUSE: '0',
        NOREN_BOT_WORKERS: '1',
      }
      house = await serve({ ...readConfig(env), messagesPerSecond: 0, requestsPerMinute: 0 }, library)
      return () => house.close()
    })
    test.each(GAMES)('plays %s to the end', async (game, seats) => {
      const path = new URL(`../../../docs/clients/${file}`, import.meta.url).pathname
      const said = await new Promise<string>((resolve, reject) => {
        execFile(command, [path, house.address, game, String(seats)], (error, stdout, stderr) =>
          error === null ? resolve(stdout) : reject(new Error(`${error.message} ${stderr}`)),
        )
      })
      const outcome = JSON.parse(said) as { game: string; entries: number; ranks: number[] }
      expect(outcome).toMatchObject({ game })
      expect(outcome.ranks).toHaveLength(seats)
      expect(outcome.entries).toBeGreaterThan(3)
    })
  })
}

clients('JavaScript', process.execPath, 'client.mjs')
if (spawnSync('python3', ['--version']).status === 0) clients('Python', 'python3', 'client.py')
else skipUnlessInstalled('the client in Python', 'Python', 'python3')
