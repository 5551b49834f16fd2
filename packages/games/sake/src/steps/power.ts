import type { Seat } from '@noren/engine'
import { below } from '@noren/engine'
import { ADD, END, PASS, REMOVE, act } from '../actions.ts'
import type { Told } from '../atoms.ts'
import { takeFrom } from '../atoms.ts'
import type { FrameOf } from '../frames.ts'
import { brawlFrame, drowseFrame, pickOntoFrame, pickToFrame } from '../frames.ts'
import { printed } from '../printed.ts'
import * as no from '../reasons.ts'
import { aliveCount, isAlive, nextAlive, putCube, removable } from '../ring.ts'
import type { Sake } from '../state.ts'
import { ALL_EYES } from '../state.ts'
import { BOARD_BIT, LIFE_BIT, freePlaces, holdsBack, topBack } from '../values.ts'
import { endAsker } from './askers.ts'
import { closeMaking } from './carryout.ts'
import { drop, eachPlace } from './declare.ts'
import { eachSpot } from './events.ts'
import { keepLimit } from './hand.ts'
import { askToRespond } from './respond.ts'
import type { AskOf, RunOf } from './types.ts'
import { anyRemovable } from './uses.ts'

const { shove, brawl: brawlWith, drowse: drowseWith, onto, to: giveTo } = act

const SHOVE_BACK = 0
const BRAWL_BACK = 1
const BACKS = 3

/** SK-POWER-1, SK-POWER-8: whether the power of the visible top card could be carried out. All of it is public. */
export function canPower(s: Sake): boolean {
  const back = topBack(s)
  if (back < 0) return false
  if (back === SHOVE_BACK) return (aliveCount(s) > 1 && s.supply > 0) || anyRemovable(s)
  for (let i = 0; i < s.seats; i++) {
    if (!isAlive(s, i)) continue
    if (back === BRAWL_BACK ? canBrawl(s, i) : canDrowse(s, i)) return true
  }
  return false
}

const canBrawl = (s: Sake, seat: Seat): boolean => s.sake[seat] !== 0 && freePlaces(s, seat) !== 0
const canDrowse = (s: Sake, seat: Seat): boolean => (s.hand[seat] as number[]).length > 0 && aliveCount(s) > 1

/**
 * W-SPIRIT step 1, D-20, D-21, D-22. SK-POWER-2: compulsory if possible (fr) or optional (it); SK-POWER-9: no card is played.
 */
export const power: AskOf<'power'> = {
  // One clause for the question and the choice in the making over it: neither tells others how far it has come.
  clause: 'SK-TURN-1',
  offers(s, _f, _seat, out) {
    const back = topBack(s)
    if (back === SHOVE_BACK) {
      const none = s.supply > 0 ? null : no.NO_CUBES
      eachSpot(s, (g, i) => out.put(shove(ADD, g, i), none))
      eachSpot(s, (g, i) => out.put(shove(REMOVE, g, i), removable(s, g, i) ? null : no.LAST_CUBE))
    } else if (back >= 0)
      for (let p = 0; p < s.seats; p++) {
        if (!isAlive(s, p)) continue
        if (back === BRAWL_BACK) {
          const full = canBrawl(s, p) ? null : no.ALL_PLACES_FULL
          eachPlace(s.sake[p] as number, i => out.put(brawlWith(p, i), full))
        } else {
          const alone = canDrowse(s, p) ? null : no.DROWSE_ALONE
          for (let b = 0; b < BACKS; b++) if (holdsBack(s, p, b)) out.put(drowseWith(p, b), alone)
        }
      }
    out.put(PASS, !s.rules.italian && canPower(s) ? no.MUST_POWER : null)
  },
  apply(s, _f, seat, a, t) {
    if (brawlWith.is(a)) {
      s.frames.push(pickOntoFrame(seat, [a], brawlWith.seat(a), brawlWith.place(a)))
      return
    }
    if (drowseWith.is(a)) {
      s.frames.push(pickToFrame(seat, [a], drowseWith.seat(a), drowseWith.back(a)))
      return
    }
    if (a === PASS) return endAsker(s, t)
    s.frames.pop()
    // SK-POWER-3
    const [change, gap, index] = [shove.change(a), shove.gap(a), shove.index(a)]
    putCube(s, gap, index, change === ADD ? 1 : -1)
    t.tell({ type: 'cubePut', seat, change, gap, to: nextAlive(s, gap), index, clause: 'SK-POWER-3' })
  },
}

/** SK-POWER-4, SK-POWER-5: another of his places that holds none. Compulsory in fr: only in it may it be dropped. */
export const pickOnto: AskOf<'pickOnto'> = {
  clause: 'SK-TURN-1',
  offers(s, f, _seat, out) {
    const free = freePlaces(s, f.target)
    const places = ((s.places[f.target] as number) | LIFE_BIT | BOARD_BIT) & ~(1 << f.from)
    eachPlace(places, p => out.put(onto(p), (free & (1 << p)) === 0 ? no.PLACE_TAKEN : null))
    if (s.rules.italian) out.may(END)
  },
  apply(s, f, seat, a, t) {
    if (a === END) return drop(s, t)
    closeMaking(s)
    const place = onto.place(a)
    s.frames.push(brawlFrame(seat, f.target, f.from, place))
    t.tell({
      type: 'possessing',
      by: seat,
      power: 'brawl',
      seat: f.target,
      place: f.from,
      to: place,
      clause: 'SK-POWER-4',
    })
  },
}

/** SK-POWER-6: any other living Samurai. */
export const pickTo: AskOf<'pickTo'> = {
  clause: 'SK-TURN-1',
  offers(s, f, _seat, out) {
    for (let p = 0; p < s.seats; p++) if (isAlive(s, p) && p !== f.giver) out.may(giveTo(p))
    if (s.rules.italian) out.may(END)
  },
  apply(s, f, seat, a, t) {
    if (a === END) return drop(s, t)
    closeMaking(s)
    const to = giveTo.seat(a)
    s.frames.push(drowseFrame(seat, f.giver, f.back, to))
    t.tell({
      type: 'possessing',
      by: seat,
      power: 'drowse',
      seat: f.giver,
      place: f.back,
      to,
      clause: 'SK-POWER-6',
    })
  },
}

/** SK-POWER-7: the touched Samurai may respond, then it happens as far as it still can. */
export const brawl: RunOf<'brawl'> = {
  clause: 'SK-POWER-7',
  run(s, f, t) {
    if (f.stage++ === 0) return askToRespond(s, f.seat, 1 << f.target)
    s.frames.pop()
    moveSake(s, f, t)
  },
}
export const drowse: RunOf<'drowse'> = {
  clause: 'SK-POWER-7',
  run(s, f, t) {
    if (f.stage++ === 0) return askToRespond(s, f.seat, (1 << f.giver) | (1 << f.receiver))
    s.frames.pop()
    passCard(s, f, t)
  },
}

/** SK-POWER-4, SK-POWER-5: to a place of his that holds none. */
function moveSake(s: Sake, f: FrameOf<'brawl'>, t: Told): void {
  const from = 1 << f.from
  const to = 1 << f.onto
  if (((s.sake[f.target] as number) & from) === 0 || (freePlaces(s, f.target) & to) === 0) return
  s.sake[f.target] = ((s.sake[f.target] as number) & ~from) | to
  t.tell({ type: 'brawled', by: f.seat, seat: f.target, from: f.from, to: f.onto, clause: 'SK-POWER-4' })
}

/** SK-POWER-6, A-38: a random card among those of the giver's hand with that back; giver and receiver learn which. */
function passCard(s: Sake, f: FrameOf<'drowse'>, t: Told): void {
  const { giver: from, receiver: to, back } = f
  const hand = s.hand[from] as number[]
  const p = printed(s)
  const same = hand.filter(c => p.back[c] === back)
  if (same.length === 0 || !isAlive(s, to)) return
  const card = same[below(s.rng, same.length)] as number
  // Others who knew a card with that back can no longer say whether it was the one that went.
  const sure = (1 << from) | (1 << to) | ~ALL_EYES
  if (same.length > 1) for (const c of same) s.known[c] = (s.known[c] as number) & sure
  s.known[card] = (s.known[card] as number) | (1 << from) | (1 << to)
  takeFrom(hand, card)
  ;(s.hand[to] as number[]).push(card)
  const told = { type: 'drowsed', by: f.seat, seat: from, to, back, clause: 'SK-POWER-6' } as const
  t.whisper((1 << from) | (1 << to), { ...told, card }, { ...told, card: -1 })
  keepLimit(s)
}
