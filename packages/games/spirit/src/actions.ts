import type { Action, Words } from '@noren/engine'
import { ICONS, SAMURAI, SYMBOLS } from './cards.ts'

/** The codec: a choice is a verb and one operand, packed as `verb << 8 | operand`. */
export const VERBS = [
  'choose',
  'activate',
  'ready',
  'first',
  'ignore',
  'suffer',
  'lose',
  'fight',
  'support',
  'pass',
  'confront',
  'defend',
  'give',
  'discard',
  'under',
  'again',
  'stop',
  'use',
  'decline',
  'from',
  'to',
  'cut',
  'heal',
  'nobody',
  'order',
  'wound',
] as const
export type Verb = (typeof VERBS)[number]

/**
 * How the operand of a verb is spelt: not at all, as a name from a list, as a seat, or as an order of cards.
 */
const OPERANDS: Readonly<Partial<Record<Verb, readonly string[] | 'seat' | 'order'>>> = {
  choose: SAMURAI,
  activate: SAMURAI,
  first: ICONS,
  lose: SYMBOLS,
  give: 'seat',
  from: 'seat',
  to: 'seat',
  cut: 'seat',
  heal: 'seat',
  order: 'order',
  wound: 'seat',
}

const code = (verb: Verb): number => VERBS.indexOf(verb) << 8

export const CHOOSE = code('choose')
export const ACTIVATE = code('activate')
export const READY = code('ready')
export const FIRST = code('first')
export const IGNORE = code('ignore')
export const SUFFER = code('suffer')
export const LOSE = code('lose')
export const FIGHT = code('fight')
export const SUPPORT = code('support')
export const PASS = code('pass')
export const CONFRONT = code('confront')
export const DEFEND = code('defend')
export const GIVE = code('give')
export const DISCARD = code('discard')
export const UNDER = code('under')
export const AGAIN = code('again')
export const STOP = code('stop')
export const USE = code('use')
export const DECLINE = code('decline')
export const FROM = code('from')
export const TO = code('to')
export const CUT = code('cut')
export const HEAL = code('heal')
export const NOBODY_HEALED = code('nobody')
export const ORDER = code('order')
export const WOUND_WHOM = code('wound')

export const verbOf = (a: Action): number => a & ~0xff
export const operandOf = (a: Action): number => a & 0xff

/** Orders of two and of three cards as places counted from the top; the first of each leaves all as it is. */
export const ORDERS: readonly (readonly number[])[] = [
  [0, 1],
  [1, 0],
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
]
/** Where the orders of `size` cards begin in `ORDERS`. */
export const firstOrder = (size: number): number => (size === 2 ? 0 : 2)
export const lastOrder = (size: number): number => (size === 2 ? 1 : 7)

export function wordsOf(a: Action): Words {
  const verb = VERBS[a >> 8] as Verb
  const kind = OPERANDS[verb]
  const operand = operandOf(a)
  if (kind === undefined) return [verb]
  if (kind === 'seat') return [verb, operand]
  if (kind === 'order') return [verb, ...(ORDERS[operand] as readonly number[])]
  return [verb, kind[operand] as string]
}

export function hear(words: Words): Action | null {
  const verb = VERBS.find(v => v === words[0])
  if (verb === undefined) return null
  const kind = OPERANDS[verb]
  const operand = kind === undefined ? (words.length === 1 ? 0 : -1) : operandIn(kind, words.slice(1))
  return operand < 0 ? null : code(verb) | operand
}

function operandIn(kind: readonly string[] | 'seat' | 'order', rest: Words): number {
  const [word] = rest
  if (kind === 'order')
    return ORDERS.findIndex(o => o.length === rest.length && o.every((at, i) => at === rest[i]))
  if (rest.length !== 1) return -1
  if (kind !== 'seat') return typeof word === 'string' ? kind.indexOf(word) : -1
  return typeof word === 'number' && Number.isInteger(word) && word >= 0 && word < 7 ? word : -1
}
