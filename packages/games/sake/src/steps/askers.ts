import type { Seat } from '@noren/engine'
import type { Told } from '../atoms.ts'
import type { Sake } from '../state.ts'
import { takeSake } from './fatal.ts'

/** The questions on which a choice in the making stands, ended or answered from it. */

/** Ends the question on top: play, wield, power or haunt. */
export function endAsker(s: Sake, t: Told): void {
  const f = s.frames.pop()
  if (f?.kind === 'power') t.tell({ type: 'powerPassed', seat: f.seat, clause: 'SK-POWER-2' })
}

/** SK-STEAL-1, SK-STEAL-2: 1 sake from the Masu onto its own board, no card played. */
export function steal(s: Sake, seat: Seat, t: Told): void {
  s.frames.pop()
  s.haul[seat] = (s.haul[seat] as number) + 1
  t.tell({ type: 'stole', seat, clause: 'SK-STEAL-1' })
  takeSake(s, seat, 1, t)
}
