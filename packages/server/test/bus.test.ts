import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { skipUnlessInstalled } from '@noren/testbed/skip-unless-installed'
import type { Bus, Word } from '../src/bus/bus.ts'
import { NatsBus } from '../src/bus/nats.ts'
import { InProcessBus } from '../src/bus/in-process.ts'
import { ProcessBus } from '../src/processes/bus.ts'
import type { Parent } from '../src/processes/bus.ts'
import { slotOf } from '../src/processes/share.ts'
import type { Message } from '../src/processes/share.ts'
import { natsServer, startNats } from '@noren/testbed/nats'
import type { Nats } from '@noren/testbed/nats'

const quiet = { warn: () => {} }

/** What was heard, to be waited for. */
class Heard {
  readonly words: [string, Word][] = []
  #wake: () => void = () => {}
  readonly ear = (word: Word, from: string): void => {
    this.words.push([from, word])
    this.#wake()
  }
  async count(n: number): Promise<[string, Word][]> {
    while (this.words.length < n) await new Promise<void>(resolve => (this.#wake = resolve))
    return this.words
  }
}

/** What every bus promises. */
function busContract(name: string, buses: () => Promise<() => Promise<Bus>>): void {
  describe(`${name} keeps the contract`, () => {
    const opened: Bus[] = []
    afterEach(async () => {
      for (const bus of opened.splice(0)) await bus.close()
    })
    const houses = async (n: number): Promise<Bus[]> => {
      const house = await buses()
      for (let i = 0; i < n; i++) opened.push(await house())
      return [...opened]
    }
    /** Everything said before this has been heard, or never will be. */
    const round = async (from: Bus, to: Bus): Promise<void> => {
      const heard = new Heard()
      const stop = to.follow('round', heard.ear)
      await to.settled()
      from.tell('round', {})
      await heard.count(1)
      stop()
    }

    test('the others hear what one says, in order, and who it was; the speaker does not', async () => {
      const [a, b, c] = (await houses(3)) as [Bus, Bus, Bus]
      const ears = [new Heard(), new Heard(), new Heard()] as const
      for (const [i, bus] of [a, b, c].entries()) bus.follow('table.koi-1', (ears[i] as Heard).ear)
      for (const bus of [b, c]) await bus.settled()
      a.tell('table.koi-1', { t: 'log', seq: 1 })
      a.tell('table.koi-1', { t: 'log', seq: 2, text: 'né' })
      const said = [
        [a.house, { t: 'log', seq: 1 }],
        [a.house, { t: 'log', seq: 2, text: 'né' }],
      ]
      expect(await ears[1].count(2)).toEqual(said)
      expect(await ears[2].count(2)).toEqual(said)
      expect(ears[0].words).toEqual([])
      expect(new Set([a.house, b.house, c.house]).size).toBe(3)
    })

    test('a subject is heard by those who follow it, until they stop', async () => {
      const [a, b] = (await houses(2)) as [Bus, Bus]
      const [one, other] = [new Heard(), new Heard()]
      const stop = b.follow('table.one', one.ear)
      b.follow('table.other', other.ear)
      await b.settled()
      a.tell('table.one', { n: 1 })
      expect(await one.count(1)).toHaveLength(1)
      stop()
      await b.settled()
      a.tell('table.one', { n: 2 })
      a.tell('table.other', { n: 3 })
      expect(await other.count(1)).toEqual([[a.house, { n: 3 }]])
      await round(a, b)
      expect(one.words).toHaveLength(1)
    })

    test('a house that has closed says and hears nothing more', async () => {
      const [a, b] = (await houses(2)) as [Bus, Bus]
      const heard = new Heard()
      b.follow('table.one', heard.ear)
      await b.settled()
      a.tell('table.one', { last: true })
      await a.close()
      a.tell('table.one', { late: true })
      expect(await heard.count(1)).toEqual([[a.house, { last: true }]])
    })

    test('what could be read as another subject is none', async () => {
      const [a] = (await houses(1)) as [Bus]
      for (const subject of ['table.*', 'table.>', 'table..one', 'table.a b', ''])
        expect(() => a.follow(subject, () => {})).toThrow('no subject')
    })
  })
}

busContract('a buses', async () => {
  const buses = new InProcessBus()
  return async () => buses.house()
})

/** Processes that were started together, and the one that started them, which passes on what they say. */
busContract('processes started together', async () => {
  const channels: { heard: Set<(message: unknown) => void>; parent: Parent }[] = []
  return async () => {
    const heard = new Set<(message: unknown) => void>()
    const to = (them: Set<(message: unknown) => void>, message: Message): void =>
      void setImmediate(() => {
        for (const ear of them) ear(JSON.parse(JSON.stringify(message)))
      })
    const parent: Parent = {
      connected: true,
      send(message) {
        if (message.noren === 'settle') to(heard, message)
        else for (const other of channels) if (other.heard !== heard) to(other.heard, message)
      },
      on: (_, ear) => heard.add(ear),
      off: (_, ear) => heard.delete(ear),
    }
    channels.push({ heard, parent })
    return new ProcessBus(parent)
  }
})

test('every process finds the same one for a table, and each of them keeps about as many', () => {
  const counts = [0, 0, 0]
  for (let n = 0; n < 3000; n++) {
    const slot = slotOf(`table-${n}`, 3)
    expect(slotOf(`table-${n}`, 3)).toBe(slot)
    counts[slot] = (counts[slot] ?? Number.NaN) + 1
  }
  expect(Math.min(...counts)).toBeGreaterThan(900)
})

const bin = natsServer()
if (bin === null) skipUnlessInstalled('the bus on it', 'NATS', 'nats-server')
else suite(bin)

function suite(bin: string): void {
  let nats: Nats
  beforeAll(async () => {
    nats = await startNats(bin)
  })
  afterAll(() => nats.stop())
  busContract('NATS', async () => () => NatsBus.open(nats.address))

  test('nonsense from somebody else is passed over, and said in the log', async () => {
    const said: string[] = []
    const bus = await NatsBus.open(nats.address)
    bus.whenTorn(() => {}, { warn: (_details, text) => said.push(text) })
    const heard = new Heard()
    bus.follow('table.one', heard.ear)
    await bus.settled()
    const { connect } = await import('@nats-io/transport-node')
    const stranger = await connect({ servers: nats.address })
    for (const text of ['', '{', '7', '{"from":1,"word":{}}', '{"from":"x","word":null}'])
      stranger.publish('noren.1.table.one', text)
    stranger.publish('noren.1.table.one', '{"from":"x","word":{"n":1}}')
    expect(await heard.count(1)).toEqual([['x', { n: 1 }]])
    expect(said).toEqual(Array.from({ length: 5 }, () => 'a message on NATS is not one of ours'))
    await stranger.close()
    await bus.close()
  })

  test('a server that goes away is waited for, and whoever relies on it looks for themselves', async () => {
    const own = await startNats(bin)
    const [a, b] = [await NatsBus.open(own.address), await NatsBus.open(own.address)]
    const heard = new Heard()
    b.follow('table.one', heard.ear)
    const back = Promise.all([a, b].map(bus => new Promise<void>(resolve => bus.whenTorn(resolve, quiet))))
    await own.stop()
    await own.start()
    await back
    expect([a.connected, b.connected]).toEqual([true, true])
    await b.settled()
    a.tell('table.one', { n: 1 })
    expect(await heard.count(1)).toEqual([[a.house, { n: 1 }]])
    await a.close()
    await b.close()
    await own.stop()
  })

  test('a server that is not there stops the start', async () => {
    await expect(NatsBus.open('nats://127.0.0.1:1')).rejects.toThrow()
  })
}
