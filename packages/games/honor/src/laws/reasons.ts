/** Whether the facts of a refusal are true: judged by the seat's own view and the words of the choice alone. */
import type { Facts, Words } from '@noren/engine'
import type { ReasonsUnderLaw, Truth } from '@noren/engine/laws'
import { cardNumber, sheetOf } from '../cards.ts'
import { KINDS } from '../clauses.ts'
import type { HonorView, PlayerView } from '../view.ts'
import { said } from '../words.ts'
import { aloud, LANG_IDS } from '@noren/words'

const me = (v: HonorView): PlayerView => v.open.players[v.own.seat] as PlayerView
const at = (v: HonorView, seat: unknown): PlayerView => v.open.players[Number(seat)] as PlayerView
const typeOf = (v: HonorView, card: unknown): string =>
  sheetOf(v.open.data).cards[typeof card === 'number' ? card : cardNumber(card)]?.type ?? '?'
const holds = (v: HonorView, id: unknown): boolean => v.own.hand.includes(cardNumber(id))
const count = (v: HonorView, cards: readonly number[], type: unknown): number =>
  cards.filter(c => typeOf(v, c) === type).length
/** The status in the facts is the reader's own. */
const bond = (v: HonorView, x: Facts): boolean => x['status'] === me(v).status && x['lord'] === me(v).lord
/** The card of the words is the one of the facts, and the reader holds it. */
const played = (v: HonorView, words: Words, x: Facts): boolean =>
  words[0] === 'play' && words[1] === x['card'] && holds(v, x['card'])
/** Whose Daimyo's house the reader may fill, or -1. */
const courtOf = (v: HonorView): number => {
  const p = me(v)
  return p.status === 'first' ? v.own.seat : p.status === 'second' || p.status === 'leaving' ? p.lord : -1
}
const limits: Readonly<Record<string, number>> = { okugata: 1, army: 5 }
const isFull = (v: HonorView, seat: number, row: 'home' | 'court', type: string): boolean =>
  seat < 0 || count(v, at(v, seat)[row], type) >= (limits[type] ?? Infinity)
const attackable = (v: HonorView, seat: unknown): boolean =>
  at(v, seat).status === 'first' && (at(v, seat).shogun || count(v, at(v, seat).court, 'castle') > 0)
/** Where a possession lies: "seat/row". */
const houseOf = (v: HonorView, id: unknown): string => {
  const card = cardNumber(id)
  const seat = v.open.players.findIndex(p => p.home.includes(card) || p.court.includes(card))
  return seat < 0 ? '?' : `${seat}/${at(v, seat).home.includes(card) ? 'samurai' : 'daimyo'}`
}
const secondOf = (v: HonorView): number =>
  me(v).status === 'first'
    ? v.open.players.findIndex(
        p => p.lord === v.own.seat && (p.status === 'second' || p.status === 'leaving'),
      )
    : -1
const target = (v: HonorView, fate: unknown): string =>
  fate === 'samurai'
    ? `${v.own.seat}/samurai`
    : fate === 'daimyo'
      ? courtOf(v) < 0
        ? '?'
        : `${courtOf(v)}/daimyo`
      : secondOf(v) < 0
        ? '?'
        : `${secondOf(v)}/samurai`

/** The reader is asked about a card of this type in the hand. */
const askedFor = (v: HonorView, kind: 'place', type: string): boolean =>
  v.own.question?.kind === kind && typeOf(v, v.own.question.card) === type

const truths: Readonly<Record<string, Truth<HonorView>>> = {
  noActions: (v, _seat, words, x) =>
    (words[0] === 'draw' || words[0] === 'play') &&
    x['ki'] === me(v).ki &&
    x['actions'] === me(v).actions &&
    x['used'] === v.open.turn.used &&
    x['used'] >= x['actions'],
  handFull: (v, _seat, words, x) =>
    words[0] === 'draw' &&
    v.open.turn.left > 0 &&
    x['limit'] === 7 &&
    x['cards'] === v.own.hand.length &&
    x['cards'] >= x['limit'],
  pilesEmpty: (v, _seat, words) => words[0] === 'draw' && v.open.deck === 0 && v.open.discard.length === 0,
  dishonorDear: (v, _seat, words, x) =>
    words[0] === 'play' &&
    holds(v, words[1]) &&
    typeOf(v, words[1]) === 'dishonor' &&
    x['price'] === 2 &&
    x['left'] === 1 &&
    v.open.turn.left === 1,
  saveFaceWaits: (v, _seat, words, x) => played(v, words, x) && typeOf(v, x['card']) === 'saveface',
  castleLordless: (v, _seat, words, x) =>
    played(v, words, x) && typeOf(v, x['card']) === 'castle' && bond(v, x) && me(v).status !== 'first',
  castleTwice: (v, _seat, words, x) =>
    played(v, words, x) &&
    typeOf(v, x['card']) === 'castle' &&
    me(v).status === 'first' &&
    me(v).court.includes(cardNumber(x['castle'])) &&
    typeOf(v, x['castle']) === 'castle',
  daimyoBound: (v, _seat, words, x) =>
    bond(v, x) &&
    me(v).status !== 'ronin' &&
    (words[0] === 'enthrone'
      ? askedFor(v, 'place', 'daimyo')
      : typeOf(v, words[1]) === 'daimyo' &&
        holds(v, words[1]) &&
        !v.open.players.some(p => p.lord === v.own.seat)),
  noRoom: (v, _seat, words, x) => {
    const type = typeOf(v, x['card'])
    const court = courtOf(v)
    return (
      played(v, words, x) &&
      x['type'] === type &&
      x['most'] === limits[type] &&
      x['houses'] === (court < 0 ? 1 : 2) &&
      isFull(v, v.own.seat, 'home', type) &&
      isFull(v, court, 'court', type)
    )
  },
  nothingToSpy: (v, _seat, words, x) =>
    played(v, words, x) &&
    ['spy', 'elite'].includes(typeOf(v, x['card'])) &&
    v.open.players.every((p, i) => i === v.own.seat || count(v, [...p.home, ...p.court], 'possession') === 0),
  declared: (v, _seat, words) =>
    ['proclaim', 'attack', 'ally', 'dissolve'].includes(String(words[0])) && v.open.turn.declared,
  lordDecides: (v, _seat, words, x) =>
    words[0] === x['deed'] && x['lord'] === me(v).lord && ['second', 'leaving'].includes(me(v).status),
  leadsNobody: (v, _seat, words, x) =>
    words[0] === x['deed'] && x['status'] === me(v).status && ['ronin', 'pledged'].includes(me(v).status),
  titleHeld: (v, _seat, words, x) =>
    words[0] === 'proclaim' && x['shogun'] === v.open.shogun && v.open.shogun >= 0,
  outOfReach: (v, _seat, words, x) =>
    words[0] === 'attack' &&
    me(v).status === 'first' &&
    words[1] === x['target'] &&
    x['status'] === at(v, x['target']).status &&
    !attackable(v, x['target']),
  noDie: (v, _seat, words, x) =>
    words[0] === 'attack' &&
    attackable(v, words[1]) &&
    x['needed'] === 3 &&
    x['strength'] === me(v).attack.strength &&
    x['strength'] < 3 &&
    me(v).attack.dice === 0,
  noRonin: (v, _seat, words, x) =>
    words[0] === 'ally' &&
    bond(v, x) &&
    me(v).status !== 'ronin' &&
    (me(v).status !== 'first' || v.open.options.alliances === 'ronin'),
  shogunStays: (v, _seat, words, x) =>
    words[0] === 'ally' &&
    x['shogun'] === v.open.shogun &&
    me(v).shogun &&
    v.open.options.alliances === 'anyone',
  noLordThere: (v, _seat, words, x) =>
    words[0] === 'ally' &&
    words[1] === x['target'] &&
    x['status'] === at(v, x['target']).status &&
    x['status'] !== 'first',
  placeTaken: (v, _seat, words, x) =>
    words[0] === 'ally' &&
    words[1] === x['target'] &&
    at(v, x['target']).status === 'first' &&
    at(v, x['ally']).lord === x['target'] &&
    ['second', 'leaving', 'pledged'].includes(at(v, x['ally']).status),
  nothingToDissolve: (v, _seat, words, x) =>
    words[0] === 'dissolve' && bond(v, x) && me(v).status !== 'second',
  castleAtHome: (v, _seat, words, x) =>
    words.join(' ') === 'lay samurai' && holds(v, x['card']) && typeOf(v, x['card']) === 'castle',
  noCourt: (v, _seat, words, x) => words.join(' ') === 'lay daimyo' && bond(v, x) && courtOf(v) < 0,
  houseFull: (v, _seat, words, x) => {
    const house = x['row'] === 'samurai' ? at(v, x['owner']).home : at(v, x['owner']).court
    const owner = x['row'] === 'samurai' ? v.own.seat : courtOf(v)
    return (
      words[1] === x['row'] &&
      x['owner'] === owner &&
      askedFor(v, 'place', String(x['type'])) &&
      x['most'] === limits[String(x['type'])] &&
      x['held'] === count(v, house, x['type']) &&
      x['held'] >= Number(x['most'])
    )
  },
  nobodyToDismiss: (v, _seat, words, x) =>
    words[0] === 'dismiss' &&
    askedFor(v, 'place', 'daimyo') &&
    bond(v, x) &&
    (me(v).status !== 'first' || !v.open.players.some(p => p.lord === v.own.seat)),
  ownHouse: (v, _seat, words, x) =>
    words[1] === x['card'] && houseOf(v, x['card']).startsWith(`${v.own.seat}/`),
  otherHouse: (v, _seat, words, x) =>
    words[1] === x['card'] && houseOf(v, x['card']) !== houseOf(v, x['first']) && firstOf(v) === x['first'],
  picked: (v, _seat, words, x) => words[1] === x['card'] && firstOf(v) === x['card'],
  noSuchHouse: (v, _seat, words, x) => words[1] === x['fate'] && bond(v, x) && target(v, x['fate']) === '?',
  backHome: (v, _seat, words, x) =>
    v.own.question?.kind === 'fate' &&
    v.own.question.picked === cardNumber(x['card']) &&
    words[1] === x['fate'] &&
    target(v, x['fate']) === houseOf(v, x['card']),
  noVictim: (v, _seat, words, x) =>
    words.join(' ') === `kill daimyo ${String(x['target'])}` &&
    x['status'] === at(v, x['target']).status &&
    x['status'] !== 'first',
  shogunUnsaved: (v, seat, words, x) =>
    words[0] === 'save' && x['shogun'] === v.open.shogun && v.open.shogun === seat,
  noSaveFace: (v, _seat, words, x) =>
    words[0] === 'save' &&
    count(v, v.own.hand, 'saveface') === 0 &&
    x['about'] === (v.own.question?.kind === 'window' ? v.own.question.about : 'answer'),
  noDaimyoToDie: (v, _seat, words, x) =>
    words.join(' ') === 'suicide daimyo' && bond(v, x) && me(v).status !== 'first',
}

/** The id of what an Elite Spy picked first, or null. */
function firstOf(v: HonorView): string | null {
  const q = v.own.question
  return q?.kind === 'pick' && q.first >= 0 ? (sheetOf(v.open.data).cards[q.first]?.id ?? null) : null
}

const NAMES = ['Aiko', 'Benkei', 'Chiyo', 'Daigo', 'Emi', 'Fuji']

const heard = await aloud(said)

export const reasons: ReasonsUnderLaw<HonorView> = {
  truths,
  kinds: KINDS,
  byExample: ['pilesEmpty', 'otherHouse', 'picked'],
  sentences: (why, view) =>
    LANG_IDS.map(lang => heard.no(lang, why, { name: seat => NAMES[seat] ?? '?', me: view.own.seat }, view)),
}
