/**
 * What things cost, in the worth of about one barricade: how the quick policy judges. The figures were found by playing
 * many thousand games of the quick policy alone, for few, some and many samurai: the village does not grow with the
 * team, so its walls are dearer the more there are to hold them.
 */
export interface Worth {
  /** Losing a farm (a family) when this many stand; index 0 is unused. */
  readonly farm: readonly number[]
  readonly family: readonly number[]
  /** The next wound of a samurai that has suffered this many. */
  readonly wound: readonly number[]
  /** A barricade when this many stand; with none a farm burns. */
  readonly barricade: number
  /** How much dearer the last barricades are. */
  readonly scarce: number
  /** Being one below the kiai value, and how far below it stops to matter. */
  readonly tight: number
  readonly reach: number
  readonly kiai: number
  /** A card less in the draw pile for the team to deal with. */
  readonly relief: number
  readonly arrow: number
  readonly reinforce: number
  readonly mustPass: number
  readonly overwhelmed: number
  /** How much of a repeated penalty is feared beyond the next turn. */
  readonly repeat: number
  readonly support: number
  /** Against passing while others play on. */
  readonly leave: number
  /** How much dearer farms are where their backs bite. */
  readonly hard: number
}

/** The figures, and what follows from them. */
export interface Table extends Worth {
  /** What it costs to have so much room below the kiai value; nothing from `reach` on. */
  readonly tightness: Float64Array
}

const tabled = (w: Worth): Table => ({
  ...w,
  tightness: Float64Array.from(
    { length: Math.ceil(w.reach) },
    (_, room) => (w.tight * (w.reach - room)) / w.reach,
  ),
})

const FEW = tabled({
  farm: [0, 60, 11, 5.5, 2.9, 2.6, 2.2],
  family: [0, 60, 9, 5],
  wound: [0.68, 1.2, 2.6, 60],
  barricade: 1.32,
  scarce: 1.07,
  tight: 0.48,
  reach: 5.3,
  kiai: 1.8,
  relief: 1.1,
  arrow: 1.1,
  reinforce: 0.27,
  mustPass: 1.9,
  overwhelmed: 0.64,
  repeat: 1.05,
  support: 0.11,
  leave: 0.77,
  hard: 1.8,
})

const SOME = tabled({
  farm: [0, 60, 10.53, 4.06, 3.12, 1.97, 1.66],
  family: [0, 60, 9.25, 3.86],
  wound: [0.65, 0.97, 2.8, 60],
  barricade: 1.92,
  scarce: 0.86,
  tight: 0.29,
  reach: 3.31,
  kiai: 2.15,
  relief: 1,
  arrow: 0.58,
  reinforce: 0.26,
  mustPass: 0.94,
  overwhelmed: 0.49,
  repeat: 0.75,
  support: 0.1,
  leave: 1.92,
  hard: 1.13,
})

const MANY = tabled({
  farm: [0, 60, 12.36, 7.46, 4.06, 3.88, 2.79],
  family: [0, 60, 8.72, 6.93],
  wound: [0.51, 1.23, 3.59, 60],
  barricade: 2.98,
  scarce: 1.75,
  tight: 0.37,
  reach: 7.58,
  kiai: 1.32,
  relief: 1.31,
  arrow: 1.63,
  reinforce: 0.35,
  mustPass: 1.7,
  overwhelmed: 0.85,
  repeat: 0.51,
  support: 0.09,
  leave: 1.29,
  hard: 1.09,
})

/** The list of a table with so many samurai. */
export const worthAt = (samurai: number): Table => (samurai < 4 ? FEW : samurai < 6 ? SOME : MANY)
