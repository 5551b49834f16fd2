import type { Rng } from '@noren/engine'
import { copyRng, dealUnseen } from '@noren/engine'
import type { CardSet } from './cards.ts'
import { CARDS, only, suitOf } from './cards.ts'
import { trickFrame } from './frames.ts'
import { SEATS } from './options.ts'
import type { Trick4 } from './state.ts'
import type { Trick4View } from './view.ts'

const setOf = (cards: readonly number[]): CardSet => cards.reduce((set, card) => set | only(card), 0)

/** A deal that agrees with the view: nobody holds a suit that he was seen to be out of. */
export function imagine({ open, own }: Trick4View, rng: Rng): Trick4 {
  const [played, hand] = [setOf(open.played), setOf(own.hand)]
  const unseen: number[] = []
  for (let card = 0; card < CARDS; card++) if (((hand | played) & only(card)) === 0) unseen.push(card)
  const places = open.players.map(({ cards, out }, seat) => ({
    room: seat === own.seat ? 0 : cards,
    may: (card: number) => (out & (1 << suitOf(card))) === 0,
  }))
  const dealt = dealUnseen(rng, unseen, places)
  if (dealt === null) throw new Error('this view agrees with no deal')
  const q = own.question
  return {
    seats: SEATS,
    frames: q === null ? [] : [trickFrame(q.seat, q.waiting, q.down, q.cards)],
    rng: copyRng(rng),
    outcome: open.outcome,
    hands: dealt.map((cards, seat) => (seat === own.seat ? hand : setOf(cards))),
    won: open.players.map(p => p.won),
    out: open.players.map(p => p.out),
    played,
  }
}
