import type { Asking, Run, Seat, Narrator } from '@noren/engine'
import { act, firstOrder, lastOrder, ORDERS } from '../actions.ts'
import { arrange, checkKiai, clearDeck, clearGate, shedFirst, turnUp } from '../atoms.ts'
import { DAISUKE, GOROBEI, HEIHACHI, KANBEI, KATSUSHIRO, KIKUCHIYO, KYUZO } from '../book.ts'
import type { SpiritEvent } from '../events.ts'
import type { Arrange, Heal, Kiai, Power, PowerKind } from '../frames.ts'
import { arrangeFrame, healFrame, powerFrame } from '../frames.ts'
import { NO_MARKER } from '../reasons.ts'
import type { Spirit } from '../state.ts'
import { hasMarker, push } from '../state.ts'
import { build, heal } from '../village.ts'
import { askCut } from './cut.ts'
import { askLend } from './lend.ts'
import { askMove } from './move.ts'

type T = Narrator<SpiritEvent>
type Part = (s: Spirit, seat: Seat, animal: boolean) => boolean

const { decline, heal: healOne, nobody, order, use } = act

/** How many cards a power is about at most: one more on the animal side (SS-KIAI-27, SS-KIAI-30, SS-KIAI-41). */
export const cardsOf = (animal: boolean): number => (animal ? 3 : 2)

const offer = (s: Spirit, seat: Seat, animal: boolean, power: PowerKind): boolean => {
  push(s, powerFrame(seat, power, animal))
  return true
}

/** SS-KIAI-16, SS-KIAI-17, SS-KIAI-39: at the maximum a barricade is impossible and not asked for. */
const mayBuild: Part = (s, seat, animal) => s.barricades < s.cap && offer(s, seat, animal, 'build')
/** SS-KIAI-18: in addition, a wound marker from any board, passed or not (SS-PASS-9). */
const mayHeal: Part = (s, seat) => {
  if (s.marked === 0) return false
  push(s, healFrame(seat))
  return true
}
const mayClearDeck: Part = (s, seat, animal) => s.deck.length > 0 && offer(s, seat, animal, 'deck')
const mayClearGate: Part = (s, seat, animal) => s.gate.length > 0 && offer(s, seat, animal, 'gate')
const mayTurnUp: Part = (s, seat, animal) => s.deck.length > 0 && offer(s, seat, animal, 'look')

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
 * samurai stays in play (SS-KIAI-7), and its total is compared once more (SS-KIAI-12; SS-EX-31).
 */
export const kiai: Run<Spirit, Kiai, SpiritEvent> = {
  clause: 'SS-KIAI-1',
  run(s, f, t) {
    const [human, animal] = parts[s.samurai[f.seat] as number] as [readonly Part[], readonly Part[]]
    const effect = f.animal ? animal : human
    while (f.part < effect.length) {
      const part = effect[f.part] as Part
      f.part++
      if (part(s, f.seat, f.animal)) return
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

/** SS-KIAI-4, SS-DEC-13: use this part of the effect, or not. */
export const power: Asking<Spirit, Power, SpiritEvent> = {
  clause: 'SS-KIAI-4',
  offers(_s, _f, _seat, out) {
    out.may(use())
    out.may(decline())
  },
  apply(s, f, seat, a, t) {
    s.frames.pop()
    const { animal, power } = f
    const cards = cardsOf(animal)
    if (decline.is(a)) return declined(s, seat, t)
    if (power === 'build') {
      const kyuzo = s.samurai[seat] === KYUZO
      build(s, kyuzo ? 'SS-KIAI-39' : animal ? 'SS-KIAI-17' : 'SS-KIAI-16', t)
    }
    // SS-KIAI-28, SS-KIAI-31, SS-KIAI-43: fewer cards than named means all there are.
    else if (power === 'deck') clearDeck(s, seat, cards, animal ? 'SS-KIAI-27' : 'SS-KIAI-26', t)
    else if (power === 'gate') clearGate(s, seat, cards, animal ? 'SS-KIAI-30' : 'SS-KIAI-29', t)
    else {
      const shown = turnUp(s, seat, cards, animal ? 'SS-KIAI-41' : 'SS-KIAI-40', t)
      if (shown > 1) push(s, arrangeFrame(seat, shown, animal))
    }
  },
}

/** SS-KIAI-40, SS-KIAI-41, SS-DEC-19: in which order do the cards lie on the pile? */
export const arrangeStep: Asking<Spirit, Arrange, SpiritEvent> = {
  clause: 'SS-KIAI-40',
  offers(_s, f, _seat, out) {
    for (let i = firstOrder(f.size); i <= lastOrder(f.size); i++) out.may(order(i))
  },
  apply(s, f, seat, a, t) {
    s.frames.pop()
    const size = s.deck.length
    const places = ORDERS[order.order(a)] as readonly number[]
    const cards = places.map(at => s.deck[size - 1 - at] as number)
    arrange(s, seat, cards, f.animal ? 'SS-KIAI-41' : 'SS-KIAI-40', t)
  },
}

/** SS-KIAI-18, SS-DEC-18: whose marker does Heihachi remove, if any? */
export const healStep: Asking<Spirit, Heal, SpiritEvent> = {
  clause: 'SS-KIAI-18',
  offers(s, _f, _seat, out) {
    for (let who = 0; who < s.seats; who++) out.put(healOne(who), hasMarker(s, who) ? null : NO_MARKER)
    out.may(nobody())
  },
  apply(s, _f, seat, a, t) {
    s.frames.pop()
    if (nobody.is(a)) declined(s, seat, t)
    else heal(s, healOne.seat(a), 'SS-KIAI-18', t)
  },
}
