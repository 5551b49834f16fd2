import type { Asking, Run, Seat } from '@noren/engine'
import { act } from '../actions.ts'
import type { T } from '../atoms.ts'
import { burnCastle, daimyoDies, rollDice, takeCastle } from '../atoms.ts'
import type { HonorEvent } from '../events.ts'
import { castleOf, diceFor, strengthOf } from '../figures.ts'
import type { Castle, Loss } from '../frames.ts'
import { castleFrame, lossFrame } from '../frames.ts'
import type { Honor } from '../state.ts'
import { NONE } from '../terms.ts'
import { openWindow } from './saveface.ts'

const { burn, take } = act

const total = (dice: readonly number[]): number => {
  let n = 0
  for (let i = 0; i < dice.length; i++) n += dice[i] as number
  return n
}

/**
 * Sequence of a battle (HS-BATTLE-10 to 13): the attacker rolls, the defender rolls, ties roll again (HS-EX-8); nothing can be played
 * between the declaration and the result (HS-AMB-39). Nobody's honour changes (HS-BATTLE-24).
 */
export function attack(s: Honor, seat: Seat, target: Seat, t: T): void {
  const strength = [strengthOf(s, seat, false), strengthOf(s, target, true)] as const
  const dice = [diceFor(strength[0]), diceFor(strength[1])] as const
  t.tell({ type: 'attacked', seat, target, strength, dice, clause: 'HS-BATTLE-10' })
  let mine = 0
  let theirs = 0
  while (mine === theirs) {
    const attacker = rollDice(s, dice[0])
    const defender = rollDice(s, dice[1])
    mine = total(attacker)
    theirs = total(defender)
    t.reveal({
      type: 'rolled',
      seat,
      defender: target,
      dice: [attacker, defender],
      totals: [mine, theirs],
      tie: mine === theirs,
      clause: mine === theirs ? 'HS-BATTLE-13' : 'HS-BATTLE-11',
    })
  }
  const winner = mine > theirs ? seat : target
  const loser = mine > theirs ? target : seat
  t.tell({ type: 'won', seat: winner, loser, clause: 'HS-BATTLE-12' })
  s.frames.push(lossFrame(loser, winner))
  // no Save Face for the Shogun, attacker or defender (HS-BATTLE-16, HS-SAVE-4, HS-AMB-37)
  if (s.shogun !== loser) openWindow(s, 'battle', loser, winner, t)
}

/** After the window: first the castle, also of a loser who was saved (HS-BATTLE-20, HS-EX-9), then death and title. */
export const loss: Run<Honor, Loss, HonorEvent> = {
  clause: 'HS-BATTLE-14',
  run(s, f, t) {
    s.frames.pop()
    if (castleOf(s, f.seat) === NONE) fall(s, f.winner, f.seat, f.saved, t)
    else s.frames.push(castleFrame(f.winner, f.seat, f.saved))
  },
}

/** HS-BATTLE-14, HS-BATTLE-17, HS-BATTLE-18, HS-BATTLE-21, HS-BATTLE-23: a saved Daimyo keeps the rest; a dead Shogun's title passes to the winner (HS-SHOGUN-3). */
function fall(s: Honor, winner: Seat, loser: Seat, saved: boolean, t: T): void {
  // a dead attacker's turn goes on, without his house and without a declaration (HS-AMB-55, HS-EX-22)
  if (!saved) daimyoDies(s, loser, 'battle', winner, 'HS-BATTLE-14', t)
}

/** The winner, attacker or defender (HS-AMB-31), takes the loser's castle or burns it; an own one makes room (HS-BATTLE-22). */
export const castle: Asking<Honor, Castle, HonorEvent> = {
  clause: 'HS-BATTLE-19',
  offers(_s, _f, _seat, out) {
    out.may(take())
    out.may(burn())
  },
  apply(s, f, seat, a, t) {
    s.frames.pop()
    if (take.is(a)) {
      if (castleOf(s, seat) !== NONE) burnCastle(s, seat, seat, 'HS-BATTLE-22', t)
      takeCastle(s, seat, f.loser, t)
    } else burnCastle(s, seat, f.loser, 'HS-BATTLE-19', t)
    fall(s, seat, f.loser, f.saved, t)
  },
}
