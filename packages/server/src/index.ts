import type { FastifyInstance } from 'fastify'
import type { MatchStore } from '@noren/store'
import { buildApp } from './app.ts'
import { assemble } from './assemble.ts'
import { BotPool } from './bots/pool.ts'
import type { Bus } from './bus/bus.ts'
import { openBus } from './bus/open.ts'
import { realChance, seededChance } from './chance.ts'
import type { Chance } from './chance.ts'
import type { Config } from './config.ts'
import { Days } from './daily/days.ts'
import { library } from './games.ts'
import { Metrics } from './metrics.ts'
import { hashNatively } from './native.ts'
import { lockData } from './lock.ts'
import { certificateOf, listen } from './network/listen.ts'
import type { Listening } from './network/listen.ts'
import { openStore } from './open.ts'
import { cookieSecret } from './secret.ts'
import type { Library } from './shelf.ts'
import { deltaDictionary } from './tables/delta-dictionary.ts'
import { noteRules } from '@noren/table'
import type { Message } from './processes/share.ts'
import { steer } from './processes/steer.ts'
import { realTime } from './time.ts'
import type { TimeSource } from './time.ts'

export { audit, copyGood } from './audit.ts'
export type { Audit, Finding } from './audit.ts'
export { backup, BackupError, restore } from './backup.ts'
export type { Copied } from './backup.ts'
export { realChance } from './chance.ts'
export { ConfigError, readConfig } from './config.ts'
export { openStore } from './open.ts'
export type { Config } from './config.ts'
export { announce, version, whyNot } from './front.ts'
export { startProcesses } from './processes/start.ts'
export { library } from './games.ts'
export { outsideIn, tried } from './outside/load.ts'
export { CLOSING } from './platform.ts'
export type { Library, Shelf, Shelved } from './shelf.ts'
export type { TimeSource } from './time.ts'

/** A house that is open. */
export interface Served extends Listening {
  /** Finishes what was promised, then closes. */
  close(): Promise<void>
}

/** What can be told about the process itself. */
function houseMetrics(): Metrics {
  const metrics = new Metrics()
  metrics.gauge('process_resident_memory_bytes', 'Resident memory.', () => process.memoryUsage.rss())
  metrics.gauge('process_uptime_seconds', 'Seconds since the start.', () => process.uptime())
  metrics.gauge('process_cpu_seconds', 'Processor time used.', () => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1e6
  })
  return metrics
}

/** Opens the house: store, tables, bots, page and socket on one port; then takes up every game that waits for a bot. */
export async function serve(
  config: Config,
  games: Library = library,
  time: TimeSource = realTime,
  keep: (config: Config) => Promise<MatchStore> = openStore,
  join: (config: Config) => Promise<Bus> = openBus,
  chance: Chance = config.seed === null ? realChance : seededChance(config.seed),
): Promise<Served> {
  hashNatively()
  const secret = config.secret ?? (await cookieSecret(config.data))
  const certificate = await certificateOf(config)
  const release = await lockData(config)
  const store = await keep(config).catch((error: unknown) => {
    release()
    throw error
  })
  const bus = await join(config).catch(async (error: unknown) => {
    await store.close()
    release()
    throw error
  })
  const house = (app: FastifyInstance) => {
    const pool = new BotPool(config.botWorkers, games.module, { outside: games.outside?.passed ?? [] }, time)
    const metrics = houseMetrics()
    metrics.gauge('noren_bot_thoughts_waiting', 'Choices that wait for a thread.', () => pool.waiting)
    metrics.gauge(
      'noren_bot_thoughts_hurried',
      'Choices by rules of thumb for want of time.',
      () => pool.hurried,
    )
    const { process: share } = config
    if (share !== null)
      metrics.gauge('noren_process', 'Which of several processes this is.', () => share.slot)
    const { botPause, windowHold, webhookPrivate, patience, pushContact } = config
    const settings = { botPause, windowHold, webhookPrivate, patience, pushContact }
    const parts = { store, bus, time, chance, pool, games, log: app.log, metrics, ...settings }
    const { registry, hints, keys, start, close } = assemble(parts)
    app.addHook('onClose', async () => {
      await close()
      release()
    })
    app.addHook('onListen', start)
    return {
      registry,
      shelf: games.shelf,
      outside: games.outside?.games ?? [],
      secret,
      metrics,
      time,
      bus,
      hints,
      keys,
      days: new Days({ store, games, chance, time }),
    }
  }
  const app = await buildApp(config, house, certificate)
  if (config.seed !== null)
    app.log.warn({ code: 'seeded' }, 'NOREN_SEED is set: whoever knows it foresees every game dealt here')
  // Before the door opens, so that nobody's first table waits for it.
  for (const rules of Object.values(games.shelf)) {
    noteRules(rules)
    deltaDictionary(rules.game)
  }
  const { process: share } = config
  if (share !== null) app.addHook('onReady', async () => steer(app.server, share))
  const listening = await listen(app, config, certificate)
  if (share !== null) process.send?.({ noren: 'open', listening } satisfies Message)
  return { ...listening, close: () => app.close() }
}
