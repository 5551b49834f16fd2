/** How a seat stands, in figures that the fitted value weighs: the race, the houses, the sword's edge, the hand. */
import type { Seat } from '@noren/engine'
import {
  ASSASSIN,
  CASTLE,
  DAIMYO,
  DISHONOR,
  ELITE,
  GUARD,
  ARMY,
  OKUGATA,
  POSSESSION,
  SAVEFACE,
  SPY,
} from '../cards.ts'
import {
  actionsFor,
  allyOf,
  attackable,
  countType,
  courtHonour,
  guarded,
  homeHonour,
  kiOf,
  playerAt,
  sheet,
} from '../figures.ts'
import type { Honor } from '../state.ts'
import { DAIMYO_ROW, FIRST, NONE, PLEDGED, RONIN, SAMURAI_ROW } from '../terms.ts'
import { attackDice, defenceDice, odds, pay } from './race.ts'

/** What is measured of every seat, in the order of the weights. */
export const FEATURES = [
  'honour',
  'income',
  'time',
  'nearness',
  'urgency',
  'wins next',
  'wins in two',
  'behind the first',
  'waits',
  'shogun',
  'shogun in danger',
  'open to attack',
  'attackers',
  'may proclaim',
  'leads a Daimyo',
  'ronin',
  'serves',
  'serves the Shogun',
  'actions',
  'attack',
  'defence',
  'dishonors',
  'assassins',
  'spies',
  'save faces',
  'honour in hand',
  'armies in hand',
  'daimyo in hand',
  'castle in hand',
  'guards in hand',
  'cards',
  'court guarded',
  'home guarded',
  'court',
  // the table around the seat
  'dishonors before',
  'assassins before',
  'swords before',
  'first rival',
  'rivals who win next',
  'rivals who win in two',
  'lead in honour',
  'lead in income',
  'home',
  'has a second',
  'round',
  'target',
] as const
export const WIDTH = FEATURES.length

const attack = new Float64Array(6)
const defence = new Float64Array(6)
const income = new Float64Array(6)
const time = new Float64Array(6)
const shames = new Float64Array(6)
const knives = new Float64Array(6)

/** Rounds until this seat wins if nothing happens: its next collection may be nearer or farther. */
function timeOf(s: Honor, seat: Seat): number {
  const p = playerAt(s, seat)
  const wait = waitOf(s, seat)
  const late = p.status === RONIN ? 2 : p.status === PLEDGED ? 1 : 0
  const collections = Math.ceil(Math.max(1, s.target - p.honour) / Math.max(8, income[seat] as number))
  return Math.min(15, collections - 1 + wait + late)
}

/** The part of a round until the next collection of a seat. */
const waitOf = (s: Honor, seat: Seat): number => (((seat - s.active + s.seats - 1) % s.seats) + 1) / s.seats

/** What lies in a hand; in an imagined world it is as much a guess as the hand is. */
function measureHand(s: Honor, seat: Seat, out: Float64Array, at: number): void {
  const { type, honour, strength } = sheet(s)
  const { hand, status } = playerAt(s, seat)
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i] as number
    switch (type[card]) {
      case DISHONOR:
        out[at] = (out[at] as number) + 1
        break
      case ASSASSIN:
        out[at + 1] = (out[at + 1] as number) + 1
        break
      case SPY:
        out[at + 2] = (out[at + 2] as number) + 0.5
        break
      case ELITE:
        out[at + 2] = (out[at + 2] as number) + 0.75
        break
      case SAVEFACE:
        out[at + 3] = (out[at + 3] as number) + 1
        break
      case OKUGATA:
      case POSSESSION:
        out[at + 4] = (out[at + 4] as number) + Math.max(0, honour[card] as number) / 20
        break
      case ARMY:
        out[at + 5] = (out[at + 5] as number) + (strength[card] as number) / 5
        break
      case DAIMYO:
        if (status !== FIRST)
          out[at + 6] = Math.max(out[at + 6] as number, ((honour[card] as number) + 5) / 15)
        break
      case CASTLE:
        out[at + 7] = 1
        break
      case GUARD:
        out[at + 8] = (out[at + 8] as number) + 1
        break
    }
  }
  out[at + 9] = hand.length / 4 - 1
}

/** Fills `out[seat * WIDTH + feature]` for every seat. */
export function standing(s: Honor, out: Float64Array): void {
  out.fill(0, 0, s.seats * WIDTH)
  for (let i = 0; i < s.seats; i++) {
    income[i] = pay(s, i)
    attack[i] = attackDice(s, i)
    defence[i] = defenceDice(s, i)
    time[i] = timeOf(s, i)
    shames[i] = countType(s, playerAt(s, i).hand, DISHONOR)
    knives[i] = countType(s, playerAt(s, i).hand, ASSASSIN)
  }
  for (let i = 0; i < s.seats; i++) measure(s, i, out, i * WIDTH)
}

function measure(s: Honor, seat: Seat, out: Float64Array, at: number): void {
  const p = playerAt(s, seat)
  let worst = 0
  let attackers = 0
  let first = Infinity
  for (let i = 0; i < s.seats; i++) {
    if (i === seat) continue
    first = Math.min(first, time[i] as number)
    if (playerAt(s, i).status !== FIRST) continue
    const chance = odds(attack[i] as number, defence[seat] as number)
    attackers += chance
    worst = Math.max(worst, chance)
  }
  const leads = p.status === FIRST
  const shogun = s.shogun === seat
  const exposed = attackable(s, seat)
  const t = time[seat] as number
  out[at] = p.honour / s.target
  out[at + 1] = (income[seat] as number) / 50
  out[at + 2] = Math.min(8, t) / 4
  out[at + 3] = 1 / (0.3 + t)
  out[at + 4] = Math.exp(-t / 2) * 2
  out[at + 5] = t <= 1 ? 1 : 0
  out[at + 6] = t <= 2 ? 1 : 0
  out[at + 7] = Math.max(-3, Math.min(3, t - first))
  out[at + 8] = waitOf(s, seat)
  out[at + 9] = shogun ? 1 : 0
  out[at + 10] = shogun ? worst : 0
  out[at + 11] = exposed ? worst : 0
  out[at + 12] = exposed ? attackers : 0
  out[at + 13] = leads && s.shogun === NONE ? 1 - worst : 0
  out[at + 14] = leads ? 1 : 0
  out[at + 15] = p.status === RONIN ? 1 : 0
  out[at + 16] = p.lord === NONE ? 0 : 1
  out[at + 17] = p.lord !== NONE && s.shogun === p.lord ? 1 : 0
  out[at + 18] = actionsFor(kiOf(s, seat)) / 3 - 1
  out[at + 19] = (attack[seat] as number) / 3
  out[at + 20] = (defence[seat] as number) / 3
  measureHand(s, seat, out, at + 21)
  out[at + 31] = leads && guarded(s, seat, DAIMYO_ROW) ? 1 : 0
  out[at + 32] = guarded(s, seat, SAMURAI_ROW) ? 1 : 0
  out[at + 33] = leads ? courtHonour(s, seat) / 30 : 0
  measureTable(s, seat, out, at + 34)
}

/** Who moves before this seat collects again, and with what; and how the rivals stand. */
function measureTable(s: Honor, seat: Seat, out: Float64Array, at: number): void {
  const exposed = attackable(s, seat)
  let first = 15
  let honour = -Infinity
  let richest = -Infinity
  for (let i = 0; i < s.seats; i++) {
    if (i === seat) continue
    const t = time[i] as number
    first = Math.min(first, t)
    honour = Math.max(honour, playerAt(s, i).honour)
    richest = Math.max(richest, income[i] as number)
    if (t <= 1) out[at + 4] = (out[at + 4] as number) + 1
    if (t <= 2) out[at + 5] = (out[at + 5] as number) + 0.5
    // seats from the active one on move before the seat's next collection
    if ((i - s.active + s.seats) % s.seats > (seat - s.active + s.seats - 1) % s.seats) continue
    out[at] = (out[at] as number) + (shames[i] as number)
    out[at + 1] = (out[at + 1] as number) + (knives[i] as number)
    if (exposed && playerAt(s, i).status === FIRST)
      out[at + 2] = Math.max(out[at + 2] as number, odds(attack[i] as number, defence[seat] as number))
  }
  out[at + 3] = 1 / (0.3 + first)
  out[at + 6] = (playerAt(s, seat).honour - honour) / s.target
  out[at + 7] = ((income[seat] as number) - richest) / 50
  out[at + 8] = homeHonour(s, seat) / 30
  out[at + 9] = allyOf(s, seat) === NONE ? 0 : 1
  out[at + 10] = Math.min(40, s.round) / 20 - 1
  out[at + 11] = s.target / 100 - 3.5
}
