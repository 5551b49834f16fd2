import type { Run, Seat, Narrator } from '@noren/engine'
import { everyone, runsOn } from '@noren/engine'
import { layDown, returnTokens } from '../atoms.ts'
import { KIKUCHIYO } from '../book.ts'
import type { SpiritEvent } from '../events.ts'
import { cameBack } from '../position.ts'
import type { Turn } from '../frames.ts'
import { absentFrame, actionFrame, againFrame, endOfRoundFrame, penaltyFrame } from '../frames.ts'
import type { Spirit } from '../state.ts'
import { BAN_ACTION, BAN_DISCARD, bookOf, lastOf, leftOf, overwhelmed, push, talentsOf } from '../state.ts'
import { suffer } from './penalty.ts'
import { ACTION, AFTER_FIGHT, BEGIN, FINISH, PENALTY } from './stages.ts'

/**
 * A turn (SS-TURN-1): absent tokens, the penalty, one action, the tokens go home. It is asked again after
 * every resolution unit, so the end of the round is noticed exactly where SS-AMB-1 looks for it.
 */
export const turn: Run<Spirit, Turn, SpiritEvent> = {
  clause: 'SS-TURN-1',
  run(s, f, t) {
    do part(s, f, t)
    while (runsOn(s, f))
  },
}

function part(s: Spirit, f: Turn, t: Narrator<SpiritEvent>): void {
  switch (f.stage) {
    case BEGIN:
      return begin(s, f, t)
    case PENALTY:
      return penalise(s, f, t)
    case ACTION:
      return act(s, f, t)
    case AFTER_FIGHT:
      return afterFight(s, f)
    default:
      return finish(s, f, t)
  }
}

/**
 * Tokens lying with the player become live (SS-SUP-7, SS-SUP-9, SS-SUP-10), lent before or in an earlier
 * round (SS-SUP-14).
 */
function begin(s: Spirit, f: Turn, t: Narrator<SpiritEvent>): void {
  const seat = s.active
  f.stage = PENALTY
  f.seat = seat
  s.bans = 0
  s.live = 0
  s.talents = 1 << (s.samurai[seat] as number) // SS-SUP-12: lent or not, the own talent stays.
  for (let owner = 0; owner < s.seats; owner++) {
    if (owner === seat || s.token[owner] !== seat) continue
    s.live |= 1 << owner
    s.talents |= 1 << (s.samurai[owner] as number)
  }
  if (cameBack(s)) s.bans |= BAN_DISCARD // SS-AMB-42
  t.tell({ type: 'turn', seat, round: s.round, clause: 'SS-ROUND-2' })
  // SS-TURN-2, SS-DUO-5: absent tokens may be activated before step A.
  if (s.absent !== 0) push(s, absentFrame(seat))
}

/**
 * Step A. SS-PEN-1: the penalty of the card that is last now (SS-PEN-4), every turn anew (SS-PEN-5). An empty
 * line (SS-PEN-2) or a card without icon (SS-PEN-3) does nothing, and defending cards never do (SS-PEN-6).
 */
function penalise(s: Spirit, f: Turn, t: Narrator<SpiritEvent>): void {
  f.stage = ACTION
  const card = lastOf(s, s.active)
  if (card < 0) return
  const book = bookOf(s)
  const icon = book.icon[card] as number
  if (icon < 0) return
  if ((book.icon2[card] as number) < 0) suffer(s, s.active, card, icon, t)
  else push(s, penaltyFrame(s.active, card)) // SS-PEN-8
}

/** Step B, SS-TURN-3: one of Fight, Support, Pass. A lone choice is not asked. */
function act(s: Spirit, f: Turn, t: Narrator<SpiritEvent>): void {
  f.stage = FINISH
  if (s.deck.length === 0) return // SS-ROUND-5, SS-ROUND-7: no action is left to do, as in SS-EX-22.
  const seat = s.active
  // SS-TURN-4, SS-FAQ-7: what counts is the total now, after step A; being overwhelmed alone did not end
  // anything (SS-CONF-8).
  if (overwhelmed(s, seat)) layDown(s, seat, true, 'SS-TURN-4', t)
  else if ((s.bans & BAN_ACTION) !== 0) layDown(s, seat, true, 'SS-PEN-24', t)
  else push(s, actionFrame(seat))
}

/**
 * SS-TAL-21, SS-TAL-22, SS-TAL-23: once the first Fight is completely resolved, Kikuchiyo's talent offers one
 * more, with no step A between and with a card left to draw (SS-TAL-24). Being overwhelmed by the first does
 * not forbid it (SS-TAL-26).
 */
function afterFight(s: Spirit, f: Turn): void {
  f.stage = FINISH
  if (s.deck.length === 0 || (talentsOf(s, s.active) & (1 << KIKUCHIYO)) === 0) return
  push(s, againFrame(s.active))
}

/**
 * SS-TURN-5, SS-TURN-6: tokens go home and restrictions lapse, also when the round ends here (SS-ROUND-7).
 */
function finish(s: Spirit, f: Turn, t: Narrator<SpiritEvent>): void {
  returnTokens(s, s.active, t)
  s.bans = 0
  s.talents = 0
  if (s.deck.length === 0 || s.passed === everyone(s.seats)) {
    // SS-ROUND-5, SS-ROUND-6: the player whose turn it was stays the last active one (SS-NEXT-11, SS-AMB-33).
    s.frames[0] = endOfRoundFrame(s.active)
    return
  }
  s.active = nextInPlay(s, s.active)
  f.stage = BEGIN
}

/**
 * SS-ROUND-2, SS-ROUND-3, SS-ROUND-4: clockwise, passing over those who have passed; a lone samurai plays on.
 */
function nextInPlay(s: Spirit, seat: Seat): Seat {
  let next = leftOf(s, seat)
  while ((s.passed & (1 << next)) !== 0) next = leftOf(s, next)
  return next
}
