import type { MatchStore } from '@noren/store'
import { Hints } from './bots/hints.ts'
import { TableKeeper } from './bots/table-keeper.ts'
import type { BotThreads } from './bots/pool.ts'
import { StandingReplyRunner } from './bots/standing.ts'
import type { Bus } from './bus/bus.ts'
import { ClusterSync } from './bus/cluster.ts'
import type { Chance } from './chance.ts'
import { Metrics } from './metrics.ts'
import type { Library } from './shelf.ts'
import { expireUnbegun } from './tables/expiry.ts'
import { TableRegistry } from './tables/registry.ts'
import type { Listener, LiveTable } from './tables/live.ts'
import { seenOnlyBy } from './tables/seating.ts'
import { SeedWait } from './tables/seed-wait.ts'
import { GameTimes } from './tables/times.ts'
import { Timekeeper } from './tables/timekeeper.ts'
import { tellChanged, tellMoved, tellOwner, tellSaid, tellSealed } from './tables/broadcast.ts'
import type { TimeSource } from './time.ts'
import { pushKeys } from './notices/keys.ts'
import type { PushKeys } from './notices/keys.ts'
import { PushNotifier } from './notices/notifier.ts'
import { TurnNotifier } from './webhooks/notifier.ts'

const TIDY_EVERY = 60_000
/** So long another server may think for a bot before this one does. */
const LET_THINK = 5000

/** Who made an entry, by its move id: no page draws an id with a colon. */
const madeBy = (moveId: string): 'bot' | 'idle' | 'person' =>
  moveId.startsWith('bot:')
    ? 'bot'
    : moveId.startsWith('idle:') || moveId.startsWith('only:')
      ? 'idle'
      : 'person'

export interface Log {
  warn(details: object, text: string): void
  error(details: object, text: string): void
}

/** Everything that the tables of one server stand on; what is real and what is simulated is decided by whoever hands it in. */
export interface Parts {
  readonly store: MatchStore
  readonly bus: Bus
  readonly time: TimeSource
  readonly chance: Chance
  readonly pool: BotThreads
  readonly games: Library
  readonly log: Log
  readonly metrics?: Metrics
  /** Milliseconds that a bot lingers over a choice, and that a sealed window stays open at least. */
  readonly botPause: number
  readonly windowHold: number
  /** Whether webhooks may lead inside the host's own network. */
  readonly webhookPrivate: boolean
  /** Whom a push service may write to; without it nobody is told anything by one. */
  readonly pushContact?: string
  /** Milliseconds after which those present may vote about somebody who is gone. */
  readonly patience?: number
}

/** The tables of one server, with everything that plays, tells and keeps time at them. No door leads in yet. */
export interface Assembled {
  readonly registry: TableRegistry
  readonly hints: Hints
  readonly metrics: Metrics
  /** The keys with which notices are signed, made when they are first needed. */
  readonly keys: () => Promise<PushKeys>
  /** Takes up every game that waits for a bot or for a clock. */
  readonly start: () => Promise<void>
  /** Finishes what was promised, then lets go of store and bus. */
  readonly close: () => Promise<void>
}

/** Joins the parts of a server: the same for a real one and for one in the simulator. */
export function assemble(parts: Parts): Assembled {
  const { store, bus, time, chance, pool, games, log, metrics = new Metrics() } = parts
  const keeper = new TableKeeper(pool, parts.botPause, time, log)
  const replies = new StandingReplyRunner(games.shelf, chance, log)
  const entries = metrics.counter('noren_entries_total', 'Entries written, by who made them.', 'by')
  const notifier = new TurnNotifier(store, time, metrics, parts.webhookPrivate)
  const times = new GameTimes(store, time, log)
  let made: Promise<PushKeys> | null = null
  const keys = (): Promise<PushKeys> => (made ??= pushKeys(store, time.now()))
  const push =
    parts.pushContact === undefined
      ? null
      : new PushNotifier({
          store,
          time,
          metrics,
          log,
          inside: parts.webhookPrivate,
          keys,
          contact: parts.pushContact,
          id: () => chance.id(),
          looks: (id, person) => registry.looks(id, person),
        })
  /** Looks at tables for whose bots another server is to think first. */
  const standIns = new Set<() => void>()
  function standIn(table: LiveTable): void {
    const cancel = time.after(LET_THINK, () => {
      standIns.delete(cancel)
      keeper.attend(table)
    })
    standIns.add(cancel)
  }
  const attend = (table: LiveTable): void => {
    // One server thinks for the bots of a table; another does so if it does not. Both may: the sequence number decides.
    if (table.viewers.leads(bus.house)) keeper.attend(table)
    else standIn(table)
    replies.attend(table)
    timekeeper.attend(table)
    seedWait.attend(table)
  }
  const listener: Listener = {
    read: table => seedWait.attend(table),
    moved: (table, origin) => {
      tellMoved(table)
      if (origin === 'elsewhere') {
        notifier.saw(table)
        push?.saw(table)
        return attend(table)
      }
      cluster.wrote(table)
      times.attend(table)
      if (table.row.status === 'over') push?.over(table.row)
      const moveId = table.match?.entries.at(-1)?.moveId ?? ''
      entries.add(madeBy(moveId))
      attend(table)
      notifier.attend(table, seat => replies.answers(table, seat))
      push?.attend(table, seat => replies.answers(table, seat))
    },
    sealed: (table, seat, origin) => {
      tellSealed(table, seat)
      if (origin === 'here') cluster.sealed(table)
      attend(table)
    },
    changed: (table, began, origin, before) => {
      // A frame in which nothing is new would tell the others that somebody left something to itself.
      const owner = began || before === undefined ? null : seenOnlyBy(before, table.row)
      if (began) table.show()
      else if (owner !== null) tellOwner(table, owner)
      else tellChanged(table)
      if (origin === 'here') {
        cluster.wrote(table)
        if (began) times.began(table)
        times.attend(table)
        push?.changed(table.row, before)
      }
      attend(table)
      if (!began) return
      if (origin === 'here') {
        notifier.attend(table)
        push?.attend(table)
      } else {
        notifier.saw(table)
        push?.saw(table)
      }
    },
    lit: (table, by) => {
      tellChanged(table, by ?? undefined)
      if (by !== null) cluster.here(table)
      replies.attend(table)
      timekeeper.attend(table)
      seedWait.attend(table)
    },
    said: (table, said, origin) => {
      tellSaid(table, said)
      if (origin === 'here') cluster.said(table, said)
    },
    asked: (table, asked) => cluster.asked(table, asked),
    damaged: (table, err) => {
      const { id } = table
      log.error(
        { code: 'table-damaged', table: id, err },
        'a table was set aside: its log is damaged; try noren doctor',
      )
      table.tellEnd('table-damaged')
    },
    failed: (table, err) =>
      log.warn(
        { code: 'window-not-closed', err, table: table.id },
        'a sealed window could not be closed; it will be tried again',
      ),
  }
  const cluster = new ClusterSync(bus, store, time, log)
  const registry = new TableRegistry(
    store,
    games,
    listener,
    time,
    parts.windowHold,
    cluster,
    chance,
    parts.patience,
  )
  const timekeeper = new Timekeeper(time, store, id => registry.get(id), log)
  const seedWait = new SeedWait(time, id => registry.get(id), log)
  const stopTidying = time.every(TIDY_EVERY, () => {
    void registry.tidy()
    expireUnbegun(store, registry, time).catch((error: unknown) =>
      log.error({ code: 'cleanup-failed', err: error }, 'tables that never began could not be deleted'),
    )
  })
  metrics.gauge('noren_tables_in_memory', 'Tables in use.', () => registry.inMemory)
  metrics.gauge('noren_bus_connected', 'Whether the other servers can be heard.', () => Number(bus.connected))
  return {
    registry,
    hints: new Hints(pool, time),
    metrics,
    keys,
    start: async () => {
      timekeeper.start()
      for (const id of await store.tablesToRun())
        await registry.get(id).then(
          table => table !== null && keeper.attend(table),
          (error: unknown) =>
            log.error(
              { code: 'table-unreadable', err: error, table: id },
              'a table could not be read at the start',
            ),
        )
    },
    close: async () => {
      stopTidying()
      replies.close()
      registry.close()
      await timekeeper.close()
      await seedWait.close()
      await notifier.close()
      await push?.close()
      for (const cancel of standIns) cancel()
      await keeper.close()
      await cluster.close()
      await registry.settled()
      await times.close()
      await store.close()
    },
  }
}
