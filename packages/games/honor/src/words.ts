/** Labels, questions and log lines, built from views, events and wire words alone. */
import type { Lang, Lexicon, Names, Seat, Words } from '@noren/engine'
import type { Card, HonorData } from './cards.ts'
import { CARDS, cardNumber, sheetOf } from './cards.ts'
import type { HonorEvent } from './events.ts'
import type { RowName } from './state.ts'
import type { HonorView, PlayerView } from './view.ts'
import { en } from './words/en.ts'
import { fr } from './words/fr.ts'
import { it } from './words/it.ts'
import type { Phrases } from './words/phrases.ts'
import { plain, signed } from './words/phrases.ts'

// What boards read beside the words: the printed figures and the types of events.
export type { Card, CardType } from './cards.ts'
export { sheetOf } from './cards.ts'
export type { HonorEvent } from './events.ts'

const PHRASES: Readonly<Record<Lang, Phrases>> = { en, fr, it }

/** The name of a card in one language; a host's own name stays as he wrote it. */
export function cardName(lang: Lang, card: number, data: HonorData | null = null): string {
  const printed = CARDS[card]
  if (printed === undefined) return '?'
  const name = sheetOf(data).cards[card]?.name ?? printed.name
  const text = PHRASES[lang].card[name] ?? name
  return printed.type === 'okugata' ? `Okugata ${text}` : text
}

/** How a status is called. */
export const statusName = (lang: Lang, status: PlayerView['status']): string => PHRASES[lang].status[status]

const at = (v: HonorView, seat: Seat): PlayerView => v.players[seat] as PlayerView
const typeIn = (v: HonorView, card: number): string => (sheetOf(v.data).cards[card] as Card).type

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

function label(lang: Lang, words: Words, v: HonorView): string {
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

function waitText(p: Phrases, v: HonorView, names: Names): string {
  const f = v.frame
  if (f.kind === 'answer') return p.asks.waitAnswer(names.of(f.target))
  if (f.kind === 'window') return p.asks.waitWindow
  if (f.kind === 'castle') return p.asks.waitCastle(names.of(f.winner))
  return p.asks.waitTurn(names.of(v.turn.seat))
}

function question(lang: Lang, v: HonorView, seat: Seat, names: Names): string {
  const p = PHRASES[lang]
  const f = v.frame
  const named = (c: number): string => cardName(lang, c, v.data)
  if (f.kind === 'over') return p.asks.over(names.of(v.outcome?.ranks.indexOf(1) ?? -1))
  if (f.kind === 'window') {
    if (!f.open.includes(seat)) return f.asked.includes(seat) ? p.asks.sealed : p.asks.waitWindow
    const who = names.of(f.affected)
    return f.about === 'battle' ? p.asks.saveBattle(who, names.of(f.by)) : p.asks.saveDishonor(who)
  }
  if (f.kind === 'answer' && f.target === seat) return p.asks.answer(names.of(f.by))
  if (f.kind === 'castle' && f.winner === seat) return p.asks.castle(names.of(f.loser))
  if (f.kind === 'answer' || f.kind === 'castle' || v.turn.seat !== seat) return waitText(p, v, names)
  switch (f.kind) {
    case 'place':
      return typeIn(v, f.card) === 'daimyo' ? p.asks.daimyo(named(f.card)) : p.asks.place(named(f.card))
    case 'spy':
      if (f.second >= 0) return p.asks.fate(named(f.second))
      if (f.first < 0) return p.asks.pick
      return f.firstFate < 0 ? p.asks.fate(named(f.first)) : p.asks.pickMore
    case 'assassin':
    case 'dishonor':
      return p.asks[f.kind]
    default:
      return p.asks.turn(v.turn.left)
  }
}

function sentence(lang: Lang, e: HonorEvent, names: Names): string | null {
  const p = PHRASES[lang]
  const t = p.tell
  const n = (seat: Seat): string => names.of(seat)
  const card = (c: number): string => cardName(lang, c)
  const house = (owner: Seat, row: RowName): string => p.rowOf(row, `**${n(owner)}**`)
  switch (e.type) {
    case 'began':
      return t.began(n(e.dealer), n(e.first))
    case 'turn':
      return t.turn(n(e.seat), e.round)
    case 'honour':
      // a gain is shown with its sign, a loss as the amount that is lost
      return t.honour(
        n(e.seat),
        e.why === 'collect' || e.why.startsWith('dishonor') ? signed(e.amount) : String(-e.amount),
        plain(e.total),
        e.why,
      )
    case 'drew':
      return t.drew(n(e.seat), e.card < 0 ? null : card(e.card))
    case 'reshuffled':
      return t.reshuffled(e.cards)
    case 'discarded':
      return t.discarded(n(e.seat), card(e.card))
    case 'placed':
      return t.placed(n(e.seat), card(e.card), house(e.owner, e.row))
    case 'enthroned':
      return t.enthroned(n(e.seat), card(e.card))
    case 'dismissed':
      return t.dismissed(n(e.seat), n(e.second), card(e.card))
    case 'proclaimed':
      return t.proclaimed(n(e.seat), card(e.daimyo))
    case 'allied':
      return t.allied(n(e.seat), n(e.lord))
    case 'serving':
      return t.serving(n(e.seat), n(e.lord))
    case 'dissolving':
      return t.dissolving(n(e.seat), n(e.lord))
    case 'ronin':
      return t.ronin(n(e.seat))
    case 'title':
      return e.to < 0 ? t.titleFree : t.titleTo(n(e.to))
    case 'succeeded':
      return t.succeeded(n(e.seat), n(e.from), card(e.daimyo))
    case 'daimyo-died':
      return t.daimyoDied(card(e.daimyo), e.cards.length)
    case 'samurai-died':
      return t.samuraiDied(n(e.seat), e.cards.length)
    case 'spied':
      return t.spied(n(e.seat), card(e.card), house(e.owner, e.row))
    case 'destroyed':
      return t.destroyed(card(e.card))
    case 'stolen':
      return t.stolen(card(e.card), house(e.to, e.toRow))
    case 'assassin':
      return t.assassin(n(e.seat), t.victim(e.row, n(e.target)), e.need)
    case 'stabbed':
      return t.stabbed(e.die, e.success)
    case 'guard-fell':
      return t.guardFell(house(e.owner, e.row))
    case 'attacked':
      return t.attacked(n(e.seat), n(e.target), e.dice)
    case 'rolled':
      return t.rolled(n(e.attacker), n(e.defender), e.totals, e.tie)
    case 'won':
      return t.won(n(e.winner), n(e.loser))
    case 'window':
      return t.window(n(e.affected))
    case 'window-closed':
      return e.by < 0 ? t.unsaved(n(e.affected)) : t.saved(n(e.by), n(e.affected))
    case 'castle-taken':
      return t.castleTaken(n(e.winner), card(e.card))
    case 'castle-burned':
      return t.castleBurned(n(e.winner), card(e.card))
    case 'dishonor':
      return t.dishonor(n(e.seat), n(e.target))
    case 'answered':
      return t.answered(n(e.seat), e.answer)
    case 'game-over':
      return t.over(n(e.winner), e.honour)
    default:
      return null // the end of a turn is only a movement
  }
}

export const lexicon: Lexicon<HonorView, HonorEvent> = {
  title: lang => PHRASES[lang].title,
  tagline: lang => PHRASES[lang].tagline,
  label,
  question,
  sentence,
  option: (lang, key, value) => {
    const { options } = PHRASES[lang]
    return value === undefined ? (options[key] ?? key) : (options[`${key}:${value}`] ?? String(value))
  },
  unit: lang => PHRASES[lang].unit,
}

export default lexicon
