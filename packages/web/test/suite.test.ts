import type { Sync } from '@noren/protocol'
import { tableSuite } from '@noren/testbed/table-suite'
import { Ear, houseOn, openOn, person, Shoebox } from './shoebox.ts'

tableSuite('device', async () => {
  const store = new Shoebox()
  let house = houseOn(store)
  const id = await openOn(house, [person('Mika'), person('Ben'), person('Ada')], 'lanterns')
  return {
    async voice(seat) {
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
        close: async () => ear.line.close(),
      }
    },
    async again() {
      house = houseOn(store)
    },
    log: async () => store.logs.get(id) ?? [],
    close: async () => undefined,
  }
})
