import type { Action, Rng, Seat } from '@noren/engine'
import { below, top } from '@noren/engine'
import { act, firstOrder } from './actions.ts'
import { DOLL, FARM, HAT } from './book.ts'
import type { Spirit } from './state.ts'
import { bookOf, defenceOf, hasMarker, inPlay, isAnimal, leftOf, lineOf, woundsOf } from './state.ts'
import { canDefend, mayStrike } from './talents.ts'

/** The last column of section 4: what the table does for a seat whose time is over. */
export function idle(s: Spirit, seat: Seat, rng: Rng): Action {
  const f = top(s)
  switch (f.kind) {
    case 'choose': {
      // SS-DEC-2: random among those left.
      const left = [0, 1, 2, 3, 4, 5, 6].filter(who => !s.samurai.includes(who))
      return act.choose(left[below(rng, left.length)] as number)
    }
    case 'absent':
      return act.ready() // SS-DEC-3
    case 'order':
      return act.first(bookOf(s).icon[f.card] as number) // SS-DEC-4: as printed
    case 'ignore':
      return act.ignore() // SS-DEC-5
    case 'loseDefence': // SS-DEC-6: farm, else hat, else doll
      return act.lose(defenceOf(s, seat, FARM) >= 0 ? FARM : defenceOf(s, seat, HAT) >= 0 ? HAT : DOLL)
    case 'action':
      return act.fight() // SS-DEC-7: legal whenever it is asked
    case 'recipient':
      return act.to(nearest(s, seat)) // SS-DEC-8
    case 'place': // SS-DEC-9, SS-DEC-10, SS-DEC-11
      if (canDefend(s, seat, f.card)) return act.defend()
      return !f.kept && mayStrike(s, seat, f.card) ? act.discard() : act.confront()
    case 'again':
      return act.stop() // SS-DEC-12
    case 'power':
      return act.use() // SS-DEC-13
    case 'moveFrom':
      return act.decline() // SS-DEC-14
    case 'moveTo':
      return act.to(nearest(s, f.from))
    case 'receive':
      return act.defend() // SS-DEC-15: only asked when the left is possible
    case 'cut': // SS-DEC-16: his own last card, else nobody's
      return lineOf(s, seat).length > 0 && inPlay(s, seat) ? act.cut(seat) : act.decline()
    case 'lendFrom':
      return act.decline() // SS-DEC-17
    case 'lendTo':
      return act.to(nearest(s, f.owner))
    case 'arrange':
      return act.order(firstOrder(f.size)) // SS-DEC-19
    case 'farmWound': // SS-DEC-20
      return act.wound(leastWounded(s, seat))
    default: // SS-DEC-18, SS-DEC-21
      return mostInNeed(s, seat)
  }
}

/** The nearest samurai in play clockwise from `seat`, itself excluded. */
function nearest(s: Spirit, seat: Seat): Seat {
  let to = leftOf(s, seat)
  while (!inPlay(s, to)) to = leftOf(s, to)
  return to
}

/** The samurai with the fewest wounds suffered; ties clockwise from `seat`. */
export function leastWounded(s: Spirit, seat: Seat): Seat {
  let best = seat
  for (let i = 1; i < s.seats; i++) {
    const who = (seat + i) % s.seats
    if (woundsOf(s, who) < woundsOf(s, best)) best = who
  }
  return best
}

/** An animal with a marker, else a human with one, clockwise from `seat`. */
export function mostInNeed(s: Spirit, seat: Seat): Action {
  let human = -1
  for (let i = 0; i < s.seats; i++) {
    const who = (seat + i) % s.seats
    if (!hasMarker(s, who)) continue
    if (isAnimal(s, who)) return act.heal(who)
    if (human < 0) human = who
  }
  return human < 0 ? act.nobody() : act.heal(human)
}
