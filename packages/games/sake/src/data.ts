import type { DataTable, Faults } from '@noren/engine'
import { dataTable, field } from '@noren/engine'
import type { Data } from './cards.ts'
import {
  ABILITIES,
  BACKS,
  CARDS,
  COPY_IDS,
  HAND_LIMIT,
  LOCATION_CARDS,
  LOCATION_NAMES,
  LOCATIONS,
  SAMURAI,
  STANDARD,
  TYPES,
  WEAPONS,
} from './cards.ts'

/** A box of a card, and the badge of a weapon, show one digit. */
const DIGIT = 9
/** One gap can hold all cubes of the supply but one. */
const MOST_STEPS = 27
/** The Life pile of a board has room for so many cards. */
const MOST_LIFE = 10
/** As many letters as the line of the Location has room for. */
const MOST_LETTERS = 24

const box = field.number(0, DIGIT, { limit: 'limit-box', clause: 'SK-TURN-19' })

/** What the figures say together: Katanas for all, and enough cards to deal. */
function check(data: Data, faults: Faults, seats: number): void {
  const katanas = data.cards.filter(c => c.type === 'katana').length
  if (katanas < seats)
    faults.add('data.cards', `${seats} players need ${seats} Katanas, found ${katanas}`, 'SK-SETUP-5', {
      id: 'few',
      what: 'katana',
      need: seats,
      found: katanas,
    })
  const lives = SAMURAI.map(id => data.life[id]).sort((a, b) => b - a)
  const dealt = lives.slice(0, seats).reduce((sum, n) => sum + n + HAND_LIMIT, 0)
  if (dealt > CARDS - seats)
    faults.add('data.life', `up to ${dealt} cards would be dealt from ${CARDS - seats}`, 'SK-SETUP-7', {
      id: 'dealt',
      need: dealt,
      found: CARDS - seats,
    })
}

/** The 98 cards, weapons and Disciples, the boards and the Locations (sections 2.2 to 2.6). */
export const figures: DataTable<Data> = dataTable<Data>({
  root: field.record({
    cards: field.list(
      COPY_IDS,
      field.record({
        type: field.choice(TYPES),
        attack: box,
        defence: box,
        move: box,
        drink: box,
        back: field.choice(BACKS, { words: 'back-', clause: 'SK-DECK-7' }),
      }),
      { clause: 'SK-SETUP-6' },
    ),
    weapons: field.each(
      WEAPONS,
      field.record({
        attack: field.number(0, DIGIT, { limit: 'limit-box', clause: 'SK-ATTACK-7' }),
        defence: field.number(0, DIGIT, { limit: 'limit-box', clause: 'SK-DEF-3' }),
        steps: field.number(1, MOST_STEPS, { limit: 'limit-steps', clause: 'SK-ATTACK-5' }),
        plus: field.flag({ clause: 'SK-ATTACK-5' }),
        ranged: field.flag({ clause: 'SK-ATTACK-5' }),
      }),
    ),
    disciple: field.record({
      attack: field.number(0, DIGIT, { limit: 'limit-box', clause: 'SK-DISC-12' }),
      defence: field.number(0, DIGIT, { limit: 'limit-box', clause: 'SK-DISC-15' }),
      move: field.number(0, DIGIT, { limit: 'limit-box', clause: 'SK-DISC-8' }),
    }),
    life: field.each(SAMURAI, field.number(1, MOST_LIFE, { limit: 'limit-life', clause: 'SK-SETUP-7' })),
    abilities: field.each(SAMURAI, field.choice([...ABILITIES, 'none'], { clause: 'SK-ABIL-1' })),
    locations: field.each(
      LOCATION_CARDS,
      field.record({
        name: field.text(MOST_LETTERS, { limit: 'limit-name' }),
        rule: field.choice(LOCATIONS, { words: 'rule-', clause: 'SK-LOC-2' }),
      }),
    ),
  }),
  shipped: {
    ...STANDARD,
    abilities: Object.fromEntries(SAMURAI.map((id, i) => [id, ABILITIES[i]])) as Required<Data>['abilities'],
    locations: Object.fromEntries(
      LOCATION_CARDS.map(id => [id, { name: LOCATION_NAMES[id], rule: id }]),
    ) as Required<Data>['locations'],
  },
  reconstructed: [
    'cards',
    'weapons.wakizashi',
    'weapons.no-dachi.defence',
    'weapons.naginata.attack',
    'weapons.naginata.steps',
    'weapons.yumi.defence',
    'disciple.defence',
    'life',
    'abilities',
    ...LOCATION_CARDS.filter(id => id !== 'distillery').map(id => `locations.${id}`),
  ],
  extras: ['abilities', 'locations'],
  check,
})
