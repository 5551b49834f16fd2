import type { Event, Outcome, Reader, Seat } from '@noren/engine'
import { members, seatFrom } from '@noren/engine'
import type { Icon } from '../cards.ts'
import { ICONS, MODES } from '../cards.ts'
import type { PowerKind } from '../frames.ts'
import { modeRow, ROUNDS } from '../setup.ts'
import type { BoardView, PlainQuestion, Question, Seen, SpiritOpen, SpiritView } from '../view.ts'
import { raiderOf } from '../raider.ts'
import { atHand, powerCards } from '../view.ts'
import { DEADLY } from '../village.ts'

/**
 * Reads what the rules of version 1 say in the shapes of version 2, so that today's words and board show old games. Choices were
 * spelled then as they are now, and so were events but for the field that names whom they are about.
 */

/** Every frame of version 1 had these fields; what `card`, `mask` and `step` meant was said beside each step. */
interface Frame1 {
  readonly kind: Seen['kind']
  readonly waiting: number
  readonly seat: Seat
  readonly card: number
  readonly mask: number
  readonly step: number
}

/** What a seat was shown under version 1. */
export interface SpiritView1 extends Omit<
  SpiritOpen,
  'stack' | 'options' | 'farmPenalties' | 'rounds' | 'deadly' | 'boards'
> {
  readonly seat: Seat
  readonly boards: readonly Omit<BoardView, 'wounds'>[]
  readonly frames: readonly Frame1[]
  readonly outcome: Outcome | null
}

const boardOf = (b: Omit<BoardView, 'wounds'>): BoardView => ({
  ...b,
  wounds: (b.animal ? 2 : 0) + (b.wound ? 1 : 0),
})

export function view(v: SpiritView1): SpiritView {
  const { seat, frames, boards, ...open } = v
  const asked = frames.at(-1)
  return {
    schema: 2,
    open: {
      ...open,
      stack: frames.slice(0, -1).map(stackOf),
      // Version 1 knew no other way of giving on.
      options: { strictParity: true },
      farmPenalties: modeRow(MODES.indexOf(v.mode)).farmPenalties,
      rounds: ROUNDS,
      deadly: DEADLY,
      boards: boards.map(boardOf),
    },
    own: { seat, question: v.outcome === null && asked !== undefined ? questionOf(v, asked) : null },
  }
}

function stackOf({ kind, seat, card, mask, step }: Frame1): Seen {
  switch (kind) {
    case 'turn':
      return { kind, seat, stage: step }
    case 'penalty':
      return { kind, seat, card, first: (mask & 1) !== 0, second: (mask & 2) !== 0 }
    case 'kiai':
      return { kind, seat, animal: mask === 1, part: step }
    case 'endOfRound':
      return { kind, seat, stage: step, done: mask }
    default:
      // Nothing else lay under a question, but for a comparison that was due.
      return { kind: 'compare', seat }
  }
}

const POWERS: readonly PowerKind[] = ['build', 'deck', 'gate', 'look']

function questionOf(v: SpiritView1, f: Frame1): Question {
  const { seat, card, mask, step } = f
  const hand = (): ReturnType<typeof atHand> =>
    atHand(boardOf(v.boards[seat] as BoardView), card, raiderOf(v, card)?.value ?? 0)
  switch (f.kind) {
    case 'order':
      return { kind: f.kind, seat, card }
    case 'ignore':
      return { kind: f.kind, seat, card, icon: ICONS[mask] as Icon }
    case 'place': {
      const kept = step === 1
      const givers = kept ? [] : members(mask)
      return { kind: f.kind, seat, ...hand(), from: giverOf(v, seat, givers), givers, kept }
    }
    case 'receive':
      return { kind: f.kind, seat, ...hand(), from: mask }
    case 'power': {
      const power = POWERS[step] as PowerKind
      const animal = mask === 1
      return {
        kind: f.kind,
        seat,
        power,
        animal,
        cards: powerCards(power, animal, v.deck.length, v.gate.length),
      }
    }
    case 'moveTo':
      return { kind: f.kind, seat, from: mask }
    case 'lendTo':
      return { kind: f.kind, seat, owner: mask }
    case 'arrange':
      return { kind: f.kind, seat, animal: mask === 1, cards: v.deck.slice(0, step) }
    default:
      return { kind: f.kind as PlainQuestion, seat }
  }
}

/** Who gave last: whoever is on turn gave first, and nobody gives twice. */
function giverOf(v: SpiritView1, seat: Seat, givers: readonly Seat[]): Seat {
  const last = givers.find(who => who !== v.active && who !== seat)
  return last ?? givers[0] ?? -1
}

/** Which field named whom an event is about. */
const ABOUT: Readonly<Record<string, string>> = {
  began: 'first',
  lent: 'owner',
  returned: 'owner',
  round: 'first',
}

export function event(e: Event): Event {
  const about = ABOUT[e.type]
  return about === undefined ? e : seatFrom(e, about)
}

/** The reader of schema 1, kept for ever. */
export const reader: Reader = {
  view: v => view(v as SpiritView1),
  event,
  choice: said => said,
  words: words => words,
  hear: words => words,
}
