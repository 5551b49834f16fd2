import type { Command } from '../line.ts'
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
    const { CLOSING, readConfig, serve, whyNot } = await import('@noren/server')
    const env: Record<string, string | undefined> = { ...process.env }
    if (typeof flags['port'] === 'string') env['PORT'] = flags['port']
    if (typeof flags['data'] === 'string') env['NOREN_DATA'] = flags['data']
    let house
    try {
      house = await serve(readConfig(env))
    } catch (error) {
      const why = whyNot(error, env)
      throw why === null ? error : new UsageError(why)
    }
    out.print(`Noren is open at ${house.address}`)
    await new Promise<void>(done => {
      for (const signal of CLOSING) process.once(signal, () => done())
    })
    await house.close()
    return 0
  },
}
