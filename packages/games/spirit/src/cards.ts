/**
 * The printed tables of Samurai Spirit: data without behaviour. A host may put another table in their place.
 */

export const SYMBOLS = ['hat', 'farm', 'doll'] as const
export type DefenceSymbol = (typeof SYMBOLS)[number]

export const RANKS = ['plunderer', 'lieutenant', 'boss'] as const
export type Rank = (typeof RANKS)[number]

/** The penalty icons of table 2.3. */
export const ICONS = [
  'BURN',
  'WOUND',
  'INFILTRATE',
  'NO_DEFEND',
  'NO_SUPPORT',
  'ARROW_LEFT',
  'ARROW_RIGHT',
  'MUST_PASS',
  'REINFORCE',
  'NO_TALENT',
  'LOSE_DEFENCE',
] as const
export type Icon = (typeof ICONS)[number]

export const SAMURAI = [
  'heihachi',
  'daisuke',
  'gorobei',
  'kanbei',
  'kikuchiyo',
  'kyuzo',
  'katsushiro',
] as const
export type SamuraiName = (typeof SAMURAI)[number]

export const FARM_KINDS = ['A', 'B', 'C', 'D'] as const
export type FarmKind = (typeof FARM_KINDS)[number]

export const FAMILY_KINDS = ['A', 'B', 'C'] as const
export type FamilyKind = (typeof FAMILY_KINDS)[number]

export const MODES = ['easy', 'normal', 'hard', 'heroic'] as const
export type Mode = (typeof MODES)[number]

export interface Raider {
  readonly id: string
  readonly rank: Rank
  readonly value: number
  readonly symbol: DefenceSymbol | null
  readonly penalty: readonly Icon[]
  readonly flames: boolean
}

/** The animals that are drawn. */
export const ANIMALS = ['raccoon-dog', 'monkey', 'bear', 'boar', 'tiger', 'wolf', 'fox'] as const
export type Animal = (typeof ANIMALS)[number]

/** The colours of the boards. */
export const BOARD_COLOURS = ['grey', 'violet-blue', 'brown', 'green', 'red', 'light-blue', 'purple'] as const
export type BoardColour = (typeof BOARD_COLOURS)[number]

export interface SamuraiBoard {
  readonly name: SamuraiName
  readonly animal: Animal
  readonly colour: BoardColour
  /** Kiai value of the human side. */
  readonly human: number
  /** Kiai value of the animal side. */
  readonly beast: number
}

/** Everything a host may replace. */
export interface SpiritData {
  readonly raiders: readonly Raider[]
  /** The penalty on the back of each of the six farm tokens. */
  readonly farms: readonly FarmKind[]
  /** The bonus on the back of each of the three family tokens. */
  readonly families: readonly FamilyKind[]
  readonly samurai: readonly SamuraiBoard[]
}

const rankOf = (id: string): Rank =>
  id.startsWith('L') ? 'lieutenant' : id.startsWith('B') ? 'boss' : 'plunderer'

const raider = (
  id: string,
  value: number,
  symbol: DefenceSymbol | null,
  penalty: readonly Icon[],
  flames: boolean,
): Raider => ({ id, rank: rankOf(id), value, symbol, penalty, flames })

/** Table 2.4: all 66 raider cards (SS-SETUP-7, SS-SETUP-10). */
const RAIDERS: readonly Raider[] = [
  raider('P1-01', 1, 'hat', ['WOUND'], true),
  raider('P1-02', 1, 'hat', [], true),
  raider('P1-03', 1, 'hat', ['INFILTRATE'], false),
  raider('P1-04', 1, 'hat', ['NO_DEFEND'], false),
  raider('P1-05', 1, 'doll', ['BURN'], true),
  raider('P1-06', 1, 'doll', ['WOUND'], true),
  raider('P1-07', 1, 'doll', [], false),
  raider('P1-08', 1, 'doll', ['INFILTRATE'], false),
  raider('P1-09', 1, 'farm', ['BURN'], true),
  raider('P1-10', 1, 'farm', ['WOUND'], true),
  raider('P1-11', 1, 'farm', ['NO_SUPPORT'], false),
  raider('P1-12', 1, 'farm', ['INFILTRATE'], false),
  raider('P1-13', 1, null, ['BURN'], false),
  raider('P2-01', 2, 'hat', ['WOUND'], true),
  raider('P2-02', 2, 'hat', [], true),
  raider('P2-03', 2, 'hat', ['INFILTRATE'], false),
  raider('P2-04', 2, 'hat', ['NO_DEFEND'], false),
  raider('P2-05', 2, 'doll', ['BURN'], true),
  raider('P2-06', 2, 'doll', ['WOUND'], true),
  raider('P2-07', 2, 'doll', [], false),
  raider('P2-08', 2, 'doll', ['INFILTRATE'], false),
  raider('P2-09', 2, 'farm', ['BURN'], true),
  raider('P2-10', 2, 'farm', ['WOUND'], true),
  raider('P2-11', 2, 'farm', ['NO_SUPPORT'], false),
  raider('P2-12', 2, 'farm', ['INFILTRATE'], false),
  raider('P2-13', 2, null, ['BURN'], false),
  raider('P3-01', 3, 'hat', ['BURN'], true),
  raider('P3-02', 3, 'hat', [], true),
  raider('P3-03', 3, 'hat', ['ARROW_LEFT'], false),
  raider('P3-04', 3, 'doll', ['BURN'], true),
  raider('P3-05', 3, 'doll', ['WOUND'], true),
  raider('P3-06', 3, 'doll', [], false),
  raider('P3-07', 3, 'doll', ['NO_DEFEND'], false),
  raider('P3-08', 3, 'doll', ['ARROW_LEFT'], false),
  raider('P3-09', 3, 'farm', ['BURN'], true),
  raider('P3-10', 3, 'farm', ['WOUND'], true),
  raider('P3-11', 3, 'farm', ['NO_SUPPORT'], false),
  raider('P3-12', 3, 'farm', ['ARROW_LEFT'], false),
  raider('P3-13', 3, null, ['WOUND'], false),
  raider('P4-01', 4, 'hat', ['BURN'], true),
  raider('P4-02', 4, 'hat', ['ARROW_RIGHT'], true),
  raider('P4-03', 4, 'hat', [], false),
  raider('P4-04', 4, 'doll', ['BURN'], true),
  raider('P4-05', 4, 'doll', ['WOUND'], true),
  raider('P4-06', 4, 'doll', [], false),
  raider('P4-07', 4, 'doll', ['NO_DEFEND'], false),
  raider('P4-08', 4, 'doll', ['ARROW_RIGHT'], false),
  raider('P4-09', 4, 'farm', ['BURN'], true),
  raider('P4-10', 4, 'farm', ['WOUND'], true),
  raider('P4-11', 4, 'farm', ['NO_SUPPORT'], false),
  raider('P4-12', 4, 'farm', ['ARROW_RIGHT'], false),
  raider('P4-13', 4, null, ['WOUND'], false),
  raider('L-1', 5, 'hat', ['WOUND'], false),
  raider('L-2', 5, 'doll', ['INFILTRATE'], false),
  raider('L-3', 5, 'farm', ['BURN'], false),
  raider('L-4', 5, null, ['BURN'], true),
  raider('L-5', 5, null, ['WOUND'], true),
  raider('L-6', 5, null, ['INFILTRATE'], true),
  raider('L-7', 5, null, ['NO_SUPPORT'], true),
  raider('B-1', 6, 'hat', ['INFILTRATE', 'INFILTRATE'], true),
  raider('B-2', 6, 'doll', ['MUST_PASS'], true),
  raider('B-3', 6, 'farm', ['BURN', 'BURN'], true),
  raider('B-4', 6, null, ['NO_DEFEND', 'REINFORCE'], true),
  raider('B-5', 6, null, ['WOUND', 'NO_TALENT'], true),
  raider('B-6', 6, null, ['NO_SUPPORT', 'WOUND'], true),
  raider('B-7', 6, null, ['LOSE_DEFENCE'], true),
]

const board = (
  name: SamuraiName,
  animal: Animal,
  colour: BoardColour,
  human: number,
  beast: number,
): SamuraiBoard => ({ name, animal, colour, human, beast })

/** Table 2.2: one board each (SS-SETUP-14); SS-DEF-9 reads the kiai value of the side that shows. */
const BOARDS: readonly SamuraiBoard[] = [
  board('heihachi', 'raccoon-dog', 'grey', 8, 11),
  board('daisuke', 'monkey', 'violet-blue', 8, 11),
  board('gorobei', 'bear', 'brown', 9, 12),
  board('kanbei', 'boar', 'green', 9, 12),
  board('kikuchiyo', 'tiger', 'red', 10, 13),
  board('kyuzo', 'wolf', 'light-blue', 9, 12),
  board('katsushiro', 'fox', 'purple', 10, 13),
]

export const PRINTED: SpiritData = {
  raiders: RAIDERS,
  farms: ['A', 'B', 'C', 'C', 'D', 'D'],
  families: ['A', 'B', 'C'],
  samurai: BOARDS,
}

/** Table 2.8: numbers by mode (SS-MODE-3 to 8, SS-SETUP-4, SS-SETUP-8), a row for each of `MODES`. */
export interface ModeRow {
  /** Barricades = samurai + this. */
  readonly barricades: number
  /** Plunderers for each samurai. */
  readonly plunderers: number
  /** Lieutenants, then bosses = samurai - this. */
  readonly fewer: number
  readonly farmPenalties: boolean
  readonly familyBonuses: boolean
  readonly suffix: string
}
const modeRow = (
  barricades: number,
  plunderers: number,
  fewer: number,
  farmPenalties: boolean,
  familyBonuses: boolean,
  suffix: string,
): ModeRow => ({ barricades, plunderers, fewer, farmPenalties, familyBonuses, suffix })

export const MODE_ROWS: readonly ModeRow[] = [
  modeRow(3, 6, 1, false, true, ''),
  modeRow(2, 7, 0, false, true, '+'),
  modeRow(1, 7, 0, true, true, '++'),
  modeRow(0, 7, 0, true, false, '+++'),
]
