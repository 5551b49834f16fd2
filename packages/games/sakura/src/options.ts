import type { Faults, Options } from '@noren/engine'
import { isObject, isWhole, optionsOf } from '@noren/engine'
import type { CardTable } from './cards.ts'
import { CARD_COUNT, PRINTED, cardOf, freezeTable, inEveryColour } from './cards.ts'
import type { SakuraOptions } from './state.ts'

/**
 * What a host may change. `data` replaces printed figures and may be given as
 *   { coins: 13 or 52 numbers, shurikens: 13 or 52 numbers, cooks: 3 numbers, cards: { 'black-7': { coins, shurikens } } }
 * with every key optional: 13 numbers count for every colour, single cards come last, and what is missing stays printed.
 */

const MOST_SYMBOLS = 9
const LAST_COOK = 12
const STRANGE = 'is not an option of Sakura'

function readFigures(raw: unknown, path: string, printed: readonly number[], faults: Faults): number[] {
  if (raw === undefined) return [...printed]
  if (!Array.isArray(raw) || (raw.length !== 13 && raw.length !== CARD_COUNT)) {
    faults.add(path, 'must be a list of 13 numbers (the same for every colour) or of 52')
    return [...printed]
  }
  const figures: readonly unknown[] = raw
  figures.forEach((x, i) => {
    if (!isWhole(x, 0, MOST_SYMBOLS))
      faults.add(`${path}.${i}`, `must be a whole number from 0 to ${MOST_SYMBOLS}`)
  })
  const good = figures.map(x => (isWhole(x, 0, MOST_SYMBOLS) ? x : 0))
  return good.length === CARD_COUNT ? good : inEveryColour(good)
}

function readCooks(raw: unknown, faults: Faults): number[] {
  const path = 'data.cooks'
  if (raw === undefined) return [...PRINTED.cooks]
  const cooks: readonly unknown[] = Array.isArray(raw) ? raw : []
  if (cooks.length !== 3 || !cooks.every(n => isWhole(n, 1, LAST_COOK))) {
    faults.add(path, `must be three whole numbers from 1 to ${LAST_COOK}`, 'SA-CHAR-1')
    return [...PRINTED.cooks]
  }
  return cooks.filter(n => isWhole(n, 1, LAST_COOK))
}

function readSingleCards(raw: unknown, coins: number[], shurikens: number[], faults: Faults): void {
  if (raw === undefined) return
  if (!isObject(raw)) {
    faults.add('data.cards', 'must be an object of cards, such as { "black-7": { "coins": 1 } }')
    return
  }
  for (const [id, figures] of Object.entries(raw)) {
    const path = `data.cards.${id}`
    const card = cardOf(id)
    if (card < 0) faults.add(path, 'is not a card: colours are black, red, green, blue; values 1 to 13')
    else if (!isObject(figures)) faults.add(path, 'must be an object with coins and shurikens')
    else {
      faults.strangers(figures, ['coins', 'shurikens'], `${path}.`, STRANGE)
      coins[card] = readOne(figures['coins'], `${path}.coins`, coins[card] ?? 0, faults)
      shurikens[card] = readOne(figures['shurikens'], `${path}.shurikens`, shurikens[card] ?? 0, faults)
    }
  }
}

function readOne(raw: unknown, path: string, printed: number, faults: Faults): number {
  if (raw === undefined) return printed
  if (isWhole(raw, 0, MOST_SYMBOLS)) return raw
  faults.add(path, `must be a whole number from 0 to ${MOST_SYMBOLS}`)
  return printed
}

function readData(raw: unknown, faults: Faults): CardTable | null {
  if (raw === undefined || raw === null) return null
  if (!isObject(raw)) {
    faults.add('data', 'must be an object with coins, shurikens, cooks or cards, or null')
    return null
  }
  faults.strangers(raw, ['coins', 'shurikens', 'cooks', 'cards'], 'data.', STRANGE)
  const coins = readFigures(raw['coins'], 'data.coins', PRINTED.coins, faults)
  const shurikens = readFigures(raw['shurikens'], 'data.shurikens', PRINTED.shurikens, faults)
  const cooks = readCooks(raw['cooks'], faults)
  readSingleCards(raw['cards'], coins, shurikens, faults)
  return freezeTable({ coins, shurikens, cooks })
}

export const options: Options<SakuraOptions> = optionsOf({
  title: 'Sakura',
  seats: { min: 2, max: 6, clause: 'SA-SETUP-1' },
  defaults: { voluntaryTake: false, openSums: true, denialHiring: false, data: null },
  fields: [
    { key: 'voluntaryTake', kind: 'flag', clause: 'SA-AMB-1' },
    { key: 'openSums', kind: 'flag', clause: 'SA-AMB-50' },
    { key: 'denialHiring', kind: 'flag', clause: 'SA-AMB-51' },
    { key: 'data', kind: 'data' },
  ],
  data: { data: readData },
})
