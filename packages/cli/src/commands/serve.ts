import type { Command } from '../line.ts'
import { UsageError } from '../usage.ts'

/** Opens the house until somebody closes it. */
export const serveHouse: Command = {
  usage: 'serve',
  about: 'open the house: page, API and WebSocket on one port',
  options: [
    ['--port <n>', 'port to listen on (PORT, else 3000)'],
    ['--data <folder>', 'where the database lives (NOREN_DATA)'],
    ['--https', 'speak https, with a certificate of the house’s own (NOREN_HTTPS)'],
    ['--mdns', 'be found as noren.local in the local network; NOREN_MDNS may be another name'],
    ['--dev', 'list the worked example too, for whoever builds a game (NOREN_DEV)'],
    ['--demo', 'a house for trying out: bots only, nothing kept, low limits (NOREN_DEMO)'],
  ],
  async run(_args, flags, out) {
    // The list of games is read with the server.
    if (flags['dev'] === true) process.env['NOREN_DEV'] = '1'
    const { announce, CLOSING, readConfig, serve, terminalLang, whyNot } = await import('@noren/server')
    const env: Record<string, string | undefined> = { ...process.env }
    if (typeof flags['port'] === 'string') env['PORT'] = flags['port']
    if (typeof flags['data'] === 'string') env['NOREN_DATA'] = flags['data']
    if (flags['https'] === true) env['NOREN_HTTPS'] = '1'
    if (flags['mdns'] === true) env['NOREN_MDNS'] ||= '1'
    if (flags['demo'] === true) env['NOREN_DEMO'] = '1'
    let house, config
    try {
      config = readConfig(env)
      house = await serve(config)
    } catch (error) {
      const why = whyNot(error, env)
      throw why === null ? error : new UsageError(why)
    }
    for (const line of await announce(house, config, terminalLang(env))) out.print(line)
    await new Promise<void>(done => {
      for (const signal of CLOSING) process.once(signal, () => done())
    })
    await house.close()
    return 0
  },
}
