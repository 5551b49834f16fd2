import type { Fault } from '@noren/engine'
import type { SpiritData } from './cards.ts'
import { FAMILY_KINDS, FARM_KINDS, ICONS, RANKS, SAMURAI, SYMBOLS } from './cards.ts'

/**
 * Reads a host's own table of cards, farms, families and samurai; everything wrong with it is said at once.
 */
export function readData(raw: unknown, path = 'data'): { data: SpiritData } | { faults: Fault[] } {
  const faults: Fault[] = []
  const no = (where: string, message: string, clause?: string): void => {
    faults.push(clause === undefined ? { path: where, message } : { path: where, message, clause })
  }
  const list = (value: unknown, key: string, size: number, clause?: string): readonly unknown[] => {
    const where = `${path}.${key}`
    if (!Array.isArray(value)) {
      no(where, 'must be a list', clause)
      return []
    }
    if (value.length !== size) no(where, `must hold exactly ${size} entries, not ${value.length}`, clause)
    return value as readonly unknown[]
  }
  const oneOf = (value: unknown, words: readonly string[], where: string, clause?: string): void => {
    if (typeof value !== 'string' || !words.includes(value))
      no(where, `must be one of ${words.join(', ')}`, clause)
  }
  const whole = (value: unknown, low: number, high: number, where: string): void => {
    if (!Number.isInteger(value) || (value as number) < low || (value as number) > high)
      no(where, `must be a whole number from ${low} to ${high}`)
  }
  if (!isRecord(raw)) return { faults: [{ path, message: 'must be an object' }] }

  const raiders = list(raw['raiders'], 'raiders', 66, 'SS-SETUP-7')
  const ids = new Set<unknown>()
  const ranks: Record<string, number> = { plunderer: 0, lieutenant: 0, boss: 0 }
  let dolls = 0
  raiders.forEach((r, i) => {
    const where = `${path}.raiders[${i}]`
    if (!isRecord(r)) return no(where, 'must be an object')
    if (typeof r['id'] !== 'string' || r['id'] === '') no(`${where}.id`, 'must be a text')
    else if (ids.has(r['id'])) no(`${where}.id`, `"${r['id']}" is used twice`)
    ids.add(r['id'])
    oneOf(r['rank'], RANKS, `${where}.rank`)
    if (typeof r['rank'] === 'string' && r['rank'] in ranks) ranks[r['rank']] = (ranks[r['rank']] ?? 0) + 1
    whole(r['value'], 1, 6, `${where}.value`)
    if (r['symbol'] !== null) oneOf(r['symbol'], SYMBOLS, `${where}.symbol`, 'SS-DEFEND-1')
    if (r['symbol'] === 'doll' && r['rank'] === 'plunderer') dolls++
    const icons = r['penalty']
    if (!Array.isArray(icons) || icons.length > 2) no(`${where}.penalty`, 'must list at most two icons')
    else icons.forEach((icon, k) => oneOf(icon, ICONS, `${where}.penalty[${k}]`))
    if (typeof r['flames'] !== 'boolean') no(`${where}.flames`, 'must be true or false', 'SS-END-11')
  })
  for (const [rank, size] of Object.entries({ plunderer: 52, lieutenant: 7, boss: 7 }))
    if (raiders.length === 66 && ranks[rank] !== size)
      no(`${path}.raiders`, `must hold ${size} of rank ${rank}, not ${ranks[rank]}`, 'SS-SETUP-10')
  if (dolls < 8)
    no(`${path}.raiders`, 'at least 8 plunderers must show a doll, for the doll check', 'SS-DUO-3')

  list(raw['farms'], 'farms', 6, 'SS-SETUP-1').forEach((k, i) =>
    oneOf(k, FARM_KINDS, `${path}.farms[${i}]`, 'SS-FARM-3'),
  )
  const families = list(raw['families'], 'families', 3, 'SS-SETUP-2')
  families.forEach((k, i) => oneOf(k, FAMILY_KINDS, `${path}.families[${i}]`, 'SS-END-5'))
  if (new Set(families).size !== families.length)
    no(`${path}.families`, 'each bonus appears on one token only', 'SS-END-5')

  list(raw['samurai'], 'samurai', 7, 'SS-SETUP-14').forEach((b, i) => {
    const where = `${path}.samurai[${i}]`
    if (!isRecord(b)) return no(where, 'must be an object')
    if (b['name'] !== SAMURAI[i]) no(`${where}.name`, `must be ${SAMURAI[i] ?? 'absent'}`, 'SS-SETUP-14')
    for (const key of ['animal', 'colour'])
      if (typeof b[key] !== 'string') no(`${where}.${key}`, 'must be a text')
    whole(b['human'], 7, 20, `${where}.human`)
    whole(b['beast'], 8, 30, `${where}.beast`)
    if (Number(b['beast']) <= Number(b['human']))
      no(`${where}.beast`, 'the animal side must be worth more than the human side', 'SS-WOUND-5')
  })
  // Everything has just been checked field by field, so the copy below has the type it claims.
  return faults.length > 0 ? { faults } : { data: copyOf(raw) }
}

const isRecord = (v: unknown): v is Record<string, unknown> =>
  typeof v === 'object' && v !== null && !Array.isArray(v)

/** A copy that shares nothing with what came from outside: it will be frozen. */
const copyOf = (checked: unknown): SpiritData => JSON.parse(JSON.stringify(checked)) as SpiritData
