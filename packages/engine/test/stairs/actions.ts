import { codec, lessThan, oneOf, verb } from '@noren/engine'

export const CARDS = 40
export const card = lessThan(CARDS)
export const TAKES = ['all', 'half'] as const

/** One declaration per verb: the clause that allows it, and its operands. New verbs go last. */
export const actions = codec({
  play: verb('ST-TURN-1', ['card', card]),
  pass: verb('ST-TURN-3'),
  bid: verb('ST-BID-1', ['take', oneOf(TAKES)]),
})
export const { act } = actions
