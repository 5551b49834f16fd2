import type { Clause, Facts, Seat } from '@noren/engine'
import { reason } from '@noren/engine'
import { act } from './actions.ts'
import { DAISUKE, HEIHACHI } from './book.ts'
import type { DefenceSymbol, SamuraiName } from './cards.ts'
import { SAMURAI, SYMBOLS } from './cards.ts'
import type { Absent, ActionOf, Choose, Kind, Place, SpiritFrame } from './frames.ts'
import { NOBODY } from './frames.ts'
import type { Spirit } from './state.ts'
import { bookOf } from './state.ts'
import { giverNeeded } from './talents.ts'

/** Why something is not open: one reason each, the facts of the case, and the clauses that say no. */

const placing = reason<Spirit, Place>()
const always = reason<Spirit, SpiritFrame>()
/** `from`, `to`, `cut`, `heal` and `give` hold their seat alike. */
const seatIn = act.to.seat
const valueOf = (s: Spirit, f: Place): number => bookOf(s).value[f.card] as number
const nothing = (): Facts => ({})

/** "This 3 shows no hat, farm or doll." */
export const NO_SYMBOL = placing(
  'noSymbol',
  (s, f) => ({ value: valueOf(s, f) }),
  () => ['SS-DEFEND-1'],
)
/** "You already defend with a farm." */
export const SYMBOL_HELD = placing(
  'symbolHeld',
  (s, f) => ({ symbol: SYMBOLS[bookOf(s).symbol[f.card] as number] as DefenceSymbol }),
  () => ['SS-DEFEND-2'],
)
export const NO_DEFENDING = placing('noDefending', nothing, () => ['SS-PEN-15'])
export const KEPT = placing(
  'kept',
  (s, f) => ({ value: valueOf(s, f) }),
  () => ['SS-TAL-30'],
)
export const NO_TALENTS = placing('noTalents', nothing, () => ['SS-PEN-28', 'SS-PEN-29'])

export interface WrongValue extends Facts {
  readonly value: number
  /** Whose talent it is that gives, and does not give this. */
  readonly giver: SamuraiName
  /** The card was given, and may go on to the other side; to whom it came from it may not. */
  readonly back: boolean
  /** The table asks for the value also on the way on (SS-AMB-66). */
  readonly strict: boolean
}
/** "Heihachi gives even cards; this is a 3." */
export const WRONG_VALUE = placing<WrongValue>(
  'wrongValue',
  (s, f) => ({
    value: valueOf(s, f),
    giver: SAMURAI[giverNeeded(s, f.card) === DAISUKE ? HEIHACHI : DAISUKE],
    back: f.from !== NOBODY && !s.strictParity,
    strict: f.from !== NOBODY && s.strictParity,
  }),
  x => [x.strict ? 'SS-AMB-66' : 'SS-AMB-37', x.giver === 'heihachi' ? 'SS-TAL-11' : 'SS-TAL-14'],
)
/** "Kyuzo has passed and takes no card." */
export const NEIGHBOUR_OUT = placing(
  'neighbourOut',
  (s, f, _seat, a) => ({ seat: seatIn(a), odd: (valueOf(s, f) & 1) === 1 }),
  x => [x.odd ? 'SS-TAL-15' : 'SS-TAL-12', 'SS-PASS-4'],
)
export const GAVE_ALREADY = placing(
  'gaveAlready',
  (s, f) => ({ value: valueOf(s, f) }),
  () => ['SS-TAL-10'],
)
/** "No 3 is in your line." */
export const NO_REPEAT = placing(
  'noRepeat',
  (s, f) => ({ value: valueOf(s, f) }),
  () => ['SS-TAL-28', 'SS-TAL-27'],
)
export const CAME_BACK = placing('cameBack', nothing, () => ['SS-AMB-42'])
export const PILE_EMPTY = placing('pileEmpty', nothing, () => ['SS-TAL-32'])

const acting = reason<Spirit, ActionOf>()
export const ALONE = acting('alone', nothing, () => ['SS-SUP-4'])
/** "Your token lies with Kyuzo." */
export const TOKEN_LENT = acting(
  'tokenLent',
  (s, _f, seat) => ({ holder: s.token[seat] as Seat }),
  () => ['SS-SUP-5'],
)
export const NO_SUPPORT = acting('noSupport', nothing, () => ['SS-SUP-6', 'SS-PEN-16'])

/** What a samurai that has passed can no longer do, by the question. */
const PASSED: Readonly<Partial<Record<Kind, readonly [Clause, ...Clause[]]>>> = {
  recipient: ['SS-SUP-3', 'SS-PASS-7'],
  moveTo: ['SS-PASS-4'],
  lendFrom: ['SS-PASS-7'],
  lendTo: ['SS-PASS-7'],
}
/** "Kyuzo has passed." */
export const HAS_PASSED = always(
  'hasPassed',
  (_s, f, _seat, a) => ({ seat: seatIn(a), question: f.kind }),
  x => PASSED[x.question] ?? ['SS-PASS-5'],
)
/** "Kyuzo has no card in the line." */
export const NO_LINE = always(
  'noLine',
  (_s, f, _seat, a) => ({ seat: seatIn(a), question: f.kind }),
  x => ['SS-DEF-6', x.question === 'cut' ? 'SS-KIAI-32' : 'SS-KIAI-20'],
)
/** "The card comes from Kyuzo: choose another samurai." */
export const SAME_LINE = always(
  'sameLine',
  (_s, _f, _seat, a) => ({ seat: seatIn(a) }),
  () => ['SS-AMB-23'],
)
/** "Kyuzo's token lies with Kanbei." */
export const TOKEN_AWAY = always(
  'tokenAway',
  (s, _f, _seat, a) => ({ seat: seatIn(a), holder: s.token[seatIn(a)] as Seat }),
  () => ['SS-KIAI-35'],
)
/** "It is Kyuzo's own token: choose another samurai." */
export const OWN_TOKEN = always(
  'ownToken',
  (_s, _f, _seat, a) => ({ seat: seatIn(a) }),
  () => ['SS-SUP-3', 'SS-KIAI-34'],
)
/** "Kyuzo has no wound marker." */
export const NO_MARKER = always(
  'noMarker',
  (_s, _f, _seat, a) => ({ seat: seatIn(a) }),
  () => ['SS-WOUND-12'],
)
/** "Kyuzo is taken." */
export const TAKEN = reason<Spirit, Choose>()(
  'taken',
  (s, _f, _seat, a) => ({
    samurai: SAMURAI[act.choose.samurai(a)] as SamuraiName,
    seat: s.samurai.indexOf(act.choose.samurai(a)),
  }),
  () => ['SS-SETUP-14'],
)
/** "Kyuzo has already helped in this game." */
export const SPENT = reason<Spirit, Absent>()(
  'spent',
  (_s, _f, _seat, a) => ({ samurai: SAMURAI[act.activate.samurai(a)] as SamuraiName }),
  () => ['SS-DUO-8', 'SS-DUO-7'],
)
