import cluster from 'node:cluster'
import type { Worker } from 'node:cluster'
import { open } from './servers.ts'

/** A process for one server: it says where it listens, and how much processor time it has used whenever it is asked. */
export type Report = { readonly port: number } | { readonly micros: number }

const [name = '', folder = '', game = '', shipped = '', processes = '1'] = process.argv.slice(2)
const port = await open(name, folder, game, shipped, Number(processes)).catch((error: unknown) => {
  process.stderr.write(`${String(error)}\n`)
  process.exit(1)
})

const ASK = 'cpu'

/** What a process that this one started has used. */
const usedBy = (worker: Worker): Promise<number> =>
  new Promise(resolve => {
    const heard = (said: unknown): void => {
      if (typeof said !== 'object' || said === null || !('micros' in said)) return
      worker.off('message', heard)
      resolve(Number(said.micros))
    }
    worker.on('message', heard)
    worker.send(ASK)
  })

process.on('message', async message => {
  // Processes of one server say other things to each other.
  if (message !== ASK) return
  const { user, system } = process.cpuUsage()
  const workers = Object.values(cluster.workers ?? {}).filter(worker => worker !== undefined)
  const others = await Promise.all(workers.map(usedBy))
  process.send?.({ micros: others.reduce((sum, n) => sum + n, user + system) } satisfies Report)
})
process.on('disconnect', () => process.exit(0))
process.send?.({ port } satisfies Report)
