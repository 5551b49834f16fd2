import type { Refusal, Seat, Words } from '@noren/engine'
import type { Message, Noun, Person } from '@noren/words'
import { kebab } from '@noren/words'
import type { SakuraFacts } from '../words/facts.gen.ts'
import type { CardId, CharacterId, Side, TokenSide } from './cards.ts'
import { REFRESH_PRICE, SIDES, cardOf, cookNumber, valueOf } from './cards.ts'
import type { SakuraEvent } from './events.ts'
import type { Question, SakuraView } from './view.ts'
import { wantNoun } from './wants.ts'

/** What Sakura says, as ids and facts: no word of any language stands here. */

export type Say = Message<SakuraFacts>

export const person = (n: Seat): Person => ({ seat: n })
const pile = (side: Side): Noun<'pile'> => ({ noun: `pile-${side}` })
const token = (side: TokenSide): Noun<'token'> => ({ noun: `token-${side}` })
export const character = (id: CharacterId): Noun<'character'> => ({ noun: `character-${id}` })
export function card(id: CardId): Noun<'card'> {
  const at = id.indexOf('-')
  return { noun: 'card', facts: { id, colour: id.slice(0, at), value: Number(id.slice(at + 1)) } }
}
const maybe = (id: CardId | null): Noun<'card'> | null => (id === null ? null : card(id))

/** One line of the log, or null for an event that is only a movement. */
export function logOf(e: SakuraEvent): Say | null {
  switch (e.type) {
    case 'shuffled':
      return e.returned === 0 ? null : ['log-shuffled', { returned: e.returned }]
    case 'roundBegan':
      return ['log-round', { round: e.round, left: card(e.left), right: card(e.right), who: person(e.seat) }]
    case 'placed':
      return [
        'log-placed',
        { who: person(e.seat), card: card(e.card), pile: pile(e.pile), helpers: e.helpers.map(character) },
      ]
    case 'took':
      return ['log-took', { who: person(e.seat), pile: pile(e.pile), cards: e.count, coins: e.coins }]
    case 'replaced':
      return ['log-replaced', { who: person(e.seat), pile: pile(e.pile), card: card(e.card) }]
    case 'gained':
      return e.dry ? ['log-dry', {}] : null
    case 'hired': {
      const facts = { who: person(e.seat), character: character(e.character) }
      if (e.free) return ['log-used', facts]
      return [e.unused ? 'log-denied' : 'log-hired', { ...facts, price: e.price }]
    }
    case 'refreshed':
      return ['log-refreshed', { who: person(e.seat), price: REFRESH_PRICE }]
    case 'reshuffled':
      return ['log-reshuffled', {}]
    case 'drew':
      return ['log-drew', { who: person(e.seat), from: person(e.from), card: maybe(e.card) }]
    case 'gave':
      return ['log-gave', { who: person(e.seat), to: person(e.to), card: maybe(e.card) }]
    case 'peeked':
      return [
        'log-peeked',
        { who: person(e.seat), target: person(e.target), seen: (e.cards ?? []).map(card) },
      ]
    case 'swapped':
      return ['log-swapped', { who: person(e.seat), from: person(e.from), card: maybe(e.card) }]
    case 'left':
      return ['log-left', { who: person(e.seat) }]
    case 'studied':
      return ['log-studied', { who: person(e.seat), pile: pile(e.pile), seen: (e.cards ?? []).map(card) }]
    case 'reordered':
      return ['log-reordered', { who: person(e.seat), pile: pile(e.pile), top: card(e.top) }]
    case 'flipped':
      return ['log-flipped', { pile: pile(e.plusSide) }]
    case 'discardedTrick':
      return ['log-discarded', { who: person(e.seat), card: card(e.card), coins: e.coins }]
    case 'looked':
      return ['log-looked', { who: person(e.seat), target: person(e.target) }]
    case 'stole':
      return ['log-stole', { who: person(e.seat), from: person(e.from), card: maybe(e.card), coins: e.coins }]
    case 'voteOpened':
      return ['log-vote', {}]
    case 'voteRevealed': {
      const white = e.sides.filter(s => s === 'white').length
      const toss = e.toss === null ? null : token(e.toss)
      return [
        'log-voted',
        { who: person(e.seat), white, black: e.sides.length - white, toss, coins: e.coins },
      ]
    }
    case 'harvested':
      return ['log-harvested', { who: person(e.seat), pile: pile(e.pile), coins: e.coins }]
    case 'roundScored': {
      const scores = e.scores.map((n, i): Noun<'score'> => ({ noun: 'score', facts: { who: person(i), n } }))
      return ['log-round-over', { round: e.round, scores }]
    }
    case 'gameOver': {
      const [only] = e.winners
      if (e.winners.length === 1 && only !== undefined) return ['log-won', { who: person(only) }]
      return ['log-shared', { winners: e.winners.map(person) }]
    }
    default:
      return null
  }
}

function askedNow({ open }: SakuraView, q: Question): Seat[] {
  return q.kind === 'vote' ? [...open.players.keys()].filter(seat => !q.voted.includes(seat)) : [q.seat]
}

/** What the scroll asks, sentence by sentence. */
export function questionOf(view: SakuraView, reader: Seat): readonly Say[] {
  const q = view.own.question
  if (q === null) return [['ask-over', {}]]
  const asked = askedNow(view, q)
  if (!asked.includes(reader)) return [['ask-wait', { people: asked.map(person) }]]
  switch (q.kind) {
    case 'turn':
      return turnOf(view, q)
    case 'how':
      return [['ask-how', { card: maybe(q.card) }]]
    case 'replace':
      return [['ask-replace', { pile: pile(q.pile) }]]
    case 'give':
      if (q.drawn === null) return [['ask-give', { to: person(q.to) }]]
      return [['ask-give-drawn', { card: card(q.drawn), to: person(q.to) }]]
    case 'peekWho':
      return [['ask-peek-who', {}]]
    case 'peek':
      return [['ask-peek', { target: person(q.target) }]]
    case 'exchange':
      return [['ask-exchange', { target: person(q.target) }]]
    case 'reorderWhich':
      return [['ask-reorder-which', {}]]
    case 'reorder':
      return [['ask-reorder', {}]]
    case 'discardTrick':
      return [['ask-discard', {}]]
    case 'stealWho':
      return [['ask-steal-who', {}]]
    case 'steal':
      return [['ask-steal', { target: person(q.target) }]]
    case 'vote':
      return [['ask-vote', { who: person(q.seat), price: q.price }]]
    default:
      return [['ask-harvest', {}]]
  }
}

/** What the piles still to be served take, with the helpers that are pending. */
function turnOf({ open }: SakuraView, q: Extract<Question, { kind: 'turn' }>): readonly Say[] {
  const pending = open.turn?.pending ?? []
  const [one, other] = q.wants.map(w => ({
    side: w.pile,
    want: wantNoun(w.top, w.climbs, open.table, pending),
  }))
  const first: Say =
    one === undefined
      ? ['ask-hire', {}]
      : other !== undefined
        ? ['ask-serve-both', { one: one.want, other: other.want }]
        : [one.side === 'left' ? 'ask-serve-left' : 'ask-serve-right', { one: one.want }]
  if (open.turn?.freeUse === true) return [first, ['ask-free', {}]]
  return pending.length > 0 ? [first, ['ask-helpers', {}]] : [first]
}

/** A modifier as it was applied under version 1: 'cook-2+', 'cook-2-', 'samurai-lower'. */
type Applied = CharacterId | `${CharacterId}+` | `${CharacterId}-`
function helper(a: Applied): Noun<'helper'> {
  const signed = /^cook-\d[+-]$/.test(a)
  const sign = !signed ? 'none' : a.endsWith('+') ? 'plus' : 'minus'
  return {
    noun: 'helper',
    facts: { character: character((signed ? a.slice(0, -1) : a) as CharacterId), sign },
  }
}

/** What the card on its way counts as when these are applied: asked under version 1 alone. */
function countsAs({ open, own }: SakuraView, applied: readonly Applied[]): number | null {
  const q = own.question
  if (q?.kind !== 'how' || q.card === null) return null
  const cooks = applied.filter(a => /^cook-\d[+-]$/.test(a))
  if (cooks.length === 0) return null
  const shift = cooks.reduce(
    (sum, a) => sum + (a.endsWith('+') ? 1 : -1) * cookNumber(open.table, a.slice(0, -1) as CharacterId),
    0,
  )
  return ((((valueOf(cardOf(q.card)) - 1 + shift) % 13) + 13) % 13) + 1
}

function applyOf(applied: readonly Applied[], view: SakuraView): Say {
  if (applied.length === 0) return ['do-apply-none', {}]
  const n = countsAs(view, applied)
  const helpers = applied.map(helper)
  return n === null ? ['do-apply', { helpers }] : ['do-apply-counts', { helpers, n }]
}

/** Labels that name a card alone. */
const CARD_VERBS = ['replace', 'give', 'swap', 'lay', 'discard', 'steal'] as const
const PLAIN_VERBS = ['leave', 'keep', 'restore', 'end'] as const

/** What stands on the seal for a choice. */
export function labelOf(words: Words, view: SakuraView): Say {
  const [verb, x] = words
  const { open, own } = view
  const onCard = CARD_VERBS.find(v => v === verb)
  if (onCard !== undefined) return [`do-${onCard}`, { card: card(x as CardId) }]
  const plainly = PLAIN_VERBS.find(v => v === verb)
  if (plainly !== undefined) return [`do-${plainly}`, {}]
  const side = x as Side
  const at = SIDES.indexOf(side)
  const coins = own.sums[at] ?? null
  switch (verb) {
    case 'place':
      return ['do-place', { card: card(x as CardId), pile: pile(words[2] as Side) }]
    case 'take': {
      const facts = { pile: pile(side), cards: open.piles[at]?.size ?? 0 }
      return coins === null ? ['do-take', facts] : ['do-take-gain', { ...facts, coins }]
    }
    case 'hire': {
      const id = x as CharacterId
      return ['do-hire', { character: character(id), price: open.prices[open.row.indexOf(id)] ?? 0 }]
    }
    case 'free':
      return ['do-free', { character: character(x as CharacterId) }]
    case 'refresh':
      return ['do-refresh', { price: open.refreshPrice }]
    case 'apply':
      return applyOf(words.slice(1) as Applied[], view)
    case 'look':
      return ['do-look', { target: person(Number(x)) }]
    case 'rob':
      return ['do-rob', { target: person(Number(x)) }]
    case 'study':
      return ['do-study', { pile: pile(side) }]
    case 'harvest':
      return coins === null
        ? ['do-harvest', { pile: pile(side) }]
        : ['do-harvest-gain', { pile: pile(side), coins }]
    default:
      return ['do-vote', { token: token(x as TokenSide) }]
  }
}

/** Reasons that need no facts. */
const PLAIN_REASONS = [
  'bothServed',
  'climbingServed',
  'fallingServed',
  'noTricks',
  'nobodyHasTricks',
  'freeUseOver',
] as const
type Kebab<S extends string> = S extends `${infer A}${infer B}`
  ? `${A extends Lowercase<A> ? A : `-${Lowercase<A>}`}${Kebab<B>}`
  : S

/** Why a choice is not open, by the reasons of `reasons.ts`. */
export function noOf({ id, facts: x }: Refusal, view?: SakuraView): Say | null {
  const plainly = PLAIN_REASONS.find(r => r === id)
  if (plainly !== undefined) return [`no-${kebab(plainly) as Kebab<typeof plainly>}`, {}]
  const coins = Number(x['coins'])
  const price = Number(x['price'])
  switch (id) {
    case 'misfit': {
      const top = x['top'] as CardId
      const helpers = x['helpers'] as readonly CharacterId[]
      const it = card(x['card'] as CardId)
      if (helpers.length > 0)
        return ['no-misfit-helped', { card: it, top: card(top), helpers: helpers.map(character) }]
      return ['no-misfit', { card: it, want: wantNoun(top, x['climbs'] === true, view?.open.table, []) }]
    }
    case 'served':
      return ['no-served', { pile: pile(x['pile'] as Side) }]
    case 'mustPlace':
      return ['no-must-place', { card: card((x['cards'] as readonly CardId[])[0] as CardId) }]
    case 'tooDear':
      return ['no-too-dear', { character: character(x['character'] as CharacterId), coins, price }]
    case 'refreshTooDear':
      return ['no-refresh-too-dear', { coins, price }]
    case 'enoughRefreshes':
      return ['no-enough-refreshes', { n: Number(x['most']) }]
    case 'pilesWait': {
      const [first, second] = x['piles'] as readonly Side[]
      if (first === undefined || second !== undefined) return ['no-piles-wait-both', {}]
      return ['no-piles-wait', { pile: pile(first) }]
    }
    case 'drawnThere':
      return ['no-drawn-there', { card: card(x['card'] as CardId), to: person(Number(x['to'])) }]
    case 'takenThere':
      return ['no-taken-there', { card: card(x['card'] as CardId), to: person(Number(x['to'])) }]
    case 'noTricksThere':
      return ['no-no-tricks-there', { target: person(Number(x['target'])) }]
    default:
      return null
  }
}

/** One line on what a character does, by the number that the table prints on a cook. */
export function effectOf(id: CharacterId, n: number): Say {
  return id === 'cook-1' || id === 'cook-2' || id === 'cook-3' ? [`does-${id}`, { n }] : [`does-${id}`, {}]
}
