import type { Ask, Barrier, Choices, Seat, Table } from '@noren/engine'
import { only } from '@noren/engine'
import { CONFRONT, DEFEND, DISCARD, GIVE, operandOf, UNDER, verbOf } from '../actions.ts'
import { addToDefence, bury, draw, throwAway } from '../atoms.ts'
import { DAISUKE, HEIHACHI, KATSUSHIRO, KYUZO } from '../book.ts'
import type { SpiritEvent } from '../events.ts'
import type { Beat, Spirit } from '../state.ts'
import {
  BAN_DEFEND,
  BAN_DISCARD,
  BAN_TALENT,
  beat,
  bookOf,
  defenceOf,
  inPlay,
  leftOf,
  lineOf,
  push,
  rightOf,
  talentsOf,
} from '../state.ts'
import { confront } from './confront.ts'

type T = Table<SpiritEvent>
type Place = Beat<'place'>

/** SS-DEFEND-1, SS-DEFEND-2, and no placing on the left in a turn under NO_DEFEND (SS-PEN-15, SS-AMB-46). */
export function canDefend(s: Spirit, seat: Seat, card: number): boolean {
  const symbol = bookOf(s).symbol[card] as number
  return symbol >= 0 && defenceOf(s, seat, symbol) < 0 && !(seat === s.active && (s.bans & BAN_DEFEND) !== 0)
}

/** SS-TAL-11 (even, Heihachi), SS-TAL-14 (odd, Daisuke). */
const giverNeeded = (s: Spirit, card: number): number =>
  ((bookOf(s).value[card] as number) & 1) === 1 ? DAISUKE : HEIHACHI

const holds = (s: Spirit, seat: Seat, who: number): boolean => (talentsOf(s, seat) & (1 << who)) !== 0

/** SS-TAL-27, SS-TAL-28: the value already stands in the combat line; the defence area does not count. */
function repeats(s: Spirit, seat: Seat, card: number): boolean {
  const { value } = bookOf(s)
  const line = lineOf(s, seat)
  for (let i = 0; i < line.length; i++) if (value[line[i] as number] === value[card]) return true
  return false
}

/** SS-TAL-27, but for the turns in which SS-AMB-42 withholds it. */
export const mayStrike = (s: Spirit, seat: Seat, card: number): boolean =>
  holds(s, seat, KYUZO) && (s.bans & BAN_DISCARD) === 0 && repeats(s, seat, card)

/** Bits of `openTo`. */
const LEFT = 1
const TO_LEFT = 2
const TO_RIGHT = 4
const AWAY = 8
const BELOW = 16

/**
 * What may be done with a drawn card besides confronting it, which is always legal (SS-CONF-2, SS-DEFEND-4,
 * SS-DEFEND-6). Examples: SS-EX-3, SS-EX-28.
 */
function openTo(s: Spirit, seat: Seat, card: number, kept: number, givers: number): number {
  let open = canDefend(s, seat, card) ? LEFT : 0
  if (kept === 1) return open // SS-TAL-30
  const talents = talentsOf(s, seat)
  if ((talents & (1 << giverNeeded(s, card))) !== 0 && (givers & (1 << seat)) === 0) {
    if (inPlay(s, leftOf(s, seat))) open |= TO_LEFT
    if (s.seats > 2 && inPlay(s, rightOf(s, seat))) open |= TO_RIGHT // SS-DUO-11
  }
  if (mayStrike(s, seat, card)) open |= AWAY
  if ((talents & (1 << KATSUSHIRO)) !== 0 && s.deck.length > 0) open |= BELOW
  return open
}

/**
 * A card was drawn by `seat` in a Fight or given to it by a talent (SS-TAL-5, SS-TAL-7): it is asked where it
 * goes, on whoever's turn, unless there is one place only. `kept`: 1 for Katsushiro's replacement. `givers`:
 * who has given this card before (SS-TAL-10).
 */
export function playCard(s: Spirit, seat: Seat, card: number, kept: number, givers: number, t: T): void {
  if (openTo(s, seat, card, kept, givers) === 0) confront(s, seat, card, 'SS-DEFEND-4', t)
  else push(s, beat('place', only(seat), seat, card, givers, kept))
}

const isTalent = (a: number): boolean => verbOf(a) === GIVE || a === DISCARD || a === UNDER
const bars = (
  clauses: readonly string[],
  blocks: Barrier<Spirit, Place>['blocks'],
): Barrier<Spirit, Place> => ({
  clauses,
  blocks,
})

/**
 * Talents this samurai has in front of it, whether or not this turn lets it use them: the board shows why
 * they are dim.
 */
const inFront = (s: Spirit, seat: Seat): number =>
  seat === s.active ? s.talents : 1 << (s.samurai[seat] as number)

/**
 * SS-FIGHT-2, SS-FIGHT-3, SS-DEC-9, SS-DEC-10, SS-DEC-11: confront, defend, or use one of the talents at
 * hand; a talent is never compulsory (SS-TAL-1), and a given card cannot be refused (SS-TAL-8). `card`,
 * `mask`: givers, `step`: kept.
 */
export const place: Ask<Spirit, Place, SpiritEvent> = {
  clause: 'SS-FIGHT-3',
  candidates(s, _f, seat, out) {
    const talents = inFront(s, seat)
    out.add(CONFRONT)
    out.add(DEFEND)
    if ((talents & ((1 << HEIHACHI) | (1 << DAISUKE))) !== 0) addNeighbours(s, seat, out)
    if ((talents & (1 << KYUZO)) !== 0) out.add(DISCARD)
    if ((talents & (1 << KATSUSHIRO)) !== 0) out.add(UNDER)
  },
  barriers: [
    bars(['SS-DEFEND-1'], (s, f, _seat, a) => a === DEFEND && (bookOf(s).symbol[f.card] as number) < 0),
    bars(['SS-DEFEND-2'], (s, f, seat, a) => {
      const symbol = bookOf(s).symbol[f.card] as number
      return a === DEFEND && symbol >= 0 && defenceOf(s, seat, symbol) >= 0
    }),
    bars(['SS-PEN-15'], (s, _f, seat, a) => a === DEFEND && seat === s.active && (s.bans & BAN_DEFEND) !== 0),
    bars(['SS-TAL-30'], (_s, f, _seat, a) => f.step === 1 && isTalent(a)),
    bars(
      ['SS-PEN-28', 'SS-PEN-29'],
      (s, _f, seat, a) => isTalent(a) && seat === s.active && (s.bans & BAN_TALENT) !== 0,
    ),
    bars(
      ['SS-TAL-11'],
      (s, f, seat, a) =>
        verbOf(a) === GIVE && giverNeeded(s, f.card) === HEIHACHI && !holds(s, seat, HEIHACHI),
    ),
    bars(
      ['SS-TAL-14'],
      (s, f, seat, a) => verbOf(a) === GIVE && giverNeeded(s, f.card) === DAISUKE && !holds(s, seat, DAISUKE),
    ),
    bars(
      ['SS-TAL-12', 'SS-TAL-15', 'SS-PASS-4'],
      (s, _f, _seat, a) => verbOf(a) === GIVE && !inPlay(s, operandOf(a)),
    ),
    bars(['SS-TAL-10'], (_s, f, seat, a) => verbOf(a) === GIVE && (f.mask & (1 << seat)) !== 0),
    bars(['SS-TAL-27'], (s, f, seat, a) => a === DISCARD && !repeats(s, seat, f.card)),
    bars(['SS-AMB-42'], (s, _f, _seat, a) => a === DISCARD && (s.bans & BAN_DISCARD) !== 0),
    bars(['SS-TAL-32'], (s, _f, _seat, a) => a === UNDER && s.deck.length === 0),
  ],
  actions(s, f, seat, out) {
    const open = openTo(s, seat, f.card, f.step, f.mask)
    out.add(CONFRONT)
    if ((open & LEFT) !== 0) out.add(DEFEND)
    if ((open & TO_LEFT) !== 0) out.add(GIVE | leftOf(s, seat))
    if ((open & TO_RIGHT) !== 0) out.add(GIVE | rightOf(s, seat))
    if ((open & AWAY) !== 0) out.add(DISCARD)
    if ((open & BELOW) !== 0) out.add(UNDER)
  },
  apply(s, f, seat, a, t) {
    s.frames.pop()
    const { card } = f
    if (a === CONFRONT) confront(s, seat, card, 'SS-CONF-1', t)
    else if (a === DEFEND) addToDefence(s, seat, card, 'SS-DEFEND-1', t)
    else if (a === DISCARD) strike(s, seat, card, t)
    else if (a === UNDER) redraw(s, seat, card, f.mask, t)
    else give(s, seat, operandOf(a), f, t)
  },
}

/** SS-TAL-4: the neighbours are those of whoever uses the talent, borrowed or not (SS-EX-4). */
function addNeighbours(s: Spirit, seat: Seat, out: Choices): void {
  out.add(GIVE | leftOf(s, seat))
  if (s.seats > 2) out.add(GIVE | rightOf(s, seat))
}

/**
 * SS-TAL-13, SS-TAL-16: the neighbour plays the card as if it had drawn it (SS-EX-10), its own next turn
 * untouched (SS-TAL-9); it may give it on with its own talent (SS-FAQ-6, SS-EX-11) but nobody gives the same
 * card twice (SS-TAL-10, SS-EX-29).
 */
function give(s: Spirit, seat: Seat, to: Seat, f: Place, t: T): void {
  const clause = giverNeeded(s, f.card) === DAISUKE ? 'SS-TAL-14' : 'SS-TAL-11'
  t.tell({ type: 'gave', seat, to, card: f.card, value: bookOf(s).value[f.card] as number, clause })
  playCard(s, to, f.card, 0, f.mask | (1 << seat), t)
}

/** SS-TAL-27: Kyuzo's talent puts the drawn card on the discard pile. */
function strike(s: Spirit, seat: Seat, card: number, t: T): void {
  throwAway(s, card)
  t.tell({ type: 'struck', seat, card, value: bookOf(s).value[card] as number, clause: 'SS-TAL-27' })
}

/**
 * SS-TAL-29, SS-TAL-30, SS-TAL-31: the card goes under the pile and another is drawn, to be kept; each
 * separate draw may be exchanged so.
 */
function redraw(s: Spirit, seat: Seat, card: number, givers: number, t: T): void {
  bury(s, seat, card, t)
  playCard(s, seat, draw(s, seat, 'redraw', 'SS-TAL-29', t), 1, givers, t)
}
