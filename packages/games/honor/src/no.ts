import type { Facts, Refusal } from '@noren/engine'
import type { Message, Noun, Person } from '@noren/words'
import type { HonorFacts } from '../words/facts.gen.ts'
import { cardNumber } from './cards.ts'
import { cardNoun } from './nouns.ts'
import type { StatusName } from './terms.ts'
import type { HonorView } from './view.ts'

/** Why something is not open, as an id and facts: from a reason alone, never from a state. */

type Said = Message<HonorFacts>

const ALONE = {
  pilesEmpty: 'no-piles-empty',
  saveFaceWaits: 'no-save-face-waits',
  nothingToSpy: 'no-nothing-to-spy',
  declared: 'no-declared',
  shogunStays: 'no-shogun-stays',
  nobodyToDismiss: 'no-nobody-to-dismiss',
  shogunUnsaved: 'no-shogun-unsaved',
  noSaveFace: 'no-no-save-face',
} as const
const OF_BOND = {
  castleLordless: 'no-castle-lordless',
  daimyoBound: 'no-daimyo-bound',
  noRonin: 'no-no-ronin',
  nothingToDissolve: 'no-nothing-to-dissolve',
  noCourt: 'no-no-court',
  noDaimyoToDie: 'no-no-daimyo-to-die',
} as const
const OF_CARD = {
  castleAtHome: 'no-castle-at-home',
  ownHouse: 'no-own-house',
  picked: 'no-picked',
  backHome: 'no-back-home',
} as const
/** Somebody without a Daimyo. */
const LORDLESS = ['noLordThere', 'noVictim']

const has = <T extends object>(table: T, id: string): id is Extract<keyof T, string> =>
  Object.hasOwn(table, id)
const num = (x: Facts, key: string): number => Number(x[key] ?? -1)
const person = (x: Facts, key: string): Person => ({ seat: num(x, key) })

/** `lord` is nobody for whoever serves nobody: those sentences do not name him. */
const bond = (x: Facts): { readonly status: StatusName; readonly lord: Person } => ({
  status: x['status'] as StatusName,
  lord: person(x, 'lord'),
})

export function noOf({ id, facts: x }: Refusal, view?: HonorView): Said | null {
  const card = (key: string): Noun<'card'> => cardNoun(cardNumber(x[key]), view?.open.data ?? null)
  if (id === 'daimyoBound' && x['status'] === 'first') return ['no-daimyo-bound-first', {}]
  // HS-AMB-64: where leaders may ally too, it is the service that bars the way.
  if (id === 'noRonin' && view?.open.options.alliances === 'anyone') return ['no-no-ronin-anyone', bond(x)]
  if (has(ALONE, id)) return [ALONE[id], {}]
  if (has(OF_BOND, id)) return [OF_BOND[id], bond(x)]
  if (has(OF_CARD, id)) return [OF_CARD[id], { card: card('card') }]
  if (LORDLESS.includes(id)) return ['no-no-lord-there', { whom: person(x, 'target') }]
  switch (id) {
    case 'castleTwice':
      return ['no-castle-twice', { card: card('castle') }]
    case 'otherHouse':
      return ['no-other-house', { card: card('first') }]
    default:
      return ofFigures(id, x) ?? ofDeeds(id, x)
  }
}

function ofFigures(id: string, x: Facts): Said | null {
  switch (id) {
    case 'noActions':
      return ['no-no-actions', { ki: num(x, 'ki'), actions: num(x, 'actions') }]
    case 'handFull':
      return ['no-hand-full', { n: num(x, 'cards') }]
    case 'dishonorDear':
      return ['no-dishonor-dear', { actions: num(x, 'price'), left: num(x, 'left') }]
    case 'noDie':
      return ['no-no-die', { n: num(x, 'strength'), need: num(x, 'needed') }]
    case 'noRoom':
      return x['type'] === 'okugata'
        ? ['no-no-room-okugata', { houses: num(x, 'houses') }]
        : ['no-no-room', { houses: num(x, 'houses'), most: num(x, 'most') }]
    case 'houseFull':
      return x['type'] === 'okugata'
        ? ['no-house-full-okugata', {}]
        : ['no-house-full', { n: num(x, 'held'), most: num(x, 'most') }]
    default:
      return null
  }
}

function ofDeeds(id: string, x: Facts): Said | null {
  const attacks = x['deed'] === 'attack'
  switch (id) {
    case 'lordDecides':
      return [attacks ? 'no-lord-attacks' : 'no-lord-proclaims', { lord: person(x, 'lord') }]
    case 'leadsNobody':
      return [attacks ? 'no-leads-nobody-attack' : 'no-leads-nobody', {}]
    case 'titleHeld':
      return ['no-title-held', { who: person(x, 'shogun') }]
    case 'outOfReach':
      return [x['status'] === 'first' ? 'no-out-of-reach' : 'no-no-lord-there', { whom: person(x, 'target') }]
    case 'placeTaken':
      return ['no-place-taken', { ally: person(x, 'ally'), target: person(x, 'target') }]
    case 'noSuchHouse':
      return [x['fate'] === 'second' ? 'no-no-such-house-second' : 'no-no-such-house', {}]
    default:
      return null
  }
}
