import { join } from 'node:path'
import type { MatchLog } from '@noren/protocol'
import { SqliteStore } from '@noren/store'
import { FakeClock } from '@noren/testbed/fake-clock'
import { tableSuite } from '@noren/testbed/table-suite'
import type { Speaker } from '@noren/testbed/table-suite'
import { folder, guestAt, lineOf, openHouse } from './house.ts'
import { seated } from './playing.ts'

tableSuite('server', async ({ window, bots }) => {
  const data = folder()
  const clock = new FakeClock()
  let house = await openHouse({ data, windowHold: window }, clock)
  const people = Array.from({ length: 3 - bots }, () => guestAt(house))
  const { id } = await seated(people, 'lanterns', bots)
  return {
    clock,
    async speaker(seat) {
      const known = seat === undefined ? undefined : people[seat]
      const line = await lineOf(Object.assign(guestAt(house), { cookie: known?.cookie ?? '' }))
      return {
        got: line.got,
        get last() {
          return line.last
        },
        hello: since => line.hello(id, since),
        wish: message => line.wish(message),
        reached: async seq => {
          if ((line.last?.seq ?? -1) < seq) await line.seen('update', m => m.seq === seq)
        },
        close: () => line.close(),
      } satisfies Speaker
    },
    async again() {
      await house.close()
      house = await openHouse({ data, windowHold: window }, clock)
    },
    async log(): Promise<MatchLog['entries']> {
      const store = await SqliteStore.open(join(data, 'noren.sqlite'))
      const entries = await store.entries(id)
      await store.close()
      return entries.map(e => ({ ...e, words: [...e.words] }))
    },
    close: () => house.close(),
  }
})
