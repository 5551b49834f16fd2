import type { Raider, SpiritData } from './cards.ts'
import { FAMILY_KINDS, FARM_KINDS, ICONS, PRINTED, RANKS, SYMBOLS } from './cards.ts'

/**
 * The data of a table as columns of integers: what the rules read. Nobody writes to it, so that every state may share it.
 */
export interface Book {
  readonly data: SpiritData
  readonly rank: readonly number[]
  /** All plunderers, all lieutenants, all bosses. */
  readonly byRank: readonly (readonly number[])[]
  readonly value: readonly number[]
  /** 0 hat, 1 farm, 2 doll, -1 none. */
  readonly symbol: readonly number[]
  /** First and second icon, -1 for none. */
  readonly icon: readonly number[]
  readonly icon2: readonly number[]
  readonly flames: readonly number[]
  /** All that a card costs where it goes, in one number: see `packed`. */
  readonly pack: readonly number[]
  /** Kiai values: seven human sides, then seven animal sides. */
  readonly kiai: readonly number[]
  /** Kind of each farm token (0..3) and family token (0..2). */
  readonly farms: readonly number[]
  readonly families: readonly number[]
  /**
   * The first round whose new cards may carry REINFORCE: only from then on can a position come back
   * (SS-AMB-42).
   */
  readonly loopsFrom: number
}

export const CARDS = 66
export const PLUNDERER = 0
export const LIEUTENANT = 1
export const BOSS = 2

export const HAT = 0
export const FARM = 1
export const DOLL = 2

export const BURN = 0
export const WOUND = 1
export const INFILTRATE = 2
export const NO_DEFEND = 3
export const NO_SUPPORT = 4
export const ARROW_LEFT = 5
export const ARROW_RIGHT = 6
export const MUST_PASS = 7
export const REINFORCE = 8
export const NO_TALENT = 9
export const LOSE_DEFENCE = 10

export const HEIHACHI = 0
export const DAISUKE = 1
export const GOROBEI = 2
export const KANBEI = 3
export const KIKUCHIYO = 4
export const KYUZO = 5
export const KATSUSHIRO = 6

const index = <T>(list: readonly T[], item: T | null | undefined): number =>
  item === null || item === undefined ? -1 : list.indexOf(item)

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const inner of Object.values(value)) deepFreeze(inner)
  }
  return value
}

/** Value, symbol + 1, icons + 1 and rank, in 3, 2, 4, 4 and 2 bits: one look at a card where many are judged. */
const packed = (r: Raider): number =>
  r.value |
  ((index(SYMBOLS, r.symbol) + 1) << 3) |
  ((index(ICONS, r.penalty[0]) + 1) << 5) |
  ((index(ICONS, r.penalty[1]) + 1) << 9) |
  (RANKS.indexOf(r.rank) << 13)

/** Turns a table of data into columns. It trusts `data`: see `figures`. */
export function compile(data: SpiritData): Book {
  const { raiders } = data
  const reinforced = raiders.filter(r => r.penalty.includes('REINFORCE')).map(r => RANKS.indexOf(r.rank) + 1)
  // The columns are not frozen, only read: the compiler takes each look into a frozen list through a slow call.
  return Object.freeze({
    data: deepFreeze(data),
    rank: raiders.map(r => RANKS.indexOf(r.rank)),
    byRank: deepFreeze(RANKS.map(rank => raiders.flatMap((r, i) => (r.rank === rank ? [i] : [])))),
    value: raiders.map(r => r.value),
    symbol: raiders.map(r => index(SYMBOLS, r.symbol)),
    icon: raiders.map(r => index(ICONS, r.penalty[0])),
    icon2: raiders.map(r => index(ICONS, r.penalty[1])),
    flames: raiders.map(r => (r.flames ? 1 : 0)),
    pack: raiders.map(packed),
    kiai: [...data.samurai.map(b => b.human), ...data.samurai.map(b => b.beast)],
    farms: data.farms.map(k => FARM_KINDS.indexOf(k)),
    families: data.families.map(k => FAMILY_KINDS.indexOf(k)),
    loopsFrom: Math.min(4, ...reinforced),
  })
}

/** The book of the printed game, shared by every state that does not carry its own. */
export const PRINTED_BOOK = compile(PRINTED)
