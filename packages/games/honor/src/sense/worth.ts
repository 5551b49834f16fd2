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
import type { Look } from './race.ts'
import { attackDice, defenceDice, odds, threat } from './race.ts'

/** Not worth doing: below doing nothing, whatever the noise. */
export const NEVER = -50
/** How many more collections a thinker counts on. */
const HORIZON = 4

/** What ninjas feel like to pay: more in debt, and more the longer the war has lasted. */
const dear = (s: Honor, l: Look, seat: Seat, price: number): number =>
  (price * (playerAt(s, seat).honour < 0 ? 1.4 : 1)) / l.patience
const alarm = (l: Look, seat: Seat): number => l.alarm[seat] as number
const pay = (l: Look, seat: Seat): number => l.pay[seat] as number

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
export function killing(s: Honor, l: Look, seat: Seat, target: Seat, row: number): number {
  const chance = guarded(s, target, row) ? 1 / 3 : 2 / 3
  const price = dear(s, l, seat, treachery(s, seat, target, row) ? 50 : 25)
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
    return chance * (pay(l, target) * HORIZON) - price
  return chance * falls * (0.2 + alarm(l, target)) - price
}

/** Dishonor is kept for a player who matters: 75 points of a leader are a turn or more. */
export function shaming(s: Honor, l: Look, seat: Seat, target: Seat): number {
  if (playerAt(s, target).lord === seat || playerAt(s, seat).lord === target)
    return alarm(l, target) >= 1 ? 50 : NEVER
  const ahead = playerAt(s, target).honour / s.target
  return (
    alarm(l, target) * 90 + (ahead > 0.4 ? 40 * ahead * l.patience : 0) + (target === l.leader ? 5 : 0) - 35
  )
}

/** An attack: the title, the castle and the stop it puts to a leader, against the loss of the own Daimyo. */
export function attacking(s: Honor, l: Look, seat: Seat, target: Seat): number {
  const chance = odds(attackDice(s, seat), defenceDice(s, target))
  const gain = s.shogun === target ? shogunBonus(s) * 2 : 25
  const stop = alarm(l, target) * 200 + pay(l, target) * l.patience
  const risk = 40 + pay(l, seat) * 2
  return chance * (gain + stop) - (1 - chance) * risk
}

/** Proclaiming pays if the title survives a round, or if it wins. */
export function proclaiming(s: Honor, l: Look, seat: Seat): number {
  const p = playerAt(s, seat)
  const bonus = shogunBonus(s)
  const risk = threat(s, seat)
  const wins = p.honour + pay(l, seat) + bonus >= s.target ? 200 : 0
  return (1 - risk) * (bonus + wins) - risk * (20 + pay(l, seat))
}

/** What a possession brings somebody who has it lie in a house that counts; what was stolen once is stolen again. */
export const treasure = (s: Honor, card: number): number => {
  const { honour, ki, strength } = sheet(s)
  return (honour[card] as number) * 2.5 + (ki[card] as number) * 5 + (strength[card] as number) * 3
}

/** Spies: what is gained and what a rival loses, against 25 honour. */
export function spying(s: Honor, l: Look, seat: Seat, elite: boolean): number {
  let best = NEVER
  const share = playerAt(s, seat).status === FIRST ? 1 : 0.4
  for (let i = 0; i < s.seats; i++) {
    if (i === seat) continue
    for (let row = SAMURAI_ROW; row <= DAIMYO_ROW; row++) {
      const house = houseOf(s, i, row)
      let most = 0
      let next = 0
      for (let k = 0; k < house.length; k++) {
        const card = house[k] as number
        if (typeOf(s, card) !== POSSESSION) continue
        const worth = treasure(s, card)
        if (worth > most) {
          next = most
          most = worth
        } else if (worth > next) next = worth
      }
      const worth = elite ? most + next : most
      if (worth > 0) best = Math.max(best, worth * (share + 0.5 * alarm(l, i)) - dear(s, l, seat, 28))
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
