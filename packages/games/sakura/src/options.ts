import type { Fault, Options } from '@noren/engine'
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

type Raw = Readonly<Record<string, unknown>>
const isObject = (x: unknown): x is Raw => typeof x === 'object' && x !== null && !Array.isArray(x)
const isWhole = (x: unknown, min: number, max: number): x is number =>
  typeof x === 'number' && Number.isInteger(x) && x >= min && x <= max

function unknownKeys(raw: Raw, known: readonly string[], path: string, faults: Fault[]): void {
  for (const key of Object.keys(raw))
    if (!known.includes(key)) faults.push({ path: path + key, message: 'is not an option of Sakura' })
}

function readFigures(raw: unknown, path: string, printed: readonly number[], faults: Fault[]): number[] {
  if (raw === undefined) return [...printed]
  if (!Array.isArray(raw) || (raw.length !== 13 && raw.length !== CARD_COUNT)) {
    faults.push({ path, message: 'must be a list of 13 numbers (the same for every colour) or of 52' })
    return [...printed]
  }
  const figures: readonly unknown[] = raw
  figures.forEach((x, i) => {
    if (!isWhole(x, 0, MOST_SYMBOLS))
      faults.push({ path: `${path}.${i}`, message: `must be a whole number from 0 to ${MOST_SYMBOLS}` })
  })
  const good = figures.map(x => (isWhole(x, 0, MOST_SYMBOLS) ? x : 0))
  return good.length === CARD_COUNT ? good : inEveryColour(good)
}

function readCooks(raw: unknown, faults: Fault[]): number[] {
  const path = 'data.cooks'
  if (raw === undefined) return [...PRINTED.cooks]
  const cooks: readonly unknown[] = Array.isArray(raw) ? raw : []
  if (cooks.length !== 3 || !cooks.every(n => isWhole(n, 1, LAST_COOK))) {
    faults.push({ path, message: `must be three whole numbers from 1 to ${LAST_COOK}`, clause: 'SA-CHAR-1' })
    return [...PRINTED.cooks]
  }
  return cooks.filter(n => isWhole(n, 1, LAST_COOK))
}

function readSingleCards(raw: unknown, coins: number[], shurikens: number[], faults: Fault[]): void {
  if (raw === undefined) return
  if (!isObject(raw)) {
    faults.push({
      path: 'data.cards',
      message: 'must be an object of cards, such as { "black-7": { "coins": 1 } }',
    })
    return
  }
  for (const [id, figures] of Object.entries(raw)) {
    const path = `data.cards.${id}`
    const card = cardOf(id)
    if (card < 0)
      faults.push({ path, message: 'is not a card: colours are black, red, green, blue; values 1 to 13' })
    else if (!isObject(figures)) faults.push({ path, message: 'must be an object with coins and shurikens' })
    else {
      unknownKeys(figures, ['coins', 'shurikens'], `${path}.`, faults)
      coins[card] = readOne(figures['coins'], `${path}.coins`, coins[card] ?? 0, faults)
      shurikens[card] = readOne(figures['shurikens'], `${path}.shurikens`, shurikens[card] ?? 0, faults)
    }
  }
}

function readOne(raw: unknown, path: string, printed: number, faults: Fault[]): number {
  if (raw === undefined) return printed
  if (isWhole(raw, 0, MOST_SYMBOLS)) return raw
  faults.push({ path, message: `must be a whole number from 0 to ${MOST_SYMBOLS}` })
  return printed
}

function readData(raw: unknown, faults: Fault[]): CardTable | null {
  if (raw === undefined || raw === null) return null
  if (!isObject(raw)) {
    faults.push({ path: 'data', message: 'must be an object with coins, shurikens, cooks or cards, or null' })
    return null
  }
  unknownKeys(raw, ['coins', 'shurikens', 'cooks', 'cards'], 'data.', faults)
  const coins = readFigures(raw['coins'], 'data.coins', PRINTED.coins, faults)
  const shurikens = readFigures(raw['shurikens'], 'data.shurikens', PRINTED.shurikens, faults)
  const cooks = readCooks(raw['cooks'], faults)
  readSingleCards(raw['cards'], coins, shurikens, faults)
  return freezeTable({ coins, shurikens, cooks })
}

export const options: Options<SakuraOptions> = {
  defaults: { voluntaryTake: false, data: null },
  fields: [
    { key: 'voluntaryTake', kind: 'flag', clause: 'SA-AMB-1' },
    { key: 'data', kind: 'data' },
  ],
  read(raw, seats) {
    const faults: Fault[] = []
    if (!isWhole(seats, 2, 6)) faults.push({ path: 'seats', message: 'must be 2 to 6', clause: 'SA-SETUP-1' })
    if (raw !== undefined && raw !== null && !isObject(raw))
      faults.push({ path: '', message: 'must be an object' })
    const given: Raw = isObject(raw) ? raw : {}
    unknownKeys(given, ['voluntaryTake', 'data'], '', faults)
    const voluntaryTake = given['voluntaryTake'] ?? false
    if (typeof voluntaryTake !== 'boolean')
      faults.push({ path: 'voluntaryTake', message: 'must be true or false', clause: 'SA-AMB-1' })
    const data = readData(given['data'], faults)
    return faults.length > 0 ? { faults } : { options: { voluntaryTake: voluntaryTake === true, data } }
  },
}
