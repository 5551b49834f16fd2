import type { Fault, Options } from '@noren/engine'
import type { Mode, SamuraiName, SpiritData } from './cards.ts'
import { MODES, SAMURAI } from './cards.ts'
import { readData } from './data.ts'

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
  /** Another table of cards, or null for the printed one. */
  readonly data: SpiritData | null
}

/** SS-MODE-2: Normal is the default of a new table. */
export const DEFAULTS: SpiritOptions = {
  mode: 'normal',
  samurai: 'random',
  absent: 'auto',
  players: 0,
  data: null,
}

/**
 * Whether table 2.9 gives these seats the absent supports: two samurai (SS-DUO-1), or one person with three
 * (SS-SOLO-2).
 */
const byTheBook = (o: SpiritOptions, seats: number): boolean =>
  seats === 2 || (seats === 3 && o.players === 1)

/** Whether the absent samurai's tokens are in use. */
export const absentInUse = (o: SpiritOptions, seats: number): boolean =>
  o.absent === 'on' || (o.absent === 'auto' && byTheBook(o, seats))

function readSamurai(raw: unknown, seats: number, faults: Fault[]): SpiritOptions['samurai'] {
  if (raw === 'random' || raw === 'choose') return raw
  if (!Array.isArray(raw)) {
    faults.push({
      path: 'samurai',
      message: 'must be random, choose or a list of names',
      clause: 'SS-SETUP-13',
    })
    return 'random'
  }
  const names: SamuraiName[] = []
  raw.forEach((name: unknown, i) => {
    const known = SAMURAI.find(s => s === name)
    if (known === undefined)
      faults.push({ path: `samurai[${i}]`, message: `must be one of ${SAMURAI.join(', ')}` })
    else if (names.includes(known))
      faults.push({ path: `samurai[${i}]`, message: `${known} is taken twice`, clause: 'SS-SETUP-14' })
    else names.push(known)
  })
  if (raw.length !== seats)
    faults.push({ path: 'samurai', message: `must name ${seats} samurai`, clause: 'SS-SETUP-13' })
  return names
}

function readAbsent(o: SpiritOptions, seats: number, faults: Fault[]): void {
  const path = 'absent'
  if (o.absent === 'off' && byTheBook(o, seats))
    faults.push({
      path,
      message: 'the absent supports are part of this game',
      clause: seats === 2 ? 'SS-DUO-1' : 'SS-SOLO-2',
    })
  if (o.absent === 'on' && seats > 6)
    faults.push({ path, message: 'with seven samurai nobody is absent', clause: 'SS-DUO-12' })
  // SS-AMB-52: alone with more than three samurai one plays the ordinary rules.
  if (o.absent === 'on' && o.players === 1 && seats > 3)
    faults.push({
      path,
      message: 'one player with more than three samurai plays without absent supports',
      clause: 'SS-AMB-52',
    })
}

export const options: Options<SpiritOptions> = {
  defaults: DEFAULTS,
  fields: [
    { key: 'mode', kind: 'choice', values: MODES, clause: 'SS-MODE-1' },
    { key: 'samurai', kind: 'choice', values: ['random', 'choose'], clause: 'SS-SETUP-13' },
    { key: 'absent', kind: 'choice', values: ['auto', 'on', 'off'], clause: 'SS-DUO-12' },
    { key: 'players', kind: 'choice', values: [0, 1, 2, 3, 4, 5, 6, 7], clause: 'SS-SOLO-1' },
    { key: 'data', kind: 'data' },
  ],
  read(raw, seats) {
    const faults: Fault[] = []
    if (raw !== null && raw !== undefined && (typeof raw !== 'object' || Array.isArray(raw)))
      return { faults: [{ path: '', message: 'options must be an object' }] }
    const given: Readonly<Record<string, unknown>> = { ...DEFAULTS, ...raw }
    for (const key of Object.keys(given))
      if (!(key in DEFAULTS)) faults.push({ path: key, message: 'is not an option of this game' })
    if (!Number.isInteger(seats) || seats < 2 || seats > 7)
      faults.push({ path: 'seats', message: 'two to seven samurai take part', clause: 'SS-DEF-12' })
    const mode = MODES.find(m => m === given['mode'])
    if (mode === undefined)
      faults.push({ path: 'mode', message: `must be one of ${MODES.join(', ')}`, clause: 'SS-MODE-1' })
    const absent = (['auto', 'on', 'off'] as const).find(a => a === given['absent'])
    if (absent === undefined)
      faults.push({ path: 'absent', message: 'must be auto, on or off', clause: 'SS-DUO-12' })
    const players = Number.isInteger(given['players']) ? Number(given['players']) : -1
    if (players < 0 || players > seats)
      faults.push({
        path: 'players',
        message: `must be a whole number from 0 to ${seats}`,
        clause: 'SS-SOLO-1',
      })
    const samurai = readSamurai(given['samurai'], seats, faults)
    let data: SpiritData | null = null
    if (given['data'] !== null) {
      const read = readData(given['data'])
      if ('faults' in read) faults.push(...read.faults)
      else data = read.data
    }
    const read: SpiritOptions = {
      mode: mode ?? 'normal',
      samurai,
      absent: absent ?? 'auto',
      players: Math.max(0, players),
      data,
    }
    readAbsent(read, seats, faults)
    return faults.length > 0 ? { faults } : { options: read }
  },
}
