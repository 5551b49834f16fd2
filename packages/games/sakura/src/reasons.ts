import type { Action, Clause, Facts, Seat } from '@noren/engine'
import { reason } from '@noren/engine'
import { act } from './actions.ts'
import { coinsOf, handOf, sideOf } from './atoms.ts'
import type { CardId, CharacterId, Colour, Side } from './cards.ts'
import {
  COLOURS,
  MAX_REPLACEMENTS,
  REFRESH_PRICE,
  cardOf,
  characterOf,
  colourOf,
  idOf,
  isCook,
  nameOf,
  priceOf,
} from './cards.ts'
import type { Exchange, Give, StealWho, Turn } from './frames.ts'
import { continues, isUnserved, wantOf } from './placement.ts'
import type { Sakura } from './state.ts'

/** Why something is not open: one reason each, the facts of the case, and the clauses that say no. */

const inTurn = reason<Sakura, Turn>()

export interface Misfit extends Facts {
  readonly card: CardId
  readonly pile: Side
  readonly top: CardId
  /** Of the top card. */
  readonly colour: Colour
  readonly climbs: boolean
  readonly value: number
  /** The value that turns the corner here: 1 on a 13, 13 on a 1; null elsewhere. */
  readonly corner: number | null
  /** What is pending, and does not help either. */
  readonly helpers: readonly CharacterId[]
}

/** "Needs red above 1, or any 1; this is black 2." */
export const MISFIT = inTurn<Misfit>(
  'misfit',
  (s, f, _seat, a) => {
    const { pile, top, colour, climbs, value, corner } = wantOf(s, act.place.pile(a))
    const card = idOf(act.place.card(a))
    return { card, pile, top, colour, climbs, value, corner, helpers: f.pending.map(nameOf) }
  },
  x => [onwards(x), 'SA-PLAY-11', ...stillHeld(x)],
)

/** The rule of the pile that the card breaks. */
function onwards({ climbs, corner }: Misfit): Clause {
  if (climbs) return corner === null ? 'SA-PLAY-6' : 'SA-PLAY-9'
  return corner === null ? 'SA-PLAY-7' : 'SA-PLAY-10'
}

/** What holds although a helper is pending. */
function stillHeld({ card, colour, climbs, helpers }: Misfit): Clause[] {
  const clauses: Clause[] = []
  const stranger = COLOURS[colourOf(cardOf(card))] !== colour
  if (helpers.some(id => isCook(characterOf(id)))) clauses.push('SA-CHAR-4')
  if (helpers.includes('samurai-lower') && climbs && stranger) clauses.push('SA-CHAR-22')
  if (helpers.includes('samurai-higher') && !climbs && stranger) clauses.push('SA-CHAR-25')
  if (helpers.includes('konohana-colour')) clauses.push('SA-CHAR-45')
  return clauses
}

/** "The left pile is served already." */
export const SERVED = inTurn(
  'served',
  (_s, _f, _seat, a) => ({ pile: sideOf(act.place.is(a) ? act.place.pile(a) : act.take.pile(a)) }),
  () => ['SA-PLAY-2'],
)
/** "You can place green 7 there." */
export const MUST_PLACE = inTurn(
  'mustPlace',
  (s, f, seat, a) => ({
    pile: sideOf(act.take.pile(a)),
    cards: handOf(s, seat)
      .filter(card => continues(s, f, card, act.take.pile(a)))
      .map(idOf),
  }),
  () => ['SA-PLAY-15'],
)
/** "3 coins, it costs 5." */
export const TOO_DEAR = inTurn(
  'tooDear',
  (s, _f, seat, a) => ({
    character: nameOf(act.hire.character(a)),
    coins: coinsOf(s, seat),
    price: priceOf(s.row.indexOf(act.hire.character(a))),
  }),
  () => ['SA-HIRE-5'],
)

// Who cannot be used just now (SA-HIRE-8, SA-AMB-19). `hire` and `free` hold their character alike.
const who = (_s: Sakura, _f: Turn, _seat: Seat, a: Action): { readonly character: CharacterId } => ({
  character: nameOf(act.hire.character(a)),
})
export const BOTH_SERVED = inTurn('bothServed', who, x => [
  isCook(characterOf(x.character)) ? 'SA-CHAR-6' : 'SA-CHAR-47',
])
export const CLIMBING_SERVED = inTurn('climbingServed', who, () => ['SA-CHAR-23'])
export const FALLING_SERVED = inTurn('fallingServed', who, () => ['SA-CHAR-26'])
export const NO_TRICKS = inTurn('noTricks', who, () => ['SA-CHAR-31'])
export const NOBODY_HAS_TRICKS = inTurn('nobodyHasTricks', who, () => ['SA-CHAR-35'])

export const FREE_USE_OVER = inTurn('freeUseOver', who, () => ['SA-HIRE-22'])
export const REFRESH_TOO_DEAR = inTurn(
  'refreshTooDear',
  (s, _f, seat) => ({ coins: coinsOf(s, seat), price: REFRESH_PRICE }),
  () => ['SA-HIRE-5', 'SA-HIRE-14'],
)
export const ENOUGH_REFRESHES = inTurn(
  'enoughRefreshes',
  () => ({ most: MAX_REPLACEMENTS }),
  () => ['SA-HIRE-23'],
)
/** "Still to be served: left and right." */
export const PILES_WAIT = inTurn(
  'pilesWait',
  (_s, f) => ({ piles: [0, 1].filter(pile => isUnserved(f, pile)).map(sideOf) }),
  () => ['SA-PLAY-17', 'SA-PLAY-2'],
)

/** "You drew blue 3 from Eric: it cannot go back." */
export const DRAWN_THERE = reason<Sakura, Give>()(
  'drawnThere',
  (s, f, _seat, a) => ({ card: idOf(act.give.card(a)), to: f.to, two: s.seats === 2 }),
  x => [x.two ? 'SA-CHAR-11' : 'SA-CHAR-10'],
)
/** "You took red 3 from Eric: give another card." */
export const TAKEN_THERE = reason<Sakura, Exchange>()(
  'takenThere',
  (_s, f, _seat, a) => ({ card: idOf(act.give.card(a)), to: f.target }),
  () => ['SA-CHAR-14'],
)
/** "Eric has no tricks." */
export const NO_TRICKS_THERE = reason<Sakura, StealWho>()(
  'noTricksThere',
  (_s, _f, _seat, a) => ({ target: act.rob.seat(a) }),
  () => ['SA-CHAR-32'],
)
