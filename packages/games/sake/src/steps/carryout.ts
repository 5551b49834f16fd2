import type { Seat } from '@noren/engine'
import { ATTACK, DRINK, IAIDO, MOVE } from '../actions.ts'
import type { Told } from '../atoms.ts'
import { burn, intoPlay, lay, takeFrom } from '../atoms.ts'
import { DISCIPLE } from '../cards.ts'
import { NONE, drinkFrame, eventFrame, iaidoFrame, moveFrame } from '../frames.ts'
import { printed } from '../printed.ts'
import { stand } from '../ring.ts'
import type { Sake } from '../state.ts'
import { attackBonus } from '../values.ts'
import { strike } from './attack.ts'

/** A complete choice with a card. */
export interface Deed {
  readonly seat: Seat
  readonly card: number
  /** The place whose sake pays for a card beyond the second, or NONE. */
  readonly pay: number
  readonly use: number
  readonly dir: number
  readonly steps: number
  /** A seat, or 8 + the card of a Disciple. */
  readonly target: number
  /** The weapon of an Attack, or the place that a text names; NONE for bare hands. */
  readonly place: number
  /** The place whose sake a text costs, or NONE. */
  readonly cost: number
}

export const deedOf = (seat: Seat, card: number, pay: number, use: number): Deed => ({
  seat,
  card,
  pay,
  use,
  dir: NONE,
  steps: 0,
  target: NONE,
  place: NONE,
  cost: NONE,
})

/** Takes the finished choice from the stack; Phases 1 and 4 are asked again afterwards, the steps of a Spirit are answered. */
export function closeMaking(s: Sake): void {
  s.frames.pop()
  const asker = s.frames[s.frames.length - 1]
  if (asker === undefined) return
  if (asker.kind === 'play' || asker.kind === 'wield') asker.waiting = 0
  else s.frames.pop()
}

const CLAUSES = ['SK-ATTACK-1', 'SK-IAIDO-2', 'SK-MOVE-1', 'SK-DRINK-1', 'SK-TURN-9'] as const

/** A card is played: told, and carried out. */
export function carryOut(s: Sake, d: Deed, t: Told): void {
  closeMaking(s)
  // SK-BURN-9: the sake for an extra card goes first.
  if (d.pay >= 0) burn(s, d.seat, d.pay, 'card', t, 'SK-BURN-3')
  intoPlay(s, d.seat, d.card)
  s.plays++
  t.reveal({
    type: 'played',
    seat: d.seat,
    card: d.card,
    use: d.use,
    dir: d.dir,
    steps: d.steps,
    target: d.target,
    place: d.place,
    clause: CLAUSES[d.use] as string,
  })
  switch (d.use) {
    case ATTACK: {
      const p = printed(s)
      const value = (p.attack[d.card] as number) + attackBonus(s, d.seat, d.place, false)
      // SK-ATTACK-11, SK-ATTACK-16: ranged only by a weapon so marked; a seated Samurai stays seated.
      const ranged = d.place >= 0 && p.weaponRanged[d.place] === 1
      strike(
        s,
        { by: d.seat, card: d.card, target: d.target, weapon: d.place, value, ranged, disciple: NONE },
        t,
      )
      return
    }
    case IAIDO:
      s.frames.push(iaidoFrame(d.seat, d.card, d.dir, d.steps, d.target))
      return
    case MOVE:
      s.frames.push(moveFrame(d.seat, d.card, d.dir, d.steps))
      return
    case DRINK:
      s.frames.push(drinkFrame(d.seat, d.card))
      return
    default:
      return text(s, d, t)
  }
}

function text(s: Sake, d: Deed, t: Told): void {
  const type = printed(s).type[d.card] as number
  if (type > DISCIPLE) return lay(s, d.seat, d.card, t)
  if (type === DISCIPLE) {
    takeFrom(s.limbo, d.card)
    stand(s, d.seat, d.card, d.dir)
    t.tell({ type: 'discipleStood', seat: d.seat, card: d.card, dir: d.dir, clause: 'SK-DISC-1' })
    return
  }
  // SK-EVENT-18, SK-EVENT-19: Roar's cost comes first and is never given back.
  if (d.cost >= 0) burn(s, d.seat, d.cost, 'cost', t, 'SK-BURN-7')
  s.frames.push(eventFrame(d.seat, d.card, d.target, d.place))
}
