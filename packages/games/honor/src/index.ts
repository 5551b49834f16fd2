import type { Fault, GameDefinition, Options, Seat } from '@noren/engine'
import {
  ACCEPT,
  act,
  BACK,
  BURN,
  END,
  hear,
  operandOf,
  PASS,
  PLAY,
  PLAY_CLAUSES,
  spell,
  TAKE,
} from './actions.ts'
import { VERB_CLAUSES, verbOf } from './actions.ts'
import type { HonorData } from './cards.ts'
import { readData } from './cards.ts'
import clauses from './clauses/en.ts'
import type { HonorEvent } from './events.ts'
import { castleOf, sheet, typeOf } from './figures.ts'
import type { CastleChoice, Honor, HonorFrame } from './state.ts'
import { clone, NONE, setUpTable } from './state.ts'
import { assassin } from './steps/assassin.ts'
import { castle } from './steps/battle.ts'
import { collect, deal } from './steps/collect.ts'
import { answer, dishonor } from './steps/dishonor.ts'
import { place } from './steps/place.ts'
import { window } from './steps/saveface.ts'
import { spy } from './steps/spy.ts'
import { turn } from './steps/turn.ts'
import type { HonorView } from './view.ts'
import { imagine, view } from './view.ts'

export type { Card, CardChange, CardType, HonorData } from './cards.ts'
export { CARDS, cardId, cardNumber, sheetOf } from './cards.ts'
export type { Death, HonorEvent, HonourWhy } from './events.ts'
export type { Income } from './figures.ts'
export type { Honor, HonorFrame, RowName, StatusName } from './state.ts'
export type { Force, FrameView, HonorView, PlayerView, TurnView } from './view.ts'

export const TARGETS = [250, 300, 400] as const

export interface HonorOptions {
  /** Honour that wins; 'auto' is 400 with 3 or 4 players and 300 with 5 or 6 (HS-END-6, HS-AMB-27). */
  readonly target: 'auto' | (typeof TARGETS)[number]
  readonly data: HonorData | null
}

const isTarget = (v: unknown): v is HonorOptions['target'] =>
  v === 'auto' || TARGETS.includes(v as (typeof TARGETS)[number])

const options: Options<HonorOptions> = {
  defaults: { target: 'auto', data: null },
  fields: [
    { key: 'target', kind: 'choice', values: ['auto', ...TARGETS], clause: 'HS-END-6' },
    { key: 'data', kind: 'data' },
  ],
  read(raw, seats) {
    const faults: Fault[] = []
    if (!Number.isInteger(seats) || seats < 3 || seats > 6)
      faults.push({ path: 'seats', message: 'the game is for 3 to 6 players', clause: 'HS-SETUP-1' })
    if (raw !== undefined && (typeof raw !== 'object' || raw === null || Array.isArray(raw)))
      return { faults: [...faults, { path: '', message: 'options are an object of target and data' }] }
    const given = (raw ?? {}) as Readonly<Record<string, unknown>>
    for (const key of Object.keys(given))
      if (key !== 'target' && key !== 'data') faults.push({ path: key, message: 'unknown option' })
    const target: unknown = given['target'] ?? 'auto'
    if (!isTarget(target))
      faults.push({ path: 'target', message: 'the target is auto, 250, 300 or 400', clause: 'HS-END-6' })
    const read = readData(given['data'])
    if ('faults' in read) return { faults: [...faults, ...read.faults] }
    return faults.length > 0 || !isTarget(target) ? { faults } : { options: { target, data: read.data } }
  },
}

/** HS-END-1, HS-END-2: 400, and less at a crowded table. */
const targetFor = (target: HonorOptions['target'], seats: number): number =>
  target === 'auto' ? (seats >= 5 ? 300 : 400) : target

/** HS-DEC-10: take if the winner has none, else keep the castle with more honour. */
function keepTheBetter(s: Honor, f: CastleChoice): number {
  const { honour } = sheet(s)
  const own = castleOf(s, f.winner)
  const theirs = castleOf(s, f.loser)
  return own === NONE || (honour[theirs] as number) > (honour[own] as number) ? act(TAKE) : act(BURN)
}

/** The last column of section 4; a card only picked up goes back to the hand. An absent seat plays on like this (HS-AMB-56). */
function idle(s: Honor, _seat: Seat): number {
  const f = s.frames[s.frames.length - 1] as HonorFrame
  switch (f.kind) {
    case 'answer':
      return act(ACCEPT) // HS-DEC-7
    case 'window':
      return act(PASS) // HS-DEC-8, HS-DEC-9
    case 'castle':
      return keepTheBetter(s, f)
    case 'turn':
      return act(END) // HS-DEC-1; nobody declares by default: HS-DEC-11, HS-DEC-12, HS-DEC-13, HS-DEC-14
    default:
      // HS-DEC-2, HS-DEC-3, HS-DEC-4, HS-DEC-5, HS-DEC-6, HS-DEC-15: part of a command that was never sent
      return act(BACK)
  }
}

export const honor: GameDefinition<HonorOptions, Honor, HonorFrame, HonorEvent, HonorView> = {
  id: 'honor-of-the-samurai',
  version: 1,
  clauses,
  seats: { min: 3, max: 6 }, // HS-SETUP-1
  options,
  setup: (o, seats, rng) => setUpTable(targetFor(o.target, seats), o.data, seats, rng), // HS-DEC-16
  steps: { deal, collect, turn, place, spy, assassin, dishonor, answer, window, castle },
  idle,
  pace(s) {
    const kind = (s.frames[s.frames.length - 1] as HonorFrame).kind
    const outOfTurn = kind === 'answer' || kind === 'window' || kind === 'castle'
    return { limit: outOfTurn ? 20 : 120, hold: kind === 'window' }
  },
  view,
  imagine,
  clone,
  say: (s, _seat, a) => ({
    words: spell(a),
    clause:
      verbOf(a) === PLAY
        ? (PLAY_CLAUSES[typeOf(s, operandOf(a))] as string)
        : (VERB_CLAUSES[verbOf(a)] as string),
  }),
  hear,
}
