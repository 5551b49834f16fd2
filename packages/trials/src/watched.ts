import { library, readConfig, serve } from '@noren/server'
import { realTime } from '@noren/server/parts'
import type { TimeSource } from '@noren/server/parts'

/** What grows when something is forgotten. */
export interface Measure {
  /** Calls that the house has asked its clock for and that have not come. */
  readonly timers: number
  /** Memory in use after the collector ran, in bytes. */
  readonly heap: number
  readonly rss: number
  /** What Node keeps open: sockets, servers, files, timers. */
  readonly resources: Readonly<Record<string, number>>
  /** Warnings of Node, such as too many listeners. */
  readonly warnings: readonly string[]
}

let timers = 0
const counting: TimeSource = {
  ...realTime,
  after(ms, call) {
    let open = true
    const close = (): void => {
      if (open) timers--
      open = false
    }
    timers++
    const cancel = realTime.after(ms, () => {
      close()
      call()
    })
    return () => {
      close()
      cancel()
    }
  },
}

const warnings: string[] = []
process.on('warning', warning => warnings.push(`${warning.name}: ${warning.message}`))

function measure(): Measure {
  globalThis.gc?.()
  const resources: Record<string, number> = {}
  for (const name of process.getActiveResourcesInfo()) resources[name] = (resources[name] ?? 0) + 1
  const { heapUsed, rss } = process.memoryUsage()
  return { timers, heap: heapUsed, rss, resources, warnings }
}

/** The real house, with a clock that counts and a telephone to ask how much there is of everything. */
const house = await serve(readConfig(process.env), library, counting)
process.on('message', () => process.send?.(measure()))
process.on('SIGTERM', () => void house.close().then(() => process.exit(0)))
process.stdout.write(`Noren is open at ${house.address}\n`)
