import { CARDS } from './book.ts'
import type { Spirit } from './state.ts'
import { bookOf, topKnown } from './state.ts'

/**
 * Exact counts of what may lie face down, from public facts alone: the cards everybody knows to be there
 * weigh 1, the newcomers of the round share the places that are left. Reading it from a state gives the same
 * answer whatever the order of the unseen cards is, and whichever of them lie in the box.
 */
export interface Odds {
  /** The possible cards in ascending order, `size` of them, and how many of each are expected face down. */
  readonly cards: Int32Array
  readonly weight: Float64Array
  size: number
  /** The sum of the weights: how many face-down cards there are. */
  total: number
  /** Chances that the next card shows flames; a hat, a farm, a doll. */
  flames: number
  readonly symbol: Float64Array
}

export const newOdds = (): Odds => ({
  cards: new Int32Array(CARDS),
  weight: new Float64Array(CARDS),
  size: 0,
  total: 0,
  flames: 0,
  symbol: new Float64Array(3),
})

const mark = new Uint8Array(CARDS)

function known(s: Spirit, out: Odds): void {
  out.cards[0] = s.deck[s.deck.length - 1] as number
  out.weight[0] = 1
  out.size = 1
  out.total = 1
  chances(s, out)
}

/** Fills `out` with what the next card of the draw pile may be; a single card when it is known. */
export function nextCard(s: Spirit, out: Odds): void {
  if (s.deck.length > 0 && topKnown(s)) return known(s, out)
  out.size = 0
  let hidden = 0
  mark.fill(0)
  const last = s.deck.length - s.up
  for (let i = s.under; i < last; i++) {
    mark[s.deck[i] as number] = 1
    hidden++
  }
  for (let i = 0; i < s.gate.length; i++) {
    if (s.gateKnown[i] === 1) continue
    mark[s.gate[i] as number] = 1
    hidden++
  }
  const { rank } = bookOf(s)
  const newcomer = s.round - 1
  for (let i = 0; i < s.box.length; i++) {
    const c = s.box[i] as number
    if (rank[c] === newcomer) mark[c] = 1
  }
  // In the order of the cards, so that sums come out alike to the last bit whatever the order of the pile.
  for (let c = 0; c < CARDS; c++) if (mark[c] === 1) out.cards[out.size++] = c
  weigh(s, out, hidden)
}

/** All weigh 1 but the newcomers, of which only so many as there are places left lie face down. */
function weigh(s: Spirit, out: Odds, hidden: number): void {
  const { rank } = bookOf(s)
  const newcomer = s.round - 1
  let newcomers = 0
  for (let i = 0; i < out.size; i++) if (rank[out.cards[i] as number] === newcomer) newcomers++
  const share = newcomers === 0 ? 0 : (hidden - (out.size - newcomers)) / newcomers
  for (let i = 0; i < out.size; i++) out.weight[i] = rank[out.cards[i] as number] === newcomer ? share : 1
  out.total = hidden
  chances(s, out)
}

function chances(s: Spirit, out: Odds): void {
  const { flames, symbol } = bookOf(s)
  let fire = 0
  let hat = 0
  let farm = 0
  let doll = 0
  let all = 0
  for (let i = 0; i < out.size; i++) {
    const c = out.cards[i] as number
    const w = out.weight[i] as number
    all += w
    if (flames[c] === 1) fire += w
    const k = symbol[c]
    if (k === 0) hat += w
    else if (k === 1) farm += w
    else if (k === 2) doll += w
  }
  const scale = all > 0 ? 1 / all : 0
  out.flames = fire * scale
  out.symbol[0] = hat * scale
  out.symbol[1] = farm * scale
  out.symbol[2] = doll * scale
}

/**
 * Odds that follow one game from decision to decision, for search: usually a card or two has left the pile since the
 * last look, and only those are struck out. The answer is always that of `nextCard`.
 */
export interface Following {
  readonly odds: Odds
  /** The draw pile as it was when all was counted last. */
  readonly pile: Int32Array
  state: Spirit | null
  deck: number[] | null
  round: number
  size: number
  under: number
  gate: number
  /** The intruder that came last. */
  lastIn: number
  /** The state's generator at the last look: a shuffle moves it. */
  chance: number
  chance2: number
  /** Moves with every change of the odds. */
  count: number
}

export const newFollowing = (): Following => ({
  odds: newOdds(),
  pile: new Int32Array(CARDS),
  state: null,
  deck: null,
  round: 0,
  size: 0,
  under: 0,
  gate: 0,
  lastIn: -1,
  chance: 0,
  chance2: 0,
  count: 0,
})

const single = newOdds()

/**
 * What `nextCard` says, counted from the last look where that is still good: the same state, the same pile with cards
 * taken off its top only, no shuffle and nothing slipped under it since. One decision at a time; the answer is read
 * before the next call.
 */
export function follow(s: Spirit, f: Following): Odds {
  const size = s.deck.length
  if (size > 0 && topKnown(s)) {
    f.count++
    known(s, single)
    return single
  }
  const same =
    f.state === s &&
    f.deck === s.deck &&
    f.round === s.round &&
    f.under === s.under &&
    f.chance === s.rng[0] &&
    f.chance2 === s.rng[1] &&
    size <= f.size &&
    (size === 0 || f.pile[0] === s.deck[0]) &&
    s.gate.length >= f.gate &&
    (f.gate === 0 || f.lastIn === s.gate[f.gate - 1]) &&
    s.up === 0
  if (!same) {
    f.count++
    nextCard(s, f.odds)
    f.state = s
    f.deck = s.deck
    f.round = s.round
    f.under = s.under
    f.chance = s.rng[0]
    f.chance2 = s.rng[1]
    for (let i = 0; i < size; i++) f.pile[i] = s.deck[i] as number
  } else if (size < f.size) {
    let hidden = f.odds.total
    for (let i = size; i < f.size; i++) {
      const card = f.pile[i] as number
      if (slippedIn(s, card, f.gate)) continue
      hidden--
      strike(f.odds, card)
    }
    f.count++
    weigh(s, f.odds, hidden)
  }
  f.size = size
  f.gate = s.gate.length
  f.lastIn = f.gate === 0 ? -1 : (s.gate[f.gate - 1] as number)
  return f.odds
}

/** Whether a card that left the draw pile lies unseen among the intruders that came since. */
function slippedIn(s: Spirit, card: number, from: number): boolean {
  for (let i = from; i < s.gate.length; i++) if (s.gate[i] === card) return s.gateKnown[i] === 0
  return false
}

function strike(out: Odds, card: number): void {
  const { cards } = out
  let i = 0
  while (cards[i] !== card) i++
  for (const last = --out.size; i < last; i++) cards[i] = cards[i + 1] as number
}
