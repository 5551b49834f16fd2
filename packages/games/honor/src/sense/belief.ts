/** Which worlds are likely, by what the others did not do: a card that everybody lays down at once is seldom still in hand. */
import type { Rng, Seat } from '@noren/engine'
import { below, fork, fraction } from '@noren/engine'
import { CARD_TYPES } from '../cards.ts'
import type { CardType } from '../cards.ts'
import { playerAt, sheet } from '../figures.ts'
import type { Honor } from '../state.ts'

/**
 * How much likelier a card of a type lies in a hand than in the draw pile, from the fourth round on: between what was counted in
 * games among rule-based players (Dishonor and Save Face 3) and among thinkers (1.5 to 1.8, and 1.9 to 2.6). Those are kept for the
 * right moment; possessions are laid down and ninjas sent.
 */
const KEPT: Readonly<Partial<Record<CardType, number>>> = {
  okugata: 0.8,
  possession: 0.3,
  castle: 0.5,
  spy: 0.75,
  elite: 0.5,
  assassin: 0.6,
  dishonor: 2.2,
  saveface: 2.5,
}
const kept: readonly number[] = CARD_TYPES.map(type => KEPT[type] ?? 1)

/** Exchanges tried for each card in the hands of others. */
const TRIES = 4

/**
 * Turns an imagined world into a likelier one: cards in the hands of others change places with cards of the draw pile, the
 * likelier place preferred (Metropolis). Only cards of the same shuffle do, so the view stays the same. A sealed window names
 * cards of hands, so there the world stays as it is.
 */
export function likelier(s: Honor, me: Seat, rng: Rng): Honor {
  const own = fork(rng)
  const { deck, epoch, shuffles } = s
  if (deck.length === 0 || s.frames[s.frames.length - 1]?.kind === 'window') return s
  const { type } = sheet(s)
  for (let seat = 0; seat < s.seats; seat++) {
    if (seat === me) continue
    const { hand } = playerAt(s, seat)
    for (let k = 0; k < hand.length; k++) {
      if (epoch[hand[k] as number] !== shuffles) continue
      for (let n = 0; n < TRIES; n++) {
        const at = below(own, deck.length)
        const mine = hand[k] as number
        const other = deck[at] as number
        const odds = (kept[type[other] as number] as number) / (kept[type[mine] as number] as number)
        if (odds < 1 && fraction(own) >= odds) continue
        hand[k] = other
        deck[at] = mine
      }
    }
  }
  return s
}
