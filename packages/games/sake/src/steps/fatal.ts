import type { Seat } from '@noren/engine'
import type { Told } from '../atoms.ts'
import type { Sake } from '../state.ts'
import { OUT } from '../state.ts'

/** Everybody still in the game. */
export function inGame(s: Sake): number {
  let set = 0
  for (let i = 0; i < s.seats; i++) if (s.status[i] !== OUT) set |= 1 << i
  return set
}

/** Sake leaves the Masu for a player's palm; the last one triggers the Fatal Round (SK-FATAL-1, SK-DRINK-8, SK-STEAL-4). */
export function takeSake(s: Sake, seat: Seat, n: number, t: Told): void {
  s.masu -= n
  if (s.masu > 0 || s.round > 0) return
  // SK-FATAL-11: the Masu is turned over and stays empty.
  s.round = 1
  s.starter = seat
  s.todo = inGame(s)
  // SK-FATAL-5: in edition it this very turn is the taker's turn of the Round, unless the table says otherwise.
  if (!s.rules.freshTurn) s.todo &= ~(1 << seat)
  // SK-FATAL-4: in edition fr he starts a complete new turn, the first of the Round.
  else s.next = seat
  t.tell({ type: 'fatalRound', round: 1, seat, clause: 'SK-FATAL-1' })
}

/** SK-EX-12. SK-FATAL-3: the turn in which the Masu was emptied ends at once (fr); its player still has his Fatal turn before him. */
export const isCut = (s: Sake): boolean => s.round > 0 && s.rules.freshTurn && (s.todo & (1 << s.turn)) !== 0
