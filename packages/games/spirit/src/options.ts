import type { Faults, Options, Raw } from '@noren/engine'
import { Faults as Collected, isObject, optionsOf } from '@noren/engine'
import type { Mode, SamuraiName, SpiritData } from './cards.ts'
import { MODES, SAMURAI } from './cards.ts'
import { figures } from './data.ts'

/** What the host settles before set-up (SS-DEC-1). Seats are samurai: SS-DEF-12, SS-SOLO-3. */
export interface SpiritOptions {
  /** SS-MODE-1. */
  readonly mode: Mode
  /**
   * SS-SETUP-13: dealt at random, chosen in seat order at the table (SS-DEC-2), or named here, one for each
   * seat.
   */
  readonly samurai: 'random' | 'choose' | readonly SamuraiName[]
  /** The absent samurai's support tokens: as table 2.9 says, or by the table's wish (SS-DUO-12). */
  readonly absent: 'auto' | 'on' | 'off'
  /** How many players run the samurai; 0 stands for one each (table 2.9). A bot counts as a player. */
  readonly players: number
  /** SS-AMB-66: giving on needs the value that the giver's own talent covers. */
  readonly strictParity: boolean
  /** Another table of cards, or null for the printed one. */
  readonly data: SpiritData | null
}

/** SS-MODE-2: Normal is the default of a new table. */
export const DEFAULTS: SpiritOptions = {
  mode: 'normal',
  samurai: 'random',
  absent: 'auto',
  players: 0,
  strictParity: false,
  data: null,
}

/**
 * Whether table 2.9 gives these seats the absent supports: two samurai (SS-DUO-1), or one person with three
 * (SS-SOLO-2). One person with more has them by choice (SS-SOLO-1, SS-AMB-52).
 */
const byTheBook = (o: SpiritOptions, seats: number): boolean =>
  seats === 2 || (seats === 3 && o.players === 1)

/** Whether the absent samurai's tokens are in use. */
export const absentInUse = (o: SpiritOptions, seats: number): boolean =>
  o.absent === 'on' || (o.absent === 'auto' && byTheBook(o, seats))

function readNames(raw: readonly unknown[], seats: number, faults: Faults): SamuraiName[] {
  const names: SamuraiName[] = []
  raw.slice(0, SAMURAI.length + 1).forEach((name, i) => {
    const known = SAMURAI.find(s => s === name)
    if (known === undefined) faults.add(`samurai[${i}]`, `must be one of ${SAMURAI.join(', ')}`)
    else if (names.includes(known)) faults.add(`samurai[${i}]`, `${known} is taken twice`, 'SS-SETUP-14')
    else names.push(known)
  })
  if (raw.length !== seats) faults.add('samurai', `must name ${seats} samurai`, 'SS-SETUP-13')
  return names
}

function check(o: SpiritOptions, seats: number, faults: Faults): void {
  if (o.players > seats) faults.add('players', `must be a whole number from 0 to ${seats}`, 'SS-SOLO-1')
  if (o.absent === 'off' && byTheBook(o, seats))
    faults.add('absent', 'the absent supports are part of this game', seats === 2 ? 'SS-DUO-1' : 'SS-SOLO-2')
  if (o.absent === 'on' && seats >= SAMURAI.length)
    faults.add('absent', 'with seven samurai nobody is absent', 'SS-DUO-12')
}

const declared = optionsOf<SpiritOptions>({
  title: 'Samurai Spirit',
  seats: { min: 2, max: SAMURAI.length, clause: 'SS-DEF-12' },
  defaults: DEFAULTS,
  fields: [
    { key: 'mode', kind: 'choice', values: MODES, clause: 'SS-MODE-1' },
    { key: 'samurai', kind: 'choice', values: ['random', 'choose'], clause: 'SS-SETUP-13' },
    { key: 'absent', kind: 'choice', values: ['auto', 'on', 'off'], clause: 'SS-DUO-12' },
    { key: 'players', kind: 'choice', values: [0, 1, 2, 3, 4, 5, 6, 7], clause: 'SS-SOLO-1' },
    { key: 'strictParity', kind: 'flag', clause: 'SS-AMB-66' },
    { key: 'data', kind: 'data' },
  ],
  data: { data: figures.readInto },
  check,
})

/** Beside the two words for it, the samurai may be named one by one. */
export const options: Options<SpiritOptions> = {
  ...declared,
  read(raw, seats) {
    if (!isObject(raw) || !Array.isArray(raw['samurai'])) return declared.read(raw, seats)
    const faults = new Collected()
    const samurai = readNames(raw['samurai'] as readonly unknown[], seats, faults)
    const rest: Raw = { ...raw, samurai: 'random' }
    const read = declared.read(rest, seats)
    if ('faults' in read) for (const f of read.faults) faults.add(f.path, f.message, f.clause)
    if (faults.list.length > 0 || 'faults' in read) return { faults: faults.list }
    return { options: { ...read.options, samurai } }
  },
}
