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
import {
  countType,
  courtFor,
  guarded,
  houseOf,
  playerAt,
  sheet,
  shogunBonus,
  treachery,
  typeOf,
} from '../figures.ts'
import type { Honor } from '../state.ts'
import { DAIMYO_ROW, FIRST, NONE, RONIN, SAMURAI_ROW, SECOND } from '../terms.ts'
import { W } from './tuned.ts'
import type { Look } from './race.ts'
import { attackDice, defenceDice, odds, threat, threats } from './race.ts'

/** Not worth doing: below doing nothing, whatever the noise. */
export const NEVER = -50
/** How many more collections a thinker counts on. */

/** What ninjas feel like to pay: more in debt, and more the longer the war has lasted. */
const dear = (s: Honor, l: Look, seat: Seat, price: number): number =>
  (price * (playerAt(s, seat).honour < 0 ? W.dearDebt : 1)) / l.patience
const alarm = (l: Look, seat: Seat): number => l.alarm[seat] as number
const pay = (l: Look, seat: Seat): number => l.pay[seat] as number

/** Laying a card down: honour for the turns to come, ki up to five actions, strength where it is needed. */
export function placing(s: Honor, l: Look, seat: Seat, card: number, row: number): number {
  const { honour, ki, strength } = sheet(s)
  const type = typeOf(s, card)
  const p = playerAt(s, seat)
  const owner = row === DAIMYO_ROW ? courtFor(s, seat) : seat
  if (owner === NONE) return NEVER
  const own = owner === seat
  const share = p.status === FIRST ? 1 : p.status === RONIN ? W.shareRonin : 0.5
  let worth = (honour[card] as number) * W.horizon * share
  if (own) worth += Math.min(ki[card] as number, Math.max(0, 15 - l.ki)) * W.ki
  const needy = s.shogun === seat || (s.shogun !== NONE && s.shogun !== p.lord)
  worth +=
    Math.min(strength[card] as number, Math.max(W.strFull * (strength[card] as number), 18 - l.strength)) *
    (needy ? W.strNeedy : s.shogun === NONE ? W.strFree : W.strCalm) *
    (p.status === RONIN ? W.strRonin : 1)
  if (type === CASTLE) worth -= s.shogun === seat ? 0 : W.castleBase + W.castleRisk * threat(s, seat)
  if (type === GUARD)
    worth += guarded(s, owner, row)
      ? W.guardMore
      : W.guard + (own ? houseOf(s, owner, row).length * W.guardCard : 0)
  // what lies beside the Daimyo falls with it; what lies beside the Samurai is safer, but armies fill up
  worth += row === SAMURAI_ROW ? W.rowHome : type === OKUGATA || type === ARMY ? W.rowCourtSoft : 0
  return own ? worth : worth - W.foreign
}

export const bestRow = (s: Honor, l: Look, seat: Seat, card: number): number =>
  Math.max(placing(s, l, seat, card, SAMURAI_ROW), placing(s, l, seat, card, DAIMYO_ROW))

/** An assassin: two chances in three, one past a guard, against what falls; 25 or 50 honour for the attempt. */
export function killing(s: Honor, l: Look, seat: Seat, target: Seat, row: number): number {
  const chance = guarded(s, target, row) ? 1 / 3 : 2 / 3
  const price = dear(s, l, seat, (treachery(s, seat, target, row) ? 50 : 25) * W.killPrice)
  const p = playerAt(s, target)
  const mine = playerAt(s, seat)
  if (mine.lord === target && row === DAIMYO_ROW) return NEVER
  const house = houseOf(s, target, row)
  const { honour } = sheet(s)
  let falls = 0
  for (const c of house) falls += Math.max(0, honour[c] as number) * W.horizon + W.killCard
  if (row === DAIMYO_ROW)
    falls +=
      (honour[p.daimyo] as number) * W.horizon + (s.shogun === target ? shogunBonus(s) * W.killShogun : 0)
  if (mine.status === SECOND && mine.lord === target && row === SAMURAI_ROW)
    return chance * (pay(l, target) * W.horizon * W.killSucceed) - price
  return (
    chance *
      falls *
      ((target === l.leader ? W.killFirst : 0) + W.killFloor + W.killAlarm * alarm(l, target)) -
    price
  )
}

/** Dishonor is kept for a player who matters: 75 points of a leader are a turn or more. */
export function shaming(s: Honor, l: Look, seat: Seat, target: Seat): number {
  if (playerAt(s, target).lord === seat || playerAt(s, seat).lord === target)
    return alarm(l, target) >= 1 ? 50 : NEVER
  const ahead = playerAt(s, target).honour / s.target
  return (
    alarm(l, target) * W.shameAlarm +
    (ahead > W.shameFrom ? W.shameAhead * ahead * l.patience : 0) +
    (target === l.leader ? W.shameLeader : 0) +
    (s.shogun === target ? W.shameShogun : 0) -
    W.shameBase
  )
}

/** An attack: the title, the castle and the stop it puts to a leader, against the loss of the own Daimyo. */
export function attacking(s: Honor, l: Look, seat: Seat, target: Seat): number {
  const chance = odds(attackDice(s, seat), defenceDice(s, target))
  const gain = s.shogun === target ? shogunBonus(s) * W.attTitle : W.attCastle
  const stop = alarm(l, target) * W.attStop + W.attPay * pay(l, target) * l.patience
  const risk = W.attRisk + pay(l, seat) * W.attRiskPay
  const after = s.shogun === target ? W.attThreat * shogunBonus(s) * threat(s, seat) : 0
  return chance * (gain + stop - after) + (target === l.leader ? W.attLeader : 0) - (1 - chance) * risk
}

/** Proclaiming pays if the title survives a round, or if it wins. */
export function proclaiming(s: Honor, l: Look, seat: Seat): number {
  const p = playerAt(s, seat)
  const bonus = shogunBonus(s)
  const risk = Math.min(0.95, threat(s, seat) + W.proMany * Math.max(0, threats(s, seat) - threat(s, seat)))
  const wins = p.honour + pay(l, seat) + bonus >= s.target ? W.proWins : 0
  return (1 - risk) * (bonus * W.proBonus + wins) - risk * (W.proRisk + W.proRiskPay * pay(l, seat))
}

/** What a possession brings somebody who has it lie in a house that counts; what was stolen once is stolen again. */
export const treasure = (s: Honor, card: number): number => {
  const { honour, ki, strength } = sheet(s)
  return (
    (honour[card] as number) * W.treH + (ki[card] as number) * W.treK + (strength[card] as number) * W.treS
  )
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
      if (worth > 0)
        best = Math.max(best, worth * (share + W.spyAlarm * alarm(l, i)) - dear(s, l, seat, W.spyPrice))
    }
  }
  return best
}

/** How gladly a card is kept in hand, for discards: small is thrown first. */
export function keeping(s: Honor, l: Look, seat: Seat, card: number): number {
  const p = playerAt(s, seat)
  switch (typeOf(s, card)) {
    case SAVEFACE:
      return W.kSave
    case DISHONOR:
      return W.kDis - W.kDisMore * countType(s, p.hand, DISHONOR)
    case ASSASSIN:
      return W.kAss
    case SPY:
      return W.kSpy
    case ELITE:
      return W.kElite
    case DAIMYO:
      return p.status === FIRST ? W.kDai + (s.shogun === seat ? W.kDaiFirst : 0) : 60
    case CASTLE:
      return p.status === FIRST && bestRow(s, l, seat, card) > 0 ? W.kCas : 5
    case POSSESSION:
      return treasure(s, card)
    default:
      return bestRow(s, l, seat, card)
  }
}
