/** The text on the seal of a choice, price and odds included. */
import type { Lang, Seat, Words } from '@noren/engine'
import { cardNumber } from '../cards.ts'
import type { RowName } from '../terms.ts'
import { PRICES } from '../terms.ts'
import type { HonorView } from '../view.ts'
import { at, cardName, PHRASES, typeIn } from './names.ts'
import type { Phrases } from './phrases.ts'
import { signed } from './phrases.ts'

/** Somebody on a label: the Daimyo if there is one, and the seat. */
function whoIs(p: Phrases, lang: Lang, v: HonorView, seat: Seat): string {
  const { daimyo } = at(v, seat)
  const place = p.player(seat + 1)
  return daimyo < 0 ? place : `${cardName(lang, daimyo, v.open.data)} (${place})`
}

function price(p: Phrases, v: HonorView, card: number): string {
  const type = typeIn(v, card)
  if (type === 'dishonor') return p.actions(PRICES.dishonorActions)
  const ninja = type === 'spy' || type === 'elite' || type === 'assassin'
  return ninja ? `${p.actions(1)}, ${signed(-PRICES.ninja)}` : p.actions(1)
}

function killLabel(p: Phrases, lang: Lang, v: HonorView, row: RowName, seat: Seat): string {
  const q = v.own.question
  const victim = q?.kind === 'assassin' ? q.victims.find(x => x.seat === seat && x.row === row) : undefined
  const who = whoIs(p, lang, v, seat)
  return victim === undefined ? p.victim(row, who) : p.kill(row, who, victim.need, signed(-victim.price))
}

function pickLabel(p: Phrases, lang: Lang, v: HonorView, card: number): string {
  const owner = v.open.players.findIndex(q => q.home.includes(card) || q.court.includes(card))
  const row: RowName = v.open.players[owner]?.home.includes(card) === true ? 'samurai' : 'daimyo'
  return p.pick(cardName(lang, card, v.open.data), p.rowOf(row, p.player(owner + 1)))
}

function castleLabel(p: Phrases, lang: Lang, v: HonorView, take: boolean): string {
  const q = v.own.question
  if (q?.kind !== 'castle') return take ? p.take('', false) : p.burn('')
  const name = cardName(lang, q.castle, v.open.data)
  return take ? p.take(name, q.own >= 0) : p.burn(name)
}

export function label(lang: Lang, words: Words, v: HonorView): string {
  const p = PHRASES[lang]
  const [verb, one, two] = words
  const seat = Number(one)
  const card = cardNumber(one)
  const named = (c: number): string => cardName(lang, c, v.open.data)
  const q = v.own.question
  const held = q !== null && 'card' in q ? q.card : -1
  const me = v.own.seat < 0 ? null : at(v, v.own.seat)
  switch (verb) {
    case 'draw':
    case 'end':
    case 'back':
    case 'enough':
    case 'pass':
      return p[verb]
    case 'dissolve':
      return p.dissolve(signed(-PRICES.dissolve))
    case 'accept':
      return p.accept(signed(-PRICES.dishonored))
    case 'play':
      return p.play(named(card), price(p, v, card))
    case 'discard':
      return p.discard(named(card))
    case 'proclaim':
      return p.proclaim(signed(v.open.bonus))
    case 'attack':
      return p.attack(whoIs(p, lang, v, seat), me?.attack.dice ?? 0, at(v, seat).defence.dice)
    case 'ally':
      return p.ally(whoIs(p, lang, v, seat), signed(at(v, seat).share))
    case 'lay':
      return p.lay(one as RowName, me !== null && me.lord >= 0)
    case 'enthrone':
      return p.enthrone(named(held))
    case 'dismiss':
      return p.dismiss(named(held))
    case 'pick':
      return pickLabel(p, lang, v, card)
    case 'fate':
      return p.fates[one as keyof Phrases['fates']]
    case 'kill':
      return killLabel(p, lang, v, one as RowName, Number(two))
    case 'dishonor':
      return p.shame(whoIs(p, lang, v, seat), signed(-PRICES.dishonored), signed(-PRICES.saved))
    case 'save':
      return q?.kind === 'answer' ? p.saveMine(signed(-q.saved)) : p.save
    case 'suicide':
      return p.suicide(one as RowName, q?.kind === 'answer' ? q.falls[one as RowName] : 0)
    case 'take':
    case 'burn':
      return castleLabel(p, lang, v, verb === 'take')
    default:
      return words.join(' ')
  }
}
