import type { Fault, Options } from '@noren/engine'
import type { Data, Location } from './cards.ts'
import { LOCATIONS } from './cards.ts'
import { readData } from './data.ts'

/** Table options: section 2.8 of the rules. */
export interface SakeOptions {
  /** Sets every row of section 4 that is marked as an option. */
  readonly edition: 'fr' | 'it'
  readonly boardAssignment: 'edition' | 'choose' | 'random'
  readonly location: Location | 'random'
  readonly firstPlayer: 'random' | number
  readonly interruptPriority: 'clockwise' | 'reflex'
  readonly bareHandsOutOfRange: boolean
  readonly maxFatalRounds: number
  readonly timers: 'standard' | 'brisk' | 'relaxed'
  /** 'personal' lets every seat set stops of its own (section 5.1, 4); the default is no stops. */
  readonly stops: 'none' | 'personal'
  /** Other printed numbers, or null for the standard table. */
  readonly data: Data | null
}

const DEFAULTS: SakeOptions = Object.freeze({
  edition: 'fr',
  boardAssignment: 'edition',
  location: 'none',
  firstPlayer: 'random',
  interruptPriority: 'clockwise',
  bareHandsOutOfRange: false,
  maxFatalRounds: 10,
  timers: 'standard',
  stops: 'none',
  data: null,
})

const CHOICES = {
  edition: ['fr', 'it'],
  boardAssignment: ['edition', 'choose', 'random'],
  location: [...LOCATIONS, 'random'],
  interruptPriority: ['clockwise', 'reflex'],
  timers: ['standard', 'brisk', 'relaxed'],
  stops: ['none', 'personal'],
} as const

const MOST_ROUNDS = 50

const isRecord = (raw: unknown): raw is Readonly<Record<string, unknown>> =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw)

function readPlain(raw: Readonly<Record<string, unknown>>, seats: number): Fault[] {
  const faults: Fault[] = []
  const bad = (path: string, message: string, clause: string): number =>
    faults.push({ path, message, clause })
  for (const key of Object.keys(raw))
    if (!(key in DEFAULTS)) faults.push({ path: key, message: 'no such option' })
  for (const [key, values] of Object.entries(CHOICES)) {
    const v = raw[key]
    if (v !== undefined && !(values as readonly unknown[]).includes(v))
      bad(key, `must be one of ${values.join(', ')}`, key === 'location' ? 'SK-LOC-1' : 'D-2')
  }
  const first = raw.firstPlayer
  if (first !== undefined && first !== 'random') {
    if (typeof first !== 'number' || !Number.isInteger(first) || first < 0 || first >= seats)
      bad('firstPlayer', `must be 'random' or a seat from 0 to ${seats - 1}`, 'SK-SETUP-17')
  }
  const rounds = raw.maxFatalRounds
  if (rounds !== undefined) {
    if (typeof rounds !== 'number' || !Number.isInteger(rounds) || rounds < 1 || rounds > MOST_ROUNDS)
      bad('maxFatalRounds', `must be a whole number from 1 to ${MOST_ROUNDS}`, 'SK-END-12')
  }
  const bare = raw.bareHandsOutOfRange
  if (bare !== undefined && typeof bare !== 'boolean')
    bad('bareHandsOutOfRange', 'must be true or false', 'SK-ATTACK-8')
  return faults
}

export const options: Options<SakeOptions> = {
  defaults: DEFAULTS,
  fields: [
    { key: 'edition', kind: 'choice', values: CHOICES.edition, clause: 'D-2' },
    { key: 'boardAssignment', kind: 'choice', values: CHOICES.boardAssignment, clause: 'SK-SETUP-2' },
    { key: 'location', kind: 'choice', values: CHOICES.location, clause: 'SK-LOC-1' },
    {
      key: 'firstPlayer',
      kind: 'choice',
      values: ['random', 0, 1, 2, 3, 4, 5, 6, 7],
      clause: 'SK-SETUP-17',
    },
    { key: 'interruptPriority', kind: 'choice', values: CHOICES.interruptPriority, clause: 'SK-INT-7' },
    { key: 'bareHandsOutOfRange', kind: 'flag', clause: 'SK-ATTACK-8' },
    { key: 'maxFatalRounds', kind: 'choice', values: [1, 2, 3, 5, 10, 20], clause: 'SK-END-12' },
    { key: 'timers', kind: 'choice', values: CHOICES.timers, clause: 'D-2' },
    { key: 'stops', kind: 'choice', values: CHOICES.stops, clause: 'D-11' },
    { key: 'data', kind: 'data', clause: 'SK-TURN-19' },
  ],
  read(raw, seats) {
    if (raw === undefined || raw === null) return { options: DEFAULTS }
    if (!isRecord(raw)) return { faults: [{ path: '', message: 'options must be an object' }] }
    const faults = readPlain(raw, seats)
    const data = raw.data === undefined || raw.data === null ? { data: null } : readData(raw.data, seats)
    if ('faults' in data) faults.push(...data.faults)
    if (faults.length > 0) return { faults }
    return { options: { ...DEFAULTS, ...raw, data: 'data' in data ? data.data : null } }
  },
}
