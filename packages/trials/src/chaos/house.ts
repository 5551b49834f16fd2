import { choose } from '@noren/bots'
import { assemble, library, rulesFor, Turns } from '@noren/server/parts'
import type { Assembled, BotThreads } from '@noren/server/parts'
import { PostgresStore } from '@noren/store'
import { Away } from './database.ts'
import type { Access, Database } from './database.ts'
import type { BusEnd, BusWire } from './wire.ts'
import type { Life, World } from './world.ts'

/** One server of the simulation, in one of its lives. */
export interface House extends Assembled {
  readonly life: Life
  readonly access: Access
  readonly bus: BusEnd
  readonly turns: Turns
}

export interface Settings {
  readonly botPause: number
  readonly windowHold: number
}

/** Those present may vote about somebody who is gone so long. */
const PATIENCE = 2000

/** Bots at their lowest level, which takes no time; how long they seem to think is drawn. */
function thinking(world: World, life: Life): BotThreads {
  return {
    ask: async ({ rules, view, seat, rng }) => {
      await new Promise<void>(resolve => {
        world.at(world.delay(`${life.name}:thought`, 20, 2000, 0.1), life, 'thought', resolve)
      })
      const found = await rulesFor(library, rules)
      if (found === null) throw new Error(`no game ${rules.game}`)
      return choose({ game: found.game, view, seat, rng, level: 'wanderer' }).words
    },
    hint: () => Promise.reject(new Error('nobody asks for hints here')),
    close: () => Promise.resolve(),
  }
}

/** A server as `serve` puts it together: everything real but the bots' threads, the line to the database and the bus. */
export function openHouse(
  world: World,
  db: Database,
  wire: BusWire,
  life: Life,
  settings: Settings,
  failed: (error: unknown, text: string) => void,
): House {
  const access: Access = { life, awayUntil: 0 }
  const time = world.timeOf(life)
  const bus = wire.end(life)
  const log = (details: object, text: string): void => {
    const error = 'err' in details ? details.err : undefined
    if (!(error instanceof Away)) failed(error, text)
  }
  const parts = assemble({
    store: new PostgresStore(db.pool(access), work => time.soon(work)),
    bus,
    time,
    chance: world.chanceOf(`${life.name}:chance`),
    pool: thinking(world, life),
    games: library,
    log: { warn: log, error: log },
    webhookPrivate: false,
    patience: PATIENCE,
    ...settings,
  })
  world.at(0, life, 'start', () => void parts.start().catch((error: unknown) => log({ err: error }, 'start')))
  return { ...parts, life, access, bus, turns: new Turns(time) }
}
