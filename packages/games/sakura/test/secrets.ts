import type { Action, Rng, Seat } from '@noren/engine'
import { WATCHER, below, has } from '@noren/engine'
import type { Secrets } from '@noren/engine/laws'
import type { Sakura } from '../src/index.ts'
import { actions, card } from '../src/actions.ts'
import { clone } from '../src/state.ts'

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
