import type { Action, Seat } from '@noren/engine'
import { END, V_ACTIVATE, V_CARD, V_REMEDY, act, verbOf, xOf, ACTIVATE } from '../actions.ts'
import { discardFromHand, heal } from '../atoms.ts'
import { MASAKO } from '../cards.ts'
import { typeOfPlace } from '../printed.ts'
import { isAlive } from '../ring.ts'
import type { Sake } from '../state.ts'
import { push } from '../state.ts'
import { BOARD_BIT, hasAbility } from '../values.ts'
import { isCut } from './fatal.ts'
import { ITEM_BARRIERS } from './items.ts'
import type { AskOf } from './types.ts'
import { S_COST, S_PAY, S_USE } from './types.ts'
import { ACTIVATED, canActivate, playable } from './uses.ts'

/** Opens a declaration: from here on its player picks in private until it is complete. */
export function beginCard(s: Sake, seat: Seat, card: number, first: Action): void {
  const f = push(s, 'declare', seat, 1 << seat)
  f.card = card
  f.stage = s.plays >= 2 ? S_PAY : S_USE
  f.list = [first]
}

export function beginActivation(s: Sake, seat: Seat, place: number, first: Action): void {
  const f = push(s, 'declare', seat, 1 << seat)
  f.use = ACTIVATE
  f.weapon = place
  f.stage = S_COST
  f.list = [first]
}

const canPlay = (s: Sake, seat: Seat, card: number): boolean =>
  (playable(s, seat) & (1 << (s.hand[seat] as number[]).indexOf(card))) !== 0

/** SK-ABIL-9: once in each of her Phases 1, with a wound to heal. */
const canRemedy = (s: Sake, seat: Seat): boolean =>
  s.healed === 0 && hasAbility(s, seat, MASAKO) && (s.wounds[seat] as number[]).length > 0

/** W-TURN, D-3: Phase 1. Up to 2 cards (SK-TURN-3), fewer if he likes (SK-TURN-4), as many Attacks as cards (SK-ATTACK-15), Items besides (SK-TURN-13, SK-ITEM-13). */
export const play: AskOf<'play'> = {
  // One clause for the question and the declaration over it: a refusal must not tell others how far it has come.
  clause: 'SK-TURN-1',
  candidates(s, _f, seat, out) {
    const hand = s.hand[seat] as number[]
    for (let i = 0; i < hand.length; i++) out.add(act(V_CARD, hand[i]))
    for (const p of ACTIVATED) if (((s.places[seat] as number) & (1 << p)) !== 0) out.add(act(V_ACTIVATE, p))
    if (s.board[seat] === MASAKO) for (let i = 0; i < hand.length; i++) out.add(act(V_REMEDY, hand[i]))
    out.add(END)
  },
  barriers: [
    {
      clauses: ['SK-TURN-11', 'SK-BURN-3'],
      blocks: (s, _f, seat, a) => verbOf(a) === V_CARD && s.plays >= 2 && s.sake[seat] === 0,
    },
    {
      clauses: ['SK-TURN-14'],
      blocks: (s, _f, seat, a) => verbOf(a) === V_CARD && !canPlay(s, seat, xOf(a)),
    },
    ...ITEM_BARRIERS,
    {
      clauses: ['SK-SAKE-7'],
      blocks: (s, _f, seat, a) => verbOf(a) === V_REMEDY && ((s.sake[seat] as number) & BOARD_BIT) !== 0,
    },
    {
      clauses: ['SK-ABIL-9'],
      blocks: (s, _f, seat, a) => verbOf(a) === V_REMEDY && !canRemedy(s, seat),
    },
  ],
  actions(s, _f, seat, out) {
    const hand = s.hand[seat] as number[]
    const open = playable(s, seat)
    for (let i = 0; i < hand.length; i++) if ((open & (1 << i)) !== 0) out.add(act(V_CARD, hand[i]))
    if (s.sake[seat] !== 0)
      for (const p of ACTIVATED)
        if (((s.places[seat] as number) & (1 << p)) !== 0 && canActivate(s, seat, p, typeOfPlace(p)))
          out.add(act(V_ACTIVATE, p))
    if (s.board[seat] === MASAKO && canRemedy(s, seat))
      for (let i = 0; i < hand.length; i++) out.add(act(V_REMEDY, hand[i]))
    out.add(END)
  },
  apply(s, _f, seat, a, t) {
    const verb = verbOf(a)
    if (verb === V_CARD) return beginCard(s, seat, xOf(a), a)
    if (verb === V_ACTIVATE) return beginActivation(s, seat, xOf(a), a)
    if (verb === V_REMEDY) {
      // D-30: not a card played.
      s.healed = 1
      discardFromHand(s, seat, [xOf(a)], 'remedy', t, 'SK-ABIL-9')
      return heal(s, seat, 1, t, 'SK-ABIL-9')
    }
    s.frames.pop()
  },
  run(s, f) {
    if (isCut(s) || !isAlive(s, f.seat)) s.frames.pop()
    else f.waiting = 1 << f.seat
  },
}
