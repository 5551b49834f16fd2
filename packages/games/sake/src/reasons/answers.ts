import type { Action, Facts, Seat } from '@noren/engine'
import { reason } from '@noren/engine'
import { act } from '../actions.ts'
import { BACKS } from '../cards.ts'
import type { FrameOf, SakeFrame } from '../frames.ts'
import { printed } from '../printed.ts'
import { gapTotal } from '../ring.ts'
import type { Sake } from '../state.ts'
import { bits, freePlaces } from '../values.ts'
import { why, plain, typeName, placeName, backName } from './facts.ts'

// Sake and places.
export const PLACE_TAKEN = why(
  'placeTaken',
  (_s, f, seat, a) =>
    f.kind === 'pickOnto'
      ? { seat: f.target, place: placeName(act.onto.place(a)), brawl: true }
      : { seat, place: placeName(act.place.place(a)), brawl: false },
  x => (x.brawl ? ['SK-POWER-4', 'SK-SAKE-2'] : ['SK-SAKE-2']),
)

// Spirits.
const spentCard = (f: SakeFrame, a: Action): number =>
  f.kind === 'vanish' ? act.vanish.card(a) : act.spend.card(a)
export const WRONG_BACK = why(
  'wrongBack',
  (s, f, _seat, a) => ({
    back: BACKS[printed(s).back[spentCard(f, a)] as number] as string,
    top: backName(s),
  }),
  () => ['SK-SPIRIT-3'],
)
export const NO_CARD_YET = plain('noCardYet', 'SK-TORMENT-3')
export const STEAL_EMPTY = plain('stealEmpty', 'SK-STEAL-3')
const tormented = (a: Action): Facts => ({ target: act.torment.seat(a) })
export const NO_SAKE_THERE = why(
  'noSakeThere',
  (_s, _f, _seat, a) => tormented(a),
  () => ['SK-TORMENT-2'],
)
export const NO_MATCH = why(
  'noMatch',
  s => ({ top: backName(s) }),
  () => ['SK-SPIRIT-3', 'SK-TORMENT-3'],
)
export const ALL_PLACES_FULL = why(
  'allPlacesFull',
  (s, _f, _seat, a) => ({
    target: act.brawl.seat(a),
    free: bits(freePlaces(s, act.brawl.seat(a))),
  }),
  () => ['SK-POWER-4'],
)
export const DROWSE_ALONE = why(
  'drowseAlone',
  (_s, _f, _seat, a) => ({ target: act.drowse.seat(a) }),
  () => ['SK-POWER-6'],
)
export const MUST_POWER = why(
  'mustPower',
  s => ({ top: backName(s) }),
  () => ['SK-POWER-2'],
)
const spotOf = (f: SakeFrame, a: Action): readonly [gap: Seat, index: number] =>
  f.kind === 'steps' ? [act.spot.gap(a), act.spot.index(a)] : [act.shove.gap(a), act.shove.index(a)]
/** The last cube between two opposing figures, or a place without any. */
export const LAST_CUBE = why(
  'lastCube',
  (s, f, _seat, a) => {
    const [gap, index] = spotOf(f, a)
    return { gap, index, cubes: (s.cubes[gap] as number[])[index] as number }
  },
  x => (x.cubes === 0 ? ['SK-GEO-14', 'SK-GEO-15'] : ['SK-GEO-15', 'SK-GEO-9', 'SK-GEO-8']),
)

// Answers to what others do.
export const WRONG_SHOUT = reason<Sake, FrameOf<'window'>>()(
  'wrongShout',
  (s, f, _seat, a) => ({ card: typeName(s, act.interrupt.card(a)), about: f.about as string }),
  x => [x.about === 'move' ? 'SK-INT-9' : 'SK-INT-10'],
)
export const NO_DISCIPLE = why(
  'noDisciple',
  (s, _f, _seat, a) => ({ card: typeName(s, act.sacrifice.card(a)) }),
  () => ['SK-DEF-9', 'SK-DEF-8'],
)
export const NO_SACRIFICE = plain('noSacrifice', 'SK-DEF-11', 'SK-TORMENT-11')
export const PICKED_ALREADY = why(
  'pickedAlready',
  (s, f, _seat, a) => ({
    card: typeName(s, f.kind === 'discard' ? act.discard.card(a) : act.spend.card(a)),
    help: f.kind === 'help',
  }),
  x => (x.help ? ['SK-TORMENT-6'] : ['SK-HAND-5']),
)
export const NOT_SHORTEST = reason<Sake, FrameOf<'side'>>()(
  'notShortest',
  (s, _f, _seat, a) => {
    const totals = s.cubes.flatMap((row, gap) => (row.length > 0 ? [gapTotal(s, gap)] : []))
    return { cubes: gapTotal(s, act.keep.gap(a)), least: Math.min(...totals) }
  },
  () => ['SK-DEATH-4', 'SK-LINE-1'],
)

// Instants.
export const SOUL_ALL = why(
  'soulAll',
  (s, _f, seat) => ({ life: (s.life[seat] as number[]).length }),
  () => ['SK-SOUL-4'],
)
export const SOUL_WET = plain('soulWet', 'SK-SOUL-5', 'SK-SAKE-6')
export const SOUL_TWICE = plain('soulTwice', 'D-12', 'SK-SOUL-2')
