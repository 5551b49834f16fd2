import type { Message } from '@noren/words'
import type { SpiritFacts } from '../words/facts.gen.ts'
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

/** The printed figures, their values and their limits as ids and facts: for the form of a table's own ones and for the template. */

type Said = Message<SpiritFacts>

const PARTS = [
  'raiders',
  'farms',
  'families',
  'samurai',
  'id',
  'rank',
  'value',
  'symbol',
  'penalty',
  'flames',
  'name',
  'animal',
  'colour',
  'human',
  'beast',
  'limit-id',
  'limit-value',
  'limit-penalty',
  'limit-animal',
  'limit-kiai',
  ...BOARD_COLOURS,
] as const

const lower = <K extends string>(kind: K): Lowercase<K> => kind.toLowerCase() as Lowercase<K>
type Hyphened<S extends string> = S extends `${infer A}_${infer B}`
  ? `${Lowercase<A>}-${Hyphened<B>}`
  : Lowercase<S>

export function figureOf(id: string): Said | null {
  const part = PARTS.find(p => p === id)
  if (part !== undefined) return [`figure-${part}`, {}] as Said
  const icon = ICONS.find(i => i === id)
  if (icon !== undefined)
    return [`figure-icon-${icon.toLowerCase().replaceAll('_', '-') as Hyphened<typeof icon>}`, {}]
  const rank = RANKS.find(r => r === id)
  if (rank !== undefined) return [`board-rank-${rank}`, {}]
  const animal = ANIMALS.find(a => a === id)
  if (animal !== undefined) return [`figure-animal-${animal}`, {}]
  const who = SAMURAI.find(name => name === id)
  if (who !== undefined) return ['figure-who', { samurai: { noun: `samurai-${who}` } }]
  const raider = PRINTED.raiders.find(r => r.id === id)
  if (raider !== undefined) return ['figure-raider', { id, rank: raider.rank }]
  return ofToken(id)
}

/** `F-1`, `farm-A`, `family-1`, `family-A`, `symbol-hat`. */
function ofToken(id: string): Said | null {
  const [, of = '', what = ''] = /^(F|farm|family|symbol)-(\w+)$/.exec(id) ?? []
  if (of === 'F') return ['figure-token-farm', { id: what }]
  if (of === 'symbol') return [`figure-symbol-${SYMBOLS.find(s => s === what) ?? 'none'}`, {}]
  const farm = of === 'farm' ? FARM_KINDS.find(k => k === what) : undefined
  if (farm !== undefined) return [`figure-farm-${lower(farm)}`, {}]
  if (of !== 'family') return null
  const family = FAMILY_KINDS.find(k => k === what)
  return family === undefined ? ['figure-token-family', { id: what }] : [`figure-family-${lower(family)}`, {}]
}
