import type { Anytime, Core, Frame, AnyDefinition } from '@noren/engine'
import { asGame, codec, copyRng, everyone, has, next, oneOf, reason, verb, without } from '@noren/engine'

/** A sealed auction, for tests of simultaneous choices: everybody bids 1, 2 or 3 at once, the highest bids share the prize. */
interface Bids extends Frame {
  readonly kind: 'bids'
  readonly bids: number[]
}
type Auction = Core<Bids> & { readonly gone: boolean[] }

const BIDS = [1, 2, 3] as const
const actions = codec({ bid: verb('AU-1', ['bid', oneOf(BIDS)]), forfeit: verb('AU-2') })
const { act } = actions
const GONE = reason<Auction, Bids>()(
  'gone',
  () => ({}),
  () => ['AU-2'],
)

function finish(s: Auction, bids: readonly number[]): void {
  const best = Math.max(...bids)
  const shares = bids.filter(b => b === best).length
  s.outcome = {
    payoff: bids.map(b => (b === best ? 1 / shares : 0)),
    scores: [...bids],
    ranks: bids.map(b => (b === best ? 1 : 2)),
    clause: 'AU-1',
  }
}

const cloneAuction = (s: Auction): Auction => ({
  seats: s.seats,
  rng: copyRng(s.rng),
  outcome: s.outcome,
  gone: [...s.gone],
  frames: s.frames.map(f => ({ ...f, bids: [...f.bids] })),
})

interface AuctionView {
  readonly seat: number
  readonly seats: number
  readonly waiting: number
  readonly mine: number
}

const forfeit: Anytime<Auction, Bids, { readonly type: string }> = {
  clause: 'AU-2',
  owns: act.forfeit.is,
  offers: (s, _f, seat, out) => out.put(act.forfeit(), s.gone[seat] === true ? GONE : null),
  apply(s, f, seat) {
    s.gone[seat] = true
    f.bids[seat] = 0
    f.waiting = without(f.waiting, seat)
  },
}

const definition: AnyDefinition & { readonly forfeit: NonNullable<AnyDefinition['anytime']> } = {
  id: 'auction',
  version: 1,
  clauses: { 'AU-1': 'The highest bids share the prize.', 'AU-2': 'Nobody forfeits twice.' },
  seats: { min: 2, max: 5 },
  options: { defaults: {}, fields: [], read: () => ({ options: {} }) },
  setup: (_o, seats, rng): Auction => ({
    seats,
    rng,
    outcome: null,
    gone: Array.from({ length: seats }, () => false),
    frames: [{ kind: 'bids', waiting: everyone(seats), bids: Array.from({ length: seats }, () => 0) }],
  }),
  steps: {
    bids: {
      clause: 'AU-1',
      offers: (_s, _f, _seat, out) => BIDS.forEach((_bid, i) => out.may(act.bid(i))),
      apply(_s, f, seat, a) {
        ;(f as Bids).bids[seat] = BIDS[act.bid.bid(a)] as number
        f.waiting = without(f.waiting, seat)
      },
      run: (s, f) => finish(s as Auction, (f as Bids).bids),
    },
  },
  forfeit,
  idle: () => act.bid(0),
  pace: () => ({ limit: 10, hold: true }),
  view: (s, seat): AuctionView => {
    const f = s.frames[0] as Bids
    return { seat, seats: s.seats, waiting: f.waiting, mine: f.bids[seat] ?? 0 }
  },
  imagine: (v, rng): Auction => {
    const { seat: own, seats, waiting, mine } = v as AuctionView
    const bid = (seat: number): number => (seat === own ? mine : has(waiting, seat) ? 0 : 1 + (next(rng) % 3))
    return {
      seats,
      rng: copyRng(rng),
      outcome: null,
      gone: Array.from({ length: seats }, () => false),
      frames: [{ kind: 'bids', waiting, bids: Array.from({ length: seats }, (_, seat) => bid(seat)) }],
    }
  },
  clone: s => cloneAuction(s as Auction),
  say: (_s, _seat, a) => ({ words: actions.spell(a), clause: actions.clauseOf(a) }),
  hear: actions.hear,
}

export const auction = asGame(definition)
/** The same with the right to forfeit at any moment. */
export const quittable = asGame({ ...definition, anytime: definition.forfeit })
