/**
 * The printed table: card types, the 98 cards copy by copy, boards, Locations. Data without behaviour.
 * Box values, backs and lives are reconstructed (section 2 of the rules): a host who owns the box may send other
 * numbers as `options.data`.
 */

export const KINDS = ['event', 'interruption', 'disciple', 'weapon', 'item'] as const
export type Kind = (typeof KINDS)[number]

/** SK-DECK-7: three kinds of back, which serve only the Spirits. */
export const BACKS = ['shove', 'brawl', 'drowse'] as const
export type Back = (typeof BACKS)[number]

/** Card types in a fixed order: Events, Interruptions, the Disciple, weapons, Items. */
export const TYPES = [
  'chopsticks',
  'ramen',
  'stench',
  'riceballs',
  'sakuragi',
  'purchase',
  'stomach',
  'feigned',
  'roar',
  'lanterns',
  'stumble',
  'double-vision',
  'disciple',
  'katana',
  'wakizashi',
  'no-dachi',
  'naginata',
  'yumi',
  'pipe',
  'sandals',
  'armour',
  'flask',
  'rice-bowl',
] as const
export type CardType = (typeof TYPES)[number]

export const CHOPSTICKS = 0
export const RAMEN = 1
export const STENCH = 2
export const RICEBALLS = 3
export const SAKURAGI = 4
export const PURCHASE = 5
export const STOMACH = 6
export const FEIGNED = 7
export const ROAR = 8
export const LANTERNS = 9
export const STUMBLE = 10
export const DOUBLE_VISION = 11
export const DISCIPLE = 12
export const KATANA = 13
export const PIPE = 18
export const SANDALS = 19
export const ARMOUR = 20
export const FLASK = 21
export const RICE_BOWL = 22

export const kindOf = (type: number): Kind =>
  type < STUMBLE
    ? 'event'
    : type < DISCIPLE
      ? 'interruption'
      : type === DISCIPLE
        ? 'disciple'
        : type < PIPE
          ? 'weapon'
          : 'item'

/** One printed card: four action boxes and one text (SK-TURN-19), and its back. */
export interface Card {
  readonly type: CardType
  readonly attack: number
  readonly defence: number
  readonly move: number
  readonly drink: number
  readonly back: Back
}

/** What a weapon adds, and where it reaches: exactly `steps`, or `steps` and more when `plus`. */
export interface Weapon {
  readonly attack: number
  readonly defence: number
  readonly steps: number
  readonly plus: boolean
  readonly ranged: boolean
}

export const WEAPONS = ['katana', 'wakizashi', 'no-dachi', 'naginata', 'yumi'] as const
export type WeaponType = (typeof WEAPONS)[number]

export const SAMURAI = [
  'musashi',
  'munenori',
  'mitsuyoshi',
  'ittosai',
  'masamune',
  'suenaga',
  'masako',
  'tomoe',
] as const
export type SamuraiId = (typeof SAMURAI)[number]

export const MUSASHI = 0
export const MUNENORI = 1
export const MITSUYOSHI = 2
export const ITTOSAI = 3
export const MASAMUNE = 4
export const SUENAGA = 5
export const MASAKO = 6
export const TOMOE = 7

/** The eight abilities by the names on the boards (SK-ABIL-3 to 10), in the order of the boards that have them as shipped. */
export const ABILITIES = [
  'two-heavens',
  'life-giving-sword',
  'unblinking-eye',
  'one-cut',
  'dragons-retinue',
  'coast-archer',
  'nuns-remedies',
  'swift-rider',
] as const
/** An ability that the rules know, or none at all. */
export type Ability = (typeof ABILITIES)[number] | 'none'

/** SK-LOC-2: each overrides the ordinary rule it contradicts, where that rule is carried out. */
export const LOCATIONS = [
  'none',
  'distillery',
  'narrow-bridge',
  'battlefield',
  'hot-spring',
  'graveyard',
  'dojo',
  'cherry-garden',
  'thunderstorm',
] as const
export type Location = (typeof LOCATIONS)[number]
/** Those that are cards: without the ordinary inn. */
export type LocationCard = Exclude<Location, 'none'>
export const LOCATION_CARDS: readonly LocationCard[] = LOCATIONS.filter(id => id !== 'none')

/** What the Locations are called as shipped; words have the other languages. */
export const LOCATION_NAMES: Readonly<Record<LocationCard, string>> = {
  distillery: 'Distillery',
  'narrow-bridge': 'Narrow Bridge',
  battlefield: 'Battlefield',
  'hot-spring': 'Hot Spring',
  graveyard: 'Graveyard',
  dojo: 'Dojo',
  'cherry-garden': 'Cherry Garden',
  thunderstorm: 'Thunderstorm',
}

export const DISTILLERY = 1
export const NARROW_BRIDGE = 2
export const BATTLEFIELD = 3
export const HOT_SPRING = 4
export const GRAVEYARD = 5
export const DOJO = 6
export const CHERRY_GARDEN = 7
export const THUNDERSTORM = 8

/** Everything printed that a host may replace. */
export interface Data {
  readonly cards: readonly Card[]
  readonly weapons: Readonly<Record<WeaponType, Weapon>>
  readonly disciple: { readonly attack: number; readonly defence: number; readonly move: number }
  readonly life: Readonly<Record<SamuraiId, number>>
  /** Which ability is on which board; absent: as shipped. */
  readonly abilities?: Readonly<Record<SamuraiId, Ability>>
  /** What a Location is called and which rule it brings; absent: as shipped. */
  readonly locations?: Readonly<Record<LocationCard, { readonly name: string; readonly rule: Location }>>
}

export const CARDS = 98
export const CUBES = 28
export const HAND_LIMIT = 4

const row = (
  type: CardType,
  attack: number,
  defence: number,
  move: number,
  drink: number,
  back: Back,
): Card => ({ type, attack, defence, move, drink, back })

const weapon = (attack: number, defence: number, steps: number, plus = false, ranged = false): Weapon => ({
  attack,
  defence,
  steps,
  plus,
  ranged,
})

// prettier-ignore
const ROWS: readonly Card[] = [
  row('chopsticks', 2, 1, 2, 1, 'shove'),
  row('chopsticks', 1, 1, 3, 1, 'brawl'),
  row('chopsticks', 2, 0, 2, 2, 'drowse'),
  row('chopsticks', 1, 2, 2, 1, 'shove'),
  row('ramen', 2, 1, 1, 2, 'brawl'),
  row('ramen', 3, 1, 1, 1, 'drowse'),
  row('ramen', 1, 2, 2, 1, 'shove'),
  row('ramen', 2, 2, 1, 1, 'brawl'),
  row('stench', 1, 2, 2, 1, 'drowse'),
  row('stench', 1, 1, 3, 1, 'shove'),
  row('stench', 0, 2, 2, 2, 'brawl'),
  row('stench', 1, 3, 1, 1, 'drowse'),
  row('riceballs', 1, 2, 1, 2, 'shove'),
  row('riceballs', 2, 1, 2, 1, 'brawl'),
  row('riceballs', 1, 1, 3, 1, 'drowse'),
  row('riceballs', 2, 2, 2, 0, 'shove'),
  row('sakuragi', 1, 1, 2, 1, 'brawl'),
  row('sakuragi', 2, 1, 1, 1, 'drowse'),
  row('sakuragi', 1, 2, 1, 1, 'shove'),
  row('sakuragi', 0, 1, 2, 2, 'brawl'),
  row('purchase', 2, 1, 1, 1, 'drowse'),
  row('purchase', 1, 2, 1, 1, 'shove'),
  row('purchase', 1, 1, 2, 1, 'brawl'),
  row('purchase', 1, 1, 1, 2, 'drowse'),
  row('stomach', 2, 2, 1, 1, 'shove'),
  row('stomach', 1, 1, 2, 2, 'brawl'),
  row('stomach', 2, 1, 2, 1, 'drowse'),
  row('stomach', 3, 1, 2, 0, 'shove'),
  row('feigned', 1, 2, 1, 1, 'brawl'),
  row('feigned', 2, 1, 1, 1, 'drowse'),
  row('feigned', 1, 0, 3, 1, 'shove'),
  row('feigned', 0, 2, 2, 1, 'brawl'),
  row('roar', 3, 1, 1, 1, 'drowse'),
  row('roar', 2, 1, 2, 1, 'shove'),
  row('roar', 2, 0, 2, 2, 'brawl'),
  row('roar', 3, 2, 1, 0, 'drowse'),
  row('lanterns', 1, 1, 3, 1, 'shove'),
  row('lanterns', 2, 1, 2, 1, 'brawl'),
  row('lanterns', 1, 2, 2, 1, 'drowse'),
  row('lanterns', 2, 2, 1, 1, 'shove'),
  row('stumble', 1, 2, 1, 1, 'brawl'),
  row('stumble', 2, 1, 1, 1, 'drowse'),
  row('stumble', 1, 1, 1, 2, 'shove'),
  row('stumble', 0, 3, 1, 1, 'brawl'),
  row('double-vision', 2, 1, 1, 1, 'drowse'),
  row('double-vision', 1, 2, 1, 1, 'shove'),
  row('double-vision', 1, 1, 2, 1, 'brawl'),
  row('double-vision', 3, 0, 1, 1, 'drowse'),
  row('disciple', 1, 1, 2, 1, 'shove'),
  row('disciple', 2, 1, 1, 1, 'brawl'),
  row('disciple', 1, 2, 1, 1, 'drowse'),
  row('disciple', 1, 1, 1, 2, 'shove'),
  row('disciple', 2, 2, 1, 0, 'brawl'),
  row('disciple', 1, 1, 2, 1, 'drowse'),
  row('disciple', 2, 1, 1, 1, 'shove'),
  row('disciple', 1, 2, 1, 1, 'brawl'),
  row('disciple', 1, 1, 1, 2, 'drowse'),
  row('disciple', 0, 1, 3, 1, 'shove'),
  row('wakizashi', 1, 2, 2, 1, 'brawl'),
  row('wakizashi', 2, 2, 1, 1, 'drowse'),
  row('wakizashi', 1, 3, 1, 1, 'shove'),
  row('no-dachi', 3, 1, 1, 1, 'brawl'),
  row('no-dachi', 2, 1, 1, 2, 'drowse'),
  row('no-dachi', 3, 2, 1, 0, 'shove'),
  row('naginata', 2, 2, 1, 1, 'brawl'),
  row('naginata', 1, 3, 1, 1, 'drowse'),
  row('naginata', 2, 1, 2, 1, 'shove'),
  row('yumi', 2, 0, 3, 1, 'brawl'),
  row('yumi', 1, 1, 3, 1, 'drowse'),
  row('yumi', 2, 1, 2, 1, 'shove'),
  row('pipe', 1, 1, 2, 2, 'brawl'),
  row('pipe', 2, 1, 1, 2, 'drowse'),
  row('pipe', 1, 2, 1, 2, 'shove'),
  row('pipe', 0, 2, 2, 2, 'brawl'),
  row('sandals', 1, 1, 3, 1, 'drowse'),
  row('sandals', 2, 1, 3, 0, 'shove'),
  row('sandals', 1, 2, 3, 0, 'brawl'),
  row('sandals', 1, 0, 3, 2, 'drowse'),
  row('armour', 1, 3, 1, 1, 'shove'),
  row('armour', 0, 3, 2, 1, 'brawl'),
  row('armour', 2, 3, 1, 0, 'drowse'),
  row('armour', 1, 3, 2, 0, 'shove'),
  row('flask', 1, 1, 2, 2, 'brawl'),
  row('flask', 2, 1, 1, 2, 'drowse'),
  row('flask', 1, 2, 1, 2, 'shove'),
  row('flask', 2, 2, 0, 2, 'brawl'),
  row('rice-bowl', 1, 2, 1, 2, 'drowse'),
  row('rice-bowl', 2, 1, 1, 2, 'shove'),
  row('rice-bowl', 1, 1, 2, 2, 'brawl'),
  row('rice-bowl', 0, 2, 2, 2, 'drowse'),
  row('katana', 2, 2, 1, 1, 'shove'),
  row('katana', 2, 2, 1, 1, 'brawl'),
  row('katana', 2, 2, 1, 1, 'drowse'),
  row('katana', 2, 2, 1, 1, 'shove'),
  row('katana', 3, 1, 1, 1, 'brawl'),
  row('katana', 3, 1, 1, 1, 'drowse'),
  row('katana', 1, 3, 1, 1, 'shove'),
  row('katana', 1, 3, 1, 1, 'brawl'),
]

function freeze<T extends object>(value: T): T {
  for (const v of Object.values(value)) if (typeof v === 'object' && v !== null) freeze(v as object)
  return Object.freeze(value)
}

/** The table of section 2 of the rules. */
export const STANDARD: Data = freeze({
  cards: ROWS,
  weapons: {
    katana: weapon(3, 2, 1),
    wakizashi: weapon(2, 3, 1),
    'no-dachi': weapon(4, 1, 2),
    naginata: weapon(2, 2, 3),
    yumi: weapon(1, 0, 4, true, true),
  },
  disciple: { attack: 0, defence: 0, move: 2 },
  life: {
    musashi: 5,
    munenori: 4,
    mitsuyoshi: 5,
    ittosai: 6,
    masamune: 6,
    suenaga: 5,
    masako: 4,
    tomoe: 5,
  },
})

/** Copy ids such as 'roar-1', by card number, for the standard table. */
export const COPY_IDS: readonly string[] = (() => {
  const seen = new Map<string, number>()
  return ROWS.map(c => {
    const n = (seen.get(c.type) ?? 0) + 1
    seen.set(c.type, n)
    return `${c.type}-${n}`
  })
})()
