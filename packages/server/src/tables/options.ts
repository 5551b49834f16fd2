import type { Fault, Game } from '@noren/engine'
import type { TableRow } from '@noren/store'
import { no } from '../refusal.ts'
import type { No } from '../refusal.ts'
import { isOpen } from './seeds.ts'

/** The longest table of cards that a game takes is a quarter of this, written out. */
const MOST_BYTES = 32_768
const LONGEST_TEXT = 80
const DEEPEST = 8
/** More things wrong than anybody reads. */
const MOST_FAULTS = 20

type Read = { readonly options: unknown } | { readonly faults: readonly Fault[] }

/**
 * Options as a host sent them, read by the game and bounded by the house, whatever the game thinks of them: keys that the game
 * does not list, long texts, deep and large things are refused before and after.
 */
export function readOptions(options: Game['options'], raw: unknown, seats: number): Read {
  const faults = [...strangers(raw, new Set(options.fields.map(f => f.key))), ...sizeOf(raw)]
  if (faults.length > 0) return told(faults)
  const got = options.read(raw, seats)
  if ('faults' in got) return told(got.faults)
  const after = sizeOf(got.options)
  return after.length > 0 ? told(after) : got
}

/** The host chooses other options before the start; whoever was ready looks at them first. */
export function otherOptions(game: Game, row: TableRow, who: string, raw: unknown): TableRow | No {
  if (!isOpen(row)) return no('already-started')
  if (row.host !== who) return no('not-the-host')
  if (row.charter.fork !== undefined)
    return no('bad-options', [
      { path: '/options', message: 'are those of the game that this one goes on from' },
    ])
  const got = readOptions(game.options, raw, row.charter.seats)
  if ('faults' in got) return no('bad-options', got.faults)
  const { options } = got
  return { ...row, charter: { ...row.charter, options }, manners: { ...row.manners, ready: [] } }
}

const told = (faults: readonly Fault[]): Read => ({
  faults: faults.slice(0, MOST_FAULTS).map(f => ({
    ...(f.clause === undefined ? {} : { clause: f.clause }),
    path: `/options${f.path.startsWith('/') || f.path === '' ? '' : '/'}${f.path.slice(0, LONGEST_TEXT)}`,
    message: f.message.slice(0, 4 * LONGEST_TEXT),
  })),
})

const isObject = (x: unknown): x is object => typeof x === 'object' && x !== null

/** Keys that no field of the game names; what every object inherits is no field. */
function strangers(raw: unknown, known: ReadonlySet<string>): Fault[] {
  if (!isObject(raw) || Array.isArray(raw)) return []
  return Object.keys(raw)
    .filter(key => !known.has(key))
    .map(key => ({ path: key, message: 'is not an option of this game' }))
}

/** What is too long, too deep or too large. */
function sizeOf(value: unknown): Fault[] {
  const faults: Fault[] = []
  const look = (x: unknown, path: string, depth: number): void => {
    if (faults.length >= MOST_FAULTS) return
    if (typeof x === 'string' && x.length > LONGEST_TEXT)
      faults.push({ path, message: `must not be longer than ${LONGEST_TEXT} characters` })
    if (!isObject(x)) return
    if (depth === DEEPEST) return void faults.push({ path, message: 'lies too deep' })
    for (const [key, inner] of Object.entries(x)) {
      if (key.length > LONGEST_TEXT) faults.push({ path, message: 'has a key that is too long' })
      else look(inner, path === '' ? key : `${path}.${key}`, depth + 1)
    }
  }
  look(value, '', 0)
  if (faults.length === 0 && (JSON.stringify(value) ?? '').length > MOST_BYTES)
    faults.push({ path: '', message: `must not be longer than ${MOST_BYTES} characters in all` })
  return faults
}
