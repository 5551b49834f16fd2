import type { OptionField } from '@noren/engine'
import { isWhole, optionsOf } from '@noren/engine'
import type { Data, Location } from './cards.ts'
import { LOCATIONS } from './cards.ts'
import { figures } from './data.ts'

/** Table options: section 2.8 of the rules. */
export interface SakeOptions {
  /** Sets every row of section 4 that is marked as an option. */
  readonly edition: 'fr' | 'it'
  readonly boardAssignment: 'edition' | 'choose' | 'random'
  readonly location: Location | 'random'
  readonly firstPlayer: 'random' | number
  readonly interruptPriority: 'clockwise' | 'reflex'
  readonly bareHandsOutOfRange: boolean
  /** 0 plays on until one is left. */
  readonly maxFatalRounds: number
  readonly timers: 'standard' | 'brisk' | 'relaxed'
  /** 'personal' lets every seat set stops of its own (section 5.1, 4); the default is no stops. */
  readonly stops: 'none' | 'personal'
  /** A-81, edition it: whether the turn that empties the Masu is its player's last, or a whole one follows at once. */
  readonly fatalTurn: 'running' | 'fresh'
  /** A-82, edition it: whether Events need their distance on both flanks. */
  readonly eventFlanks: 'both' | 'either'
  /** */
  readonly armourAlways: boolean
  /** A-84, edition it. */
  readonly shoutsAreSpent: boolean
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
  fatalTurn: 'running',
  eventFlanks: 'both',
  armourAlways: false,
  shoutsAreSpent: false,
  data: null,
})

/** The most Fatal Rounds that a host may set; what the page offers is a choice of them. */
const MOST_ROUNDS = 50
export const SEATS = { min: 3, max: 8 } as const

const rounds = Array.from({ length: MOST_ROUNDS + 1 }, (_, n) => n)

const FIELDS: readonly OptionField[] = [
  { key: 'edition', kind: 'choice', values: ['fr', 'it'], clause: 'D-2' },
  { key: 'boardAssignment', kind: 'choice', values: ['edition', 'choose', 'random'], clause: 'SK-SETUP-2' },
  { key: 'location', kind: 'choice', values: [...LOCATIONS, 'random'], clause: 'SK-LOC-1' },
  { key: 'firstPlayer', kind: 'choice', values: ['random', 0, 1, 2, 3, 4, 5, 6, 7], clause: 'SK-SETUP-17' },
  { key: 'interruptPriority', kind: 'choice', values: ['clockwise', 'reflex'], clause: 'A-80' },
  { key: 'bareHandsOutOfRange', kind: 'flag', clause: 'SK-ATTACK-8' },
  { key: 'maxFatalRounds', kind: 'choice', values: [0, 1, 2, 3, 5, 10, 20], clause: 'A-86' },
  { key: 'timers', kind: 'choice', values: ['standard', 'brisk', 'relaxed'], clause: 'D-2' },
  { key: 'stops', kind: 'choice', values: ['none', 'personal'], clause: 'D-11' },
  { key: 'fatalTurn', kind: 'choice', values: ['running', 'fresh'], clause: 'A-81' },
  { key: 'eventFlanks', kind: 'choice', values: ['both', 'either'], clause: 'A-82' },
  { key: 'armourAlways', kind: 'flag', clause: 'A-83' },
  { key: 'shoutsAreSpent', kind: 'flag', clause: 'A-84' },
  { key: 'data', kind: 'data', clause: 'SK-TURN-19' },
]

/** For reading, the number of Fatal Rounds is any within its bounds, not only those a page lists. */
const READ: readonly OptionField[] = FIELDS.map(f =>
  f.key === 'maxFatalRounds' && f.kind === 'choice' ? { ...f, values: rounds } : f,
)

const reader = optionsOf<SakeOptions>({
  title: 'Saké & Samouraï',
  seats: { ...SEATS, clause: 'SK-SETUP-1' },
  defaults: DEFAULTS,
  fields: READ,
  data: { data: figures.readInto },
  check(o, seats, faults) {
    if (o.firstPlayer !== 'random' && !isWhole(o.firstPlayer, 0, seats - 1))
      faults.add('firstPlayer', `must be 'random' or a seat from 0 to ${seats - 1}`, 'SK-SETUP-17')
  },
})

export const options: typeof reader = { ...reader, fields: FIELDS }
