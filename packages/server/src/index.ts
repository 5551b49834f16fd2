import type { FastifyInstance } from 'fastify'
import type { MatchStore } from '@noren/store'
import { buildApp } from './app.ts'
import { Hints } from './bots/hints.ts'
import { Keeper } from './bots/keeper.ts'
import { BotPool } from './bots/pool.ts'
import { Standby } from './bots/standby.ts'
import type { Bus } from './bus/bus.ts'
import { Neighbours } from './bus/neighbours.ts'
import { openBus } from './bus/open.ts'
import type { Config } from './config.ts'
import { library } from './games.ts'
import { Metrics } from './metrics.ts'
import { hashNatively } from './native.ts'
import { certificateOf, listen } from './network/listen.ts'
import type { Listening } from './network/listen.ts'
import { openStore } from './open.ts'
import { cookieSecret } from './secret.ts'
import type { Library } from './shelf.ts'
import { Hall } from './tables/hall.ts'
import type { Listener, LiveTable } from './tables/live.ts'
import { primerOf } from './tables/primer.ts'
import { Timekeeper } from './tables/timekeeper.ts'
import { seenOnlyBy } from './tables/seating.ts'
import { tellAll, tellChanged, tellMoved, tellOwner, tellSaid, tellSealed } from './tables/voice.ts'
import { wallClock } from './timepiece.ts'
import type { Timepiece } from './timepiece.ts'
import { Herald } from './webhooks/herald.ts'

export { backup, BackupError, restore } from './backup.ts'
export type { Copied } from './backup.ts'
export { ConfigError, readConfig } from './config.ts'
export type { Config } from './config.ts'
export { announce, version, whyNot } from './front.ts'
export { library } from './games.ts'
export { CLOSING } from './platform.ts'
export type { Library, Shelf, Shelved } from './shelf.ts'
export type { Timepiece } from './timepiece.ts'

const TIDY_EVERY = 60_000
/** So long another house may think for a bot before this one does. */
const LET_THINK = 5000

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
  time: Timepiece = wallClock,
  keep: (config: Config) => Promise<MatchStore> = openStore,
  join: (config: Config) => Promise<Bus> = openBus,
): Promise<Served> {
  hashNatively()
  const secret = config.secret ?? (await cookieSecret(config.data))
  const certificate = await certificateOf(config)
  const store = await keep(config)
  const bus = await join(config).catch(async (error: unknown) => {
    await store.close()
    throw error
  })
  const house = (app: FastifyInstance) => {
    const pool = new BotPool(config.botWorkers, games.module)
    const keeper = new Keeper(pool, config.botPause, app.log)
    const standby = new Standby(games.shelf, app.log)
    const metrics = houseMetrics()
    metrics.gauge('noren_bot_thoughts_waiting', 'Choices that wait for a thread.', () => pool.waiting)
    metrics.gauge(
      'noren_bot_thoughts_hurried',
      'Choices by rules of thumb for want of time.',
      () => pool.hurried,
    )
    const entries = metrics.counter('noren_entries_total', 'Entries written, by who made them.', 'by')
    const herald = new Herald(store, time, metrics, config.webhookPrivate)
    const attend = (table: LiveTable): void => {
      // One house thinks for the bots of a table; another does so if it does not. Both may: the sequence number decides.
      if (table.gallery.leads(bus.house)) keeper.attend(table)
      else time.after(LET_THINK, () => keeper.attend(table))
      standby.attend(table)
      timekeeper.attend(table)
    }
    const listener: Listener = {
      moved: (table, origin) => {
        tellMoved(table)
        if (origin === 'elsewhere') {
          herald.saw(table)
          return attend(table)
        }
        neighbours.wrote(table)
        const moveId = table.match?.entries.at(-1)?.moveId ?? ''
        entries.add(moveId.startsWith('bot:') ? 'bot' : moveId.startsWith('idle:') ? 'idle' : 'person')
        attend(table)
        herald.attend(table, seat => standby.answers(table, seat))
      },
      sealed: (table, seat, origin) => {
        tellSealed(table, seat)
        if (origin === 'here') neighbours.sealed(table)
        attend(table)
      },
      changed: (table, began, origin, before) => {
        // A frame in which nothing is new would tell the others that somebody left something to itself.
        const owner = began || before === undefined ? null : seenOnlyBy(before, table.row)
        if (began) tellAll(table)
        else if (owner !== null) tellOwner(table, owner)
        else tellChanged(table)
        if (origin === 'here') neighbours.wrote(table)
        attend(table)
        if (!began) return
        if (origin === 'here') herald.attend(table)
        else herald.saw(table)
      },
      lit: (table, by) => {
        tellChanged(table, by ?? undefined)
        if (by !== null) neighbours.here(table)
        standby.attend(table)
        timekeeper.attend(table)
      },
      said: (table, said) => {
        tellSaid(table, said)
        neighbours.said(table, said)
      },
      asked: (table, asked) => neighbours.asked(table, asked),
      failed: (table, err) =>
        app.log.warn({ err, table: table.id }, 'a sealed window could not be closed; it will be tried again'),
    }
    const neighbours = new Neighbours(bus, app.log)
    const hall = new Hall(store, games, listener, time, config.windowHold, neighbours)
    const timekeeper = new Timekeeper(time, store, id => hall.get(id), app.log)
    const tidy = setInterval(() => void hall.tidy(), TIDY_EVERY)
    tidy.unref()
    app.addHook('onClose', async () => {
      clearInterval(tidy)
      standby.close()
      hall.close()
      await timekeeper.close()
      await herald.close()
      await keeper.close()
      await neighbours.close()
      await hall.settled()
      await store.close()
    })
    app.addHook('onListen', async () => {
      timekeeper.start()
      for (const id of await store.tablesToRun())
        await hall.get(id).then(
          table => table !== null && keeper.attend(table),
          (error: unknown) => app.log.error({ err: error, table: id }, 'a table could not be taken up again'),
        )
    })
    metrics.gauge('noren_tables_in_memory', 'Tables in use.', () => hall.inMemory)
    metrics.gauge('noren_bus_connected', 'Whether the other houses can be heard.', () =>
      Number(bus.connected),
    )
    return { hall, shelf: games.shelf, secret, metrics, time, bus, hints: new Hints(pool) }
  }
  const app = await buildApp(config, house, certificate)
  // Before the door opens, so that nobody's first table waits for it.
  for (const { game } of Object.values(games.shelf)) primerOf(game)
  return { ...(await listen(app, config, certificate)), close: () => app.close() }
}
