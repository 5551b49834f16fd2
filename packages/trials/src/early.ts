import type { Appended, MatchStore } from '@noren/store'
import { openStore } from '@noren/server/parts'
import { library, readConfig, serve } from '@noren/server'

/**
 * A server that breaks its promise: it says `stored` first and writes a moment later. The kill trial must catch it. It is a
 * module of the tests, handed to the child process by name; nothing a host can set leads here.
 */
const LATE = 25

function early(store: MatchStore): MatchStore {
  let last: Promise<unknown> = Promise.resolve()
  const late = async (work: () => Promise<unknown>): Promise<void> => {
    await last
    await new Promise(resolve => setTimeout(resolve, LATE))
    await work()
  }
  return new Proxy(store, {
    get(target, name) {
      if (name === 'append')
        return async (...args: Parameters<MatchStore['append']>): Promise<Appended> => {
          last = late(() => target.append(...args))
          return { status: 'stored' }
        }
      const value: unknown = Reflect.get(target, name, target)
      if (typeof value !== 'function') return value
      // Whoever asks is shown what was promised: within the process nobody can tell.
      return async (...args: unknown[]): Promise<unknown> => {
        await last
        return Reflect.apply(value, target, args) as unknown
      }
    },
  })
}

const house = await serve(readConfig(process.env), library, undefined, async config =>
  early(await openStore(config)),
)
process.stdout.write(`Noren is open at ${house.address}\n`)
