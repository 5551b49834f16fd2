import { codec, lessThan, verb } from '@noren/engine'
import { CARDS } from './cards.ts'

export const card = lessThan(CARDS)

/** One declaration per verb: the clause that allows it, and its operands. The order is the format: new verbs go last. */
export const actions = codec({ play: verb('T4-PLAY-1', ['card', card]) })
export const { act } = actions
