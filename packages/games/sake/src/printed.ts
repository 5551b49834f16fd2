import type { Ability, Card, Data, Weapon } from './cards.ts'
import { ABILITIES, BACKS, CARDS, KATANA, LOCATIONS, SAMURAI, STANDARD, TYPES, WEAPONS } from './cards.ts'

/** The printed table as small integers, for the rules. Compiled once per data table. */
export interface Printed {
  readonly attack: Int8Array
  readonly defence: Int8Array
  readonly move: Int8Array
  readonly drink: Int8Array
  readonly back: Int8Array
  readonly type: Int8Array
  /** By place: what the weapon lying there adds and demands. */
  readonly weaponAttack: Int8Array
  readonly weaponDefence: Int8Array
  readonly weaponSteps: Int8Array
  readonly weaponPlus: Int8Array
  readonly weaponRanged: Int8Array
  readonly discipleAttack: number
  readonly discipleDefence: number
  readonly discipleMove: number
  readonly life: readonly number[]
  /** By board: whose shipped ability is on it, -1 for none. */
  readonly ability: readonly number[]
  /** By Location: whose shipped rule it brings. */
  readonly rule: readonly number[]
  readonly katanas: readonly number[]
}

/** Where a sake may lie (SK-SAKE-2): the Life pile, the board, one weapon or Item of each type. */
export const LIFE = 0
export const BOARD = 1
export const FIRST_WEAPON = 2
export const LAST_WEAPON = 6
export const FIRST_ITEM = 7
export const LAST_ITEM = 11
/** A card type and the place it makes are the same thing, shifted: nobody has two of one type (SK-WEAPON-3, SK-ITEM-2). */
export const placeOfType = (type: number): number => type - KATANA + FIRST_WEAPON
export const typeOfPlace = (place: number): number => place - FIRST_WEAPON + KATANA
export const WEAPON_BITS = 0b0000_0111_1100
export const ITEM_BITS = 0b1111_1000_0000

const abilityNumber = (id: Ability): number => (ABILITIES as readonly Ability[]).indexOf(id)

function compile(data: Data): Printed {
  const column = (read: (c: Card) => number): Int8Array => Int8Array.from(data.cards, read)
  const weapons = (read: (w: Weapon) => number): Int8Array => {
    const out = new Int8Array(LAST_ITEM + 1)
    WEAPONS.forEach((id, i) => (out[FIRST_WEAPON + i] = read(data.weapons[id])))
    return out
  }
  const type = column(c => TYPES.indexOf(c.type))
  return {
    attack: column(c => c.attack),
    defence: column(c => c.defence),
    move: column(c => c.move),
    drink: column(c => c.drink),
    back: column(c => BACKS.indexOf(c.back)),
    type,
    weaponAttack: weapons(w => w.attack),
    weaponDefence: weapons(w => w.defence),
    weaponSteps: weapons(w => w.steps),
    weaponPlus: weapons(w => Number(w.plus)),
    weaponRanged: weapons(w => Number(w.ranged)),
    discipleAttack: data.disciple.attack,
    discipleDefence: data.disciple.defence,
    discipleMove: data.disciple.move,
    life: SAMURAI.map(id => data.life[id]),
    ability: SAMURAI.map((id, i) => (data.abilities === undefined ? i : abilityNumber(data.abilities[id]))),
    rule: LOCATIONS.map((id, i) =>
      id === 'none' || data.locations === undefined ? i : LOCATIONS.indexOf(data.locations[id].rule),
    ),
    katanas: Array.from({ length: CARDS }, (_, c) => c).filter(c => type[c] === KATANA),
  }
}

const standard = compile(STANDARD)
const others = new WeakMap<Data, Printed>()

/** The table a state plays with: null is the standard one, so that ordinary states stay small. */
export function printed(s: { readonly data: Data | null }): Printed {
  if (s.data === null) return standard
  let p = others.get(s.data)
  if (p === undefined) {
    p = compile(s.data)
    others.set(s.data, p)
  }
  return p
}

type Printing = { readonly data: Data | null }

/** SK-ABIL-1: the ability on a board, by the board that has it as shipped; -1 for none. */
export const abilityOn = (s: Printing, board: number): number =>
  s.data === null ? board : (printed(s).ability[board] ?? -1)

/** SK-LOC-2: the rule of the table's Location, by the Location that has it as shipped. */
export const locationRule = (s: Printing & { readonly rules: { readonly location: number } }): number =>
  s.data === null ? s.rules.location : (printed(s).rule[s.rules.location] as number)
