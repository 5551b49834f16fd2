import type { Facts, Refusal } from '@noren/engine'
import type { Noun, Person } from '@noren/words'
import { isKey } from '@noren/words'
import type { Back, CardType, SamuraiId } from './cards.ts'
import type { Dir, Said } from './said.ts'
import { backNoun, cardNoun, disciple, gearNoun, masterIn, person, placeNoun, samuraiNoun } from './things.ts'
import type { SakeView } from './view.ts'

/** Reasons why a choice is not open, as ids and facts. */

const ALONE = {
  bowlNoWounds: 'no-bowl-no-wounds',
  flaskNoCards: 'no-flask-no-cards',
  abilityWet: 'no-ability-wet',
  healedOnce: 'no-healed-once',
  remedyNoWounds: 'no-remedy-no-wounds',
  strikeAlone: 'no-strike-alone',
  allWet: 'no-all-wet',
  standing: 'no-standing',
  iaidoStuck: 'no-iaido-stuck',
  stuck: 'no-stuck',
  moveAlone: 'no-move-alone',
  masuEmpty: 'no-masu-empty',
  discipleAlone: 'no-disciple-alone',
  roarNoSake: 'no-roar-no-sake',
  noCubes: 'no-no-cubes',
  noLooseCube: 'no-no-loose-cube',
  sakuragiNoCards: 'no-sakuragi-no-cards',
  nobodyHasGear: 'no-nobody-has-gear',
  nobodyHasSake: 'no-nobody-has-sake',
  feignedNoWounds: 'no-feigned-no-wounds',
  mustStep: 'no-must-step',
  mustStrike: 'no-must-strike',
  noCardYet: 'no-no-card-yet',
  stealEmpty: 'no-steal-empty',
  noSacrifice: 'no-no-sacrifice',
  soulWet: 'no-soul-wet',
  soulTwice: 'no-soul-twice',
} as const
/** Those about one card, by the fact that names it. */
const AT_CARD = {
  noUse: ['no-no-use', 'card'],
  noMoveBox: ['no-no-move-box', 'card'],
  noDrinkBox: ['no-no-drink-box', 'card'],
  notInMyTurn: ['no-not-in-my-turn', 'card'],
  secondOfType: ['no-second-of-type', 'card'],
  noDisciple: ['no-no-disciple', 'card'],
  pickedAlready: ['no-picked-already', 'card'],
  wetItem: ['no-wet-item', 'item'],
  noFuel: ['no-no-fuel', 'item'],
  wetWeapon: ['no-wet-weapon', 'weapon'],
} as const
/** Those about one player. */
const AT_SEAT = {
  spiritDry: 'no-spirit-dry',
  emptyHand: 'no-empty-hand',
  noSakeThere: 'no-no-sake-there',
  allPlacesFull: 'no-all-places-full',
  drowseAlone: 'no-drowse-alone',
} as const

const card = (x: Facts, key = 'card'): Noun<'card'> => cardNoun(x[key] as CardType)
const back = (x: Facts, key: string): Noun<'back'> => backNoun(x[key] as Back)

/** What a distance asks for: so many Steps, so many or more, on one side or on both. */
function reach(x: Facts): Noun<'reach'> {
  const facts = { steps: Number(x['steps']) }
  if (x['plus'] === false) return { noun: 'reach-exact', facts }
  return { noun: x['both'] === true ? 'reach-both' : 'reach-plus', facts }
}
/** One figure, or two if the ways round differ. */
function far(x: Facts): Noun<'far'> {
  const left = Number(x['left'])
  const right = Number(x['right'])
  return left === right ? { noun: 'far', facts: { left } } : { noun: 'far-two', facts: { left, right } }
}
/** A seat, or -1 for the Disciple whose card stands beside it. */
const target = (x: Facts, view?: SakeView): Noun<'disciple'> | Person =>
  Number(x['target']) >= 0
    ? person(Number(x['target']))
    : disciple(masterIn(view?.open.gaps ?? [], Number(x['disciple'])))

function outOfReach(x: Facts, view?: SakeView): Said {
  const aim = { target: target(x, view), far: far(x) }
  if (x['weapon'] === 'bare') return ['no-out-of-reach-bare', aim]
  if (x['weapon'] === 'any') return ['no-out-of-reach-any', aim]
  return ['no-out-of-reach', { ...aim, card: gearNoun(String(x['weapon'])), reach: reach(x) }]
}

export function noOf({ id, facts: x }: Refusal, view?: SakeView): Said | null {
  if (isKey(ALONE, id)) return [ALONE[id], {}] as Said
  if (isKey(AT_CARD, id)) {
    const [said, key] = AT_CARD[id]
    return [said, { card: card(x, key) }]
  }
  if (isKey(AT_SEAT, id)) return [AT_SEAT[id], { who: person(Number(x['target'])) }]
  return ofDojo(id, x, view) ?? ofAims(id, x, view) ?? ofRest(id, x)
}

/** The rule of the Dojo, which a host may have given to a Location of another name. */
function ofDojo(id: string, x: Facts, view?: SakeView): Said | null {
  const own = view?.open.data?.locations !== undefined
  switch (id) {
    case 'dojoStrike':
      return [own ? 'no-dojo-strike-own' : 'no-dojo-strike', {}]
    case 'dojoEvent':
      return [own ? 'no-dojo-event-own' : 'no-dojo-event', { card: card(x) }]
    case 'dojoWeapon':
      return [own ? 'no-dojo-weapon-own' : 'no-dojo-weapon', { card: card(x, 'weapon') }]
    default:
      return null
  }
}

/** How far, at whom, with what. */
function ofAims(id: string, x: Facts, view?: SakeView): Said | null {
  const dir = x['dir'] as Dir
  switch (id) {
    case 'nothingReaches':
      return [
        x['bare'] === true ? 'no-nothing-reaches-bare' : 'no-nothing-reaches',
        { n: Number(x['nearest']) },
      ]
    case 'worthNothing':
      return ['no-worth-nothing', { card: card(x), n: Number(x['box']) }]
    case 'iaidoMisses':
      return ['no-iaido-misses', { n: Number(x['most']) }]
    case 'eventMisses':
      return ['no-event-misses', { card: card(x), reach: reach(x) }]
    case 'riceballsNobody':
      return ['no-riceballs-nobody', { reach: reach(x) }]
    case 'tooFar':
      return x['room'] === 0
        ? ['no-too-far-none', { dir }]
        : ['no-too-far', { dir, n: Number(x['steps']), room: Number(x['room']) }]
    case 'iaidoMissesThere':
      return x['steps'] === 0
        ? ['no-iaido-misses-here', {}]
        : ['no-iaido-misses-there', { dir, n: Number(x['steps']) }]
    case 'eventDistance':
      return ['no-event-distance', { card: card(x), reach: reach(x), target: target(x, view), far: far(x) }]
    case 'outOfReach':
    case 'weaponReach':
      return outOfReach(x, view)
    case 'armed':
      return [x['wet'] === true ? 'no-armed-wet' : 'no-armed', { card: card(x, 'weapon') }]
    case 'weaponWorthless':
      return x['weapon'] === 'bare'
        ? ['no-weapon-worthless-bare', { n: Number(x['value']) }]
        : ['no-weapon-worthless', { card: card(x, 'weapon'), n: Number(x['value']) }]
    default:
      return null
  }
}

function ofRest(id: string, x: Facts): Said | null {
  switch (id) {
    case 'boardTaken':
      return [
        'no-board-taken',
        { who: person(Number(x['by'])), samurai: samuraiNoun(x['board'] as SamuraiId) },
      ]
    case 'costsSake':
      return ['no-costs-sake', { n: Number(x['plays']) }]
    case 'noUsePaid':
      return ['no-no-use-paid', { card: card(x), place: placeNoun(String(x['place'])) }]
    case 'pipeNoHands':
      return [x['all'] === true ? 'no-pipe-no-hands-all' : 'no-pipe-no-hands', {}]
    case 'noPlace':
      return ['no-no-place', { n: Number(x['places']) }]
    case 'placeTaken':
      return ['no-place-taken', { place: placeNoun(String(x['place'])) }]
    case 'wrongBack':
      return x['top'] === 'none'
        ? ['no-no-back', {}]
        : ['no-wrong-back', { back: back(x, 'back'), top: back(x, 'top') }]
    case 'noMatch':
      return x['top'] === 'none' ? ['no-no-back', {}] : ['no-no-match', { top: back(x, 'top') }]
    case 'mustPower':
      return ['no-must-power', { top: back(x, 'top') }]
    case 'lastCube':
      return [x['cubes'] === 0 ? 'no-last-cube-none' : 'no-last-cube', {}]
    case 'wrongShout':
      return [x['about'] === 'move' ? 'no-wrong-shout-move' : 'no-wrong-shout-attack', { card: card(x) }]
    case 'notShortest':
      return ['no-not-shortest', { n: Number(x['least']), cubes: Number(x['cubes']) }]
    case 'soulAll':
      return ['no-soul-all', { n: Number(x['life']) }]
    default:
      return null
  }
}
