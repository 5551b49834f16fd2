import { ACTIVATE, ATTACK, BRAWL, DRINK, DROWSE, IAIDO, MOVE, V_SPEND, verbOf, xOf } from '../actions.ts'
import type { Told } from '../atoms.ts'
import { burn, intoPlay, lay, takeFrom } from '../atoms.ts'
import { DISCIPLE } from '../cards.ts'
import { printed } from '../printed.ts'
import { stand } from '../ring.ts'
import type { FrameOf, Sake } from '../state.ts'
import { push } from '../state.ts'
import { attackBonus } from '../values.ts'
import { strike } from './attack.ts'

type Declare = FrameOf<'declare'>

const CLAUSES = ['SK-ATTACK-1', 'SK-IAIDO-2', 'SK-MOVE-1', 'SK-DRINK-1', 'SK-TURN-9'] as const

/** A complete declaration is told and carried out. The question under it is asked again afterwards, or is answered. */
export function carryOut(s: Sake, f: Declare, t: Told): void {
  const asker = s.frames[s.frames.length - 1]
  if (asker !== undefined) {
    if (asker.kind === 'play' || asker.kind === 'wield') asker.waiting = 0
    else s.frames.pop()
  }
  if (f.use === ACTIVATE) return activate(s, f, t)
  if (f.use === BRAWL || f.use === DROWSE) return possess(s, f, t)
  if (f.use > DROWSE) return torment(s, f, t)
  playCard(s, f, t)
}

function playCard(s: Sake, f: Declare, t: Told): void {
  // SK-BURN-9: the sake for an extra card goes first.
  if (f.pay >= 0) burn(s, f.seat, f.pay, 'card', t, 'SK-BURN-3')
  intoPlay(s, f.seat, f.card)
  s.plays++
  t.reveal({
    type: 'played',
    seat: f.seat,
    card: f.card,
    use: f.use,
    dir: f.dir,
    steps: f.steps,
    target: f.target,
    place: f.weapon,
    clause: CLAUSES[f.use] as string,
  })
  switch (f.use) {
    case ATTACK: {
      const p = printed(s)
      const value = (p.attack[f.card] as number) + attackBonus(s, f.seat, f.weapon, false)
      // SK-ATTACK-11, SK-ATTACK-16: ranged only by a weapon so marked; a seated Samurai stays seated.
      const ranged = f.weapon >= 0 && p.weaponRanged[f.weapon] === 1
      strike(
        s,
        { by: f.seat, card: f.card, target: f.target, weapon: f.weapon, value, ranged, disciple: -1 },
        t,
      )
      return
    }
    case IAIDO:
    case MOVE: {
      const m = push(s, f.use === IAIDO ? 'iaido' : 'move', f.seat)
      m.card = f.card
      m.dir = f.dir
      m.steps = f.steps
      m.target = f.target
      return
    }
    case DRINK:
      push(s, 'drink', f.seat).card = f.card
      return
    default:
      return text(s, f, t)
  }
}

function text(s: Sake, f: Declare, t: Told): void {
  const type = printed(s).type[f.card] as number
  if (type > DISCIPLE) return lay(s, f.seat, f.card, t)
  if (type === DISCIPLE) {
    takeFrom(s.limbo, f.card)
    stand(s, f.seat, f.card, f.dir)
    t.tell({ type: 'discipleStood', seat: f.seat, card: f.card, dir: f.dir, clause: 'SK-DISC-1' })
    return
  }
  // SK-EVENT-18, SK-EVENT-19: Roar's cost comes first and is never given back.
  if (f.cost >= 0) burn(s, f.seat, f.cost, 'cost', t, 'SK-BURN-7')
  const e = push(s, 'event', f.seat)
  e.card = f.card
  e.target = f.target
  e.weapon = f.weapon
}

function activate(s: Sake, f: Declare, t: Told): void {
  t.tell({ type: 'activated', seat: f.seat, place: f.weapon, clause: 'SK-ITEM-4' })
  burn(s, f.seat, f.cost, 'cost', t, 'SK-BURN-7')
  push(s, 'item', f.seat).weapon = f.weapon
}

/** SK-POWER-7: the Spirit has made all choices of its power. */
function possess(s: Sake, f: Declare, t: Told): void {
  const p = push(s, 'possess', f.seat)
  p.use = f.use
  p.target = f.target
  // Brawl: from `cost` to `weapon`. Drowse: the back in `dir`, the receiver in `steps`.
  p.cost = f.cost
  p.weapon = f.weapon
  p.dir = f.dir
  p.steps = f.steps
  t.tell({
    type: 'possessing',
    by: f.seat,
    power: f.use,
    seat: f.target,
    place: f.use === BRAWL ? f.cost : f.dir,
    to: f.use === BRAWL ? f.weapon : f.steps,
    clause: f.use === BRAWL ? 'SK-POWER-4' : 'SK-POWER-6',
  })
}

/** SK-TORMENT-13: Samurai and own cards are declared together. */
function torment(s: Sake, f: Declare, t: Told): void {
  const cards = f.list.filter(a => verbOf(a) === V_SPEND).map(xOf)
  for (const c of cards) intoPlay(s, f.seat, c)
  const m = push(s, 'torment', f.seat)
  m.target = f.target
  m.value = cards.length // SK-TORMENT-4
  m.dir = 0
  m.list = cards
  t.reveal({ type: 'tormented', by: f.seat, seat: f.target, cards: cards.slice(), clause: 'SK-TORMENT-1' })
}
