import type { Outcome, Run, Seat } from '@noren/engine'
import { clockwise } from '@noren/engine'
import type { T } from '../atoms.ts'
import { becomeRonin, gain } from '../atoms.ts'
import type { HonorEvent } from '../events.ts'
import { income, playerAt } from '../figures.ts'
import type { Collect, Deal } from '../frames.ts'
import { collectFrame, turnFrame } from '../frames.ts'
import type { Honor } from '../state.ts'
import { FIRST, LEAVING, PLEDGED, SECOND } from '../terms.ts'

/** The table is laid; the player to the left of the dealer begins (HS-SETUP-10). */
export const deal: Run<Honor, Deal, HonorEvent> = {
  clause: 'HS-SETUP-10',
  run(s, _f, t) {
    s.frames.pop()
    s.frames.push(collectFrame(s.active))
    t.tell({ type: 'began', seat: s.active, dealer: s.dealer, clause: 'HS-SETUP-10' })
  },
}

/** Step 0: a pledge becomes service (HS-ALLY-3, HS-EX-12), a declared dissolution takes effect (HS-ALLY-16, HS-AMB-17, HS-EX-13). */
function pendingAlliance(s: Honor, seat: Seat, t: T): void {
  const p = playerAt(s, seat)
  if (p.status === PLEDGED) {
    p.status = SECOND
    t.tell({ type: 'served', seat, lord: p.lord, clause: 'HS-ALLY-3' })
  } else if (p.status === LEAVING) becomeRonin(s, seat, 'HS-ALLY-16', t)
}

const incomeClause = (status: number): string =>
  status === FIRST ? 'HS-COLLECT-3' : status === SECOND ? 'HS-COLLECT-8' : 'HS-COLLECT-5'

/** HS-END-3, HS-END-5: the game ends at once, and who reached the target wins alone (HS-AMB-28, HS-EX-18). */
function victory(s: Honor, winner: Seat, t: T): void {
  const scores = s.players.map(p => p.honour)
  const ranks = scores.map((mine, i) =>
    i === winner ? 1 : 1 + scores.filter((n, j) => j === winner || n > mine).length,
  )
  const outcome: Outcome = {
    payoff: scores.map((_, i) => (i === winner ? 1 : 0)),
    scores,
    ranks,
    clause: 'HS-END-5',
  }
  s.outcome = outcome
  t.tell({ type: 'gameEnded', seat: winner, honour: playerAt(s, winner).honour, clause: 'HS-END-5' })
}

/**
 * The start of a turn (HS-TURN-1): alliances, then the whole income in one amount, then the only look at the target
 * (HS-COLLECT-1, HS-END-4, HS-AMB-61). Cards laid last turn count from now on (HS-COLLECT-7, HS-ALLY-14).
 */
export const collect: Run<Honor, Collect, HonorEvent> = {
  clause: 'HS-COLLECT-1',
  run(s, _f, t) {
    const seat = s.active
    s.frames.pop()
    t.tell({ type: 'turnBegan', seat, round: s.round, clause: 'HS-TURN-1' })
    pendingAlliance(s, seat, t)
    const p = playerAt(s, seat)
    gain(s, seat, income(s, seat), incomeClause(p.status), t)
    if (p.honour >= s.target) victory(s, seat, t)
    s.frames.push(turnFrame(seat, 0, false))
  },
}

/** HS-TURN-3, HS-TURN-4, HS-SETUP-11: what was not used is lost, and the left neighbour begins. */
export function endTurn(s: Honor, t: T): void {
  const seat = s.active
  t.tell({ type: 'turnEnded', seat, clause: 'HS-TURN-3' })
  s.frames.pop()
  s.active = clockwise(seat, s.seats)
  if (s.active === clockwise(s.dealer, s.seats)) s.round++
  s.frames.push(collectFrame(s.active))
}
