import type { Ask, Run, Seat, Table } from '@noren/engine'
import { only } from '@noren/engine'
import {
  DECLINE,
  firstOrder,
  HEAL,
  lastOrder,
  NOBODY_HEALED,
  operandOf,
  ORDER,
  ORDERS,
  USE,
} from '../actions.ts'
import { arrange, checkKiai, clearDeck, clearGate, shedFirst, turnUp } from '../atoms.ts'
import { DAISUKE, GOROBEI, HEIHACHI, KANBEI, KATSUSHIRO, KIKUCHIYO, KYUZO } from '../book.ts'
import type { SpiritEvent } from '../events.ts'
import type { Beat, Spirit } from '../state.ts'
import { beat, hasMarker, push } from '../state.ts'
import { build, heal } from '../village.ts'
import { askCut } from './cut.ts'
import { askLend } from './lend.ts'
import { askMove } from './move.ts'

type T = Table<SpiritEvent>
type Part = (s: Spirit, seat: Seat, animal: number) => boolean

/** What a `power` frame offers, in its `step`. */
export const BUILD = 0
export const CLEAR_DECK = 1
export const CLEAR_GATE = 2
export const TURN_UP = 3

const offer = (s: Spirit, seat: Seat, animal: number, power: number): boolean => {
  push(s, beat('power', only(seat), seat, -1, animal, power))
  return true
}

/** SS-KIAI-16, SS-KIAI-17, SS-KIAI-39: at the maximum a barricade is impossible and not asked for. */
const mayBuild: Part = (s, seat, animal) => s.barricades < s.cap && offer(s, seat, animal, BUILD)
/** SS-KIAI-18: in addition, a wound marker from any board, passed or not (SS-PASS-9). */
const mayHeal: Part = (s, seat) => {
  if (s.marked === 0) return false
  push(s, beat('heal', only(seat), seat, -1, 0, 0))
  return true
}
const mayClearDeck: Part = (s, seat, animal) => s.deck.length > 0 && offer(s, seat, animal, CLEAR_DECK)
const mayClearGate: Part = (s, seat, animal) => s.gate.length > 0 && offer(s, seat, animal, CLEAR_GATE)
const mayTurnUp: Part = (s, seat, animal) => s.deck.length > 0 && offer(s, seat, animal, TURN_UP)

/**
 * The parts of each effect in their printed order, human then animal side; each is its own choice
 * (SS-AMB-50).
 */
const PARTS: readonly (readonly [human: readonly Part[], animal: readonly Part[]])[] = []
const parts = PARTS as [readonly Part[], readonly Part[]][]
parts[HEIHACHI] = [[mayBuild], [mayBuild, mayHeal]]
parts[DAISUKE] = [[askMove], [askMove, askMove]] // SS-KIAI-20, SS-KIAI-24
parts[GOROBEI] = [[mayClearDeck], [mayClearDeck]]
parts[KANBEI] = [[mayClearGate], [mayClearGate]]
parts[KIKUCHIYO] = [[askCut], [askCut, askCut]] // SS-KIAI-32, SS-KIAI-33
parts[KYUZO] = [[askLend], [askLend, mayBuild]] // SS-KIAI-34, SS-KIAI-39
parts[KATSUSHIRO] = [[mayTurnUp], [mayTurnUp]]

/**
 * A kiai, resolved by the samurai's own player on whoever's turn (SS-KIAI-15). First the effect, part by part
 * (SS-KIAI-4); an impossible part is skipped (SS-KIAI-8; SS-EX-6). Then the first card goes (SS-KIAI-5), the
 * samurai stays in play (SS-KIAI-7), and its total is compared once more (SS-KIAI-12; SS-EX-31). `mask`: 1
 * for the animal side; `step`: the next part.
 */
export const kiai: Run<Spirit, Beat<'kiai'>, SpiritEvent> = {
  clause: 'SS-KIAI-1',
  run(s, f, t) {
    const [human, animal] = parts[s.samurai[f.seat] as number] as [readonly Part[], readonly Part[]]
    const effect = f.mask === 1 ? animal : human
    while (f.step < effect.length) {
      const part = effect[f.step] as Part
      f.step++
      if (part(s, f.seat, f.mask)) return
    }
    s.frames.pop()
    shedFirst(s, f.seat, t)
    s.resolving &= ~(1 << f.seat)
    checkKiai(s, f.seat, t)
  },
}

export function declined(s: Spirit, seat: Seat, t: T): void {
  t.tell({ type: 'declined', seat, clause: 'SS-KIAI-4' })
}

/**
 * SS-KIAI-4, SS-DEC-13: use this part of the effect, or not. `step`: which power, `mask`: 1 for the animal
 * side.
 */
export const power: Ask<Spirit, Beat<'power'>, SpiritEvent> = {
  clause: 'SS-KIAI-4',
  candidates(_s, _f, _seat, out) {
    out.add(USE)
    out.add(DECLINE)
  },
  barriers: [],
  apply(s, f, seat, a, t) {
    s.frames.pop()
    const animal = f.mask === 1
    const cards = animal ? 3 : 2
    if (a === DECLINE) return declined(s, seat, t)
    if (f.step === BUILD) {
      const kyuzo = s.samurai[seat] === KYUZO
      build(s, kyuzo ? 'SS-KIAI-39' : animal ? 'SS-KIAI-17' : 'SS-KIAI-16', t)
    }
    // SS-KIAI-28, SS-KIAI-31, SS-KIAI-43: fewer cards than named means all there are.
    else if (f.step === CLEAR_DECK) clearDeck(s, seat, cards, animal ? 'SS-KIAI-27' : 'SS-KIAI-26', t)
    else if (f.step === CLEAR_GATE) clearGate(s, seat, cards, animal ? 'SS-KIAI-30' : 'SS-KIAI-29', t)
    else {
      const shown = turnUp(s, seat, cards, animal ? 'SS-KIAI-41' : 'SS-KIAI-40', t)
      if (shown > 1) push(s, beat('arrange', only(seat), seat, -1, f.mask, shown))
    }
  },
}

/** SS-KIAI-40, SS-KIAI-41, SS-DEC-19: in which order do the cards lie on the pile? `step`: how many. */
export const arrangeStep: Ask<Spirit, Beat<'arrange'>, SpiritEvent> = {
  clause: 'SS-KIAI-40',
  candidates(_s, f, _seat, out) {
    for (let i = firstOrder(f.step); i <= lastOrder(f.step); i++) out.add(ORDER | i)
  },
  barriers: [],
  apply(s, f, seat, a, t) {
    s.frames.pop()
    const size = s.deck.length
    const places = ORDERS[operandOf(a)] as readonly number[]
    const cards = places.map(at => s.deck[size - 1 - at] as number)
    arrange(s, seat, cards, f.mask === 1 ? 'SS-KIAI-41' : 'SS-KIAI-40', t)
  },
}

/** SS-KIAI-18, SS-DEC-18: whose marker does Heihachi remove, if any? */
export const healStep: Ask<Spirit, Beat<'heal'>, SpiritEvent> = {
  clause: 'SS-KIAI-18',
  candidates(s, _f, _seat, out) {
    for (let who = 0; who < s.seats; who++) out.add(HEAL | who)
    out.add(NOBODY_HEALED)
  },
  barriers: [
    {
      clauses: ['SS-WOUND-12'],
      blocks: (s, _f, _seat, a) => a !== NOBODY_HEALED && !hasMarker(s, operandOf(a)),
    },
  ],
  apply(s, _f, seat, a, t) {
    s.frames.pop()
    if (a === NOBODY_HEALED) declined(s, seat, t)
    else heal(s, operandOf(a), 'SS-KIAI-18', t)
  },
}
