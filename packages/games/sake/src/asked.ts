import type { Seat, Words } from '@noren/engine'
import { members } from '@noren/engine'
import { isKey } from '@noren/words'
import { PLACES } from './named.ts'
import type { Card, SamuraiId } from './cards.ts'
import { BACKS, STANDARD } from './cards.ts'
import { isPick } from './frames.ts'
import type { Dir, Said } from './said.ts'
import { lastSeen } from './seen.ts'
import {
  backAt,
  backNoun,
  cardNoun,
  cardOfWord,
  disciple,
  gapNoun,
  gearNoun,
  masterIn,
  person,
  placeNoun,
  samuraiNoun,
  typeOfCard,
} from './things.ts'
import type { Question, SakeView } from './view.ts'

/** Questions and choices as ids and facts. They see views and words alone. */

/** Questions whose sentence needs no fact. */
const PLAIN = {
  boards: 'ask-boards',
  weapon: 'ask-weapon',
  second: 'ask-second',
  respond: 'ask-respond',
  rearm: 'ask-rearm',
  disciples: 'ask-disciples',
  prey: 'ask-prey',
  wield: 'ask-wield',
  side: 'ask-side',
  haunt: 'ask-haunt',
} as const
/** Those that say how many are left. */
const COUNTED = { place: 'ask-place', steps: 'ask-steps', lose: 'ask-lose', give: 'ask-give' } as const

function asked(view: SakeView, q: Question): Said {
  if (isPick(q)) return ['ask-declare', {}]
  if (isKey(PLAIN, q.kind)) return [PLAIN[q.kind], {}]
  switch (q.kind) {
    case 'place':
    case 'steps':
    case 'lose':
    case 'give':
      return [COUNTED[q.kind], { n: q.left }]
    case 'play':
      return ['ask-play', { n: view.open.plays }]
    case 'window':
      return ['ask-window', { of: person(q.seat) }]
    case 'defend':
      return [q.against === 'torment' ? 'ask-defend-torment' : 'ask-defend', { n: q.value }]
    case 'vanish':
      return ['ask-vanish', { who: person(q.seat) }]
    case 'discard':
      return ['ask-discard', { n: q.owed }]
    case 'power':
      return ['ask-power', { back: backAt(view.open.top) }]
    case 'help':
      return ['ask-help', { who: person(q.target) }]
    default:
      return ['ask-declare', {}]
  }
}

/** The question the scroll asks `seat`, or whom the table waits for. */
export function questionOf(view: SakeView, seat: Seat): readonly Said[] {
  const q = view.own.question
  if (q === null) return [['ask-over', {}]]
  if (seat >= 0 && (q.waiting & (1 << seat)) !== 0) return [asked(view, q)]
  const waiting = members(q.waiting)
  return [['ask-wait', { waiting: waiting.map(person), n: waiting.length }]]
}

/** Choices that are always said alike. */
const BARE = {
  act: 'do-act',
  sacrifice: 'do-sacrifice',
  steal: 'do-steal',
  done: 'do-done',
  withdraw: 'do-withdraw',
} as const
const AT_CARD = {
  card: 'do-card',
  remedy: 'do-remedy',
  interrupt: 'do-interrupt',
  discard: 'do-discard',
  vanish: 'do-vanish',
} as const
const AT_PLACE = {
  pay: 'do-burn',
  cost: 'do-burn',
  burn: 'do-burn-draw',
  place: 'do-place',
  lose: 'do-lose',
  onto: 'do-onto',
} as const
const AT_SEAT = { give: 'do-give', to: 'do-to', torment: 'do-torment' } as const
const PASS = {
  defend: 'do-pass-defend',
  second: 'do-pass-second',
  weapon: 'do-pass-weapon',
  power: 'do-pass-power',
  haunt: 'do-pass-haunt',
  vanish: 'do-pass-vanish',
} as const
const USE = {
  attack: 'do-use-attack',
  iaido: 'do-use-iaido',
  move: 'do-use-move',
  drink: 'do-use-drink',
} as const

const printedCard = (view: SakeView, card: number): Card | undefined =>
  (view.open.data ?? STANDARD).cards[card]

/** The box a use reads, so that the label can show its number. */
function boxOf(use: keyof typeof USE, card: Card | undefined): number {
  if (card === undefined) return 0
  if (use === 'move') return card.move
  return use === 'drink' ? card.drink : card.attack
}

function stepLabel([, dir, n]: Words): Said {
  return Number(n) === 0 ? ['do-stay', {}] : ['do-step', { n: Number(n), dir: dir as Dir }]
}

function endLabel(view: SakeView): Said {
  if (view.own.question?.kind !== 'wield') return ['do-end', {}]
  const held = PLACES[view.open.players[view.own.seat]?.wield ?? -1]
  return held === undefined ? ['do-end-bare', {}] : ['do-end-wield', { card: gearNoun(held) }]
}

/** Which gap stays, as the dying player sees it. */
function keepLabel(view: SakeView, gap: unknown): Said {
  const dying = lastSeen(view, 'side')?.seat ?? -1
  if (gap === dying) return ['do-keep-left', {}]
  return view.open.gaps.find(g => g.a === gap)?.b === dying || isBefore(view, Number(gap), dying)
    ? ['do-keep-right', {}]
    : ['do-keep-between', {}]
}

/** Whether a gap ends at the dying player: its first end is the living Samurai just before him. */
function isBefore({ open }: SakeView, gap: number, dying: number): boolean {
  for (let k = 1; k < open.seats; k++) {
    const seat = (dying + open.seats - k) % open.seats
    if (open.players[seat]?.status === 0) return seat === gap
  }
  return false
}

export function labelOf(words: Words, view: SakeView): Said {
  const [verb, x, y] = words
  const card = cardNoun(typeOfCard(cardOfWord(x), view))
  const gap = (a: unknown) => gapNoun(Number(a), view.open.gaps.find(g => g.a === a)?.b ?? -1)
  if (isKey(BARE, verb)) return [BARE[verb], {}]
  if (isKey(AT_CARD, verb)) return [AT_CARD[verb], { card }]
  if (isKey(AT_PLACE, verb)) return [AT_PLACE[verb], { place: placeNoun(String(x)) }]
  if (isKey(AT_SEAT, verb)) return [AT_SEAT[verb], { who: person(Number(x)) }]
  switch (verb) {
    case 'pass': {
      const kind = view.own.question?.kind
      return [isKey(PASS, kind) ? PASS[kind] : 'do-pass', {}]
    }
    case 'board':
      return ['do-board', { samurai: samuraiNoun(x as SamuraiId) }]
    case 'defend':
      return ['do-defend', { card, n: printedCard(view, cardOfWord(x))?.defence ?? 0 }]
    case 'spend': {
      const back = printedCard(view, cardOfWord(x))?.back ?? 'shove'
      return ['do-spend', { card, back: backNoun(back) }]
    }
    case 'use':
      return isKey(USE, x)
        ? [USE[x], { n: boxOf(x, printedCard(view, lastSeen(view, 'pickUse')?.card ?? -1)) }]
        : ['do-use-text', {}]
    case 'target':
      return [
        'do-target',
        { target: typeof x === 'number' ? person(x) : disciple(masterIn(view.open.gaps, cardOfWord(x))) },
      ]
    case 'weapon':
      return x === 'bare' ? ['do-weapon-bare', {}] : ['do-weapon', { card: gearNoun(String(x)) }]
    case 'wield':
      return x === 'bare' ? ['do-wield-bare', {}] : ['do-wield', { card: gearNoun(String(x)) }]
    case 'activate':
      return ['do-activate', { card: gearNoun(String(x)) }]
    case 'step':
      return stepLabel(words)
    case 'side':
      return ['do-side', { dir: x as Dir }]
    case 'gear':
      return ['do-gear', { who: person(Number(x)), card: gearNoun(String(y)) }]
    case 'sip':
    case 'brawl':
      return [verb === 'sip' ? 'do-sip' : 'do-brawl', { who: person(Number(x)), place: placeNoun(String(y)) }]
    case 'drowse':
      return ['do-drowse', { who: person(Number(x)), back: backNoun(BACKS.find(b => b === y) ?? 'shove') }]
    case 'spot':
      return ['do-spot', { gap: gap(x) }]
    case 'shove':
      return [x === 'add' ? 'do-shove-add' : 'do-shove-remove', { gap: gap(y) }]
    case 'keep':
      return keepLabel(view, x)
    case 'soul':
      return ['do-soul', { n: Number(x) }]
    case 'stop':
      return ['do-stop', { stop: { noun: `stop-${Number(x) + 1}` } }]
    default:
      return endLabel(view)
  }
}
