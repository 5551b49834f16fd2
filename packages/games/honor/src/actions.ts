/** The codec: one choice is `verb << 7 | operand`; on the wire a verb and its operands in words. */
import type { Action, Seat, Words } from '@noren/engine'
import { cardId, cardNumber } from './cards.ts'
import { ROWS } from './state.ts'

/** Where a picked possession goes: a spy destroys it, or lays it into a house of the thief (HS-NINJA-7). */
export const FATES = ['destroy', 'samurai', 'daimyo', 'second'] as const
export const DESTROY = 0
export const TO_SAMURAI = 1
export const TO_DAIMYO = 2
export const TO_SECOND = 3

type Operand = 'none' | 'card' | 'seat' | 'row' | 'fate' | 'victim'
const VERBS: readonly (readonly [string, Operand])[] = [
  ['draw', 'none'],
  ['play', 'card'],
  ['discard', 'card'],
  ['proclaim', 'none'],
  ['attack', 'seat'],
  ['ally', 'seat'],
  ['dissolve', 'none'],
  ['end', 'none'],
  ['back', 'none'],
  ['lay', 'row'],
  ['enthrone', 'none'],
  ['dismiss', 'none'],
  ['pick', 'card'],
  ['fate', 'fate'],
  ['enough', 'none'],
  ['kill', 'victim'],
  ['dishonor', 'seat'],
  ['accept', 'none'],
  ['save', 'none'],
  ['suicide', 'row'],
  ['pass', 'none'],
  ['take', 'none'],
  ['burn', 'none'],
]

export const DRAW = 0
export const PLAY = 1
export const DISCARD = 2
export const PROCLAIM = 3
export const ATTACK = 4
export const ALLY = 5
export const DISSOLVE = 6
export const END = 7
export const BACK = 8
export const LAY = 9
export const ENTHRONE = 10
export const DISMISS = 11
export const PICK = 12
export const FATE = 13
export const ENOUGH = 14
export const KILL = 15
export const SHAME = 16
export const ACCEPT = 17
export const SAVE = 18
export const SUICIDE = 19
export const PASS = 20
export const TAKE = 21
export const BURN = 22

export const act = (verb: number, operand = 0): Action => (verb << 7) | operand
export const verbOf = (a: Action): number => a >> 7
export const operandOf = (a: Action): number => a & 127
/** A victim of an assassin: a Samurai or a Daimyo of some seat. */
export const kill = (seat: Seat, row: number): Action => act(KILL, (seat << 1) | row)
export const victimSeat = (a: Action): Seat => operandOf(a) >> 1
export const victimRow = (a: Action): number => operandOf(a) & 1

export function spell(a: Action): Words {
  const [verb, kind] = VERBS[verbOf(a)] as readonly [string, Operand]
  const n = operandOf(a)
  if (kind === 'none') return [verb]
  if (kind === 'card') return [verb, cardId(n)]
  if (kind === 'seat') return [verb, n]
  if (kind === 'row') return [verb, ROWS[n] as string]
  if (kind === 'fate') return [verb, FATES[n] as string]
  return [verb, ROWS[n & 1] as string, n >> 1]
}

const numbers = new Map(VERBS.map(([verb], i) => [verb, i]))
const isSeat = (v: unknown): v is number => Number.isInteger(v) && (v as number) >= 0 && (v as number) < 6

function operand(kind: Operand, words: Words): number {
  if (kind === 'none') return words.length === 1 ? 0 : -1
  if (kind === 'victim') {
    const row = ROWS.indexOf(words[1] as (typeof ROWS)[number])
    return words.length === 3 && row >= 0 && isSeat(words[2]) ? (words[2] << 1) | row : -1
  }
  if (words.length !== 2) return -1
  if (kind === 'card') return cardNumber(words[1])
  if (kind === 'seat') return isSeat(words[1]) ? words[1] : -1
  if (kind === 'row') return ROWS.indexOf(words[1] as (typeof ROWS)[number])
  return FATES.indexOf(words[1] as (typeof FATES)[number])
}

/** The action that words mean, or null: nothing here looks at a state. */
export function hear(words: Words): Action | null {
  const verb = typeof words[0] === 'string' ? numbers.get(words[0]) : undefined
  if (verb === undefined) return null
  const n = operand((VERBS[verb] as readonly [string, Operand])[1], words)
  return n < 0 ? null : act(verb, n)
}

/** The clause that allows each kind of choice; a played card's is that of its kind (`PLAY_CLAUSES`). */
export const VERB_CLAUSES: readonly string[] = [
  'HS-ACT-1',
  'HS-ACT-2',
  'HS-HAND-3',
  'HS-DECL-2',
  'HS-DECL-4',
  'HS-DECL-5',
  'HS-DECL-6',
  'HS-TURN-3',
  'HS-DEC-1',
  'HS-PLACE-1',
  'HS-PLACE-4',
  'HS-PLACE-7',
  'HS-NINJA-3',
  'HS-NINJA-7',
  'HS-NINJA-4',
  'HS-NINJA-11',
  'HS-DIS-1',
  'HS-DIS-3',
  'HS-DIS-4',
  'HS-DIS-6',
  'HS-SAVE-3',
  'HS-BATTLE-19',
  'HS-BATTLE-19',
]

/** By card type, in the order of `CARD_TYPES`. */
export const PLAY_CLAUSES: readonly string[] = [
  'HS-HOUSE-9',
  'HS-PLACE-4',
  'HS-SHOGUN-1',
  'HS-PLACE-1',
  'HS-GUN-3',
  'HS-PLACE-3',
  'HS-PLACE-1',
  'HS-PLACE-1',
  'HS-NINJA-3',
  'HS-NINJA-4',
  'HS-NINJA-11',
  'HS-ACT-3',
  'HS-SAVE-2',
]
