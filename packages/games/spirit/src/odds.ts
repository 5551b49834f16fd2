import { CARDS } from './book.ts'
import type { Spirit } from './state.ts'
import { bookOf, topKnown } from './state.ts'

/**
 * Exact counts of what may lie face down, from public facts alone: the cards everybody knows to be there
 * weigh 1, the newcomers of the round share the places that are left. Reading it from a state gives the same
 * answer whatever the order of the unseen cards is, and whichever of them lie in the box.
 */
export interface Odds {
  /** The possible cards in ascending order, `size` of them. */
  readonly cards: Int32Array
  size: number
  /** No card among them is worth more. */
  most: number
  /** How many newcomers are among them, and how much of each of these is expected face down; all others weigh 1. */
  fresh: number
  share: number
  /** The sum of the weights: how many face-down cards there are. */
  total: number
  /** How many show flames, a hat, a farm, a doll; newcomers that do so, from the fifth place on. */
  readonly counts: Int32Array
  /**
   * How many of those that share one weight show each value and each icon, by symbol: see `tallied`. It is the newcomers in the first
   * round and all others afterwards, for then newcomers are few.
   */
  readonly tally: Int32Array
  /** The icons of the tallied cards as bits by icon + 1; one may stay when its last card is gone. */
  icons: number
  /** Chances that the next card shows flames; a hat, a farm, a doll. */
  flames: number
  readonly symbol: Float64Array
}

/** Places of a symbol in a tally, "no symbol" first: eight values, sixteen icons, and those icons again on odd cards alone. */
export const TALLY = 40
export const ICONS_FROM = 8
export const ODD_FROM = 24

/** Whether a card is one of those that are tallied. */
const tallied = (s: Spirit, fresh: boolean): boolean => fresh === (s.round === 1)

export const newOdds = (): Odds => ({
  cards: new Int32Array(CARDS),
  size: 0,
  most: 0,
  fresh: 0,
  share: 0,
  total: 0,
  counts: new Int32Array(8),
  tally: new Int32Array(4 * TALLY),
  icons: 0,
  flames: 0,
  symbol: new Float64Array(3),
})

const mark = new Uint8Array(CARDS)

/** How many of a card are expected face down: all but the newcomers of the round are there for sure. */
export const weightOf = (s: Spirit, odds: Odds, card: number): number =>
  odds.fresh > 0 && bookOf(s).rank[card] === s.round - 1 ? odds.share : 1

function known(s: Spirit, out: Odds): void {
  clear(out)
  include(s, out, s.deck[s.deck.length - 1] as number, false)
  weigh(out, 1)
}

function clear(out: Odds): void {
  out.size = 0
  out.most = 0
  out.fresh = 0
  out.icons = 0
  out.counts.fill(0)
  out.tally.fill(0)
}

function include(s: Spirit, out: Odds, card: number, fresh: boolean): void {
  out.cards[out.size++] = card
  out.most = Math.max(out.most, bookOf(s).value[card] as number)
  if (fresh) out.fresh++
  count(s, out, card, fresh, 1)
}

/** Adds or takes away what a card shows. */
function count(s: Spirit, out: Odds, card: number, fresh: boolean, by: number): void {
  const { flames, symbol } = bookOf(s)
  const { counts } = out
  const from = fresh ? 4 : 0
  if (flames[card] === 1) counts[from] = (counts[from] as number) + by
  const at = from + 1 + (symbol[card] as number)
  if (at > from) counts[at] = (counts[at] as number) + by
  if (!tallied(s, fresh)) return
  const pack = bookOf(s).pack[card] as number
  out.icons |= ((1 << ((pack >> 5) & 15)) | (1 << ((pack >> 9) & 15))) & ~1
  tally(out.tally, pack, by)
}

function tally(list: Int32Array, pack: number, by: number): void {
  const row = ((pack >> 3) & 3) * TALLY
  const value = row + (pack & 7)
  list[value] = (list[value] as number) + by
  const from = row + ICONS_FROM
  tallyIcon(list, from + ((pack >> 5) & 15), by)
  tallyIcon(list, from + ((pack >> 9) & 15), by)
  if ((pack & 1) === 0) return
  tallyIcon(list, from + 16 + ((pack >> 5) & 15), by)
  tallyIcon(list, from + 16 + ((pack >> 9) & 15), by)
}

const tallyIcon = (list: Int32Array, at: number, by: number): void => {
  list[at] = (list[at] as number) + by
}

/** Fills `out` with what the next card of the draw pile may be; a single card when it is known. */
export function nextCard(s: Spirit, out: Odds): void {
  if (s.deck.length > 0 && topKnown(s)) return known(s, out)
  clear(out)
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
  for (let c = 0; c < CARDS; c++) if (mark[c] === 1) include(s, out, c, rank[c] === newcomer)
  weigh(out, hidden)
}

/** Only so many newcomers as there are places left lie face down. */
function weigh(out: Odds, hidden: number): void {
  const { counts, fresh } = out
  const share = fresh === 0 ? 0 : (hidden - (out.size - fresh)) / fresh
  const scale = hidden > 0 ? 1 / hidden : 0
  out.share = share
  out.total = hidden
  out.flames = ((counts[0] as number) + share * (counts[4] as number)) * scale
  for (let k = 0; k < 3; k++)
    out.symbol[k] = ((counts[1 + k] as number) + share * (counts[5 + k] as number)) * scale
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
  /** The state's generator at the last look: a shuffle moves it, and so does a farm that burns. */
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
 * taken off its top or laid under it only, and no shuffle since. One decision at a time; the answer is read before the
 * next call.
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
    stands(s, f) &&
    s.gate.length >= f.gate &&
    (f.gate === 0 || f.lastIn === s.gate[f.gate - 1]) &&
    s.up === 0
  if (!same) {
    f.count++
    nextCard(s, f.odds)
    f.state = s
    f.deck = s.deck
    f.round = s.round
    copyPile(s, f)
  } else if (size - s.under < f.size - f.under) {
    let hidden = f.odds.total
    for (let i = size - s.under + f.under; i < f.size; i++) {
      const card = f.pile[i] as number
      if (slippedIn(s, card, f.gate)) continue
      hidden--
      strike(s, f.odds, card)
    }
    f.count++
    weigh(f.odds, hidden)
    if (f.under !== s.under) copyPile(s, f)
  }
  f.size = size
  f.chance = s.rng[0]
  f.chance2 = s.rng[1]
  f.gate = s.gate.length
  f.lastIn = f.gate === 0 ? -1 : (s.gate[f.gate - 1] as number)
  return f.odds
}

function copyPile(s: Spirit, f: Following): void {
  f.under = s.under
  for (let i = 0; i < s.deck.length; i++) f.pile[i] = s.deck[i] as number
}

/** Whether the draw pile is the one that was counted, but for cards drawn from its top and cards laid under it. */
function stands(s: Spirit, f: Following): boolean {
  const { deck } = s
  const laid = s.under - f.under
  const size = deck.length - laid
  if (laid < 0 || size < 0 || size > f.size) return false
  if (laid === 0 && f.chance === s.rng[0] && f.chance2 === s.rng[1])
    return size === 0 || f.pile[0] === deck[0]
  for (let i = 0; i < size; i++) if (f.pile[i] !== deck[i + laid]) return false
  return true
}

/** Whether a card that left the draw pile lies unseen among the intruders that came since. */
function slippedIn(s: Spirit, card: number, from: number): boolean {
  for (let i = from; i < s.gate.length; i++) if (s.gate[i] === card) return s.gateKnown[i] === 0
  return false
}

function strike(s: Spirit, out: Odds, card: number): void {
  const { cards } = out
  let i = 0
  while (cards[i] !== card) i++
  for (const last = --out.size; i < last; i++) cards[i] = cards[i + 1] as number
  const fresh = bookOf(s).rank[card] === s.round - 1
  if (fresh) out.fresh--
  count(s, out, card, fresh, -1)
}
