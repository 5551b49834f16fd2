/** What single deeds are worth to a seat, in honour: the numbers the rule-based player compares. */
import type { Seat } from '@noren/engine'
import {
  ARMY,
  ASSASSIN,
  CASTLE,
  DAIMYO,
  DISHONOR,
  ELITE,
  GUARD,
  OKUGATA,
  POSSESSION,
  SAVEFACE,
  SPY,
} from '../cards.ts'
import { countType, guarded, houseOf, kiOf, playerAt, sheet, shogunBonus, typeOf } from '../figures.ts'
import type { Honor } from '../state.ts'
import { DAIMYO_ROW, FIRST, NONE, RONIN, SAMURAI_ROW, SECOND } from '../state.ts'
import { treachery } from '../steps/assassin.ts'
import { courtFor } from '../steps/place.ts'
import { attackDice, defenceDice, distance, leader, odds, pay, threat } from './race.ts'

/** Not worth doing: below doing nothing, whatever the noise. */
export const NEVER = -50
/** How many more collections a thinker counts on. */
const HORIZON = 4

/** How much it hurts everybody else that this rival is ahead: 0 far behind, 1 about to win. */
export function alarm(s: Honor, rival: Seat): number {
  const d = distance(s, rival)
  const near = d <= 1 ? 1 : d <= 2 ? 0.7 : d <= 3.5 ? 0.4 : d <= 6 ? 0.15 : 0
  return near * patience(s)
}

/** A long war leaves everybody poorer: after 25 rounds a player looks more and more to his own house. */
const patience = (s: Honor): number => Math.max(0.15, Math.min(1, 1 - (s.round - 25) / 50))

/** What ninjas feel like to pay: more in debt, and more the longer the war has lasted. */
const dear = (s: Honor, seat: Seat, price: number): number =>
  (price * (playerAt(s, seat).honour < 0 ? 1.4 : 1)) / patience(s)

/** Laying a card down: honour for the turns to come, ki up to five actions, strength where it is needed. */
export function placing(s: Honor, seat: Seat, card: number, row: number): number {
  const { honour, ki, strength } = sheet(s)
  const type = typeOf(s, card)
  const p = playerAt(s, seat)
  const owner = row === DAIMYO_ROW ? courtFor(s, seat) : seat
  if (owner === NONE) return NEVER
  const own = owner === seat
  const share = p.status === FIRST ? 1 : p.status === RONIN ? 0.4 : 0.5
  let worth = (honour[card] as number) * HORIZON * share
  if (own) worth += Math.min(ki[card] as number, Math.max(0, 15 - kiOf(s, seat))) * 7
  const needy = s.shogun === seat || (s.shogun !== NONE && s.shogun !== p.lord)
  worth += (strength[card] as number) * (needy ? 7 : 4) * (p.status === RONIN ? 0.4 : 1)
  if (type === CASTLE) worth -= s.shogun === seat ? 0 : 60 * threat(s, seat)
  if (type === GUARD) worth += guarded(s, owner, row) ? 2 : 8 + (own ? houseOf(s, owner, row).length * 3 : 0)
  // what lies beside the Daimyo falls with it; what lies beside the Samurai is safer, but armies fill up
  worth += row === SAMURAI_ROW ? 3 : type === OKUGATA || type === ARMY ? 1 : 0
  return own ? worth : worth - 12
}

export const bestRow = (s: Honor, seat: Seat, card: number): number =>
  Math.max(placing(s, seat, card, SAMURAI_ROW), placing(s, seat, card, DAIMYO_ROW))

/** An assassin: two chances in three, one past a guard, against what falls; 25 or 50 honour for the attempt. */
export function killing(s: Honor, seat: Seat, target: Seat, row: number): number {
  const chance = guarded(s, target, row) ? 1 / 3 : 2 / 3
  const price = dear(s, seat, treachery(s, seat, target, row) ? 50 : 25)
  const p = playerAt(s, target)
  const mine = playerAt(s, seat)
  if (mine.lord === target && row === DAIMYO_ROW) return NEVER
  const house = houseOf(s, target, row)
  const { honour } = sheet(s)
  let falls = 0
  for (const c of house) falls += Math.max(0, honour[c] as number) * HORIZON + 4
  if (row === DAIMYO_ROW)
    falls += (honour[p.daimyo] as number) * HORIZON + (s.shogun === target ? shogunBonus(s) * 2 : 0)
  if (mine.status === SECOND && mine.lord === target && row === SAMURAI_ROW)
    return chance * (pay(s, target) * HORIZON) - price
  return chance * falls * (0.2 + alarm(s, target)) - price
}

/** Dishonor is kept for a player who matters: 75 points of a leader are a turn or more. */
export function shaming(s: Honor, seat: Seat, target: Seat): number {
  if (playerAt(s, target).lord === seat || playerAt(s, seat).lord === target)
    return alarm(s, target) >= 1 ? 50 : NEVER
  const ahead = playerAt(s, target).honour / s.target
  return (
    alarm(s, target) * 90 +
    (ahead > 0.4 ? 40 * ahead * patience(s) : 0) +
    (target === leader(s, seat) ? 5 : 0) -
    35
  )
}

/** An attack: the title, the castle and the stop it puts to a leader, against the loss of the own Daimyo. */
export function attacking(s: Honor, seat: Seat, target: Seat): number {
  const chance = odds(attackDice(s, seat), defenceDice(s, target))
  const gain = s.shogun === target ? shogunBonus(s) * 2 : 25
  const stop = alarm(s, target) * 200 + pay(s, target) * patience(s)
  const risk = 40 + pay(s, seat) * 2
  return chance * (gain + stop) - (1 - chance) * risk
}

/** Proclaiming pays if the title survives a round, or if it wins. */
export function proclaiming(s: Honor, seat: Seat): number {
  const p = playerAt(s, seat)
  const bonus = shogunBonus(s)
  const risk = threat(s, seat)
  const wins = p.honour + pay(s, seat) + bonus >= s.target ? 200 : 0
  return (1 - risk) * (bonus + wins) - risk * (20 + pay(s, seat))
}

/** What a possession brings somebody who has it lie in a house that counts; what was stolen once is stolen again. */
export const treasure = (s: Honor, card: number): number => {
  const { honour, ki, strength } = sheet(s)
  return (honour[card] as number) * 2.5 + (ki[card] as number) * 5 + (strength[card] as number) * 3
}

/** Spies: what is gained and what a rival loses, against 25 honour. */
export function spying(s: Honor, seat: Seat, elite: boolean): number {
  let best = NEVER
  const share = playerAt(s, seat).status === FIRST ? 1 : 0.4
  for (let i = 0; i < s.seats; i++) {
    if (i === seat) continue
    for (const row of [SAMURAI_ROW, DAIMYO_ROW]) {
      const found = houseOf(s, i, row)
        .filter(c => typeOf(s, c) === POSSESSION)
        .map(c => treasure(s, c))
        .sort((a, b) => b - a)
      let worth = 0
      for (let k = 0; k < Math.min(elite ? 2 : 1, found.length); k++) worth += Math.max(0, found[k] as number)
      best = Math.max(best, worth * (share + 0.5 * alarm(s, i)) - dear(s, seat, 28))
    }
  }
  return best
}

/** How gladly a card is kept in hand, for discards: small is thrown first. */
export function keeping(s: Honor, seat: Seat, card: number): number {
  const p = playerAt(s, seat)
  switch (typeOf(s, card)) {
    case SAVEFACE:
      return 30
    case DISHONOR:
      return 40 - 14 * countType(s, p.hand, DISHONOR)
    case ASSASSIN:
      return 24
    case SPY:
      return 6
    case ELITE:
      return 10
    case DAIMYO:
      return p.status === FIRST ? 8 + (s.shogun === seat ? 6 : 0) : 60
    case CASTLE:
      return p.status === FIRST && bestRow(s, seat, card) > 0 ? 22 : 5
    case POSSESSION:
      return treasure(s, card)
    default:
      return bestRow(s, seat, card)
  }
}
