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
import { countType, guarded, houseOf, playerAt, shogunBonus, treachery } from '../figures.ts'
import type { Honor } from '../state.ts'
import { DAIMYO_ROW, FIRST, NONE, SAMURAI_ROW, SECOND } from '../terms.ts'
import { W } from './tuned.ts'
import type { Look } from './race.ts'

/** Not worth doing: below doing nothing, whatever the noise. */
export const NEVER = -50

/** What ninjas feel like to pay: more in debt, and more the longer the war has lasted. */
const dear = (s: Honor, l: Look, seat: Seat, price: number): number =>
  (price * (playerAt(s, seat).honour < 0 ? W.dearDebt : 1)) / l.patience
const alarm = (l: Look, seat: Seat): number => l.alarm[seat] as number
const pay = (l: Look, seat: Seat): number => l.pay[seat] as number

/** Laying a card down: honour for the turns to come, ki up to five actions, strength where it is needed. */
export function placing(s: Honor, l: Look, seat: Seat, card: number, row: number): number {
  l.lay()
  const owner = row === DAIMYO_ROW ? l.court : seat
  if (owner === NONE) return NEVER
  return settled(s, l, seat, card, row, owner, figuresOf(l, card, owner === seat))
}

/** What the figures of a card are worth, in the own house or in that of the Daimyo served; `l.lay()` was called before. */
function figuresOf(l: Look, card: number, own: boolean): number {
  const { lasting, ki, strength } = l.rates
  const arms = strength[card] as number
  let worth = (lasting[card] as number) * l.share
  if (own) worth += Math.min(ki[card] as number, l.room) * W.ki
  return worth + Math.min(arms, Math.max(W.strFull * arms, l.edge)) * l.arms * l.armsToo
}

/** What the house adds in which a card comes to lie. */
function settled(
  s: Honor,
  l: Look,
  seat: Seat,
  card: number,
  row: number,
  owner: Seat,
  figures: number,
): number {
  const type = l.rates.type[card]
  const own = owner === seat
  let worth = figures
  if (type === CASTLE) worth -= s.shogun === seat ? 0 : W.castleBase + W.castleRisk * l.threat
  if (type === GUARD)
    worth += guarded(s, owner, row)
      ? W.guardMore
      : W.guard + (own ? houseOf(s, owner, row).length * W.guardCard : 0)
  // what lies beside the Daimyo falls with it; what lies beside the Samurai is safer, but armies fill up
  worth += row === SAMURAI_ROW ? W.rowHome : type === OKUGATA || type === ARMY ? W.rowCourtSoft : 0
  return own ? worth : worth - W.foreign
}

/** Of two own houses the Samurai's is never the worse one for what is no guard. */
const HOME_FIRST = W.rowHome >= Math.max(0, W.rowCourtSoft)

/** The better of both rows; playing a card and keeping it ask for the same figure. */
export function bestRow(s: Honor, l: Look, seat: Seat, card: number): number {
  if (l.rated[card] === l.count) return l.rows[card] as number
  let worth = placing(s, l, seat, card, SAMURAI_ROW)
  if (!HOME_FIRST || l.court !== seat || l.rates.type[card] === GUARD)
    worth = Math.max(worth, placing(s, l, seat, card, DAIMYO_ROW))
  l.rated[card] = l.count
  l.rows[card] = worth
  return worth
}

/** An assassin: two chances in three, one past a guard, against what falls; 25 or 50 honour for the attempt. */
export function killing(s: Honor, l: Look, seat: Seat, target: Seat, row: number): number {
  const mine = playerAt(s, seat)
  if (mine.lord === target && row === DAIMYO_ROW) return NEVER
  const price = dear(s, l, seat, (treachery(s, seat, target, row) ? 50 : 25) * W.killPrice)
  const house = houseOf(s, target, row)
  const { falls: each, type, lasting } = l.rates
  let chance = 2 / 3
  let falls = 0
  for (let i = 0; i < house.length; i++) {
    const card = house[i] as number
    if (type[card] === GUARD) chance = 1 / 3
    falls += each[card] as number
  }
  if (row === DAIMYO_ROW)
    falls +=
      (lasting[playerAt(s, target).daimyo] as number) +
      (s.shogun === target ? shogunBonus(s) * W.killShogun : 0)
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
  const chance = l.odds(seat, target)
  const gain = s.shogun === target ? shogunBonus(s) * W.attTitle : W.attCastle
  const stop = alarm(l, target) * W.attStop + W.attPay * pay(l, target) * l.patience
  const risk = W.attRisk + pay(l, seat) * W.attRiskPay
  const after = s.shogun === target ? W.attThreat * shogunBonus(s) * l.threat : 0
  return chance * (gain + stop - after) + (target === l.leader ? W.attLeader : 0) - (1 - chance) * risk
}

/** Proclaiming pays if the title survives a round, or if it wins. */
export function proclaiming(s: Honor, l: Look, seat: Seat): number {
  const p = playerAt(s, seat)
  const bonus = shogunBonus(s)
  const risk = Math.min(0.95, l.threat + W.proMany * Math.max(0, l.threats - l.threat))
  const wins = p.honour + pay(l, seat) + bonus >= s.target ? W.proWins : 0
  return (1 - risk) * (bonus * W.proBonus + wins) - risk * (W.proRisk + W.proRiskPay * pay(l, seat))
}

/** What a possession brings somebody who has it lie in a house that counts; what was stolen once is stolen again. */
export const treasure = (l: Look, card: number): number => l.rates.treasure[card] as number

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
        const worth = l.rates.loot[house[k] as number] as number
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
  switch (l.rates.type[card]) {
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
      return treasure(l, card)
    default:
      return bestRow(s, l, seat, card)
  }
}
