import type { Facts, Refusal, Seat, Words } from '@noren/engine'
import type { Message, Noun, Person } from '@noren/words'
import { isKey } from '@noren/words'
import type { SpiritFacts } from '../words/facts.gen.ts'
import type { DefenceSymbol, FamilyKind, FarmKind, Icon, Mode, SamuraiName } from './cards.ts'
import { FAMILY_KINDS, FARM_KINDS, ICONS, MODE_ROWS, MODES, SAMURAI, SYMBOLS } from './cards.ts'
import type { SpiritEvent } from './events.ts'
import type { SpiritOpen, SpiritView } from './view.ts'
import { raiderOf } from './raider.ts'

/** Events, questions, choices and reasons as ids and facts. They see views, events and words alone. */

type Said = Message<SpiritFacts>

/** SS-SCORE-4: what is written after a score. */
export const suffixOf = (mode: Mode): string => MODE_ROWS[MODES.indexOf(mode)]?.suffix ?? ''
export const writtenScore = (score: number, mode: Mode): string => `${score}${suffixOf(mode)}`

const person = (seat: Seat): Person => ({ seat })
const raider = (value: number): Noun<'raider'> =>
  value < 0 ? { noun: 'raider-unseen' } : { noun: 'raider', facts: { value } }
const raiders = (values: readonly number[]): readonly Noun<'raider'>[] => values.map(raider)
const samurai = (name: SamuraiName): Noun<'samurai'> => ({ noun: `samurai-${name}` })
const samuraiAt = (at: number): Noun<'samurai'> => samurai(SAMURAI[at] ?? 'heihachi')
/** `NO_DEFEND` as ids write it: `no-defend`. */
const icon = (name: Icon): Noun<'icon'> => ({ noun: `icon-${name.toLowerCase().replaceAll('_', '-')}` })
const iconAt = (at: number): Noun<'icon'> => icon(ICONS[at] ?? 'BURN')
const symbol = (name: DefenceSymbol): Noun<'symbol'> => ({ noun: `symbol-${name}` })
const symbolAt = (at: number): Noun<'symbol'> => symbol(SYMBOLS[at] ?? 'hat')
const price = (at: number): `farm-${Lowercase<FarmKind>}` => {
  const kind = (FARM_KINDS[at] ?? 'A').toLowerCase() as Lowercase<FarmKind>
  return `farm-${kind}`
}
const help = (at: number): `family-${Lowercase<FamilyKind>}` => {
  const kind = (FAMILY_KINDS[at] ?? 'A').toLowerCase() as Lowercase<FamilyKind>
  return `family-${kind}`
}

/** A samurai is called by its name where the view tells it, else by its player's. */
function called(open: SpiritOpen | undefined, seat: Seat): Noun<'samurai'> | Person {
  const name = open?.boards[seat]?.samurai ?? null
  return name === null ? person(seat) : samurai(name)
}
/** The same, but whoever reads is "you". */
const whom = (view: SpiritView | undefined, seat: unknown): Noun<'samurai'> | Person =>
  view?.own.seat === seat ? person(Number(seat)) : called(view?.open, Number(seat))

export function logOf(e: SpiritEvent): Said | null {
  switch (e.type) {
    case 'began':
      return ['log-began', { deck: e.deck, barricades: e.barricades, who: person(e.seat) }]
    case 'chose':
      return ['log-chose', { who: person(e.seat), samurai: samuraiAt(e.samurai) }]
    case 'turn':
    case 'returned':
    case 'familiesShown':
      return null
    case 'activated':
      return ['log-activated', { who: person(e.seat), samurai: samuraiAt(e.samurai) }]
    case 'impossible':
      return ['log-impossible', { icon: iconAt(e.icon) }]
    case 'lent':
      return ['log-lent', { owner: person(e.seat), to: person(e.to) }]
    case 'passed':
      return [e.forced ? 'log-passed-forced' : 'log-passed', { who: person(e.seat) }]
    case 'kiai':
      return ['log-kiai', { who: person(e.seat), samurai: samuraiAt(e.samurai) }]
    case 'declined':
      return ['log-declined', { who: person(e.seat) }]
    case 'wounded':
      return [e.wounds >= 4 ? 'log-fell' : 'log-wounded', { who: person(e.seat) }]
    case 'turned':
      return ['log-turned', { who: person(e.seat), kiai: e.kiai }]
    case 'healed':
      return ['log-healed', { who: person(e.seat) }]
    case 'lacking':
      return ['log-lacking', { who: person(e.seat), symbol: symbolAt(e.symbol) }]
    case 'overwhelmed':
      return ['log-overwhelmed', { who: person(e.seat), total: e.total, kiai: e.kiai }]
    default:
      return ofCards(e) ?? ofVillage(e)
  }
}

/** What happens to one raider or several. */
function ofCards(e: SpiritEvent): Said | null {
  switch (e.type) {
    case 'penalty':
      return ['log-penalty', { who: person(e.seat), icon: iconAt(e.icon), raider: raider(e.value) }]
    case 'ignored':
      return ['log-ignored', { who: person(e.seat), icon: iconAt(e.icon), raider: raider(e.value) }]
    case 'reinforced':
      return ['log-reinforced', { raider: raider(e.value) }]
    case 'lostDefence':
      return ['log-lost-defence', { who: person(e.seat), symbol: symbolAt(e.symbol) }]
    case 'drawn':
      return [
        e.why === 'arrow' ? 'log-drawn-arrow' : 'log-drawn',
        { who: person(e.seat), raider: raider(e.value) },
      ]
    case 'confronted':
      return [
        'log-confronted',
        { who: person(e.seat), raider: raider(e.value), total: e.total, kiai: e.kiai },
      ]
    case 'defended':
      return ['log-defended', { who: person(e.seat), symbol: symbolAt(e.symbol) }]
    case 'gave':
      return ['log-gave', { who: person(e.seat), raider: raider(e.value), to: person(e.to) }]
    case 'struck':
      return ['log-struck', { who: person(e.seat), raider: raider(e.value) }]
    case 'buried':
      return ['log-buried', { who: person(e.seat), raider: raider(e.value) }]
    case 'slipped':
      return e.value < 0 ? ['log-slipped-unseen', {}] : ['log-slipped', { raider: raider(e.value) }]
    case 'moved':
      return ['log-moved', { raider: raider(e.value), from: person(e.from), to: person(e.to) }]
    case 'cut':
      return ['log-cut', { who: person(e.seat), raider: raider(e.value), from: person(e.from) }]
    case 'cleared':
      return [
        e.pile === 'deck' ? 'log-cleared-deck' : 'log-cleared-gate',
        { who: person(e.seat), raiders: raiders(e.values) },
      ]
    case 'turnedUp':
      return ['log-turned-up', { who: person(e.seat), raiders: raiders(e.values) }]
    case 'arranged':
      return ['log-arranged', { raiders: raiders(e.values) }]
    case 'shed':
      return ['log-shed', { raider: raider(e.value), who: person(e.seat), total: e.total }]
    case 'intruder':
      return ['log-intruder', { raider: raider(e.value), flames: e.flames }]
    default:
      return null
  }
}

const DAWN = ['log-dawn-1', 'log-dawn-2', 'log-dawn-3', 'log-dawn-4'] as const

function ofVillage(e: SpiritEvent): Said | null {
  switch (e.type) {
    case 'barricadeLost':
      return ['log-barricade-lost', { left: e.left }]
    case 'barricadeBuilt':
      return ['log-barricade-built', { left: e.left }]
    case 'farmLost':
      return ['log-farm-lost', { left: e.left }]
    case 'farmPenalty':
      return ['log-farm-penalty', { price: price(e.kind) }]
    case 'familyLost':
      return ['log-family-lost', { left: e.left }]
    case 'roundOver':
      return e.everyonePassed
        ? ['log-everyone-passed', { gate: e.gate }]
        : ['log-round-over', { round: e.round, gate: e.gate }]
    case 'dawn':
      return [DAWN[e.step - 1] ?? 'log-dawn-4', {}]
    case 'bonus':
      return ['log-bonus', { help: help(e.kind) }]
    case 'round':
      return ['log-round', { round: e.round, added: e.added, deck: e.deck, who: person(e.seat) }]
    case 'won': {
      const mode = MODES[e.mode] ?? 'normal'
      return ['log-won', { score: writtenScore(e.score, mode), mode }]
    }
    case 'lost':
      return e.seat < 0 ? ['log-lost', {}] : ['log-lost-dead', { who: person(e.seat) }]
    default:
      return null
  }
}

type Asked = NonNullable<SpiritView['own']['question']>

/** Questions whose sentence needs no fact. */
const PLAIN = {
  choose: 'ask-choose',
  absent: 'ask-absent',
  order: 'ask-order',
  loseDefence: 'ask-lose-defence',
  action: 'ask-action',
  recipient: 'ask-recipient',
  again: 'ask-again',
  power: 'ask-power',
  moveFrom: 'ask-move-from',
  moveTo: 'ask-move-to',
  cut: 'ask-cut',
  lendFrom: 'ask-lend-from',
  lendTo: 'ask-lend-to',
  arrange: 'ask-arrange',
  heal: 'ask-heal',
  farmWound: 'ask-farm-wound',
  bonus: 'ask-bonus',
} as const

function asked(q: Asked, open: SpiritOpen): Said {
  const value = 'card' in q ? (raiderOf(open, q.card)?.value ?? -1) : -1
  switch (q.kind) {
    case 'ignore':
      return ['ask-ignore', { icon: icon(q.icon) }]
    case 'place':
      return [
        q.from >= 0 ? 'ask-place-given' : q.kept ? 'ask-place-kept' : 'ask-place',
        { raider: raider(value) },
      ]
    case 'receive':
      return ['ask-receive', { raider: raider(value) }]
    default:
      return [q.kind in PLAIN ? PLAIN[q.kind] : 'ask-turn', {}]
  }
}

export function questionOf({ open, own }: SpiritView, seat: Seat): readonly Said[] {
  const { outcome, mode } = open
  if (outcome !== null) {
    const score = outcome.scores[0] ?? 0
    return [score > 0 ? ['ask-won', { score: writtenScore(score, mode) }] : ['ask-lost', {}]]
  }
  const q = own.question
  if (q === null) return [['ask-nobody', {}]]
  if (q.seat !== seat) return [['ask-waiting', { who: person(q.seat) }]]
  return [asked(q, open)]
}

/** Choices that are always said alike. */
const BARE = {
  ready: 'do-ready',
  fight: 'do-fight',
  support: 'do-support',
  pass: 'do-pass',
  discard: 'do-discard',
  under: 'do-under',
  again: 'do-again',
  stop: 'do-stop',
  decline: 'do-decline',
  nobody: 'do-nobody',
} as const
const AT_ICON = { first: 'do-first', ignore: 'do-ignore', suffer: 'do-suffer' } as const
const AT_SEAT = {
  give: 'do-give',
  from: 'do-from',
  to: 'do-to',
  cut: 'do-cut',
  heal: 'do-heal',
  wound: 'do-wound',
} as const

export function labelOf(words: Words, { open, own }: SpiritView): Said {
  const [verb, a] = words
  const q = own.question
  if (isKey(BARE, verb)) return [BARE[verb], {}]
  if (isKey(AT_SEAT, verb)) return [AT_SEAT[verb], { whom: called(open, Number(a)) }]
  if (isKey(AT_ICON, verb)) {
    const named = ICONS.find(i => i === a) ?? (q?.kind === 'ignore' ? q.icon : 'BURN')
    return [AT_ICON[verb], { icon: icon(named) }]
  }
  const shown = q?.kind === 'place' || q?.kind === 'receive' ? q : null
  switch (verb) {
    case 'choose':
    case 'activate':
      return [verb === 'choose' ? 'do-choose' : 'do-activate', { samurai: samurai(a as SamuraiName) }]
    case 'lose':
      return ['do-lose', { symbol: symbol(SYMBOLS.find(k => k === a) ?? 'hat') }]
    case 'defend':
      return ['do-defend', { symbol: symbol(raiderOf(open, shown?.card ?? -1)?.symbol ?? 'hat') }]
    case 'confront': {
      const kiai = open.boards[q?.seat ?? open.active]?.kiai ?? 0
      return ['do-confront', { total: shown?.total ?? 0, kiai, clash: shown?.clash ?? 'below' }]
    }
    case 'order': {
      const values = words.slice(1).map(at => raiderOf(open, open.deck[Number(at)] ?? -1)?.value ?? -1)
      return ['do-order', { raiders: raiders(values) }]
    }
    default:
      return powerLabel(q)
  }
}

/** `use`: what the effect of a kiai does here. */
function powerLabel(q: SpiritView['own']['question']): Said {
  if (q?.kind !== 'power' || q.power === 'build') return ['do-build', {}]
  const id = q.power === 'deck' ? 'do-clear-deck' : q.power === 'gate' ? 'do-clear-gate' : 'do-turn-up'
  return [id, { n: q.cards }]
}

const AT_RAIDER = {
  noSymbol: 'no-no-symbol',
  kept: 'no-kept',
  gaveAlready: 'no-gave-already',
  noRepeat: 'no-no-repeat',
} as const
const ALONE = {
  noDefending: 'no-no-defending',
  noTalents: 'no-no-talents',
  cameBack: 'no-came-back',
  pileEmpty: 'no-pile-empty',
  alone: 'no-alone',
  noSupport: 'no-no-support',
} as const
const OF_SEAT = {
  neighbourOut: 'no-neighbour-out',
  hasPassed: 'no-has-passed',
  noLine: 'no-no-line',
  sameLine: 'no-same-line',
  ownToken: 'no-own-token',
  noMarker: 'no-no-marker',
} as const
const OF_SAMURAI = { taken: 'no-taken', spent: 'no-spent' } as const

function wrongValue(x: Facts): Said {
  const id =
    x['strict'] === true
      ? 'no-wrong-value-strict'
      : x['back'] === true
        ? 'no-wrong-value-back'
        : 'no-wrong-value'
  const giver = x['giver'] as SamuraiName
  return [id, { samurai: samurai(giver), even: giver === 'heihachi', raider: raider(Number(x['value'])) }]
}

export function noOf({ id, facts: x }: Refusal, view?: SpiritView): Said | null {
  if (isKey(AT_RAIDER, id)) return [AT_RAIDER[id], { raider: raider(Number(x['value'])) }]
  if (isKey(ALONE, id)) return [ALONE[id], {}]
  if (isKey(OF_SEAT, id)) return [OF_SEAT[id], { whom: whom(view, x['seat']) }]
  if (isKey(OF_SAMURAI, id)) return [OF_SAMURAI[id], { samurai: samurai(x['samurai'] as SamuraiName) }]
  switch (id) {
    case 'symbolHeld':
      return ['no-symbol-held', { symbol: symbol(x['symbol'] as DefenceSymbol) }]
    case 'wrongValue':
      return wrongValue(x)
    case 'tokenLent':
      return ['no-token-lent', { holder: called(view?.open, Number(x['holder'])) }]
    case 'tokenAway':
      return ['no-token-away', { whom: whom(view, x['seat']), holder: whom(view, x['holder']) }]
    default:
      return null
  }
}
