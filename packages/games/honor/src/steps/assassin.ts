import type { Ask, Seat } from '@noren/engine'
import { act, BACK, kill, verbOf, victimRow, victimSeat } from '../actions.ts'
import type { T } from '../atoms.ts'
import { daimyoDies, guardFalls, lose, roll, samuraiDies, spend } from '../atoms.ts'
import type { HonorEvent } from '../events.ts'
import { guarded, playerAt, serves } from '../figures.ts'
import type { Half, Honor, RowName } from '../state.ts'
import { DAIMYO_ROW, FIRST, NONE, ROWS, SAMURAI_ROW } from '../state.ts'
import { pay, putBack } from './halfway.ts'

type Murder = Half & { readonly kind: 'assassin' }

/** The lowest roll that kills: 3, or 5 past a guard (HS-NINJA-13, HS-NINJA-14, HS-EX-10). */
export const needed = (s: Honor, target: Seat, row: number): number => (guarded(s, target, row) ? 5 : 3)

/** A second Samurai, also a leaving one, against his 1st Samurai (HS-NINJA-19). Against the Daimyo it is no treachery. */
export const treachery = (s: Honor, seat: Seat, target: Seat, row: number): boolean =>
  row === SAMURAI_ROW && serves(playerAt(s, seat)) && playerAt(s, seat).lord === target

/** Ninja Assassin: the target is named first (HS-NINJA-11, HS-AMB-33); Save Face does not help (HS-NINJA-21). */
export const assassin: Ask<Honor, Murder, HonorEvent> = {
  clause: 'HS-TURN-1',
  candidates(s, _f, seat, out) {
    for (let i = 0; i < s.seats; i++) {
      if (i === seat) continue
      out.add(kill(i, SAMURAI_ROW))
      out.add(kill(i, DAIMYO_ROW))
    }
    out.add(act(BACK))
  },
  barriers: [
    {
      clauses: ['HS-NINJA-11'],
      blocks: (s, _f, _seat, a) =>
        verbOf(a) !== BACK && victimRow(a) === DAIMYO_ROW && playerAt(s, victimSeat(a)).status !== FIRST,
    },
  ],
  apply(s, f, seat, a, t) {
    if (verbOf(a) === BACK) return putBack(s)
    pay(s, 1)
    spend(s, seat, f.card)
    murder(s, seat, f.card, victimSeat(a), victimRow(a), t)
  },
}

function murder(s: Honor, seat: Seat, card: number, target: Seat, row: number, t: T): void {
  const rowName = ROWS[row] as RowName
  const need = needed(s, target, row)
  const guards = need === 5
  t.tell({ type: 'assassin', seat, card, target, row: rowName, need, clause: 'HS-NINJA-11' })
  // the price is paid for the attempt (HS-NINJA-2, HS-NINJA-20, HS-AMB-19)
  if (treachery(s, seat, target, row)) lose(s, seat, 50, 'treachery', 'HS-NINJA-19', t)
  else lose(s, seat, 25, 'ninja', 'HS-NINJA-1', t)
  const die = roll(s) // HS-NINJA-12
  const success = die >= need
  const clause = guards ? 'HS-NINJA-14' : 'HS-NINJA-13'
  t.reveal({ type: 'stabbed', seat, target, row: rowName, die, need, success, clause })
  if (guards) guardFalls(s, target, row, t)
  if (!success) return
  if (row === DAIMYO_ROW) daimyoDies(s, target, 'assassin', NONE, 'HS-NINJA-16', t)
  else samuraiDies(s, target, 'assassin', 'HS-NINJA-17', 'HS-ALLY-17', t) // whoever did it (HS-AMB-18)
}
