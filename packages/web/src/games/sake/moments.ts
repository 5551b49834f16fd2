import { moments } from '@noren/sake/moments'
import type { Beat } from '../../table/board.ts'
import type { Flight } from '../../table/flights.ts'
import type { Held, Part } from '../../table/moments.ts'
import { drawnAs } from '../../table/moments.ts'
import type { SakeEvent } from './model.ts'
import { DISCIPLE } from './model.ts'
import type { SakeVoice } from './texts.ts'

/** What the last beat did that wants to be seen once. */
export interface Moments {
  readonly key: number
  readonly wounded: ReadonlySet<number>
  readonly healed: ReadonlySet<number>
  readonly died: ReadonlySet<number>
  readonly stood: ReadonlySet<number>
  /** The blow that is being told: from a figure to a figure. */
  readonly cut: { readonly from: number; readonly to: number } | null
  /** What an interruption stopped. */
  readonly stopped: { readonly by: number; readonly seat: number; readonly card: number } | null
  readonly fatal: boolean
}

const NONE: ReadonlySet<number> = new Set()
const QUIET: Moments = {
  key: -1,
  wounded: NONE,
  healed: NONE,
  died: NONE,
  stood: NONE,
  cut: null,
  stopped: null,
  fatal: false,
}

/** The blow of the moment that is on. */
function cutOf(on: Held | null): Moments['cut'] {
  const e = on?.events[on.part.of] as SakeEvent | undefined
  if (on === null || e?.type !== 'attacked') return null
  return { from: e.source >= 0 ? e.source + DISCIPLE : e.seat, to: e.target }
}

export function momentsOf(beat: Beat<SakeEvent> | null, on: Held | null = null): Moments {
  const cut = cutOf(on)
  if (beat === null) return { ...QUIET, cut }
  const seats = (type: SakeEvent['type']): ReadonlySet<number> =>
    new Set(beat.events.flatMap(e => (e.type === type && 'seat' in e ? [e.seat] : [])))
  const closed = beat.events.find(e => e.type === 'windowClosed')
  return {
    key: beat.seq,
    wounded: seats('damaged'),
    healed: seats('healed'),
    died: seats('died'),
    stood: seats('stoodUp'),
    cut,
    // The card of its moment has told it.
    stopped:
      closed === undefined || closed.by < 0 || beat.held === true
        ? null
        : { by: closed.by, seat: closed.seat, card: closed.card },
    fatal: beat.events.some(e => e.type === 'fatalRound'),
  }
}

const RESTS: Readonly<Partial<Record<SakeEvent['type'], number>>> = {
  played: 520,
  attacked: 620,
  defended: 620,
  sacrificed: 620,
  damaged: 620,
  died: 1100,
  becameSpirit: 500,
  moved: 420,
  drank: 380,
  placed: 220,
  burned: 300,
  brawled: 520,
  drowsed: 520,
  tormented: 700,
  helped: 500,
  discipleAdvanced: 380,
  discipleFell: 420,
  turnedUp: 520,
  fatalRound: 1300,
  seppuku: 900,
  stole: 420,
  cubePut: 380,
  laid: 380,
  vanished: 500,
  spiritHit: 500,
  turnBegan: 160,
}
/** How long the table rests on what happened. */
export function paceOf(beat: Beat<SakeEvent>): number {
  let ms = 0
  for (const e of beat.events) ms += e.type === 'windowClosed' ? (e.by < 0 ? 0 : 900) : (RESTS[e.type] ?? 0)
  return Math.min(ms, 2400)
}

const DRAWN = {
  parry: { icon: 'i-defense' },
  death: { icon: 'i-spirit' },
  fatal: { icon: 'a-bottle' },
  seppuku: { icon: 'a-wakizashi' },
  interrupt: { icon: 'i-close' },
} as const

/** What of an entry holds the table. */
export const partsOf = ({ events }: Beat<SakeEvent>): readonly Part[] => drawnAs(moments(events), DRAWN)

/** The log opens a paragraph for every turn. */
export function headingOf(e: SakeEvent, voice: SakeVoice): string | null {
  if (e.type === 'fatalRound') return voice.text('board-fatal', { n: e.round })
  return null
}

const icon = (name: string, colour: string, count: number): NonNullable<Flight['as']> => ({
  icon: name,
  colour,
  count,
})
const SIP = '#2f62a0'

/** What an event moves, from anchor to anchor. */
export function planOf(me: number): (e: SakeEvent) => readonly Flight[] {
  const from = (seat: number, card: number): string => (seat === me ? `card:${card}` : `hand:${seat}`)
  return e => {
    switch (e.type) {
      case 'drew': {
        const start = e.from === 'deck' ? 'deck' : `place:${e.seat}/0`
        if (e.cards !== null && e.seat === me)
          return e.cards.map(c => ({ from: start, to: `card:${c}`, turn: true }))
        return e.backs.map(() => ({ from: start, to: `hand:${e.seat}`, as: 'back' as const }))
      }
      case 'played':
      case 'defended':
        return e.card < 0 ? [] : [{ from: from(e.seat, e.card), to: 'limbo' }]
      case 'discarded':
        return [{ from: from(e.seat, e.cards[0] ?? -1), to: 'discard', as: 'back' }]
      case 'placed':
        return [
          { from: 'masu', to: `place:${e.seat}/${e.place}`, as: icon('i-sip', SIP, 1) },
          { from: 'masu', to: `seat:${e.seat}`, as: icon('i-sip', SIP, 1) },
        ].slice(0, e.seat === me ? 1 : 2)
      case 'stole':
        return [{ from: 'masu', to: `seat:${e.seat}`, as: icon('i-sip', SIP, 1) }]
      case 'sakeStolen':
        return [{ from: `seat:${e.seat}`, to: `seat:${e.by}`, as: icon('i-sip', SIP, 1) }]
      case 'burned':
        return [{ from: `seat:${e.seat}`, to: 'discard', as: icon('i-fire', '#d24a2e', 1) }]
      case 'sakeGone':
        return [{ from: `seat:${e.seat}`, to: 'discard', as: icon('i-sip', SIP, Math.max(1, e.count)) }]
      case 'drowsed':
        return [{ from: `hand:${e.seat}`, to: `hand:${e.to}`, as: 'back' }]
      case 'moved':
        return [{ from: `disc:${e.seat}`, to: `disc:${e.seat}`, as: icon('i-move', '#f2d184', 1) }]
      case 'damaged':
        return [{ from: `place:${e.seat}/0`, to: `wounds:${e.seat}`, as: 'back' }]
      default:
        return []
    }
  }
}
