import type { Seat } from '@noren/engine'
import { members } from '@noren/engine'
import type { Message, Noun, Person } from '@noren/words'
import { isKey } from '@noren/words'
import type { SakeFacts } from '../words/facts.gen.ts'
import { DIRS, USES } from './named.ts'
import { SAMURAI } from './cards.ts'
import type { SakeEvent } from './events.ts'
import { BOARD } from './printed.ts'
import { DISCIPLE_BASE } from './ring.ts'
import {
  backAt,
  cardNoun,
  disciple,
  gapNoun,
  gearAt,
  locationAt,
  person,
  placeAt,
  samuraiNoun,
  typeOfCard,
} from './things.ts'
import type { SakeView } from './view.ts'

/** What happened as ids and facts. It sees events and views alone. */

export type Said = Message<SakeFacts>
export type Dir = (typeof DIRS)[number]

type Of<T extends SakeEvent['type']> = Extract<SakeEvent, { readonly type: T }>
const dirAt = (dir: number): Dir => DIRS[dir] ?? 'left'

export function logOf(e: SakeEvent, view?: SakeView): Said | null {
  const card = (n: number): Noun<'card'> => cardNoun(typeOfCard(n, view))
  const cards = (list: readonly number[]): readonly Noun<'card'>[] => list.map(card)
  switch (e.type) {
    case 'gameBegan':
      return e.location === 0
        ? ['log-began', { who: person(e.seat), n: e.masu }]
        : [
            'log-began-at',
            { who: person(e.seat), n: e.masu, location: locationAt(e.location, view?.open.data) },
          ]
    case 'played':
      return played(e, card(e.card))
    case 'drew':
      return e.cards === null
        ? ['log-drew', { who: person(e.seat), n: e.backs.length }]
        : ['log-drew-mine', { who: person(e.seat), cards: cards(e.cards) }]
    case 'discarded': {
      // A card that was used is told already.
      if (e.why === 'used') return null
      const id = e.why === 'late' ? 'log-discarded-late' : 'log-discarded'
      return [id, { who: person(e.seat), cards: cards(e.cards) }]
    }
    case 'windowClosed':
      return e.by < 0 ? null : ['log-stopped', { by: person(e.by), who: person(e.seat), card: card(e.card) }]
    case 'attacked':
      return attacked(e, card)
    case 'defended':
      return ['log-defended', { who: person(e.seat), card: card(e.card), n: e.value }]
    case 'turnedUp':
      return e.card < 0
        ? ['log-turned-none', { source: disciple(e.seat), n: e.value }]
        : ['log-turned-up', { source: disciple(e.seat), card: card(e.card), n: e.value }]
    case 'vanished': {
      if (e.by < 0) return null
      const who = person(e.seat)
      return e.by === e.seat
        ? ['log-vanished-self', { who, card: card(e.card) }]
        : ['log-vanished', { who, by: person(e.by), card: card(e.card) }]
    }
    default:
      return ofTable(e) ?? ofSips(e) ?? ofOne(e)
  }
}

function played(e: Of<'played'>, card: Noun<'card'>): Said {
  const who = person(e.seat)
  const use = USES[e.use] ?? 'text'
  return use === 'move'
    ? ['log-played-move', { who, card, n: e.steps, dir: dirAt(e.dir) }]
    : [`log-played-${use}`, { who, card }]
}

function attacked(e: Of<'attacked'>, card: (n: number) => Noun<'card'>): Said {
  const who = person(e.seat)
  const n = e.value
  const target: Noun<'disciple'> | Person = e.target < DISCIPLE_BASE ? person(e.target) : disciple(e.owner)
  if (e.source >= 0) return ['log-attacked-disciple', { source: disciple(e.seat), target, n }]
  if (e.weapon >= 0) return ['log-attacked', { who, target, card: gearAt(e.weapon), n }]
  if (!e.ranged) return ['log-attacked-bare', { who, target, n }]
  return e.card < 0
    ? ['log-attacked-afar', { who, target, n }]
    : ['log-attacked-event', { who, target, card: card(e.card), n }]
}

/** The table, the ring of Steps, the end. */
function ofTable(e: SakeEvent): Said | null {
  switch (e.type) {
    case 'turnBegan':
      return e.round > 0
        ? ['log-turn-fatal', { who: person(e.seat), n: e.round }]
        : ['log-turn', { who: person(e.seat) }]
    case 'shuffled':
      return ['log-shuffled', { n: e.count }]
    case 'moved':
      return ['log-moved', { who: person(e.seat), n: e.steps, dir: dirAt(e.dir) }]
    case 'discipleStood':
      return ['log-disciple-stood', { source: disciple(e.seat), dir: dirAt(e.dir) }]
    case 'discipleAdvanced':
      return ['log-disciple-advanced', { source: disciple(e.seat), n: e.steps }]
    case 'discipleFell':
      return ['log-disciple-fell', { source: disciple(e.seat) }]
    case 'discipleHeld':
      return ['log-disciple-held', { source: disciple(e.seat) }]
    case 'cubePut':
      return [
        e.change === 0 ? 'log-step-added' : 'log-step-removed',
        { who: person(e.seat), gap: gapNoun(e.gap, e.to) },
      ]
    case 'gapClosed':
      return e.kept < 0
        ? ['log-gaps-gone', { gone: e.returned }]
        : ['log-gap-kept', { gap: gapNoun(e.a, e.b), gone: e.returned }]
    case 'fatalRound':
      return ['log-fatal-round', { n: e.round, who: person(e.seat) }]
    case 'stopped':
      return ['log-game-stopped', { n: e.rounds }]
    case 'ended':
      return ended(members(e.winners))
    default:
      return null
  }
}

function ended(winners: readonly Seat[]): Said {
  const [one] = winners
  if (one === undefined) return ['log-nobody-won', {}]
  return winners.length === 1
    ? ['log-won', { who: person(one) }]
    : ['log-won-together', { winners: winners.map(person) }]
}

/** Sips, and what Spirits do about them. */
function ofSips(e: SakeEvent): Said | null {
  switch (e.type) {
    case 'drank':
      return ['log-drank', { who: person(e.seat), n: e.amount }]
    case 'burned':
      return ['log-burned', { who: person(e.seat), place: placeAt(e.place) }]
    // SK-SAKE-8: with a sip on the board one talks like a drunk.
    case 'placed':
      return e.place === BOARD
        ? ['log-placed-board', { who: person(e.seat) }]
        : ['log-placed', { who: person(e.seat), place: placeAt(e.place) }]
    case 'sakeGone':
      return ['log-sips-gone', { who: person(e.seat), n: e.count }]
    case 'spiritHit':
      return ['log-sips-gone', { who: person(e.seat), n: e.lost }]
    case 'brawled':
      return [
        'log-brawled',
        { by: person(e.by), who: person(e.seat), place: placeAt(e.from), onto: placeAt(e.to) },
      ]
    case 'drowsed':
      return [
        'log-drowsed',
        { by: person(e.by), from: person(e.seat), to: person(e.to), back: backAt(e.back) },
      ]
    case 'tormented':
      return ['log-tormented', { by: person(e.by), who: person(e.seat), n: e.cards.length }]
    case 'helped':
      return ['log-helped', { by: person(e.seat), n: e.cards.length }]
    case 'sakeStolen':
      return ['log-sip-stolen', { who: person(e.seat), place: placeAt(e.place) }]
    case 'given':
      return ['log-given', { who: person(e.seat) }]
    default:
      return null
  }
}

/** Events that name one player alone. */
const ALONE = {
  turnCut: 'log-turn-cut',
  attackGivenUp: 'log-no-attack',
  stoodUp: 'log-stood-up',
  sacrificed: 'log-sacrificed',
  died: 'log-died',
  stole: 'log-stole',
  powerPassed: 'log-no-power',
  tormentFailed: 'log-torment-failed',
  seppuku: 'log-seppuku',
} as const
const isAlone = (e: SakeEvent): e is Of<keyof typeof ALONE> => isKey(ALONE, e.type)

/** What one player does or suffers. Events that are only a movement, or that another line tells already, are silent. */
function ofOne(e: SakeEvent): Said | null {
  if (isAlone(e)) return [ALONE[e.type], { who: person(e.seat) }]
  switch (e.type) {
    case 'boardTaken':
      return ['log-board-taken', { who: person(e.seat), samurai: samuraiNoun(SAMURAI[e.board] ?? 'musashi') }]
    case 'activated':
      return ['log-activated', { who: person(e.seat), card: gearAt(e.place) }]
    case 'laid':
      return ['log-laid', { who: person(e.seat), card: gearAt(e.place) }]
    case 'gearLost':
      return ['log-gear-lost', { who: person(e.seat), card: gearAt(e.place) }]
    case 'wielded':
      return e.place < 0 ? null : ['log-wielded', { who: person(e.seat), card: gearAt(e.place) }]
    case 'soul':
      return ['log-soul', { who: person(e.seat), n: e.count }]
    case 'undefended':
      return e.value > 0
        ? ['log-undefended-armour', { who: person(e.seat), n: e.value }]
        : ['log-undefended', { who: person(e.seat) }]
    case 'damaged':
      return ['log-damaged', { who: person(e.seat), n: e.damage }]
    case 'healed':
      return ['log-healed', { who: person(e.seat), n: e.amount }]
    case 'disciplesReturned':
      return ['log-disciples-returned', { who: person(e.seat), n: e.cards.length }]
    case 'becameSpirit':
      return ['log-rose', { who: person(e.seat), n: e.backs.length }]
    default:
      return null
  }
}
