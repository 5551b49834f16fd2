import { shelf } from '@noren/server/parts'
import { World } from './world.ts'

export const BREAKS = ['crash', 'tear', 'gone', 'freeze', 'skew', 'cut', 'away'] as const

/** One thing that a seed has in store: somebody looks at the page and acts, or something breaks. */
export interface Item {
  readonly key: string
  readonly at: number
  readonly kind: 'act' | 'rematch' | 'deed' | (typeof BREAKS)[number]
  readonly who: number
  readonly ms: number
}

export interface TablePlan {
  readonly name: string
  readonly game: string
  readonly seats: number
  readonly bots: number
  readonly clock: boolean
  readonly options: unknown
  /** It is played already and stands at an open window; it is over; or people sit down and begin while the servers run. */
  readonly start: 'window' | 'over' | 'lobby'
  /** Its people sit at the other tables of this seed too. */
  readonly regulars: boolean
}

/** A seed, spelled out: everything that is planned. What is drawn on the way is drawn by name from the same seed. */
export interface Scene {
  readonly seed: number
  readonly houses: number
  readonly windowHold: number
  readonly botPause: number
  /** How many of the words between servers are lost. */
  readonly drop: number
  readonly tables: readonly TablePlan[]
  readonly items: readonly Item[]
}

export interface SceneOptions {
  /** So many times somebody looks and acts. */
  readonly acts: number
  readonly game?: string | undefined
  readonly houses?: number | undefined
  /** Nothing breaks. */
  readonly calm?: boolean | undefined
}

export const GAMES = Object.keys(shelf)

function tableOf(w: World, name: string, o: SceneOptions): TablePlan {
  const game = o.game ?? w.pick(`${name}:game`, GAMES) ?? ''
  const { seats } = (shelf[game] ?? { game: { seats: { min: 2, max: 2 } } }).game
  const n = Math.min(seats.max, Math.max(seats.min, 2 + w.below(`${name}:seats`, 4)))
  const start = w.draw(`${name}:start`)
  const priority = w.odds(`${name}:reflex`, 0.5) ? 'clockwise' : 'reflex'
  const edition = w.odds(`${name}:edition`, 0.5) ? 'fr' : 'it'
  return {
    name,
    game,
    seats: n,
    bots: n > 2 && w.odds(`${name}:bots`, 0.25) ? 1 : 0,
    clock: w.odds(`${name}:clock`, 0.25),
    options: game === 'sake' ? { edition, interruptPriority: priority } : undefined,
    start: start < 0.72 ? 'window' : start < 0.92 ? 'lobby' : 'over',
    regulars: w.odds(`${name}:regulars`, 0.3),
  }
}

export function sceneOf(seed: number, o: SceneOptions): Scene {
  const w = new World(seed)
  const houses = o.houses ?? 2 + w.below('houses', 2)
  const tables = Array.from({ length: 1 + w.below('tables', 3) }, (_, i) => tableOf(w, `t${i}`, o))
  const people = tables.reduce((sum, t) => sum + t.seats - t.bots, 0)
  const length = o.acts * (([2, 6, 20, 60] as const)[w.below('spacing', 4)] ?? 6)
  const items: Item[] = Array.from({ length: o.acts }, (_, i) => ({
    key: `act${i}`,
    at: w.draw(`act${i}`) * length,
    kind: 'act',
    who: w.below(`who${i}`, people),
    ms: 0,
  }))
  const some = (kind: Item['kind'], most: number, of: number, ms: number): void => {
    const count = o.calm === true && kind !== 'rematch' && kind !== 'deed' ? 0 : w.below(`${kind}s`, most + 1)
    for (let i = 0; i < count; i++) {
      const share = w.draw(`${kind}ms${i}`)
      items.push({
        key: `${kind}${i}`,
        at: w.draw(`${kind}${i}`) * length,
        kind,
        who: w.below(`${kind}who${i}`, of),
        ms: (kind === 'skew' ? share * 2 - 1 : share) * ms,
      })
    }
  }
  some('crash', 2, houses, 2000)
  some('tear', 4, people, 0)
  some('freeze', 2, houses, 3000)
  some('skew', 2, houses, 60_000)
  some('cut', 2, houses, 4000)
  some('away', 2, houses, 1500)
  some('gone', 2, people, 15_000)
  some('deed', 8, people, 0)
  if (tables.some(t => t.start === 'over')) some('rematch', 6, people, 0)
  items.sort((a, b) => a.at - b.at)
  const windowHold = w.odds('window', 0.5) ? 0 : 600
  return { seed, houses, windowHold, botPause: w.odds('pause', 0.5) ? 0 : 200, drop: 0.04, tables, items }
}
