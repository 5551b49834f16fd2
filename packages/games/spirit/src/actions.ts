import type { Words } from '@noren/engine'
import { codec, lessThan, manyWords, oneOf, verb } from '@noren/engine'
import { ICONS, SAMURAI, SYMBOLS } from './cards.ts'

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

const hearOrder = (words: Words): number =>
  ORDERS.findIndex(o => o.length === words.length && o.every((at, i) => at === words[i]))

/** What an operand may be; on the wire a choice is a verb and its operand: ['give', 2]. */
const samurai = oneOf(SAMURAI)
const icon = oneOf(ICONS)
const symbol = oneOf(SYMBOLS)
const seat = lessThan(SAMURAI.length)
const order = manyWords(ORDERS.length, { say: n => ORDERS[n] ?? [], hear: hearOrder })

/** One declaration per verb: the clause that allows it, and its operand. New verbs go last. */
export const actions = codec({
  choose: verb('SS-SETUP-13', ['samurai', samurai]),
  activate: verb('SS-DUO-5', ['samurai', samurai]),
  ready: verb('SS-TURN-2'),
  first: verb('SS-PEN-9', ['icon', icon]),
  ignore: verb('SS-TAL-17'),
  suffer: verb('SS-PEN-1'),
  lose: verb('SS-PEN-30', ['symbol', symbol]),
  fight: verb('SS-FIGHT-1'),
  support: verb('SS-SUP-1'),
  pass: verb('SS-PASS-1'),
  confront: verb('SS-CONF-2'),
  defend: verb('SS-DEFEND-1'),
  give: verb('SS-TAL-11', ['seat', seat]),
  discard: verb('SS-TAL-27'),
  under: verb('SS-TAL-29'),
  again: verb('SS-TAL-21'),
  stop: verb('SS-TAL-21'),
  use: verb('SS-KIAI-4'),
  decline: verb('SS-KIAI-4'),
  from: verb('SS-KIAI-20', ['seat', seat]),
  to: verb('SS-KIAI-20', ['seat', seat]),
  cut: verb('SS-KIAI-32', ['seat', seat]),
  heal: verb('SS-KIAI-18', ['seat', seat]),
  nobody: verb('SS-KIAI-4'),
  order: verb('SS-KIAI-40', ['order', order]),
  wound: verb('SS-FARM-7', ['seat', seat]),
})
export const { act } = actions
