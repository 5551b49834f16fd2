import { codec, lessThan, oneOf, verb } from '@noren/engine'
import { CARD_IDS, CHARACTERS, SIDES, TOKEN_SIDES } from './cards.ts'

/** What an operand may be; on the wire a choice is a verb and its operands: ['place', 'black-12', 'left']. */
export const card = oneOf(CARD_IDS)
export const character = oneOf(CHARACTERS)
export const pile = oneOf(SIDES)
export const token = oneOf(TOKEN_SIDES)
export const seat = lessThan(6)

/** One declaration per verb: the clause that allows it, and its operands in the order of its words. New verbs go last. */
export const actions = codec({
  place: verb('SA-PLAY-4', ['card', card], ['pile', pile]),
  take: verb('SA-TAKE-1', ['pile', pile]),
  hire: verb('SA-HIRE-1', ['character', character]),
  free: verb('SA-HIRE-17', ['character', character]),
  refresh: verb('SA-HIRE-14'),
  end: verb('SA-PLAY-17'),
  replace: verb('SA-TAKE-6', ['card', card]),
  give: verb('SA-CHAR-8', ['card', card]),
  look: verb('SA-CHAR-12', ['seat', seat]),
  swap: verb('SA-CHAR-13', ['card', card]),
  leave: verb('SA-CHAR-13'),
  study: verb('SA-CHAR-15', ['pile', pile]),
  lay: verb('SA-CHAR-16', ['card', card]),
  keep: verb('SA-CHAR-16'),
  restore: verb('SA-AMB-52'),
  discard: verb('SA-CHAR-27', ['card', card]),
  rob: verb('SA-CHAR-32', ['seat', seat]),
  steal: verb('SA-CHAR-50', ['card', card]),
  vote: verb('SA-CHAR-36', ['token', token]),
  harvest: verb('SA-CHAR-42', ['pile', pile]),
})
export const { act } = actions
