/** Why something is not open: one reason each, with the facts of the case. The words make one sentence of it. */
import type { Seat } from '@noren/engine'
import { reason } from '@noren/engine'
import type { FateName } from './actions.ts'
import { act, FATES } from './actions.ts'
import type { CardType } from './cards.ts'
import { cardId, sheetOf } from './cards.ts'
import {
  actionsFor,
  actionsLeft,
  allyOf,
  castleOf,
  courtFor,
  houseOf,
  kiOf,
  limitOf,
  playerAt,
  strengthOf,
  typeOf,
} from './figures.ts'
import type { Fate, HonorFrame, Pick, Place, Turn } from './frames.ts'
import type { Honor } from './state.ts'
import type { RowName, StatusName } from './terms.ts'
import {
  HAND_LIMIT,
  KI_PER_ACTION,
  MAX_ACTIONS,
  MIN_ACTIONS,
  NONE,
  PRICES,
  ROWS,
  STATUSES,
  STRENGTH_PER_DIE,
} from './terms.ts'

const any = reason<Honor, HonorFrame>()
const inTurn = reason<Honor, Turn>()
const atPlace = reason<Honor, Place>()
const { play, attack, ally, proclaim, lay, pick, fate, kill } = act

const statusOf = (s: Honor, seat: Seat): StatusName => STATUSES[playerAt(s, seat).status] as StatusName
const typeName = (s: Honor, card: number): CardType => sheetOf(s.data).cards[card]?.type ?? 'army'
const bondOf = (s: Honor, seat: Seat) => ({ status: statusOf(s, seat), lord: playerAt(s, seat).lord })

// Drawing and playing.

/** "Your 9 ki give 3 actions, and none is left." */
export const NO_ACTIONS = inTurn(
  'noActions',
  (s, f, seat) => ({ ki: kiOf(s, seat), actions: actionsFor(kiOf(s, seat)), used: f.used }),
  ({ ki }) =>
    ki < KI_PER_ACTION * MIN_ACTIONS
      ? ['HS-ACT-8', 'HS-ACT-7']
      : ki >= KI_PER_ACTION * (MAX_ACTIONS + 1)
        ? ['HS-ACT-9', 'HS-ACT-7']
        : ['HS-ACT-7'],
)
/** "You hold 7 cards: play or discard one first." */
export const HAND_FULL = any(
  'handFull',
  (s, _f, seat) => ({ cards: playerAt(s, seat).hand.length, limit: HAND_LIMIT }),
  () => ['HS-HAND-2', 'HS-HAND-1'], // HS-AMB-43
)
/** "Both piles are empty." */
export const PILES_EMPTY = any(
  'pilesEmpty',
  () => ({}),
  () => ['HS-HAND-5'], // HS-AMB-8
)
/** "Dishonor takes 2 actions; you have 1." */
export const DISHONOR_DEAR = inTurn(
  'dishonorDear',
  (s, f, seat) => ({ left: actionsLeft(s, seat, f.used), price: PRICES.dishonorActions }),
  () => ['HS-ACT-14', 'HS-ACT-3'],
)
/** "Save Face waits for a lost battle or a Dishonor." */
export const SAVE_FACE_WAITS = any(
  'saveFaceWaits',
  (_s, _f, _seat, a) => ({ card: cardId(play.card(a)) }),
  () => ['HS-SAVE-2'], // HS-AMB-54
)
/** "A castle needs a Daimyo of your own." */
export const CASTLE_LORDLESS = any(
  'castleLordless',
  (s, _f, seat, a) => ({ card: cardId(play.card(a)), ...bondOf(s, seat) }),
  () => ['HS-HOUSE-5', 'HS-PLACE-3'],
)
/** "Your Daimyo has a castle already." */
export const CASTLE_TWICE = any(
  'castleTwice',
  (s, _f, seat, a) => ({ card: cardId(play.card(a)), castle: cardId(castleOf(s, seat)) }),
  () => ['HS-PLACE-9', 'HS-HOUSE-6'], // HS-AMB-11
)
/** "You lead a Daimyo, and nobody serves it whom another could lead away." */
export const DAIMYO_BOUND = any(
  'daimyoBound',
  (s, _f, seat) => bondOf(s, seat),
  () => ['HS-PLACE-5'], // HS-AMB-12
)
/** "Each of your houses has its Okugata." */
export const NO_ROOM = any(
  'noRoom',
  (s, _f, seat, a) => {
    const card = play.card(a)
    const houses = courtFor(s, seat) === NONE ? 1 : 2
    return { card: cardId(card), type: typeName(s, card), most: limitOf(typeOf(s, card)), houses }
  },
  ({ type }) => [type === 'okugata' ? 'HS-HOUSE-3' : 'HS-HOUSE-4'],
)
/** "No other player has a possession." */
export const NOTHING_TO_SPY = any(
  'nothingToSpy',
  (_s, _f, _seat, a) => ({ card: cardId(play.card(a)) }),
  () => ['HS-NINJA-10'], // HS-AMB-21
)

// Declarations.

/** "You have made your declaration of this turn." */
export const DECLARED = any(
  'declared',
  () => ({}),
  () => ['HS-DECL-1'], // HS-AMB-2
)
/** "Only Benkei decides whether that Daimyo attacks." */
export const LORD_DECIDES = any(
  'lordDecides',
  (s, _f, seat, a) => ({ deed: proclaim.is(a) ? 'proclaim' : 'attack', lord: playerAt(s, seat).lord }),
  () => ['HS-ALLY-9'], // HS-AMB-14
)
/** "You lead no Daimyo." */
export const LEADS_NOBODY = any(
  'leadsNobody',
  (s, _f, seat, a) => ({ deed: proclaim.is(a) ? 'proclaim' : 'attack', status: statusOf(s, seat) }),
  ({ deed }) => (deed === 'attack' ? ['HS-BATTLE-1', 'HS-DECL-4'] : ['HS-SHOGUN-1', 'HS-DECL-2']),
)
/** "The Daimyo of Benkei is Shogun." */
export const TITLE_HELD = any(
  'titleHeld',
  s => ({ shogun: s.shogun }),
  () => ['HS-SHOGUN-2'],
)
/** "The Daimyo of Benkei is no Shogun and has no castle." */
export const OUT_OF_REACH = any(
  'outOfReach',
  (s, _f, _seat, a) => ({ target: attack.seat(a), status: statusOf(s, attack.seat(a)) }),
  () => ['HS-BATTLE-2'], // HS-AMB-46
)
/** "Your strength is 2; an attack takes 3." */
export const NO_DIE = any(
  'noDie',
  (s, _f, seat) => ({ strength: strengthOf(s, seat, false), needed: STRENGTH_PER_DIE }),
  () => ['HS-BATTLE-9', 'HS-BATTLE-8'], // HS-AMB-23
)
/** "You lead a Daimyo; only a Rônin allies." */
export const NO_RONIN = any(
  'noRonin',
  (s, _f, seat) => bondOf(s, seat),
  ({ status }) => (status === 'pledged' ? ['HS-AMB-13', 'HS-AMB-3'] : ['HS-AMB-3', 'HS-DECL-5']),
)
/** HS-AMB-64: "Your Daimyo is Shogun, and the title cannot be given up." */
export const SHOGUN_STAYS = any(
  'shogunStays',
  (_s, _f, seat) => ({ shogun: seat }),
  () => ['HS-SHOGUN-5', 'HS-AMB-64'],
)
/** "Benkei leads no Daimyo." */
export const NO_LORD_THERE = any(
  'noLordThere',
  (s, _f, _seat, a) => ({ target: ally.seat(a), status: statusOf(s, ally.seat(a)) }),
  () => ['HS-HOUSE-2', 'HS-DECL-5'],
)
/** "Tomoe serves the Daimyo of Benkei." */
export const PLACE_TAKEN = any(
  'placeTaken',
  (s, _f, _seat, a) => ({ target: ally.seat(a), ally: allyOf(s, ally.seat(a)) }),
  () => ['HS-ALLY-5', 'HS-ALLY-6'],
)
/** "You serve nobody." */
export const NOTHING_TO_DISSOLVE = any(
  'nothingToDissolve',
  (s, _f, seat) => bondOf(s, seat),
  () => ['HS-AMB-41', 'HS-DECL-6'],
)

// Laying a card down.

/** "A castle lies beside a Daimyo." */
export const CASTLE_AT_HOME = atPlace(
  'castleAtHome',
  (_s, f) => ({ card: cardId(f.card) }),
  () => ['HS-HOUSE-5'],
)
/** "You have no Daimyo's house to lay it into." */
export const NO_COURT = atPlace(
  'noCourt',
  (s, _f, seat) => bondOf(s, seat),
  () => ['HS-PLACE-8'], // HS-AMB-10, HS-AMB-13, HS-AMB-45
)
/** "This house has 5 armies already." */
export const HOUSE_FULL = atPlace(
  'houseFull',
  (s, f, seat, a) => {
    const row = lay.row(a)
    const owner = ROWS[row] === 'daimyo' ? courtFor(s, seat) : seat
    const type = typeName(s, f.card)
    const held = houseOf(s, owner, row).filter(c => typeName(s, c) === type).length
    return { row: ROWS[row] as RowName, owner, type, held, most: limitOf(typeOf(s, f.card)) }
  },
  ({ type }) => [type === 'okugata' ? 'HS-HOUSE-3' : 'HS-HOUSE-4'],
)
/** "Nobody serves your Daimyo." */
export const NOBODY_TO_DISMISS = atPlace(
  'nobodyToDismiss',
  (s, _f, seat) => bondOf(s, seat),
  () => ['HS-PLACE-8', 'HS-PLACE-7'],
)

// Ninjas.

/** "That is your own; a spy works in the houses of others." */
export const OWN_HOUSE = reason<Honor, Pick>()(
  'ownHouse',
  (_s, _f, _seat, a) => ({ card: cardId(pick.card(a)) }),
  () => ['HS-AMB-59', 'HS-NINJA-3'],
)
/** "Both possessions come from the same house." */
export const OTHER_HOUSE = reason<Honor, Pick>()(
  'otherHouse',
  (_s, f, _seat, a) => ({ card: cardId(pick.card(a)), first: cardId(f.first) }),
  () => ['HS-NINJA-4'],
)
/** "That one is picked already." */
export const PICKED = reason<Honor, Pick>()(
  'picked',
  (_s, _f, _seat, a) => ({ card: cardId(pick.card(a)) }),
  () => ['HS-NINJA-5', 'HS-NINJA-4'],
)
const fateName = (a: number): FateName => FATES[fate.fate(a)] as FateName
/** "You have no second Samurai." */
export const NO_SUCH_HOUSE = reason<Honor, Fate>()(
  'noSuchHouse',
  (s, _f, seat, a) => ({ fate: fateName(a), ...bondOf(s, seat) }),
  () => ['HS-NINJA-7'], // HS-AMB-20
)
/** "It comes from that house." */
export const BACK_HOME = reason<Honor, Fate>()(
  'backHome',
  (_s, f, _seat, a) => ({ card: cardId(f.picked), fate: fateName(a) }),
  () => ['HS-NINJA-22'],
)
/** "Benkei leads no Daimyo." */
export const NO_VICTIM = any(
  'noVictim',
  (s, _f, _seat, a) => ({ target: kill.seat(a), status: statusOf(s, kill.seat(a)) }),
  () => ['HS-NINJA-11'],
)

// Dishonor and Save Face.

/** "Nobody saves the face of whoever holds the Shogun." */
export const SHOGUN_UNSAVED = any(
  'shogunUnsaved',
  s => ({ shogun: s.shogun }),
  () => ['HS-SAVE-4'], // HS-AMB-24
)
/** "You hold no Save Face." In a window the row that asks comes second. */
export const NO_SAVE_FACE = any(
  'noSaveFace',
  (_s, f) => ({ about: f.kind === 'window' ? f.about : 'answer' }),
  ({ about }) =>
    about === 'answer'
      ? ['HS-DEC-7']
      : about === 'dishonor'
        ? ['HS-DEC-7', 'HS-DEC-8']
        : ['HS-DEC-7', 'HS-DEC-9'],
)
/** "You lead no Daimyo that could die." */
export const NO_DAIMYO_TO_DIE = any(
  'noDaimyoToDie',
  (s, _f, seat) => bondOf(s, seat),
  () => ['HS-AMB-47', 'HS-DIS-6'],
)
