/** The text on the seal of a choice, price and odds included. */
import type { Lang, Seat, Words } from '@noren/engine'
import { cardNumber } from '../cards.ts'
import type { RowName } from '../state.ts'
import type { HonorView } from '../view.ts'
import { at, cardName, PHRASES, typeIn } from './names.ts'
import type { Phrases } from './phrases.ts'
import { signed } from './phrases.ts'

/** Somebody on a label: the Daimyo if there is one, and the seat. */
function whoIs(p: Phrases, lang: Lang, v: HonorView, seat: Seat): string {
  const { daimyo } = at(v, seat)
  const place = p.player(seat + 1)
  return daimyo < 0 ? place : `${cardName(lang, daimyo, v.data)} (${place})`
}

function price(p: Phrases, v: HonorView, card: number): string {
  const type = typeIn(v, card)
  if (type === 'dishonor') return p.actions(2)
  return type === 'spy' || type === 'elite' || type === 'assassin' ? `${p.actions(1)}, −25` : p.actions(1)
}

function killLabel(p: Phrases, lang: Lang, v: HonorView, row: RowName, seat: Seat): string {
  const victim = at(v, seat)
  const house = row === 'samurai' ? victim.home : victim.court
  const need = house.some(c => typeIn(v, c) === 'guard') ? 5 : 3
  const me = v.me < 0 ? null : at(v, v.me)
  const serves = me !== null && (me.status === 'second' || me.status === 'leaving') && me.lord === seat
  return p.kill(row, whoIs(p, lang, v, seat), need, row === 'samurai' && serves ? '−50' : '−25')
}

function pickLabel(p: Phrases, lang: Lang, v: HonorView, card: number): string {
  const owner = v.players.findIndex(q => q.home.includes(card) || q.court.includes(card))
  const row: RowName = v.players[owner]?.home.includes(card) === true ? 'samurai' : 'daimyo'
  return p.pick(cardName(lang, card, v.data), p.rowOf(row, p.player(owner + 1)))
}

function castleLabel(p: Phrases, lang: Lang, v: HonorView, take: boolean): string {
  if (v.frame.kind !== 'castle') return take ? p.take('', false) : p.burn('')
  const castle = (seat: Seat): number => at(v, seat).court.find(c => typeIn(v, c) === 'castle') ?? -1
  const name = cardName(lang, castle(v.frame.loser), v.data)
  return take ? p.take(name, castle(v.frame.winner) >= 0) : p.burn(name)
}

export function label(lang: Lang, words: Words, v: HonorView): string {
  const p = PHRASES[lang]
  const [verb, one, two] = words
  const seat = Number(one)
  const card = cardNumber(one)
  const named = (c: number): string => cardName(lang, c, v.data)
  const held = 'card' in v.frame ? v.frame.card : -1
  const me = v.me < 0 ? null : at(v, v.me)
  switch (verb) {
    case 'draw':
    case 'dissolve':
    case 'end':
    case 'back':
    case 'enough':
    case 'accept':
    case 'pass':
      return p[verb]
    case 'play':
      return p.play(named(card), price(p, v, card))
    case 'discard':
      return p.discard(named(card))
    case 'proclaim':
      return p.proclaim(signed(v.bonus))
    case 'attack':
      return p.attack(whoIs(p, lang, v, seat), me?.attack.dice ?? 0, at(v, seat).defence.dice)
    case 'ally': {
      const { court, bonus } = at(v, seat).income
      return p.ally(whoIs(p, lang, v, seat), signed(5 * Math.ceil((court + bonus) / 10)))
    }
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
      return p.shame(whoIs(p, lang, v, seat))
    case 'save':
      return v.frame.kind === 'answer' ? p.saveMine : p.save
    case 'suicide':
      return p.suicide(
        one as RowName,
        one === 'samurai' ? (me?.home.length ?? 0) : (me?.court.length ?? 0) + 1,
      )
    case 'take':
    case 'burn':
      return castleLabel(p, lang, v, verb === 'take')
    default:
      return words.join(' ')
  }
}
