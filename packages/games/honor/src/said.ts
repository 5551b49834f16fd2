import type { Seat, Words } from '@noren/engine'
import type { Message, Noun, Person } from '@noren/words'
import { isKey } from '@noren/words'
import type { HonorFacts } from '../words/facts.gen.ts'
import { cardNumber, sheetOf } from './cards.ts'
import type { HonorEvent } from './events.ts'
import { cardNoun } from './nouns.ts'
import type { RowName } from './terms.ts'
import { PRICES } from './terms.ts'
import type { HonorView, PlayerView, Question } from './view.ts'

/** Events, questions and choices as ids and facts. They see views, events and words alone. */

type Said = Message<HonorFacts>

const person = (seat: Seat): Person => ({ seat })
const typeIn = (v: HonorView, card: number): string => sheetOf(v.open.data).cards[card]?.type ?? ''

export function logOf(e: HonorEvent, view?: HonorView): Said | null {
  const card = (c: number): Noun<'card'> => cardNoun(c, view?.open.data ?? null)
  return ofCards(e, card) ?? ofDeaths(e, card) ?? ofPeople(e) ?? ofBattle(e)
}

const LOST = {
  dissolve: 'log-lost-dissolve',
  ninja: 'log-lost-ninja',
  treachery: 'log-lost-treachery',
  dishonor: 'log-lost-dishonor',
  'dishonor-saved': 'log-lost-dishonor',
} as const

/** What happens to one card. */
function ofCards(e: HonorEvent, card: (c: number) => Noun<'card'>): Said | null {
  switch (e.type) {
    case 'drew': {
      const who = person(e.seat)
      return e.card < 0 ? ['log-drew-unseen', { who }] : ['log-drew', { who, card: card(e.card) }]
    }
    case 'discarded':
      return ['log-discarded', { who: person(e.seat), card: card(e.card) }]
    case 'placed': {
      const laid = { who: person(e.seat), card: card(e.card), row: e.row }
      return e.owner === e.seat
        ? ['log-placed', laid]
        : ['log-placed-with', { ...laid, owner: person(e.owner) }]
    }
    case 'spied':
      return ['log-spied', { who: person(e.seat), card: card(e.card), row: e.row, owner: person(e.owner) }]
    case 'destroyed':
      return ['log-destroyed', { who: person(e.seat), card: card(e.card) }]
    case 'stolen': {
      const taken = { who: person(e.seat), card: card(e.card), row: e.toRow }
      return e.to === e.seat ? ['log-stolen', taken] : ['log-stolen-for', { ...taken, owner: person(e.to) }]
    }
    case 'castleTaken':
      return ['log-castle-taken', { who: person(e.seat), card: card(e.card) }]
    case 'castleBurned':
      return ['log-castle-burned', { who: person(e.seat), card: card(e.card) }]
    case 'enthroned':
      return ['log-enthroned', { who: person(e.seat), card: card(e.card) }]
    case 'dismissed':
      return ['log-dismissed', { who: person(e.seat), to: person(e.second), card: card(e.card) }]
    case 'proclaimed':
      return ['log-proclaimed', { who: person(e.seat), daimyo: card(e.daimyo) }]
    default:
      return null
  }
}

function ofDeaths(e: HonorEvent, card: (c: number) => Noun<'card'>): Said | null {
  switch (e.type) {
    case 'succeeded':
      return ['log-succeeded', { who: person(e.seat), from: person(e.from), daimyo: card(e.daimyo) }]
    case 'daimyoDied': {
      const fallen = { daimyo: card(e.daimyo), n: e.cards.length }
      return e.how === 'left'
        ? ['log-daimyo-left', { who: person(e.seat), ...fallen }]
        : ['log-daimyo-died', fallen]
    }
    case 'samuraiDied':
      return ['log-samurai-died', { who: person(e.seat), n: e.cards.length }]
    case 'assassinSent':
      return ['log-assassin', { who: person(e.seat), row: e.row, target: person(e.target), need: e.need }]
    case 'stabbed':
      return [e.success ? 'log-stabbed' : 'log-escaped', { die: e.die }]
    case 'guardFell':
      return ['log-guard-fell', { row: e.row, owner: person(e.seat) }]
    default:
      return null
  }
}

function ofPeople(e: HonorEvent): Said | null {
  switch (e.type) {
    case 'began':
      return ['log-began', { dealer: person(e.dealer), who: person(e.seat) }]
    case 'turnBegan':
      return ['log-turn', { round: e.round, who: person(e.seat) }]
    case 'honourChanged': {
      const of = { who: person(e.seat), total: e.total }
      return e.why === 'collect'
        ? ['log-collected', { ...of, amount: e.amount }]
        : [LOST[e.why], { ...of, amount: -e.amount }]
    }
    case 'reshuffled':
      return ['log-reshuffled', { n: e.cards }]
    case 'allied':
      return ['log-allied', { who: person(e.seat), lord: person(e.lord) }]
    case 'served':
      return ['log-served', { who: person(e.seat), lord: person(e.lord) }]
    case 'dissolved':
      return ['log-dissolved', { who: person(e.seat), lord: person(e.lord) }]
    case 'becameRonin':
      return ['log-ronin', { who: person(e.seat) }]
    case 'titleMoved':
      return e.seat < 0 ? ['log-title-free', {}] : ['log-title-to', { to: person(e.seat) }]
    case 'gameEnded':
      return ['log-over', { who: person(e.seat), honour: e.honour }]
    default:
      return null
  }
}

/** Battles, Dishonor and Save Face. The end of a turn is only a movement. */
function ofBattle(e: HonorEvent): Said | null {
  switch (e.type) {
    case 'attacked': {
      const [mine, theirs] = e.dice
      return ['log-attacked', { who: person(e.seat), target: person(e.target), mine, theirs }]
    }
    case 'rolled': {
      const sides = { who: person(e.seat), target: person(e.defender) }
      const [mine, theirs] = e.totals
      return e.tie ? ['log-rolled-tie', { ...sides, mine }] : ['log-rolled', { ...sides, mine, theirs }]
    }
    case 'won':
      return ['log-won', { who: person(e.seat), target: person(e.loser) }]
    case 'windowOpened':
      return ['log-window', { who: person(e.seat) }]
    case 'windowClosed':
      if (e.by < 0) return ['log-unsaved', { who: person(e.seat) }]
      return e.by === e.seat
        ? ['log-saved-self', { who: person(e.by) }]
        : ['log-saved', { who: person(e.by), to: person(e.seat) }]
    case 'dishonored':
      return ['log-dishonored', { who: person(e.seat), target: person(e.target) }]
    case 'answered': {
      const who = person(e.seat)
      if (e.answer === 'accept') return ['log-answered-accept', { who }]
      if (e.answer === 'save') return ['log-answered-save', { who }]
      return ['log-answered-suicide', { who, row: e.answer === 'suicide-samurai' ? 'samurai' : 'daimyo' }]
    }
    default:
      return null
  }
}

type Window = Extract<Question, { kind: 'window' }>

/** Whom the table waits for, told to somebody whom it may concern. */
function waits(q: Question): Said {
  const who = person(q.seat)
  if (q.kind === 'answer') return ['ask-wait-answer', { who, by: person(q.by) }]
  if (q.kind === 'castle') return ['ask-wait-castle', { who, target: person(q.loser) }]
  return ['ask-wait-turn', { who }]
}

/** A sealed window, as the loser, the winner or a bystander reads it. */
function windowOf(q: Window, seat: Seat): Said {
  const who = person(q.seat)
  const by = person(q.by)
  if (!q.open.includes(seat)) {
    if (!q.asked.includes(seat)) return ['ask-wait-window', { who }]
    return q.seat === seat ? ['ask-sealed-mine', {}] : ['ask-sealed', { who }]
  }
  if (q.about === 'dishonor') return [q.by === seat ? 'ask-save-shamed' : 'ask-save-dishonor', { who }]
  if (q.seat === seat) return ['ask-save-mine', { by }]
  return q.by === seat ? ['ask-save-beaten', { who }] : ['ask-save-battle', { who, by }]
}

function asked(q: Exclude<Question, Window>, v: HonorView): Said {
  switch (q.kind) {
    case 'answer':
      return ['ask-answer', { by: person(q.by) }]
    case 'castle':
      return ['ask-castle', { who: person(q.loser) }]
    case 'place': {
      const card = cardNoun(q.card, v.open.data)
      return [typeIn(v, q.card) === 'daimyo' ? 'ask-daimyo' : 'ask-place', { card }]
    }
    case 'fate':
      return ['ask-fate', { card: cardNoun(q.picked, v.open.data) }]
    case 'pick':
      return [q.first < 0 ? 'ask-pick' : 'ask-pick-more', {}]
    case 'assassin':
      return ['ask-assassin', {}]
    case 'dishonor':
      return ['ask-dishonor', {}]
    default: {
      const { left } = v.open.turn
      return left === 0 ? ['ask-turn-none', {}] : ['ask-turn', { left }]
    }
  }
}

export function questionOf(v: HonorView, seat: Seat): readonly Said[] {
  const q = v.own.question
  if (q === null) return [['ask-over', { who: person(v.open.outcome?.ranks.indexOf(1) ?? -1) }]]
  if (q.kind === 'window') return [windowOf(q, seat)]
  return [q.seat === seat ? asked(q, v) : waits(q)]
}

/** Choices that are always said alike. */
const BARE = {
  draw: 'do-draw',
  end: 'do-end',
  back: 'do-back',
  enough: 'do-enough',
  pass: 'do-pass',
} as const
const FATES = {
  destroy: 'do-fate-destroy',
  samurai: 'do-lay-samurai',
  daimyo: 'do-fate-daimyo',
  second: 'do-fate-second',
} as const
const OF_HELD = { enthrone: 'do-enthrone', dismiss: 'do-dismiss' } as const
const NINJAS = ['spy', 'elite', 'assassin']

const at = (v: HonorView, seat: Seat): PlayerView => v.open.players[seat] as PlayerView

/** HS-AMB-64: what an alliance takes from a reader who leads a Daimyo, its name and the cards of its house; null if nothing. */
export function allyPrice(v: HonorView): { readonly daimyo: Noun<'card'>; readonly n: number } | null {
  const me = v.own.seat < 0 ? null : at(v, v.own.seat)
  if (me?.status !== 'first' || me.shogun || v.open.options.alliances !== 'anyone') return null
  return { daimyo: cardNoun(me.daimyo, v.open.data), n: me.court.length }
}

function playLabel(v: HonorView, n: number): Said {
  const card = cardNoun(n, v.open.data)
  const type = typeIn(v, n)
  if (NINJAS.includes(type)) return ['do-play-ninja', { card, actions: 1, price: -PRICES.ninja }]
  return ['do-play', { card, actions: type === 'dishonor' ? PRICES.dishonorActions : 1 }]
}

function killLabel(v: HonorView, row: RowName, seat: Seat): Said {
  const q = v.own.question
  const victim = q?.kind === 'assassin' ? q.victims.find(x => x.seat === seat && x.row === row) : undefined
  const whom = person(seat)
  if (victim === undefined) return ['do-victim', { row, whom }]
  return ['do-kill', { row, whom, need: victim.need, price: -victim.price }]
}

function pickLabel(v: HonorView, card: number): Said {
  const owner = v.open.players.findIndex(p => p.home.includes(card) || p.court.includes(card))
  const row: RowName = v.open.players[owner]?.home.includes(card) === true ? 'samurai' : 'daimyo'
  return ['do-pick', { card: cardNoun(card, v.open.data), row, owner: person(owner) }]
}

/** What a Dishonor, a lost battle and its castle ask for. */
function answerLabel([verb, one]: Words, v: HonorView): Said {
  const q = v.own.question
  const answer = q?.kind === 'answer' ? q : null
  const row = one === 'samurai' ? 'samurai' : 'daimyo'
  switch (verb) {
    case 'accept':
      return ['do-accept', { price: -PRICES.dishonored }]
    case 'save':
      return answer === null ? ['do-save', {}] : ['do-save-mine', { price: -answer.saved }]
    case 'suicide':
      return ['do-suicide', { row, n: answer?.falls[row] ?? 0 }]
    default: {
      const castle = q?.kind === 'castle' ? q : null
      const card = cardNoun(castle?.castle ?? -1, v.open.data)
      if (verb === 'burn') return ['do-burn', { card }]
      return [castle !== null && castle.own >= 0 ? 'do-take-swap' : 'do-take', { card }]
    }
  }
}

export function labelOf(words: Words, v: HonorView): Said {
  const [verb, one, two] = words
  const seat = Number(one)
  const card = cardNumber(one)
  const me = v.own.seat < 0 ? null : at(v, v.own.seat)
  const q = v.own.question
  if (isKey(BARE, verb)) return [BARE[verb], {}]
  if (isKey(OF_HELD, verb))
    return [OF_HELD[verb], { card: cardNoun(q !== null && 'card' in q ? q.card : -1, v.open.data) }]
  switch (verb) {
    case 'dissolve':
      return ['do-dissolve', { price: -PRICES.dissolve }]
    case 'play':
      return playLabel(v, card)
    case 'discard':
      return ['do-discard', { card: cardNoun(card, v.open.data) }]
    case 'proclaim':
      return ['do-proclaim', { bonus: v.open.bonus }]
    case 'attack': {
      const theirs = at(v, seat).defence.dice
      return ['do-attack', { whom: person(seat), mine: me?.attack.dice ?? 0, theirs }]
    }
    case 'ally': {
      const joins = { whom: person(seat), share: at(v, seat).share }
      const price = allyPrice(v)
      return price === null ? ['do-ally', joins] : ['do-ally-leave', { ...joins, ...price }]
    }
    case 'lay':
      if (one === 'samurai') return ['do-lay-samurai', {}]
      return [me !== null && me.lord >= 0 ? 'do-lay-lord' : 'do-lay-daimyo', {}]
    case 'pick':
      return pickLabel(v, card)
    case 'fate':
      return [FATES[isKey(FATES, one) ? one : 'destroy'], {}]
    case 'kill':
      return killLabel(v, one === 'samurai' ? 'samurai' : 'daimyo', Number(two))
    case 'dishonor':
      return ['do-shame', { whom: person(seat), price: -PRICES.dishonored, saved: -PRICES.saved }]
    default:
      return answerLabel(words, v)
  }
}
