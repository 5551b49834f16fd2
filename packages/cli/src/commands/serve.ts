import type { Command } from '../line.ts'
import { langNow, say } from '../say.ts'
import { UsageError, whole } from '../usage.ts'

/** Opens the house until somebody closes it. */
export const serveHouse: Command = {
  usage: 'serve',
  options: [
    '--port <n>',
    '--data <folder>',
    '--https',
    '--mdns',
    '--games <folder>',
    '--dev',
    '--demo',
    '--processes <n>',
  ],
  async run(_args, flags, out) {
    // The list of games is read with the server.
    if (typeof flags['games'] === 'string') process.env['NOREN_GAMES'] = flags['games']
    if (flags['dev'] === true) process.env['NOREN_DEV'] = '1'
    const of = whole(flags, 'processes', { min: 1, max: 256, usual: 1 })
    const { announce, CLOSING, readConfig, serve, startProcesses, whyNot } = await import('@noren/server')
    const env: Record<string, string | undefined> = { ...process.env }
    if (typeof flags['port'] === 'string') env['PORT'] = flags['port']
    if (typeof flags['data'] === 'string') env['NOREN_DATA'] = flags['data']
    if (flags['https'] === true) env['NOREN_HTTPS'] = '1'
    if (flags['mdns'] === true) env['NOREN_MDNS'] ||= '1'
    if (flags['demo'] === true) env['NOREN_DEMO'] = '1'
    const died = (slot: number, code: number | null): void =>
      out.note(say('cli-process-ended', { n: slot, why: String(code ?? '') }))
    let house, config
    try {
      config = readConfig(env)
      if (of > 1 && config.process === null) {
        const started = await startProcesses(of, config, env, died)
        house = { ...started.listening, close: () => started.close() }
      } else house = await serve(config)
    } catch (error) {
      const why = whyNot(error, env)
      throw why === null ? error : new UsageError(why)
    }
    // Whoever reads that it is open may ask it to close in the same moment.
    const asked = new Promise<void>(done => {
      for (const signal of CLOSING) process.once(signal, () => done())
    })
    if (config.process === null) for (const line of await announce(house, config, langNow())) out.print(line)
    await asked
    await house.close()
    // The channel to the process that started this one would keep it alive.
    if (config.process !== null) process.disconnect()
    return 0
  },
}
