/**
 * What bots know of the game: a value of a state for every seat, and a rule-based player. It builds its houses, takes the title
 * when it can hold it, keeps Dishonor and assassins for whoever is about to win, and attacks when the dice or the danger say so.
 * No rule lives here.
 */
import type { Choices, Rng, Seat, Sense } from '@noren/engine'
import { below, codeOf } from '@noren/engine'
import { act, DESTROY, TO_DAIMYO, TO_SAMURAI } from './actions.ts'
import { ASSASSIN, DAIMYO, DISHONOR, ELITE, SPY } from './cards.ts'
import {
  actionsFor,
  allyOf,
  castleOf,
  countType,
  kiOf,
  playerAt,
  secondOf,
  shareOf,
  sheet,
  typeOf,
} from './figures.ts'
import {
  NEVER,
  attacking,
  bestRow,
  keeping,
  killing,
  placing,
  proclaiming,
  shaming,
  spying,
  treasure,
} from './sense/worth.ts'
import type { Look } from './sense/race.ts'
import { look } from './sense/race.ts'
import type { HonorFrame, Turn } from './frames.ts'
import type { Honor } from './state.ts'
import { DAIMYO_ROW, FIRST, HAND_LIMIT, NONE, PRICES, RONIN, SAMURAI_ROW } from './terms.ts'
import { W } from './sense/tuned.ts'
import { value } from './sense/value.ts'
import { hintFeatures } from './sense/hint-features.ts'

const {
  accept,
  ally,
  attack,
  discard,
  dishonor,
  dismiss,
  dissolve,
  draw,
  end,
  enthrone,
  fate,
  kill,
  lay,
  pick,
  play,
  proclaim,
  save,
  suicide,
  take,
} = act

/** The best that a Dishonor, an assassin or a spy could do now. */
function striking(s: Honor, l: Look, seat: Seat, type: number): number {
  if (type === SPY || type === ELITE) return spying(s, l, seat, type === ELITE)
  let best = NEVER
  for (let i = 0; i < s.seats; i++) {
    if (i === seat) continue
    if (type === DISHONOR) best = Math.max(best, shaming(s, l, seat, i))
    else {
      best = Math.max(best, killing(s, l, seat, i, SAMURAI_ROW))
      if (playerAt(s, i).status === FIRST) best = Math.max(best, killing(s, l, seat, i, DAIMYO_ROW))
    }
  }
  return best
}

/** Whether what a card of this type does depends on others than who plays it. */
const isDeed = (type: number): boolean =>
  type === DISHONOR || type === ASSASSIN || type === SPY || type === ELITE || type === DAIMYO

/** A card in hand, played as well as it can be. */
function playing(s: Honor, l: Look, seat: Seat, card: number): number {
  const type = l.rates.type[card] as number
  const deed = type === DISHONOR ? 0 : type === ASSASSIN ? 1 : type === SPY ? 2 : type === ELITE ? 3 : NONE
  if (deed !== NONE) {
    if ((l.tried & (1 << deed)) === 0) {
      l.tried |= 1 << deed
      l.deeds[deed] = striking(s, l, seat, type)
    }
    return l.deeds[deed] as number
  }
  if (type === DAIMYO)
    return playerAt(s, seat).status === RONIN
      ? 200 + (sheet(s).honour[card] as number)
      : dismissing(s, l, seat, card)
  return bestRow(s, l, seat, card)
}

/** A second Samurai about to win on our own Daimyo's honour is sent away with a poorer one. */
function dismissing(s: Honor, l: Look, seat: Seat, card: number): number {
  const ally = allyOf(s, seat)
  if (ally === NONE || playerAt(s, seat).status !== FIRST) return NEVER
  return (
    W.disAlarm * (l.alarm[ally] as number) +
    W.disPay * ((l.pay[ally] as number) - (sheet(s).honour[card] as number)) -
    W.disBase
  )
}

/** What an alliance must bring beyond what is given up for it, before a player leaves his own Daimyo (HS-AMB-64). */
const LEAP = 60

/** A lord-less Samurai looks for the richest Daimyo, unless he holds one himself; who leads one gives it up with its house. */
function allying(s: Honor, l: Look, seat: Seat, lord: Seat): number {
  if (playerAt(s, seat).status === FIRST)
    return (shareOf(s, lord) - (l.pay[seat] as number)) * W.horizon - LEAP
  const base = W.ally + (l.pay[lord] as number) * W.allyPay - W.allyAlarm * (l.alarm[lord] as number)
  return countType(s, playerAt(s, seat).hand, DAIMYO) > 0
    ? base + W.allyWith + W.allyWithPay * (l.pay[lord] as number)
    : base
}

/** With a Daimyo in hand and a poor lord it is time to go. */
function dissolving(s: Honor, l: Look, seat: Seat): number {
  const p = playerAt(s, seat)
  const { honour } = sheet(s)
  let best = -1
  for (const c of p.hand) if (typeOf(s, c) === DAIMYO) best = Math.max(best, honour[c] as number)
  return best < 0 ? NEVER : (best - (l.pay[seat] as number)) * W.leave - PRICES.dissolve
}

/** Throwing a card away makes room to draw, and is worth it only for that. */
function discarding(s: Honor, l: Look, f: Turn, seat: Seat, card: number): number {
  const { hand } = playerAt(s, seat)
  if (hand.length < HAND_LIMIT || actionsFor(l.ki) - f.used < 1) return NEVER
  return W.discard - keeping(s, l, seat, card)
}

/** The value of a choice to `seat`, in honour; ending the turn is 0. */
function worthOf(s: Honor, l: Look, f: HonorFrame, seat: Seat, a: number): number {
  switch (codeOf(a)) {
    case draw.code:
      return W.draw + W.drawRoom * (HAND_LIMIT - playerAt(s, seat).hand.length)
    case play.code:
      return playing(s, l, seat, play.card(a))
    case discard.code:
      return f.kind === 'turn' ? discarding(s, l, f, seat, discard.card(a)) : NEVER
    case proclaim.code:
      return proclaiming(s, l, seat)
    case attack.code:
      return attacking(s, l, seat, attack.seat(a))
    case ally.code:
      return allying(s, l, seat, ally.seat(a))
    case dissolve.code:
      return dissolving(s, l, seat)
    case lay.code:
      return f.kind === 'place' ? placing(s, l, seat, f.card, lay.row(a)) : 0
    case enthrone.code:
    case dismiss.code:
      return 1
    case pick.code:
      return treasure(l, pick.card(a))
    case fate.code:
      return fateWorth(s, l, f, seat, fate.fate(a))
    case kill.code:
      return killing(s, l, seat, kill.seat(a), kill.row(a))
    case dishonor.code:
      return shaming(s, l, seat, dishonor.seat(a))
    default:
      return answering(s, l, f, seat, a)
  }
}

/** Good things are taken home, Gunpowder is burnt. */
function fateWorth(s: Honor, l: Look, f: HonorFrame, seat: Seat, n: number): number {
  if (f.kind !== 'fate') return 0
  const worth = treasure(l, f.picked)
  if (n === DESTROY) return 1
  const first = playerAt(s, seat).status === FIRST
  return n === TO_SAMURAI ? worth : n === TO_DAIMYO && first ? worth - W.fateDaimyo : -5
}

/** Out of turn: answers to Dishonor, Save Face, castles. */
function answering(s: Honor, l: Look, f: HonorFrame, seat: Seat, a: number): number {
  const p = playerAt(s, seat)
  const { honour } = sheet(s)
  switch (codeOf(a)) {
    case accept.code:
      return -W.accept - (p.lord === NONE ? 0 : (l.pay[seat] as number) * W.accAlly)
    case suicide.code: {
      if (suicide.row(a) === DAIMYO_ROW) return -W.suiD - (l.pay[seat] as number) * W.suiDPay
      let falls = secondOf(s, seat) === NONE ? W.suiEmpty : W.suiSecond + (l.pay[seat] as number) * W.suiDPay
      for (const c of p.home) falls += W.suiCard + Math.max(0, honour[c] as number) * W.suiHon
      return -falls - (p.lord === NONE ? 0 : (l.pay[seat] as number) * W.accAlly)
    }
    case save.code: {
      if (f.kind === 'answer') return -W.save
      if (f.kind !== 'window') return 0
      if (f.seat === seat) return 50
      return p.lord === f.seat && f.about === 'battle'
        ? W.saveLord
        : -W.saveFoe + 40 * ((l.alarm[f.by] as number) - (l.alarm[f.seat] as number)) - 45
    }
    case take.code: {
      if (f.kind !== 'castle') return 0
      const own = castleOf(s, seat)
      return own === NONE || (honour[castleOf(s, f.loser)] as number) > (honour[own] as number) ? 10 : NEVER
    }
    default:
      return 0
  }
}

/** What the rule-based player thinks of each choice, in honour: fills `out` in the order of `legal`. */
export function weigh(s: Honor, seat: Seat, legal: Choices, out: Float64Array): void {
  const f = s.frames[s.frames.length - 1] as HonorFrame
  const l = look(s, seat)
  for (let i = 0; i < legal.size; i++) out[i] = worthOf(s, l, f, seat, legal.at(i))
}

/** A little noise, so that equal players do not play one and the same game. */
const noise = (rng: Rng): number => below(rng, 4) * 0.5

/** Choices whose worth depends on the whole table: they are looked at once it is known what they must beat. */
const later = new Int32Array(64)
const luck = new Float64Array(64)

/**
 * The best choice of a turn, as `worthOf` would have it, in two stages: first what the own hand and house say, then the deeds and
 * declarations, if they can still win.
 */
function inTurn(s: Honor, l: Look, f: Turn, seat: Seat, legal: Choices, rng: Rng): number {
  const { hand } = playerAt(s, seat)
  const { type } = l.rates
  const makesRoom = hand.length >= HAND_LIMIT && actionsFor(l.ki) - f.used >= 1
  let best = 0
  let most = -Infinity
  let put = 0
  for (let i = 0; i < legal.size; i++) {
    const a = legal.at(i)
    const extra = noise(rng)
    let worth = 0
    switch (codeOf(a)) {
      case play.code: {
        const card = play.card(a)
        if (isDeed(type[card] as number)) {
          luck[put] = extra
          later[put++] = i
          continue
        }
        worth = bestRow(s, l, seat, card)
        break
      }
      case discard.code:
        worth = makesRoom ? W.discard - keeping(s, l, seat, discard.card(a)) : NEVER
        break
      case draw.code:
        worth = W.draw + W.drawRoom * (HAND_LIMIT - hand.length)
        break
      case end.code:
        break
      default:
        luck[put] = extra
        later[put++] = i
        continue
    }
    worth += extra
    if (worth > most) {
      most = worth
      best = i
    }
  }
  for (let k = 0; k < put; k++) {
    const i = later[k] as number
    const worth = worthOf(s, l, f, seat, legal.at(i)) + (luck[k] as number)
    // of equals the first counts
    if (worth > most || (worth === most && i < best)) {
      most = worth
      best = i
    }
  }
  return best
}

export function policy(s: Honor, seat: Seat, legal: Choices, rng: Rng): number {
  const f = s.frames[s.frames.length - 1] as HonorFrame
  const l = look(s, seat)
  if (f.kind === 'turn') return inTurn(s, l, f, seat, legal, rng)
  let best = 0
  let most = -Infinity
  for (let i = 0; i < legal.size; i++) {
    const worth = worthOf(s, l, f, seat, legal.at(i)) + noise(rng)
    if (worth > most) {
      most = worth
      best = i
    }
  }
  return best
}

/**
 * Every action may be a card and where it goes, besides a declaration and the end of the turn (HS-ACT-9, HS-DECL-1); and
 * a play-out goes once round the table, so that one choice among five or six costs as much as two among fewer.
 */
const choices = (s: Honor, seat: Seat): number => (2 * actionsFor(kiOf(s, seat)) + 2) * (s.seats > 4 ? 2 : 1)

export const sense: Sense<Honor> = { value, policy, hintFeatures: hintFeatures, choices }
