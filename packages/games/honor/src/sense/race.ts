/** How the race stands: who is how many collections from the target, and how a battle would go. */
import type { Seat } from '@noren/engine'
import { courtHonour, diceFor, homeHonour, kiOf, playerAt, shogunBonus, strengthOf, up5 } from '../figures.ts'
import { W } from './tuned.ts'
import type { Honor } from '../state.ts'
import { FIRST, PLEDGED, RONIN } from '../terms.ts'

/** Income as `figures.income`, without building its parts: this runs in every playout. */
export function pay(s: Honor, seat: Seat): number {
  const p = playerAt(s, seat)
  if (p.status === FIRST)
    return courtHonour(s, seat) + homeHonour(s, seat) + (s.shogun === seat ? shogunBonus(s) : 0)
  if (p.status === RONIN) return Math.min(0, homeHonour(s, seat))
  const lord = p.lord
  const court = courtHonour(s, lord) + (s.shogun === lord ? shogunBonus(s) : 0)
  return up5(court / 2) + up5(homeHonour(s, seat) / 2)
}

/** Collections until the target at the present pace; a lord-less or poor player is assumed to recover a little. */
function distanceAt(s: Honor, seat: Seat, income: number): number {
  const p = playerAt(s, seat)
  const late = p.status === RONIN ? W.late : p.status === PLEDGED ? 1 : 0
  return Math.max(0, s.target - p.honour) / Math.max(W.floorPay, income) + late
}

/** A look around the table before a decision: computed once, read for every choice. */
export interface Look {
  /** Income of each seat. */
  readonly pay: Float64Array
  /** How much a seat must be stopped by me: 0 far behind, more the nearer it comes, most if it wins next and I am the last to move before. */
  readonly alarm: Float64Array
  /** 1 at first; a long war leaves everybody poorer, and after 25 rounds a player looks more and more to his own house. */
  patience: number
  /** The rival closest to the target. */
  leader: Seat
  strength: number
  ki: number
  /** What a Dishonor, an assassin, a spy or an elite spy could do at best: computed when first asked for, the same for every such card. */
  readonly deeds: Float64Array
}

const here: Look = {
  pay: new Float64Array(6),
  alarm: new Float64Array(6),
  patience: 1,
  leader: -1,
  strength: 0,
  ki: 0,
  deeds: new Float64Array(4),
}

/** Looks around for `seat`. The same object every time: valid until the next look. */
export function look(s: Honor, seat: Seat): Look {
  here.patience = Math.max(0.15, Math.min(1, 1 - (s.round - 25) / 50))
  here.leader = -1
  here.strength = strengthOf(s, seat, true)
  here.ki = kiOf(s, seat)
  here.deeds.fill(NaN)
  let nearest = Infinity
  for (let i = 0; i < s.seats; i++) {
    const income = pay(s, i)
    const d = distanceAt(s, i, income)
    const near = d <= 1 ? W.near1 : d <= 2 ? W.near2 : d <= 3.5 ? W.near3 : d <= 6 ? W.near6 : 0
    here.pay[i] = income
    // who wins at his next collection is stopped by those who move before him: if nobody is left but me, it is up to me
    const others = (i - seat + s.seats - 1) % s.seats
    here.alarm[i] = near * here.patience * (d <= 1 && others === 0 ? W.lastChance : 1)
    if (i !== seat && d < nearest) {
      nearest = d
      here.leader = i
    }
  }
  return here
}

/** The chance that `a` dice beat `d` dice: a normal curve over their difference, ties set aside. */
export function odds(a: number, d: number): number {
  if (a === 0) return 0
  if (d === 0) return 1
  const z = (3.5 * (a - d)) / Math.sqrt(2.9167 * (a + d))
  return 1 / (1 + Math.exp(-1.702 * z))
}

export const attackDice = (s: Honor, seat: Seat): number => diceFor(strengthOf(s, seat, false))
export const defenceDice = (s: Honor, seat: Seat): number => diceFor(strengthOf(s, seat, true))

/** The best chance anybody else has to beat this Daimyo, were it open to attack. */
export function threat(s: Honor, seat: Seat): number {
  const d = defenceDice(s, seat)
  let worst = 0
  for (let i = 0; i < s.seats; i++)
    if (i !== seat && playerAt(s, i).status === FIRST) worst = Math.max(worst, odds(attackDice(s, i), d))
  return worst
}

export function threats(s: Honor, seat: Seat): number {
  const d = defenceDice(s, seat)
  let sum = 0
  for (let i = 0; i < s.seats; i++)
    if (i !== seat && playerAt(s, i).status === FIRST) sum += odds(attackDice(s, i), d)
  return sum
}
