import type { Seat } from '@noren/engine'
import { runsOn } from '@noren/engine'
import type { Told } from '../atoms.ts'
import { draw, heal } from '../atoms.ts'
import { CHERRY_GARDEN, DISTILLERY, GRAVEYARD, HOT_SPRING } from '../cards.ts'
import type { FrameOf } from '../frames.ts'
import {
  disciplesFrame,
  hauntFrame,
  placeFrame,
  playFrame,
  powerFrame,
  samuraiFrame,
  spiritFrame,
  wieldFrame,
} from '../frames.ts'
import { isAlive } from '../ring.ts'
import { locationRule } from '../printed.ts'
import type { Sake } from '../state.ts'
import { OUT, SPIRIT } from '../state.ts'
import { freePlaces } from '../values.ts'
import { isCut, takeSake } from './fatal.ts'
import { judge } from './end.ts'
import { keepLimit } from './hand.ts'
import { maybeStop, STOP_PHASE, STOP_STEP, STOP_TURN_END, STOP_TURN_START } from './respond.ts'
import { canPower } from './power.ts'
import type { RunOf } from './types.ts'

/** SK-FATAL-6, SK-FATAL-7, SK-FATAL-9: one turn each, by the normal rules. SK-TURN-1: turns pass clockwise over Samurai and Spirits alike; in a Fatal Round over those who still have one. */
export const game: RunOf<'game'> = {
  clause: 'SK-TURN-1',
  run(s, _f, t) {
    if (s.round > 0 && s.todo === 0) return judge(s, t)
    let seat = s.next
    while (s.status[seat] === OUT || (s.round > 0 && (s.todo & (1 << seat)) === 0))
      seat = (seat + 1) % s.seats
    s.turn = seat
    s.next = (seat + 1) % s.seats
    s.phase = 0
    s.plays = 0
    s.struck = false
    s.healed = false
    s.souled = 0 // SK-SOUL-2, A-57: each turn counts separately
    s.todo &= ~(1 << seat)
    const spirit = s.status[seat] === SPIRIT // SK-DEATH-12, SK-FATAL-8
    t.tell({ type: 'turnBegan', seat, spirit, round: s.round, clause: 'SK-TURN-1' })
    s.frames.push(spirit ? spiritFrame(seat) : samuraiFrame(seat))
  },
}

function enter(s: Sake, seat: Seat, phase: number, t: Told): void {
  s.phase = phase
  t.tell({
    type: 'phaseBegan',
    seat,
    phase,
    clause: s.status[seat] === SPIRIT ? 'SK-SPIRIT-6' : 'SK-TURN-2',
  })
}

/** SK-TURN-2: play cards, activate Disciples, draw, choose the wielded weapon; always in this order. */
export const samurai: RunOf<'samurai'> = {
  clause: 'SK-TURN-2',
  run(s, f, t) {
    do samuraiPart(s, f, t)
    while (runsOn(s, f))
  },
}

function samuraiPart(s: Sake, f: FrameOf<'samurai'>, t: Told): void {
  const seat = f.seat
  // SK-FATAL-3: the emptied Masu cuts the turn. A-32: so would a death in one's own turn.
  if (f.stage > 1 && (isCut(s) || !isAlive(s, seat))) return endTurn(s, seat, t)
  switch (f.stage++) {
    case 0:
      return maybeStop(s, STOP_TURN_START)
    case 1:
      return distillery(s, seat, t)
    case 2:
      enter(s, seat, 1, t)
      return maybeStop(s, STOP_PHASE + 1)
    case 3:
      s.frames.push(playFrame(seat))
      return
    case 4:
      enter(s, seat, 2, t)
      return maybeStop(s, STOP_PHASE + 2)
    case 5:
      s.frames.push(disciplesFrame(seat)) // SK-TURN-15
      return
    case 6:
      enter(s, seat, 3, t)
      return maybeStop(s, STOP_PHASE + 3)
    case 7:
      // SK-TURN-16; the Cherry Garden gives 3 (SK-LOC-5).
      draw(s, seat, locationRule(s) === CHERRY_GARDEN ? 3 : 2, t, 'SK-TURN-16')
      return keepLimit(s)
    case 8:
      enter(s, seat, 4, t)
      return maybeStop(s, STOP_PHASE + 4)
    case 9:
      s.frames.push(wieldFrame(seat))
      return
    case 10:
      s.phase = 5
      // The Hot Spring heals whoever declared no Attack in this turn (SK-LOC-5).
      if (locationRule(s) === HOT_SPRING && !s.struck) heal(s, seat, 1, t, 'SK-LOC-5')
      return maybeStop(s, STOP_TURN_END)
    default:
      s.frames.pop()
  }
}

function endTurn(s: Sake, seat: Seat, t: Told): void {
  s.frames.pop()
  if (isCut(s)) t.tell({ type: 'turnCut', seat, clause: 'SK-FATAL-3' })
}

/** SK-LOC-3, SK-LOC-4, A-58: before everything else, compulsory if there is a sake and a place for it. */
function distillery(s: Sake, seat: Seat, t: Told): void {
  if (locationRule(s) !== DISTILLERY || s.masu === 0 || freePlaces(s, seat) === 0) return
  t.tell({ type: 'drank', seat, amount: 1, clause: 'SK-LOC-3' })
  takeSake(s, seat, 1, t)
  s.frames.push(placeFrame(seat, 1))
}

/** SK-SPIRIT-6: Drunkenness Power, draw a card, Torment or Steal. */
export const spirit: RunOf<'spirit'> = {
  clause: 'SK-SPIRIT-6',
  run(s, f, t) {
    do spiritPart(s, f, t)
    while (runsOn(s, f))
  },
}

function spiritPart(s: Sake, f: FrameOf<'spirit'>, t: Told): void {
  const seat = f.seat
  if (isCut(s)) return endTurn(s, seat, t)
  switch (f.stage++) {
    case 0:
      return maybeStop(s, STOP_TURN_START)
    case 1:
      enter(s, seat, 1, t)
      return maybeStop(s, STOP_STEP + 1)
    case 2:
      return step1(s, f, t)
    case 3:
      enter(s, seat, 2, t)
      return maybeStop(s, STOP_STEP + 2)
    case 4:
      // SK-SPIRIT-7; 2 in the Graveyard (SK-LOC-5).
      draw(s, seat, locationRule(s) === GRAVEYARD ? 2 : 1, t, 'SK-SPIRIT-7')
      return keepLimit(s)
    case 5:
      enter(s, seat, 3, t)
      return maybeStop(s, STOP_STEP + 3)
    case 6:
      s.frames.push(hauntFrame(seat))
      return
    case 7:
      return maybeStop(s, STOP_TURN_END)
    default:
      s.frames.pop()
  }
}

/** SK-POWER-8, A-37: a power that cannot be carried out is skipped. */
function step1(s: Sake, f: FrameOf<'spirit'>, t: Told): void {
  if (canPower(s)) s.frames.push(powerFrame(f.seat))
  else t.tell({ type: 'powerPassed', seat: f.seat, clause: 'SK-POWER-8' })
}
