import { open } from './servers.ts'

/** A process for one server: it says where it listens, and how much processor time it has used whenever it is asked. */
export type Report = { readonly port: number } | { readonly micros: number }

const [name = '', folder = ''] = process.argv.slice(2)
const port = await open(name, folder).catch((error: unknown) => {
  process.stderr.write(`${String(error)}\n`)
  process.exit(1)
})

process.on('message', () => {
  const { user, system } = process.cpuUsage()
  process.send?.({ micros: user + system } satisfies Report)
})
process.on('disconnect', () => process.exit(0))
process.send?.({ port } satisfies Report)
