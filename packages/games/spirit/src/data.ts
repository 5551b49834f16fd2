import type { DataTable, Faults } from '@noren/engine'
import { dataTable, field } from '@noren/engine'
import type { Rank, SpiritData } from './cards.ts'
import {
  ANIMALS,
  BOARD_COLOURS,
  FAMILY_KINDS,
  FARM_KINDS,
  ICONS,
  PRINTED,
  RANKS,
  SAMURAI,
  SYMBOLS,
} from './cards.ts'

/** How many cards of each rank a table needs (SS-SETUP-10), and how many plunderers with a doll (SS-DUO-3). */
const RANK_SIZES: Readonly<Record<Rank, number>> = { plunderer: 52, lieutenant: 7, boss: 7 }
const LEAST_DOLLS = 8

/** What the cards say together. */
function check(data: SpiritData, faults: Faults): void {
  const { raiders, samurai } = data
  const ids = raiders.map(r => r.id)
  ids.forEach((id, i) => {
    if (ids.indexOf(id) !== i)
      faults.add(`data.raiders.${i}.id`, `"${id}" is used twice`, undefined, { id: 'twice' })
  })
  for (const rank of RANKS) {
    const n = raiders.filter(r => r.rank === rank).length
    const size = RANK_SIZES[rank]
    if (n !== size)
      faults.add('data.raiders', `must hold ${size} of rank ${rank}, not ${n}`, 'SS-SETUP-10', {
        id: 'exactly',
        what: rank,
        need: size,
        found: n,
      })
  }
  const dolls = raiders.filter(r => r.rank === 'plunderer' && r.symbol === 'doll').length
  if (dolls < LEAST_DOLLS)
    faults.add(
      'data.raiders',
      `at least ${LEAST_DOLLS} plunderers must show a doll, for the doll check`,
      'SS-DUO-3',
      { id: 'few', what: 'symbol-doll', need: LEAST_DOLLS, found: dolls },
    )
  samurai.forEach((b, i) => {
    if (b.name !== SAMURAI[i])
      faults.add(`data.samurai.${i}.name`, `must be ${SAMURAI[i] ?? 'absent'}`, 'SS-SETUP-14', {
        id: 'only',
        what: SAMURAI[i] ?? '',
      })
    if (b.beast <= b.human)
      faults.add(
        `data.samurai.${i}.beast`,
        'the animal side must be worth more than the human side',
        'SS-WOUND-5',
        { id: 'above', what: 'beast', than: 'human' },
      )
  })
}

/** The raiders, the backs of the farm and family tokens, and the seven boards (sections 2.2 to 2.7). */
export const figures: DataTable<SpiritData> = dataTable<SpiritData>({
  root: field.record({
    raiders: field.list(
      PRINTED.raiders.map(r => r.id),
      field.record({
        id: field.text(8, { limit: 'limit-id' }),
        rank: field.choice(RANKS),
        value: field.number(1, 6, { limit: 'limit-value' }),
        symbol: field.choice([...SYMBOLS, null], { words: 'symbol-', clause: 'SS-DEFEND-1' }),
        penalty: field.some(0, 2, field.choice(ICONS), { limit: 'limit-penalty' }),
        flames: field.flag({ clause: 'SS-END-11' }),
      }),
      { clause: 'SS-SETUP-7' },
    ),
    farms: field.list(
      ['F-1', 'F-2', 'F-3', 'F-4', 'F-5', 'F-6'],
      field.choice(FARM_KINDS, { words: 'farm-', clause: 'SS-FARM-3' }),
      { clause: 'SS-SETUP-1' },
    ),
    families: field.list(
      ['family-1', 'family-2', 'family-3'],
      field.choice(FAMILY_KINDS, { words: 'family-', clause: 'SS-END-5' }),
      {
        clause: 'SS-SETUP-2',
        distinct: true,
      },
    ),
    samurai: field.list(
      SAMURAI,
      field.record({
        name: field.choice(SAMURAI, { clause: 'SS-SETUP-14' }),
        animal: field.choice(ANIMALS, { limit: 'limit-animal' }),
        colour: field.choice(BOARD_COLOURS),
        human: field.number(7, 20, { limit: 'limit-kiai' }),
        beast: field.number(8, 30, { limit: 'limit-kiai' }),
      }),
      { clause: 'SS-SETUP-14' },
    ),
  }),
  shipped: PRINTED,
  // heihachi, kyuzo and katsushiro: which of three animals is whose
  reconstructed: ['farms', 'samurai.0.animal', 'samurai.5.animal', 'samurai.6.animal'],
  check,
})
