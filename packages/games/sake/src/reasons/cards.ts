import type { Action, Facts, Seat } from '@noren/engine'
import { act } from '../actions.ts'
import { SAMURAI, TYPES } from '../cards.ts'
import { printed } from '../printed.ts'
import { look } from '../ring.ts'
import type { Sake } from '../state.ts'
import { FREE_PLAYS, iaidoMin } from '../steps/uses.ts'
import { bareHanded, bits, iaidoMax } from '../values.ts'
import { why, plain, typeName, placeName, cardIn, eventClause, demand, paid } from './facts.ts'

// The first question of a game.
export const BOARD_TAKEN = why(
  'boardTaken',
  (s, _f, _seat, a) => ({
    board: SAMURAI[act.board.board(a)] as string,
    by: s.board.indexOf(act.board.board(a)),
  }),
  () => ['SK-SETUP-2'],
)

// Which card, which Item.
export const COSTS_SAKE = why(
  'costsSake',
  s => ({ plays: s.plays, free: FREE_PLAYS }),
  () => ['SK-TURN-11', 'SK-BURN-3'],
)
export const NO_USE = why(
  'noUse',
  (s, _f, _seat, a) => ({ card: typeName(s, act.card.card(a)) }),
  () => ['SK-TURN-14'],
)
export const NO_USE_PAID = why(
  'noUsePaid',
  (s, f, _seat, a) => ({ card: typeName(s, cardIn(f)), place: placeName(act.pay.place(a)) }),
  () => ['SK-BURN-9', 'SK-TURN-14'],
)
const item = (a: Action): Facts => ({ item: placeName(act.activate.place(a)) })
export const WET_ITEM = why(
  'wetItem',
  (_s, _f, _seat, a) => item(a),
  () => ['SK-ITEM-5', 'SK-SAKE-4'],
)
export const NO_FUEL = why(
  'noFuel',
  (_s, _f, _seat, a) => item(a),
  () => ['SK-ITEM-14', 'SK-BURN-7'],
)
export const BOWL_NO_WOUNDS = plain('bowlNoWounds', 'SK-HEAL-2', 'SK-ITEM-11', 'SK-TURN-14')
export const PIPE_NO_HANDS = why(
  'pipeNoHands',
  s => ({ all: s.rules.italian }),
  () => ['SK-ITEM-9', 'SK-ITEM-8', 'SK-TURN-14'],
)
export const FLASK_NO_CARDS = plain('flaskNoCards', 'A-1', 'SK-ITEM-10', 'SK-TURN-14')
export const ABILITY_WET = plain('abilityWet', 'SK-SAKE-7', 'SK-ABIL-1')
export const HEALED_ONCE = plain('healedOnce', 'SK-ABIL-9')
export const REMEDY_NO_WOUNDS = plain('remedyNoWounds', 'SK-ABIL-9', 'SK-HEAL-2')

// What the card is used for.
export const STRIKE_ALONE = plain('strikeAlone', 'SK-LINE-11')
/** The nearest opposing figure, whichever way. */
function nearest(s: Sake, seat: Seat): number {
  const { size, left, right } = look(s, seat)
  return Math.min(...left.subarray(0, size), ...right.subarray(0, size))
}
export const ALL_WET = plain('allWet', 'SK-WEAPON-7', 'SK-ATTACK-3', 'SK-ATTACK-8')
export const DOJO_STRIKE = plain('dojoStrike', 'SK-LOC-5', 'SK-ATTACK-11')
export const NOTHING_REACHES = why(
  'nothingReaches',
  (s, f, seat) => ({
    nearest: nearest(s, seat),
    bare: bareHanded(paid(s, f, seat), seat),
  }),
  x => (x.bare ? ['SK-ATTACK-9', 'SK-ATTACK-5'] : ['SK-ATTACK-5', 'SK-ATTACK-8']),
)
export const WORTH_NOTHING = why(
  'worthNothing',
  (s, f) => ({ card: typeName(s, cardIn(f)), box: printed(s).attack[cardIn(f)] as number }),
  () => ['SK-ATTACK-12'],
)
export const STANDING = plain('standing', 'SK-IAIDO-1')
export const IAIDO_STUCK = plain('iaidoStuck', 'SK-IAIDO-5', 'SK-MOVE-13', 'SK-MOVE-8')
export const IAIDO_MISSES = why(
  'iaidoMisses',
  (s, f, seat) => ({ least: iaidoMin(s), most: iaidoMax(paid(s, f, seat), seat) }),
  () => ['SK-IAIDO-8', 'SK-IAIDO-4'],
)
export const NO_MOVE_BOX = why(
  'noMoveBox',
  (s, f) => ({ card: typeName(s, cardIn(f)) }),
  () => ['SK-MOVE-3', 'SK-MOVE-4'],
)
export const STUCK = plain('stuck', 'SK-MOVE-13', 'SK-MOVE-8')
export const MOVE_ALONE = plain('moveAlone', 'SK-LINE-11')
export const NO_DRINK_BOX = why(
  'noDrinkBox',
  (s, f) => ({ card: typeName(s, cardIn(f)) }),
  () => ['SK-DRINK-7', 'SK-DRINK-2'],
)
export const MASU_EMPTY = plain('masuEmpty', 'SK-DRINK-7', 'SK-DRINK-3')
export const NO_PLACE = why(
  'noPlace',
  (s, f, seat) => ({ places: bits(paid(s, f, seat).sake[seat] as number) }),
  () => ['SK-DRINK-4', 'SK-SAKE-2', 'SK-DRINK-7'],
)
export const NOT_IN_MY_TURN = why(
  'notInMyTurn',
  (s, f) => ({ card: typeName(s, cardIn(f)) }),
  () => ['SK-INT-1'],
)
export const SECOND_OF_TYPE = why(
  'secondOfType',
  (s, f) => ({ card: typeName(s, cardIn(f)) }),
  x => [TYPES.indexOf(x.card as 'katana') < TYPES.indexOf('pipe') ? 'SK-WEAPON-3' : 'SK-ITEM-2'],
)
export const DISCIPLE_ALONE = plain('discipleAlone', 'SK-DISC-3')

export const DOJO_EVENT = why(
  'dojoEvent',
  (s, f) => ({ card: typeName(s, cardIn(f)) }),
  () => ['SK-LOC-5', 'SK-ATTACK-11', 'SK-TURN-14'],
)
export const EVENT_MISSES = why(
  'eventMisses',
  (s, f) => demand(s, f),
  x => [eventClause(x.card), x.plus ? 'SK-GEO-7' : 'SK-GEO-6', 'SK-TURN-14'],
)
export const ROAR_NO_SAKE = plain('roarNoSake', 'SK-EVENT-18', 'SK-BURN-7', 'SK-TURN-14')
export const NO_CUBES = plain('noCubes', 'SK-SETUP-15', 'SK-GEO-13', 'SK-TURN-14')
export const NO_LOOSE_CUBE = plain('noLooseCube', 'SK-GEO-15', 'SK-EVENT-20', 'SK-TURN-14')
/** Rice Balls: nobody far enough away holds a card. */
export const RICEBALLS_NOBODY = why(
  'riceballsNobody',
  (s, f) => ({ steps: demand(s, f).steps, both: s.rules.bothFlanks }),
  () => ['SK-EVENT-11', 'SK-GEO-7', 'SK-TURN-14'],
)
export const SAKURAGI_NO_CARDS = plain('sakuragiNoCards', 'A-1', 'SK-EVENT-12', 'SK-TURN-14')
export const NOBODY_HAS_GEAR = plain('nobodyHasGear', 'SK-EVENT-13', 'SK-TURN-14')
export const NOBODY_HAS_SAKE = plain('nobodyHasSake', 'SK-EVENT-15', 'SK-TURN-14')
export const FEIGNED_NO_WOUNDS = plain('feignedNoWounds', 'SK-HEAL-2', 'SK-EVENT-17', 'SK-TURN-14')
