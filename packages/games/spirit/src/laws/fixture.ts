import type { GameDefinition, Seat } from '@noren/engine'
import {
  below,
  Choices,
  copyRng,
  first,
  fork,
  legal,
  play,
  settle,
  shuffle,
  silent,
  waiting,
} from '@noren/engine'
import type { Fixture, Secrets } from '@noren/engine/laws'
import { ICONS, MODES, MODE_ROWS, PRINTED } from '../cards.ts'
import type { SpiritData } from '../cards.ts'
import { spirit } from '../index.ts'
import { policy } from '../sense.ts'
import type { Spirit, SpiritEvent, SpiritFrame, SpiritOpen, SpiritOptions, SpiritView } from '../index.ts'
import { bookOf, kiaiOf } from '../state.ts'
import { act } from '../actions.ts'
import { action } from '../steps/action.ts'
import { turn } from '../steps/turn.ts'
import { reasons } from './reasons.ts'

/**
 * What nobody may tell apart, written from section 5 of the rules. Tokens: raiders 0..65, farm tokens from
 * 100, family tokens from 110.
 */
const FARM = 100
const FAMILY = 110

/** Face-down places of the draw pile and of the intruder pile whose card nobody has seen go there. */
function dark(s: Spirit): { deck: number[]; gate: number[] } {
  const deck: number[] = []
  const gate: number[] = []
  s.deck.forEach((_, i) => {
    if (i >= s.under && i < s.deck.length - s.up) deck.push(i)
  })
  s.gate.forEach((_, i) => {
    if (s.gateKnown[i] === 0) gate.push(i)
  })
  return { deck, gate }
}

const darkCards = (s: Spirit): number[] => {
  const places = dark(s)
  return [...places.deck.map(i => s.deck[i] as number), ...places.gate.map(i => s.gate[i] as number)]
}

export const secrets: Secrets<Spirit> = {
  groups(s) {
    const { rank } = bookOf(s)
    const hidden = darkCards(s)
    // From round 2 on everybody knows which raiders took part before; only the newcomers of this round may be
    // in the box.
    const newcomers = hidden.filter(c => rank[c] === s.round - 1)
    const veterans = hidden.filter(c => rank[c] !== s.round - 1)
    const farms = s.farms.filter((_, i) => s.farmLost[i] === 0).map(token => FARM + token)
    const families =
      s.familiesShown === 1
        ? []
        : s.families.filter((_, i) => s.familyLost[i] === 0).map(token => FAMILY + token)
    return [[...newcomers, ...s.box.filter(c => rank[c] === s.round - 1)], veterans, farms, families]
  },
  rename(s, to) {
    const w = spirit.clone(s)
    const card = (c: number): number => (c < 0 ? c : to(c))
    w.deck = w.deck.map(card)
    w.gate = w.gate.map(card)
    w.discard = w.discard.map(card)
    w.lines = w.lines.map(line => line.map(card))
    w.defence = w.defence.map(card)
    for (const f of w.frames) if ('card' in f) f.card = card(f.card)
    w.box = w.box.map(card)
    w.roster = w.roster.map(card).sort((a, b) => a - b)
    return {
      ...w,
      farms: w.farms.map(token => to(FARM + token) - FARM),
      families: w.families.map(token => to(FAMILY + token) - FAMILY),
    }
  },
  // No choice names a hidden card.
  renameAction: a => a,
  // A card cleared openly (SS-KIAI-26, SS-KIAI-29) may be shuffled back into the draw pile by a penalty of the same move (SS-PEN-25).
  shown: events => (events as readonly SpiritEvent[]).flatMap(e => (e.type === 'cleared' ? e.cards : [])),
  /** Old and new raiders have the same backs: their places are mixed too. */
  stir(s, _seat, rng) {
    const places = dark(s)
    const mixed = shuffle(rng, darkCards(s))
    for (const i of places.deck) s.deck[i] = mixed.pop() as number
    for (const i of places.gate) s.gate[i] = mixed.pop() as number
  },
}

/** Every raider once, wherever it lies; a card just drawn and not yet placed included. */
function raiders(s: Spirit): number[] {
  const held = s.frames.flatMap(f => (f.kind === 'place' || f.kind === 'receive' ? [f.card] : []))
  return [
    ...s.deck,
    ...s.gate,
    ...s.discard,
    ...s.box,
    ...s.lines.flat(),
    ...s.defence.filter(c => c >= 0),
    ...held,
  ]
}

const answers = new Choices()

/** The invariants at the end of Appendix A. */
function invariants(s: Spirit): string[] {
  const wrong: string[] = []
  const { value, symbol, rank } = bookOf(s)
  const row = MODE_ROWS[s.mode]
  if (row === undefined) return ['no such mode']
  const inGame = 66 - s.box.length
  const size = row.plunderers * s.seats + (s.round - 1) * (s.seats - row.fewer)
  if (inGame !== size) wrong.push(`${inGame} raiders in round ${s.round}, not ${size}`)
  s.lines.forEach((line, seat) => {
    const total = line.reduce((sum, c) => sum + (value[c] ?? 0), 0)
    if (total !== s.totals[seat]) wrong.push(`total of ${seat} is ${s.totals[seat]}, not ${total}`)
    const asked = s.frames.at(-1)?.kind === 'action' || s.frames.at(-1)?.kind === 'absent'
    const open = (s.passed & (1 << seat)) === 0 && s.samurai[seat] !== -1
    if (asked && open && total === kiaiOf(s, seat)) wrong.push(`seat ${seat} rests on its kiai value`)
  })
  s.defence.forEach((c, i) => {
    if (c >= 0 && symbol[c] !== i % 3) wrong.push(`card ${c} defends as ${i % 3}`)
  })
  if (s.barricades < 0 || s.barricades > s.cap) wrong.push(`${s.barricades} barricades of ${s.cap}`)
  if (s.cap !== s.seats + row.barricades) wrong.push(`cap is ${s.cap}`)
  if (s.farmsLeft !== s.farmLost.filter(r => r === 0).length) wrong.push('farms miscounted')
  if (s.familiesLeft !== s.familyLost.filter(r => r === 0).length) wrong.push('families miscounted')
  if (s.token.some(holder => holder < 0 || holder >= s.seats)) wrong.push('a token lies nowhere')
  if (s.frames.at(-1)?.kind === 'absent' && s.deck.length === 0)
    wrong.push('a turn begins without a draw pile')
  if (s.up + s.under > s.deck.length) wrong.push('more known than there is')
  if (s.gateKnown.length !== s.gate.length) wrong.push('intruders miscounted')
  if (s.roster.some(c => (rank[c] ?? 9) > s.round - 2)) wrong.push('the roster names a newcomer')
  const resolving = s.frames.reduce((all, f) => (f.kind === 'kiai' ? all | (1 << f.seat) : all), 0)
  if (resolving !== s.resolving) wrong.push('a kiai is resolved without its frame')
  // Section 4: nobody is asked who has one answer only.
  if (s.outcome === null) {
    legal(spirit as never, s, first(waiting(s)), answers)
    if (answers.size < 2) wrong.push(`${s.frames.at(-1)?.kind} is asked with ${answers.size} answers`)
  }
  return wrong
}

type Definition = GameDefinition<SpiritOptions, Spirit, SpiritFrame, SpiritEvent, SpiritView>
/** A view whose open part says more than it should. */
const looking = (look: (v: SpiritOpen, s: Spirit, seat: Seat) => SpiritOpen): Definition => ({
  ...spirit,
  view: (s, seat) => {
    const v = spirit.view(s, seat)
    return { ...v, open: look(v.open, s, seat) }
  },
})

/** A Support that names the card which slips in. */
const quiet = action
const loudSupport: Definition = {
  ...spirit,
  steps: {
    ...spirit.steps,
    action: {
      ...quiet,
      apply(s, f, seat, a, t) {
        const card = s.deck.at(-1) ?? -1
        quiet.apply(s, f, seat, a, t)
        if (act.support.is(a)) t.tell({ type: 'slipped', seat, card, value: 0, gate: 0, clause: 'SS-SUP-2' })
      },
    },
  },
}

/** A reinforcement after which cards at the bottom of the shuffled pile stay known: see told.test.ts. */
export const knownUnder: Definition = {
  ...spirit,
  steps: {
    ...spirit.steps,
    turn: {
      clause: turn.clause,
      run(s, f, t) {
        const { under } = s
        let shuffled = false
        turn.run(s, f, {
          tell: e => t.tell(e),
          whisper: (to, e, other) => t.whisper(to, e, other),
          reveal(e) {
            shuffled ||= e.type === 'reinforced'
            t.reveal(e)
          },
        })
        if (shuffled) s.under = under
      },
    },
  },
}

/** Deliberately leaky versions: the leak law must catch each of them. */
const leaky: Readonly<Record<string, Definition>> = {
  'a view that shows the top of the draw pile': looking((v, s) => ({
    ...v,
    deck: [s.deck.at(-1) ?? -1, ...v.deck.slice(1)],
  })),
  'a view that shows the intruders': looking((v, s) => ({ ...v, gate: s.gate.slice().reverse() })),
  'a view that names the box by its values': looking((v, s) => ({
    ...v,
    box: s.box.reduce((sum, c) => sum + c, 0),
  })),
  'a roster that names the newcomers': looking((v, s) => ({
    ...v,
    roster: [...s.roster, ...s.deck.filter(c => !s.roster.includes(c))].sort((a, b) => a - b),
  })),
  'a view that shows the backs of the farms': looking((v, s) => ({
    ...v,
    farms: v.farms.map((f, i) => ({ ...f, token: s.farms[i] ?? -1 })),
  })),
  'a view that shows the backs of the families': looking((v, s) => ({
    ...v,
    families: v.families.map((f, i) => ({ ...f, token: s.families[i] ?? -1 })),
  })),
  'a spectator who sees the pile': looking((v, s, seat) =>
    seat === -1 ? { ...v, deck: s.deck.slice().reverse() } : v,
  ),
  'a pace that follows the next card': { ...spirit, pace: s => ({ limit: s.deck.at(-1) ?? 0, hold: false }) },
  'an event that names the card which slips in': loudSupport,
}

const base = spirit.options.defaults

/** A table with cards of its own: every icon on plunderers, two on many, so that rare things happen early. */
const wild: SpiritData = {
  ...PRINTED,
  raiders: PRINTED.raiders.map((r, i) => ({
    ...r,
    penalty: i % 3 === 0 ? [ICONS[i % 11] ?? 'BURN', ICONS[(i * 7 + 3) % 11] ?? 'WOUND'] : r.penalty,
    flames: i % 2 === 0,
  })),
  farms: ['D', 'D', 'B', 'C', 'A', 'D'],
  families: ['C', 'A', 'B'],
  samurai: PRINTED.samurai.map(b => ({ ...b, human: b.human - 1, beast: b.human })),
}

/** Cards that go back and forth: reinforcements everywhere, so that piles are shuffled while all know cards in them. */
export const stormy: SpiritData = {
  ...PRINTED,
  raiders: PRINTED.raiders.map(r => ({ ...r, penalty: ['REINFORCE'] })),
  samurai: PRINTED.samurai.map(b => ({ ...b, human: 7, beast: 8 })),
}

/** Every mode, samurai dealt and chosen, absent supports by the book and by wish, and other cards. */
const optionSets: readonly SpiritOptions[] = [
  ...MODES.map(mode => ({ ...base, mode })),
  ...MODES.map(mode => ({ ...base, mode, samurai: 'choose' as const })),
  ...MODES.map(mode => ({ ...base, mode, absent: 'on' as const })),
  { ...base, data: wild },
  { ...base, mode: 'hard', data: wild, strictParity: true },
  { ...base, mode: 'easy', absent: 'on', data: stormy },
]

export const fixture: Fixture<SpiritOptions, Spirit, SpiritFrame, SpiritEvent, SpiritView> = {
  game: spirit,
  options: optionSets,
  secrets,
  census(s) {
    const all = raiders(s)
    const { rank } = bookOf(s)
    const of = (r: number): number => all.filter(c => rank[c] === r).length
    return {
      raiders: all.length,
      different: new Set(all).size,
      plunderers: of(0),
      lieutenants: of(1),
      bosses: of(2),
      farms: s.farms.length,
      farmTokens: new Set(s.farms).size,
      families: s.families.length,
      familyTokens: new Set(s.families).size,
      tokens: s.token.length,
      cap: s.cap,
    }
  },
  invariants,
  reasons,
  maxDecisions: 3000,
  leaky,
}

const list = new Choices()

/**
 * A game that begins after a random number of sensible moves: chance alone never sees lieutenants, bosses or
 * a win.
 */
const late: Definition = {
  ...spirit,
  setup(o, seats, rng) {
    const own = copyRng(rng)
    const s = spirit.setup(o, seats, rng)
    settle(spirit as never, s, silent)
    for (let moves = below(own, 60 * seats); moves > 0; moves--) {
      const before = spirit.clone(s)
      const seat = first(waiting(s))
      legal(spirit as never, s, seat, list)
      play(spirit as never, s, seat, list.at(policy(s, seat, list, own)))
      if (s.outcome !== null) return before
    }
    s.rng = fork(own)
    return s
  },
}

/** The same laws from the middle of a game on. */
export const lateFixture: typeof fixture = {
  ...fixture,
  game: late,
  leaky: {},
  // Fewer walks: that every reason is met is shown from the beginning of games.
  reasons: { ...reasons, byExample: Object.keys(reasons.truths) },
}
