import { moments } from '@noren/spirit/moments'
import type { Beat } from '../../table/board.ts'
import type { Flight } from '../../table/flights.ts'
import type { Held, Part } from '../../table/moments.ts'
import { drawnAs } from '../../table/moments.ts'
import type { SpiritEvent } from './model.ts'

/** What the last beat did that wants to be seen once: which boards, farms and barricades to stir. */
export interface Moments {
  /** Restarts animations: a new beat is a new key. */
  readonly key: number
  readonly kiai: ReadonlySet<number>
  readonly turned: ReadonlySet<number>
  readonly wounded: ReadonlySet<number>
  readonly healed: ReadonlySet<number>
  readonly overrun: ReadonlySet<number>
  readonly farms: ReadonlySet<number>
  readonly families: ReadonlySet<number>
  /** Barricades lost (below zero) or built in this beat. */
  readonly stakes: number
}

const NONE: ReadonlySet<number> = new Set()
export const QUIET: Moments = {
  key: -1,
  kiai: NONE,
  turned: NONE,
  wounded: NONE,
  healed: NONE,
  overrun: NONE,
  farms: NONE,
  families: NONE,
  stakes: 0,
}

export function momentsOf(beat: Beat<SpiritEvent> | null): Moments {
  if (beat === null) return QUIET
  const seats = (type: SpiritEvent['type']): ReadonlySet<number> =>
    new Set(beat.events.flatMap(e => (e.type === type && 'seat' in e ? [e.seat] : [])))
  const spaces = (type: SpiritEvent['type']): ReadonlySet<number> =>
    new Set(beat.events.flatMap(e => (e.type === type && 'space' in e ? [e.space] : [])))
  const count = (type: SpiritEvent['type']): number => beat.events.filter(e => e.type === type).length
  return {
    key: beat.seq,
    kiai: seats('kiai'),
    turned: seats('turned'),
    wounded: seats('wounded'),
    healed: seats('healed'),
    overrun: seats('overwhelmed'),
    farms: spaces('farmLost'),
    families: spaces('familyLost'),
    stakes: count('barricadeBuilt') - count('barricadeLost'),
  }
}

/** How long the table rests on what happened. */
export function paceOf(beat: Beat<SpiritEvent>): number {
  let ms = 0
  for (const e of beat.events) {
    if (e.type === 'drawn' || e.type === 'confronted' || e.type === 'defended') ms += 380
    else if (e.type === 'kiai' || e.type === 'turned') ms += 900
    else if (e.type === 'farmLost' || e.type === 'familyLost') ms += 500
    else if (e.type === 'roundOver') ms += 4000
    else if (e.type === 'penalty' || e.type === 'barricadeLost' || e.type === 'passed') ms += 300
    else if (e.type === 'slipped' || e.type === 'lent' || e.type === 'gave' || e.type === 'moved') ms += 380
    else if (e.type === 'cleared' || e.type === 'cut' || e.type === 'shed' || e.type === 'struck') ms += 320
  }
  return Math.min(ms, 5000)
}

const DRAWN = {
  kiai: { icon: 'i-kiai' },
  animal: { icon: 'g-spirit' },
  past: { icon: 'i-flame' },
} as const

/** What of an entry holds the table. */
export const partsOf = ({ events }: Beat<SpiritEvent>): readonly Part[] => drawnAs(moments(events), DRAWN)

/** What one paper of a dawn counts, as a beat of its own. */
export const countedIn = ({ seq, by, events, at, part }: Held): Beat<SpiritEvent> => ({
  seq: seq + at / 100,
  by,
  events: events.slice(part.of, part.told) as unknown as readonly SpiritEvent[],
})

/** Whether the papers of a dawn lie on the table. */
export const isDawn = (part: Part | undefined): boolean =>
  part?.kind === 'dawn' || part?.kind === 'dawn-count'

const token = (count: number): NonNullable<Flight['as']> => ({ icon: 'i-support', count, colour: '#2f6296' })
const stake = (count: number): NonNullable<Flight['as']> => ({
  icon: 'i-barricade',
  count,
  colour: '#8b5a2b',
})

/** What an event moves, from anchor to anchor. A card that was drawn and placed in one beat flies once, from the hill. */
export function planOf(beat: Beat<SpiritEvent> | null): (e: SpiritEvent) => readonly Flight[] {
  const drawn = new Set(beat?.events.flatMap(e => (e.type === 'drawn' ? [e.card] : [])))
  const on = (card: number): readonly Flight[] =>
    drawn.has(card) ? [] : [{ from: `card:${card}`, to: `card:${card}` }]
  const over = beat?.events.some(e => e.type === 'round') === true
  return e => {
    // A new night gathers all cards: nothing on the table shows where they went.
    if (over && e.type !== 'drawn') return []
    switch (e.type) {
      case 'drawn':
        return [{ from: 'pile:deck', to: `card:${e.card}`, turn: true }]
      case 'confronted':
      case 'defended':
      case 'struck':
      case 'shed':
      case 'cut':
      case 'lostDefence':
      case 'moved':
        return on(e.card)
      case 'buried':
        return [{ from: `card:${e.card}`, to: 'pile:deck', as: 'back' }]
      case 'slipped':
        return [{ from: 'pile:deck', to: 'pile:gate', as: 'back' }]
      case 'reinforced':
        return [{ from: 'pile:discard', to: 'pile:deck', as: 'back' }]
      case 'cleared':
        return e.cards.map(() => ({ from: `pile:${e.pile}`, to: 'pile:discard', as: 'back' }))
      case 'lent':
        return [{ from: `seat:${e.seat}`, to: `seat:${e.to}`, as: token(1) }]
      case 'returned':
        return [{ from: `seat:${e.from}`, to: `seat:${e.seat}`, as: token(1) }]
      case 'activated':
        return [{ from: 'absent', to: `seat:${e.seat}`, as: token(1) }]
      case 'barricadeBuilt':
        return [{ from: 'pile:gate', to: 'stakes', as: stake(1) }]
      default:
        return []
    }
  }
}
