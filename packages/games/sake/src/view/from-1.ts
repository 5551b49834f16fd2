import type { Event, Outcome, Reader, Seat, SeatSet } from '@noren/engine'
import { seatFrom } from '@noren/engine'
import { inCardOrder } from '../atoms.ts'
import type { Data } from '../cards.ts'
import { HAND_LIMIT } from '../cards.ts'
import { secondsOf } from '../pace.ts'
import type { Question, Sealed } from '../seen.ts'
import type { Rules } from '../state.ts'
import { FREE_PLAYS } from '../steps/uses.ts'
import type { GapView, PlayerView, SakeView } from '../view.ts'
import { SCHEMA } from '../view.ts'
import type { Frame1 } from './frames-1.ts'
import { isMaking, sealedFrom, seenFrom, stackFrom } from './frames-1.ts'

/**
 * Reads what the rules of version 1 say in the shapes of version 2, so that today's words and board show old games. Choices
 * were spelled then as they are now.
 */

type Rules1 = Omit<Rules, 'freshTurn' | 'bothFlanks' | 'armourAlways' | 'shoutsAreSpent'>

/** What a seat was shown under version 1. */
export interface SakeView1 {
  readonly me: Seat
  readonly seats: number
  readonly rules: Rules1
  readonly data: Data | null
  readonly first: Seat
  readonly turn: Seat
  readonly next: Seat
  readonly phase: number
  readonly plays: number
  readonly struck: number
  readonly healed: number
  readonly round: number
  readonly starter: Seat
  readonly todo: SeatSet
  readonly masu: number
  readonly gone: number
  readonly supply: number
  readonly players: readonly (PlayerView & { readonly known: readonly number[] })[]
  readonly hand: readonly number[]
  readonly gaps: readonly GapView[]
  readonly deck: number
  readonly top: number
  readonly discard: readonly number[]
  readonly limbo: readonly number[]
  readonly shown: readonly number[]
  readonly shownAt: readonly number[]
  readonly reshuffles: number
  readonly stops: number
  readonly frames: readonly Frame1[]
  readonly outcome: Outcome | null
}

/** What version 1 played by, in the words of version 2: its editions without the options that came later. */
const rulesFrom = (r: Rules1): Rules => ({
  italian: r.italian,
  choose: r.choose,
  location: r.location,
  reflex: r.reflex,
  bareHandsOutOfRange: r.bareHandsOutOfRange,
  maxFatalRounds: r.maxFatalRounds,
  pace: r.pace,
  stops: r.stops,
  freshTurn: !r.italian,
  bothFlanks: r.italian,
  armourAlways: false,
  shoutsAreSpent: false,
})

const playerFrom = (p: PlayerView): PlayerView => ({
  board: p.board,
  status: p.status,
  seated: p.seated,
  souled: p.souled,
  life: p.life,
  lifeBack: p.lifeBack,
  wounds: p.wounds,
  backs: p.backs,
  gear: p.gear,
  places: p.places,
  sake: p.sake,
  haul: p.haul,
  total: p.total,
  wield: p.wield,
})

/** What the viewer has sealed in a frame, and still owes there. */
function sealedIn(v: SakeView1, f: Frame1): Sealed {
  const { mine, picked } = sealedFrom(f, v.me)
  if (f.kind !== 'discard' || v.me < 0) return { mine, picked, owed: 0 }
  const size = v.hand.length
  const due = f.use === 0 ? size - HAND_LIMIT : Math.min(size, f.sealed[v.me] ?? 0)
  return { mine, picked, owed: due <= 0 ? 0 : due - picked.length }
}

function questionFrom(v: SakeView1, f: Frame1 | undefined, under: Frame1 | undefined): Question | null {
  if (f === undefined || v.outcome !== null) return null
  const asked = (isMaking(f) ? under : f) ?? f
  const seconds = secondsOf(asked.kind, v.plays)
  return Object.assign(seenFrom(f, v), sealedIn(v, f), { seconds: seconds * v.rules.pace })
}

export function view(v: SakeView1): SakeView {
  const shown = v.frames.filter(f => !isMaking(f))
  const top = v.frames.at(-1)
  const mine = top !== undefined && isMaking(top)
  const making = mine ? undefined : v.frames.find(isMaking)
  const question = questionFrom(v, mine ? top : shown.at(-1), shown.at(-1))
  return {
    schema: SCHEMA,
    open: {
      stack: stackFrom(shown.slice(0, -1), v),
      outcome: v.outcome,
      seats: v.seats,
      rules: rulesFrom(v.rules),
      data: v.data,
      limits: { hand: HAND_LIMIT, plays: FREE_PLAYS },
      first: v.first,
      turn: v.turn,
      next: v.next,
      phase: v.phase,
      plays: v.plays,
      struck: v.struck !== 0,
      healed: v.healed !== 0,
      round: v.round,
      starter: v.starter,
      todo: v.todo,
      masu: v.masu,
      gone: v.gone,
      supply: v.supply,
      players: v.players.map(playerFrom),
      gaps: v.gaps,
      deck: v.deck,
      top: v.top,
      discard: v.discard,
      limbo: v.limbo,
      shown: v.shown,
      shownAt: v.shownAt,
      reshuffles: v.reshuffles,
    },
    own: {
      seat: v.me,
      question,
      hand: v.hand,
      known: v.players.map(p => p.known),
      stops: v.stops,
      making: making === undefined ? null : (seenFrom(making, v) as SakeView['own']['making']),
      under: shown.slice(0, -1).flatMap((f, at) => {
        if (!['window', 'vanish', 'discard', 'help'].includes(f.kind)) return []
        const { mine: answer, picked, owed } = sealedIn(v, f)
        return [{ at, mine: answer, picked, owed }]
      }),
    },
  }
}

const BRAWL = 6

type Left = Event & { readonly why: string; readonly cards: readonly number[] }
/** What a dead man leaves is told in card order: version 1 told it as he held it. */
const lastCards = (e: Left): Event =>
  e.why === 'death' || e.why === 'seppuku' ? ({ ...e, cards: inCardOrder(e.cards) } as Event) : e

/** Which field named whom an event is about. */
const ABOUT: Readonly<Record<string, string>> = {
  gameBegan: 'first',
  attackGivenUp: 'by',
  drowsed: 'from',
  helped: 'by',
  helpClosed: 'by',
  given: 'to',
  vanished: 'spirit',
  fatalRound: 'starter',
}

export function event(e: Event): Event {
  if (e.type === 'undefended') return { ...e, value: 0 } as Event
  if (e.type === 'discarded') return lastCards(e as Left)
  // Version 1 named one end of a gap, and neither the master of a Disciple nor the card of a blow.
  if (e.type === 'attacked') return { ...seatFrom(e, 'by'), owner: -1, card: -1 } as Event
  if (e.type === 'cubePut') return { ...e, to: -1 } as Event
  if (e.type === 'gapClosed') return { ...e, a: (e as Event & { kept: number }).kept, b: -1 } as Event
  if (e.type === 'possessing')
    return { ...e, power: (e as Event & { power: number }).power === BRAWL ? 'brawl' : 'drowse' } as Event
  const about = ABOUT[e.type]
  return about === undefined ? e : seatFrom(e, about)
}

/** The reader of schema 1, kept for ever. */
export const reader: Reader = {
  view: v => view(v as SakeView1),
  event,
  choice: said => said,
  words: words => words,
  hear: words => words,
}
