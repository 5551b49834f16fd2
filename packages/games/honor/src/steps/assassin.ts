import type { Asking, Seat } from '@noren/engine'
import { act } from '../actions.ts'
import type { T } from '../atoms.ts'
import { daimyoDies, guardFalls, lose, roll, samuraiDies, spend } from '../atoms.ts'
import type { HonorEvent } from '../events.ts'
import { guarded, murderPrice, needed, playerAt, treachery } from '../figures.ts'
import type { Assassin } from '../frames.ts'
import { NO_VICTIM } from '../reasons.ts'
import type { Honor } from '../state.ts'
import type { RowName } from '../terms.ts'
import { DAIMYO_ROW, FIRST, NONE, ROWS, SAMURAI_ROW } from '../terms.ts'
import { pay } from './halfway.ts'

const { kill } = act

/** Ninja Assassin: the target is named first (HS-NINJA-11, HS-AMB-33); Save Face does not help (HS-NINJA-21). */
export const assassin: Asking<Honor, Assassin, HonorEvent> = {
  clause: 'HS-TURN-1',
  offers(s, _f, seat, out) {
    for (let i = 0; i < s.seats; i++) {
      if (i === seat) continue
      out.may(kill(SAMURAI_ROW, i))
      out.put(kill(DAIMYO_ROW, i), playerAt(s, i).status === FIRST ? null : NO_VICTIM)
    }
  },
  apply(s, f, seat, a, t) {
    pay(s, 1)
    spend(s, seat, f.card)
    murder(s, seat, f.card, kill.seat(a), kill.row(a), t)
  },
}

function murder(s: Honor, seat: Seat, card: number, target: Seat, row: number, t: T): void {
  const rowName = ROWS[row] as RowName
  const need = needed(s, target, row)
  const guards = guarded(s, target, row)
  t.tell({ type: 'assassinSent', seat, card, target, row: rowName, need, clause: 'HS-NINJA-11' })
  // the price is paid for the attempt (HS-NINJA-2, HS-NINJA-20, HS-AMB-19)
  const price = murderPrice(s, seat, target, row)
  if (treachery(s, seat, target, row)) lose(s, seat, price, 'treachery', 'HS-NINJA-19', t)
  else lose(s, seat, price, 'ninja', 'HS-NINJA-1', t)
  const die = roll(s) // HS-NINJA-12
  const success = die >= need
  const clause = guards ? 'HS-NINJA-14' : 'HS-NINJA-13'
  t.reveal({ type: 'stabbed', seat, target, row: rowName, die, need, success, clause })
  if (guards) guardFalls(s, target, row, t)
  if (!success) return
  if (row === DAIMYO_ROW) daimyoDies(s, target, 'assassin', NONE, 'HS-NINJA-16', t)
  else samuraiDies(s, target, 'assassin', 'HS-NINJA-17', 'HS-ALLY-17', t) // whoever did it (HS-AMB-18)
}
