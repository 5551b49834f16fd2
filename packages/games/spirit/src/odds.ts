import { CARDS } from './book.ts'
import type { Spirit } from './state.ts'
import { bookOf, topKnown } from './state.ts'

/**
 * Exact counts of what may lie face down, from public facts alone: the cards everybody knows to be there
 * weigh 1, the newcomers of the round share the places that are left. Reading it from a state gives the same
 * answer whatever the order of the unseen cards is, and whichever of them lie in the box.
 */
export interface Odds {
  /** The possible cards, `size` of them, and how many of each are expected face down. */
  readonly cards: Int32Array
  readonly weight: Float64Array
  size: number
  /** The sum of the weights: how many face-down cards there are. */
  total: number
}

export const newOdds = (): Odds => ({
  cards: new Int32Array(CARDS),
  weight: new Float64Array(CARDS),
  size: 0,
  total: 0,
})

const mark = new Uint8Array(CARDS)

/** Fills `out` with what the next card of the draw pile may be; a single card when it is known. */
export function nextCard(s: Spirit, out: Odds): void {
  out.size = 0
  if (s.deck.length > 0 && topKnown(s)) {
    out.cards[0] = s.deck[s.deck.length - 1] as number
    out.weight[0] = 1
    out.size = 1
    out.total = 1
    return
  }
  const { rank } = bookOf(s)
  const newcomer = s.round - 1
  let newcomers = 0
  let inside = 0
  let hidden = 0
  mark.fill(0)
  const last = s.deck.length - s.up
  for (let i = s.under; i < last; i++) {
    const c = s.deck[i] as number
    mark[c] = 1
    hidden++
    if (rank[c] === newcomer) inside++
  }
  for (let i = 0; i < s.gate.length; i++) {
    if (s.gateKnown[i] === 1) continue
    const c = s.gate[i] as number
    mark[c] = 1
    hidden++
    if (rank[c] === newcomer) inside++
  }
  for (let i = 0; i < s.box.length; i++) {
    const c = s.box[i] as number
    if (rank[c] === newcomer) mark[c] = 1
  }
  // In the order of the cards, so that sums come out alike to the last bit whatever the order of the pile.
  for (let c = 0; c < CARDS; c++) {
    if (mark[c] === 0) continue
    if (rank[c] === newcomer) newcomers++
    out.cards[out.size++] = c
  }
  out.total = hidden
  const share = newcomers === 0 ? 0 : inside / newcomers
  for (let i = 0; i < out.size; i++) out.weight[i] = rank[out.cards[i] as number] === newcomer ? share : 1
}
