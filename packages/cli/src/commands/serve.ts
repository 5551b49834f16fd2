import type { Command } from '../program.ts'
import { UsageError } from '../usage.ts'

/** Opens the house until somebody closes it. */
export const serveHouse: Command = {
  usage: 'serve',
  about: 'open the house: page, API and WebSocket on one port',
  options: [
    ['--port <n>', 'port to listen on (PORT, else 3000)'],
    ['--data <folder>', 'where the database lives (NOREN_DATA)'],
  ],
  async run(_args, flags, out) {
    const { ConfigError, readConfig, serve } = await import('@noren/server')
    const env: Record<string, string | undefined> = { ...process.env }
    if (typeof flags['port'] === 'string') env['PORT'] = flags['port']
    if (typeof flags['data'] === 'string') env['NOREN_DATA'] = flags['data']
    let house
    try {
      house = await serve(readConfig(env))
    } catch (error) {
      if (error instanceof ConfigError) throw new UsageError(error.message)
      if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE')
        throw new UsageError(`port ${env['PORT'] ?? 3000} is in use; choose another one with --port`)
      throw error
    }
    out.print(`Noren is open at ${house.address}`)
    await new Promise<void>(done => {
      process.once('SIGTERM', () => done())
      process.once('SIGINT', () => done())
    })
    await house.close()
    return 0
  },
}
