import type { DataTable, Faults, Raw } from '@noren/engine'
import { dataTable, field, isObject, isWhole, limits, shortKey } from '@noren/engine'
import type { CardTable } from './cards.ts'
import { CARD_COUNT, CARD_IDS, COLOURS, INKS, PRINTED, VALUES, cardOf, inEveryColour } from './cards.ts'

/**
 * What a host may replace, beside its form in the schema in shorter ways: 13 numbers count for every colour, and
 * `cards: { 'black-7': { coins: 1, shurikens: 2 } }` for single cards, which come last.
 */

/** One figure beside a picture of the symbol is all that a card of this size has room for. */
const MOST_SYMBOLS = 9
/** One further and a cook would lead back to the card's own value (SA-CHAR-1). */
const LAST_COOK = 12

const symbols = field.number(0, MOST_SYMBOLS, { limit: 'limit-symbols' })
const PARTS = ['coins', 'shurikens'] as const
type Part = (typeof PARTS)[number]

/** A number of symbols written in a shorter way: judged here, where its path is the one that the host wrote. */
function symbolsIn(raw: unknown, path: string, faults: Faults): number {
  if (isWhole(raw, symbols.min, symbols.max)) return raw
  faults.add(path, limits(symbols))
  return 0
}

/** Brings 13 numbers, and single cards, into the lists of the schema. */
function unfold(raw: Raw, faults: Faults): Raw {
  const { cards, ...rest } = raw
  const single = singles(cards, faults)
  const parts = PARTS.flatMap(part => {
    const given: unknown = Object.hasOwn(rest, part) ? rest[part] : undefined
    const short = Array.isArray(given) && given.length === VALUES.length
    const whole = short
      ? inEveryColour(given.map((n: unknown, i) => symbolsIn(n, `data.${part}.${i}`, faults)))
      : given
    const more = single[part]
    if (more.size === 0) return whole === undefined ? [] : [[part, whole] as const]
    const list: readonly unknown[] = Array.isArray(whole) ? whole : []
    if (whole !== undefined && !isObject(whole) && list.length !== CARD_COUNT) return [[part, whole] as const]
    const byCard = isObject(whole) ? whole : Object.fromEntries(list.map((n, i) => [CARD_IDS[i], n]))
    return [[part, { ...byCard, ...Object.fromEntries(more) }] as const]
  })
  return { ...rest, ...Object.fromEntries(parts) }
}

/** Figures of single cards, as far as they are right. */
function singles(cards: unknown, faults: Faults): Readonly<Record<Part, ReadonlyMap<string, number>>> {
  const own = { coins: new Map<string, number>(), shurikens: new Map<string, number>() }
  if (cards === undefined) return own
  if (!isObject(cards)) {
    faults.add('data.cards', 'must be an object of cards, such as { "black-7": { "coins": 1 } }')
    return own
  }
  for (const [id, card] of Object.entries(cards)) {
    const path = `data.cards.${shortKey(id)}`
    if (cardOf(id) < 0) faults.add(path, 'is not a card: colours are black, red, green, blue; values 1 to 13')
    else if (!isObject(card)) faults.add(path, 'must be an object with coins and shurikens')
    else {
      faults.strangers(card, PARTS, `${path}.`, 'is not known here: there are coins, shurikens')
      for (const part of PARTS)
        if (Object.hasOwn(card, part)) own[part].set(id, symbolsIn(card[part], `${path}.${part}`, faults))
    }
  }
  return own
}

/** Coins, shuriken, the cooks' numbers and the inks of the four colours (sections 2.3, 2.4 and 2.6). */
export const figures: DataTable<CardTable> = dataTable<CardTable>({
  root: field.record({
    coins: field.list(CARD_IDS, symbols),
    shurikens: field.list(CARD_IDS, symbols),
    cooks: field.list(
      ['cook-1', 'cook-2', 'cook-3'],
      field.number(1, LAST_COOK, { limit: 'limit-cooks', clause: 'SA-CHAR-1' }),
      { clause: 'SA-CHAR-1' },
    ),
    colours: field.list(COLOURS, field.choice(INKS), { distinct: true }),
  }),
  shipped: { ...PRINTED, colours: COLOURS },
  reconstructed: ['coins', 'shurikens', 'cooks.0', 'cooks.2', 'colours.1', 'colours.2', 'colours.3'],
  extras: ['colours'],
  unfold,
})
