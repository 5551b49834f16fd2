/** How the race stands: who is how many collections from the target, and how a battle would go. */
import type { Seat } from '@noren/engine'
import {
  allyOf,
  courtFor,
  courtHonour,
  diceFor,
  homeHonour,
  kiOf,
  playerAt,
  sheet,
  shogunBonus,
  strengthOf,
  up5,
} from '../figures.ts'
import { CARDS, CASTLE, PRINTED } from '../cards.ts'
import type { Rates } from './rates.ts'
import { ratesOf } from './rates.ts'
import { W } from './tuned.ts'
import type { Honor } from '../state.ts'
import { FIRST, MAX_DICE, NONE, PLEDGED, RONIN } from '../terms.ts'

/** No ki is so small. */
const NOT_YET = -0x8000_0000
/** Honour beside each Daimyo with the title, and beside each Samurai: filled and read within one look. */
const courts = new Float64Array(6)
const homes = new Float64Array(6)

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

/** The chance that `a` dice beat `d` dice: a normal curve over their difference, ties set aside. */
export function odds(a: number, d: number): number {
  if (a === 0) return 0
  if (d === 0) return 1
  const z = (3.5 * (a - d)) / Math.sqrt(2.9167 * (a + d))
  return 1 / (1 + Math.exp(-1.702 * z))
}

const DICE = MAX_DICE + 1
/** All of them, by the dice of the attack and of the defence. */
const ODDS = Float64Array.from({ length: DICE * DICE }, (_, i) => odds(Math.floor(i / DICE), i % DICE))
const oddsOf = (attack: number, defence: number): number =>
  ODDS[diceFor(attack) * DICE + diceFor(defence)] as number

/**
 * A look around the table before a decision. What several choices need is worked out when the first of them asks, and once: laying a card
 * down needs nobody's race, and a sword nobody's ki. The state must stay as it is while the look is used.
 */
export class Look {
  /** 1 at first; a long war leaves everybody poorer, and after 25 rounds a player looks more and more to his own house. */
  patience = 1
  rates: Rates = ratesOf(PRINTED)
  /** What a Dishonor, an assassin, a spy or an elite spy could do at best: the same for every such card. Read where `tried` has its bit. */
  readonly deeds = new Float64Array(4)
  tried = 0
  /** What a card is worth where it lies best, by card; read only where `rated` has the number of this look. */
  readonly rows = new Float64Array(CARDS.length)
  readonly rated = new Int32Array(CARDS.length)
  count = 0
  /** What laying a card down depends on besides the card: see `#lay`. */
  share = 0
  room = 0
  edge = 0
  arms = 0
  armsToo = 1
  court: Seat = NONE
  #laid = false
  readonly #pay = new Float64Array(6)
  readonly #alarm = new Float64Array(6)
  #leader: Seat = -1
  #raced = false
  readonly #attack = new Int32Array(6)
  readonly #defence = new Int32Array(6)
  #armed = 0
  #ki = NOT_YET
  #threat = -1
  #threats = 0
  #s: Honor | null = null
  #seat: Seat = -1

  begin(s: Honor, seat: Seat): this {
    this.#s = s
    this.#seat = seat
    this.#raced = this.#laid = false
    this.#armed = 0
    this.#ki = NOT_YET
    this.#threat = -1
    this.patience = Math.max(0.15, Math.min(1, 1 - (s.round - 25) / 50))
    this.rates = ratesOf(sheet(s))
    this.tried = 0
    this.count++
    return this
  }
  /** Income of each seat. */
  get pay(): Float64Array {
    if (!this.#raced) this.#race()
    return this.#pay
  }
  /** How much a seat must be stopped by me: 0 far behind, more the nearer it comes, most if it wins next and I am the last to move before. */
  get alarm(): Float64Array {
    if (!this.#raced) this.#race()
    return this.#alarm
  }
  /** The rival closest to the target. */
  get leader(): Seat {
    if (!this.#raced) this.#race()
    return this.#leader
  }
  get ki(): number {
    if (this.#ki === NOT_YET) this.#ki = kiOf(this.#s as Honor, this.#seat)
    return this.#ki
  }
  /** The chance of one seat to beat the Daimyo of another. */
  odds(by: Seat, target: Seat): number {
    this.#arm(by)
    this.#arm(target)
    return oddsOf(this.#attack[by] as number, this.#defence[target] as number)
  }
  /** The best chance anybody has to beat the own Daimyo. */
  get threat(): number {
    if (this.#threat < 0) this.#threaten()
    return this.#threat
  }
  /** The chances of all of them together. */
  get threats(): number {
    if (this.#threat < 0) this.#threaten()
    return this.#threats
  }

  /** Makes ready what laying down a card is worth. */
  lay(): void {
    if (this.#laid) return
    this.#laid = true
    const s = this.#s as Honor
    const seat = this.#seat
    const { status, lord } = playerAt(s, seat)
    this.#arm(seat)
    this.share = status === FIRST ? 1 : status === RONIN ? W.shareRonin : 0.5
    this.room = Math.max(0, 15 - this.ki)
    this.edge = 18 - (this.#defence[seat] as number)
    const needy = s.shogun === seat || (s.shogun !== NONE && s.shogun !== lord)
    this.arms = needy ? W.strNeedy : s.shogun === NONE ? W.strFree : W.strCalm
    this.armsToo = status === RONIN ? W.strRonin : 1
    this.court = courtFor(s, seat)
  }

  /** Counts the strength of a Daimyo once: without its castle to attack, with it to defend (see `strengthOf`). */
  #arm(lord: Seat): void {
    if ((this.#armed & (1 << lord)) !== 0) return
    this.#armed |= 1 << lord
    const s = this.#s as Honor
    const { daimyo, court, home } = playerAt(s, lord)
    if (daimyo === NONE) {
      this.#attack[lord] = this.#defence[lord] = 0
      return
    }
    const { strength, type } = this.rates
    let n = strength[daimyo] as number
    let castle = 0
    for (let i = 0; i < home.length; i++) n += strength[home[i] as number] as number
    for (let i = 0; i < court.length; i++) {
      const card = court[i] as number
      if (type[card] === CASTLE) castle += strength[card] as number
      else n += strength[card] as number
    }
    const ally = allyOf(s, lord)
    if (ally !== NONE) {
      const theirs = playerAt(s, ally).home
      for (let i = 0; i < theirs.length; i++) n += strength[theirs[i] as number] as number
    }
    this.#attack[lord] = n
    this.#defence[lord] = n + castle
  }

  #threaten(): void {
    const s = this.#s as Honor
    const seat = this.#seat
    let worst = 0
    let sum = 0
    for (let i = 0; i < s.seats; i++) {
      if (i === seat || playerAt(s, i).status !== FIRST) continue
      const chance = this.odds(i, seat)
      if (chance > worst) worst = chance
      sum += chance
    }
    this.#threat = worst
    this.#threats = sum
  }

  #race(): void {
    const s = this.#s as Honor
    const seat = this.#seat
    const { seats } = s
    this.#raced = true
    this.#leader = -1
    this.#collect()
    let nearest = Infinity
    for (let i = 0; i < seats; i++) {
      const d = distanceAt(s, i, this.#pay[i] as number)
      const near = d <= 1 ? W.near1 : d <= 2 ? W.near2 : d <= 3.5 ? W.near3 : d <= 6 ? W.near6 : 0
      // who wins at his next collection is stopped by those who move before him: if nobody is left but me, it is up to me
      const mine = i === (seat + 1 === seats ? 0 : seat + 1)
      this.#alarm[i] = near * this.patience * (d <= 1 && mine ? W.lastChance : 1)
      if (i !== seat && d < nearest) {
        nearest = d
        this.#leader = i
      }
    }
  }

  /** What `pay` says of every seat, with every house counted once. */
  #collect(): void {
    const s = this.#s as Honor
    const { honour } = this.rates
    const pays = this.#pay
    for (let i = 0; i < s.seats; i++) {
      const { status, daimyo, court, home } = playerAt(s, i)
      let n = 0
      for (let k = 0; k < home.length; k++) n += honour[home[k] as number] as number
      homes[i] = n
      if (status === FIRST) {
        let c = honour[daimyo] as number
        for (let k = 0; k < court.length; k++) c += honour[court[k] as number] as number
        if (s.shogun === i) c += shogunBonus(s)
        courts[i] = c
        pays[i] = c + n
      } else if (status === RONIN) pays[i] = Math.min(0, n)
    }
    for (let i = 0; i < s.seats; i++) {
      const { status, lord } = playerAt(s, i)
      if (status !== FIRST && status !== RONIN)
        pays[i] = up5((courts[lord] as number) / 2) + up5((homes[i] as number) / 2)
    }
  }
}

const here = new Look()

/** Looks around for `seat`. The same object every time: valid until the next look. */
export const look = (s: Honor, seat: Seat): Look => here.begin(s, seat)

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
