import { codec, lessThan, oneOf, verb } from '@noren/engine'
import type { Clause } from '@noren/engine'
import type { CardType } from './cards.ts'
import { CARDS } from './cards.ts'
import { ROWS } from './terms.ts'

/** Where a picked possession goes: a spy destroys it, or lays it into a house of the thief (HS-NINJA-7). */
export const FATES = ['destroy', 'samurai', 'daimyo', 'second'] as const
export type FateName = (typeof FATES)[number]
export const DESTROY = 0
export const TO_SAMURAI = 1
export const TO_DAIMYO = 2
export const TO_SECOND = 3

export const card = oneOf(CARDS.map(c => c.id))
const seat = lessThan(6)
const row = oneOf(ROWS)

/** One declaration per verb: the clause that allows it, and its operands. New verbs go last. */
export const actions = codec({
  draw: verb('HS-ACT-1'),
  play: verb('HS-ACT-2', ['card', card]),
  discard: verb('HS-HAND-3', ['card', card]),
  proclaim: verb('HS-DECL-2'),
  attack: verb('HS-DECL-4', ['seat', seat]),
  ally: verb('HS-DECL-5', ['seat', seat]),
  dissolve: verb('HS-DECL-6'),
  end: verb('HS-TURN-3'),
  lay: verb('HS-PLACE-1', ['row', row]),
  enthrone: verb('HS-PLACE-4'),
  dismiss: verb('HS-PLACE-7'),
  pick: verb('HS-NINJA-3', ['card', card]),
  fate: verb('HS-NINJA-7', ['fate', oneOf(FATES)]),
  enough: verb('HS-NINJA-4'),
  kill: verb('HS-NINJA-11', ['row', row], ['seat', seat]),
  dishonor: verb('HS-DIS-1', ['seat', seat]),
  accept: verb('HS-DIS-3'),
  save: verb('HS-SAVE-3'),
  suicide: verb('HS-DIS-6', ['row', row]),
  pass: verb('HS-SAVE-3'),
  take: verb('HS-BATTLE-19'),
  burn: verb('HS-BATTLE-19'),
})
export const { act } = actions

/** The clause that allows a card of each type to be played. */
export const PLAYED_BY: Readonly<Record<CardType, Clause>> = {
  samurai: 'HS-HOUSE-9',
  daimyo: 'HS-PLACE-4',
  shogun: 'HS-SHOGUN-1',
  okugata: 'HS-PLACE-1',
  possession: 'HS-GUN-3',
  castle: 'HS-PLACE-3',
  army: 'HS-PLACE-1',
  guard: 'HS-PLACE-1',
  spy: 'HS-NINJA-3',
  elite: 'HS-NINJA-4',
  assassin: 'HS-NINJA-11',
  dishonor: 'HS-ACT-3',
  saveface: 'HS-SAVE-2',
}
