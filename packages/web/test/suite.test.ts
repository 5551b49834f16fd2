import type { Sync } from '@noren/protocol'
import { FakeClock } from '@noren/testbed/fake-clock'
import { tableSuite } from '@noren/testbed/table-suite'
import { BOT, Ear, houseOn, openOn, person, FakeIndexedDb } from './fake-indexed-db.ts'

tableSuite('device', async ({ window, bots }) => {
  const store = new FakeIndexedDb()
  const clock = new FakeClock()
  const open = () => houseOn(store, undefined, undefined, { time: clock, window })
  let house = open()
  const guests = [person('Mika'), person('Ben'), person('Ada')]
  const id = await openOn(house, guests.fill(BOT, 3 - bots), 'lanterns')
  return {
    clock,
    async speaker(seat) {
      const ear = new Ear(house, seat === undefined ? [] : [seat])
      return {
        got: ear.heard,
        get last() {
          return ear.heard.findLast(m => m.t === 'sync' || m.t === 'update')
        },
        async hello(since) {
          await ear.hello(id, since)
          return ear.now as Sync
        },
        async wish(message) {
          await ear.say({ words: [], ...message })
          const reply = ear.heard.findLast(m => m.t === 'reply' && m.id === message.id)
          if (reply?.t !== 'reply') throw new Error('no reply')
          return reply
        },
        async reached(seq) {
          if (ear.now.seq < seq) throw new Error(`shown ${ear.now.seq}, not ${seq}`)
        },
        close: async () => ear.line.leave(),
      }
    },
    async again() {
      house = open()
    },
    log: async () => store.logs.get(id) ?? [],
    close: async () => undefined,
  }
})
