import type { Action, Narrator, Rng, Seat } from '@noren/engine'
import { WATCHER, below, has } from '@noren/engine'
import type { Fixture, Secrets } from '@noren/engine/laws'
import { actions, card } from '../actions.ts'
import { CHARACTERS, PRINTED, handSize, idOf, nameOf } from '../cards.ts'
import { continues } from '../placement.ts'
import { turnOf } from '../atoms.ts'
import type { Sakura, SakuraEvent, SakuraFrame, SakuraGame, SakuraOptions, SakuraView } from '../index.ts'
import { sakura } from '../index.ts'
import { clone } from '../state.ts'
import { steps } from '../steps/index.ts'
import { reasons } from './reasons.ts'

/**
 * What a seat cannot tell apart, straight from section 5 of the rules ("Hidden information").
 * Tokens: the Sakura cards 0 to 51, and the characters from 100.
 */
const CHARACTER = 100

/** Section 5, row by row. `known` is the state's record of what each seat rightly saw (the note under the table). */
function groups(s: Sakura, seat: Seat): number[][] {
  const lost = drawnFrom(s, seat)
  const knows = (card: number): boolean => has(s.known[card] ?? 0, seat) || card === lost
  // Cards in hand of others and set-aside cards: number only.
  const unseen = [...s.hands.filter((_, who) => who !== seat), s.aside].flat().filter(card => !knows(card))
  const covered = s.piles.map(pile => pile.slice(0, -1))
  // Character deck order: nobody.
  const deck = s.deck.map(character => CHARACTER + character)
  // Spectators saw nothing at all: neither covered cards nor trick piles.
  if (seat === WATCHER) return [[...unseen, ...covered.flat(), ...s.tricks.flat()], deck]
  const tricks = s.tricks.filter((_, who) => who !== seat)
  return [
    unseen,
    deck,
    // Trick piles of others: what a seat saw when it moved it may remember, but never where in the pile it lies;
    tricks.flat().filter(card => !knows(card)),
    ...tricks.map(cards => cards.filter(knows)),
    // and the same for the cards below the top of a table pile, except for who is reordering it.
    ...covered.filter((_, pile) => !reorders(s, seat, pile)),
  ]
}

/** What a Geisha just drew from this seat: the giver saw it, though it may already have gone to the other neighbour. */
function drawnFrom(s: Sakura, seat: Seat): number {
  const f = s.frames.at(-1)
  return f?.kind !== 'give' ? -1 : f.to === seat ? f.drawn : f.nextTo === seat ? f.nextDrawn : -1
}

function reorders(s: Sakura, seat: Seat, pile: number): boolean {
  const f = s.frames.at(-1)
  return f?.kind === 'reorder' && f.pile === pile && has(f.waiting, seat)
}

type Renaming = (token: number) => number

function rename(s: Sakura, to: Renaming): Sakura {
  const w = clone(s)
  const lists = (all: number[][]): number[][] => all.map(list => list.map(to))
  w.hands = lists(s.hands)
  w.tricks = lists(s.tricks)
  w.piles = lists(s.piles)
  w.aside = s.aside.map(to)
  w.removed = s.removed.map(to)
  w.known = s.known.map(() => 0)
  s.known.forEach((who, card) => (w.known[to(card)] = who))
  w.deck = s.deck.map(character => to(CHARACTER + character) - CHARACTER)
  w.frames = w.frames.map(f => {
    switch (f.kind) {
      case 'give':
        return { ...f, drawn: to(f.drawn), nextDrawn: to(f.nextDrawn) }
      case 'exchange':
        return { ...f, taken: to(f.taken) }
      case 'reorder':
        return { ...f, laid: f.laid.map(to) }
      default:
        return f
    }
  })
  return w
}

const renameAction = (a: Action, to: Renaming): Action => actions.rename(a, card, to)

/** Token choices before the reveal, and how far somebody else has come in reordering a pile. */
function stir(s: Sakura, seat: Seat, rng: Rng): void {
  const f = s.frames.at(-1)
  if (f?.kind === 'vote')
    f.sealed = f.sealed.map((side, who) => (side < 0 || who === seat ? side : below(rng, 2)))
  if (f?.kind === 'reorder' && !has(f.waiting, seat)) f.laid = []
}

/** A vote stays secret until all are in, and a pile being put in order until it is done. */
const sealed = (s: Sakura): boolean => ['vote', 'reorder'].includes(s.frames.at(-1)?.kind ?? '')

export const secrets: Secrets<Sakura> = { groups, rename, renameAction, stir, sealed }

export const OPTIONS: readonly SakuraOptions[] = [
  sakura.options.defaults,
  { voluntaryTake: true, openSums: false, denialHiring: true, data: null },
  // Rich and sharp: reserves run dry, discards pay, cooks reach far.
  {
    voluntaryTake: false,
    openSums: true,
    denialHiring: true,
    data: {
      coins: PRINTED.coins.map(c => c + 2),
      shurikens: PRINTED.shurikens.map((_, i) => i % 5),
      cooks: [6, 2, 5],
    },
  },
]

/** A view with one thing more in it than it should have. */
const showing = (extra: (s: Sakura, seat: number) => unknown): SakuraGame => ({
  ...sakura,
  view: (s, seat): SakuraView => Object.assign(sakura.view(s, seat), { extra: extra(s, seat) }),
})

const loud = (t: Narrator<SakuraEvent>): Narrator<SakuraEvent> => ({
  tell: e => t.tell(e),
  reveal: e => t.reveal(e),
  whisper: (_to, secret) => t.reveal(secret),
})

const others = <T>(lists: readonly T[], seat: number): T[] => lists.filter((_, who) => who !== seat)

/** The drawer of leaks: each of them must be caught by the leak law. */
const leaky: Readonly<Record<string, SakuraGame>> = {
  'the top of the set-aside cards': showing(s => s.aside.at(-1) ?? null),
  'the next character of the deck': showing(s => nameOf(s.deck.at(-1) ?? 0)),
  'the colours in the hands of others': showing((s, seat) =>
    others(s.hands, seat).map(hand => hand.map(card => (card / 13) | 0).sort((a, b) => a - b)),
  ),
  'the card under the top of a pile': showing(s => s.piles.map(pile => pile.at(-2) ?? null)),
  'the order of the trick piles': showing(s => s.tricks.map(cards => cards.map(idOf))),
  'an id that survives the shuffle': showing((s, seat) =>
    others(s.hands, seat).map(hand => hand.map(card => (card * 31 + 7) % 53)),
  ),
  'a sealed vote': showing(s => {
    const f = s.frames.at(-1)
    return f?.kind === 'vote' ? f.sealed : null
  }),
  'how far a pile is put in order': showing(s => {
    const f = s.frames.at(-1)
    return f?.kind === 'reorder' ? f.laid : null
  }),
  'a pace that knows the hand': {
    ...sakura,
    pace(s) {
      const f = turnOf(s)
      if (s.frames.length > 2) return sakura.pace(s)
      const ready = (s.hands[f.seat] ?? []).some(card => continues(s, f, card, 0))
      return { limit: ready ? 60 : 30, hold: false }
    },
  },
  'an event that names the card given': {
    ...sakura,
    steps: {
      ...steps,
      give: { ...steps.give, apply: (s, f, seat, a, t) => steps.give.apply(s, f, seat, a, loud(t)) },
    },
  },
  'a memory of every hand': {
    ...sakura,
    view: (s, seat): SakuraView => {
      const v = sakura.view(s, seat)
      const memory = { ...v.own.memory, hands: s.hands.map(hand => hand.map(idOf).sort()) }
      return { ...v, own: { ...v.own, memory } }
    },
  },
}

const distinct = (cards: readonly number[]): number => new Set(cards).size

/** Annex B: invariants 1 to 3 as counts. */
function census(s: Sakura): Record<string, number> {
  const f = s.frames[1]
  const pending = f?.kind === 'turn' ? f.pending : []
  const cards = [...s.hands, ...s.tricks, ...s.piles, s.aside, s.removed].flat()
  const characters = [...s.row.filter(c => c >= 0), ...s.deck, ...s.discard, ...pending]
  return {
    cards: cards.length,
    differentCards: distinct(cards),
    characters: characters.length,
    differentCharacters: distinct(characters),
    coins: s.coins.reduce((a, b) => a + b, s.reserve),
  }
}

/** Annex B, 3 to 5: what is wrong with a resting state. */
function invariants(s: Sakura): string[] {
  const wrong: string[] = []
  const { cards, characters, coins } = census(s)
  if (cards !== 52 || characters !== CHARACTERS.length || coins !== 80) wrong.push('pieces are missing')
  if (s.coins.some(n => n < 0) || s.reserve < 0) wrong.push('somebody owes coins')
  if (s.outcome !== null) return s.scores.length === 3 ? [] : [...wrong, 'a game has three rounds']
  const kind = s.frames.at(-1)?.kind
  const empty = s.piles.filter(pile => pile.length === 0).length
  if (empty !== (kind === 'replace' ? 1 : 0)) wrong.push('two piles lie on the table')
  if (kind !== 'give' && kind !== 'exchange') wrong.push(...wrongHands(s))
  return wrong
}

/** After k turns a player holds H - 2k cards; who sits before the active player has had one turn more. */
function wrongHands(s: Sakura): string[] {
  const { seat, unserved } = turnOf(s)
  const turn = (who: number): number => (who - s.first + s.seats) % s.seats
  const size = (who: number): number => s.hands[who]?.length ?? 0
  const served = [2, 1, 1, 0][unserved] ?? 0
  const started = size(seat) + served
  const fits = s.hands.every(
    (_, who) => who === seat || size(who) === started - (turn(who) < turn(seat) ? 2 : 0),
  )
  return fits && started % 2 === 0 && started >= 4 && started <= handSize(s.seats) ? [] : ['hands are uneven']
}

export const fixture: Fixture<SakuraOptions, Sakura, SakuraFrame, SakuraEvent, SakuraView> = {
  game: sakura,
  options: OPTIONS,
  secrets,
  census,
  invariants,
  reasons,
  maxDecisions: 20_000,
  leaky,
}

export const viewers = (s: Sakura): number[] => [WATCHER, ...s.hands.keys()]
