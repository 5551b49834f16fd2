/** How the race stands: who is how many collections from the target, and how a battle would go. */
import type { Seat } from '@noren/engine'
import {
  attackable,
  courtHonour,
  diceFor,
  homeHonour,
  playerAt,
  shogunBonus,
  strengthOf,
  up5,
} from '../figures.ts'
import type { Honor } from '../state.ts'
import { FIRST, PLEDGED, RONIN } from '../state.ts'

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
  const late = p.status === RONIN ? 2 : p.status === PLEDGED ? 1 : 0
  return Math.max(0, s.target - p.honour) / Math.max(12, income) + late
}

/** A look around the table before a decision: computed once, read for every choice. */
export interface Look {
  /** Income of each seat. */
  readonly pay: Float64Array
  /** How much it hurts everybody else that a seat is ahead: 0 far behind, 1 about to win. */
  readonly alarm: Float64Array
  /** 1 at first; a long war leaves everybody poorer, and after 25 rounds a player looks more and more to his own house. */
  patience: number
  /** The rival closest to the target. */
  leader: Seat
}

const here: Look = { pay: new Float64Array(6), alarm: new Float64Array(6), patience: 1, leader: -1 }

/** Looks around for `seat`. The same object every time: valid until the next look. */
export function look(s: Honor, seat: Seat): Look {
  here.patience = Math.max(0.15, Math.min(1, 1 - (s.round - 25) / 50))
  here.leader = -1
  let nearest = Infinity
  for (let i = 0; i < s.seats; i++) {
    const income = pay(s, i)
    const d = distanceAt(s, i, income)
    const near = d <= 1 ? 1 : d <= 2 ? 0.7 : d <= 3.5 ? 0.4 : d <= 6 ? 0.15 : 0
    here.pay[i] = income
    here.alarm[i] = near * here.patience
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

/** Fills `out` with an estimate of each seat's share of the victory. */
export function value(s: Honor, out: Float64Array): void {
  let sum = 0
  for (let i = 0; i < s.seats; i++) {
    const p = playerAt(s, i)
    let d = distanceAt(s, i, pay(s, i))
    if (attackable(s, i)) d *= 1 + 0.6 * threat(s, i)
    // who moves sooner collects sooner; cards and ki are income to come
    const wait = ((i - s.active + s.seats - 1) % s.seats) / s.seats
    const promise = 0.15 * p.hand.length + 0.1 * (p.home.length + p.court.length)
    const share = Math.exp(-0.45 * Math.max(0, d + wait - promise))
    out[i] = share
    sum += share
  }
  for (let i = 0; i < s.seats; i++) out[i] = (out[i] as number) / sum
}
