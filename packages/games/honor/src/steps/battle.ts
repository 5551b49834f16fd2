import type { Ask, Seat } from '@noren/engine'
import { act, BURN, TAKE, verbOf } from '../actions.ts'
import type { T } from '../atoms.ts'
import { burnCastle, daimyoDies, rollDice, takeCastle } from '../atoms.ts'
import type { HonorEvent } from '../events.ts'
import { castleOf, diceFor, strengthOf } from '../figures.ts'
import type { CastleChoice, Honor } from '../state.ts'
import { castleChoice, NONE } from '../state.ts'
import { openWindow } from './saveface.ts'

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
      attacker: seat,
      defender: target,
      dice: [attacker, defender],
      totals: [mine, theirs],
      tie: mine === theirs,
      clause: mine === theirs ? 'HS-BATTLE-13' : 'HS-BATTLE-11',
    })
  }
  const winner = mine > theirs ? seat : target
  const loser = mine > theirs ? target : seat
  t.tell({ type: 'won', winner, loser, clause: 'HS-BATTLE-12' })
  // no Save Face for the Shogun, attacker or defender (HS-BATTLE-16, HS-SAVE-4, HS-AMB-37)
  if (s.shogun === loser || !openWindow(s, 'battle', loser, winner, t)) aftermath(s, winner, loser, false, t)
}

/** After the window: first the castle, also of a loser who was saved (HS-BATTLE-20, HS-EX-9), then death and title. */
export function aftermath(s: Honor, winner: Seat, loser: Seat, saved: boolean, t: T): void {
  if (castleOf(s, loser) === NONE) fall(s, winner, loser, saved, t)
  else s.frames.push(castleChoice(winner, loser, saved))
}

/** HS-BATTLE-14, HS-BATTLE-17, HS-BATTLE-18, HS-BATTLE-21, HS-BATTLE-23: a saved Daimyo keeps the rest; a dead Shogun's title passes to the winner (HS-SHOGUN-3). */
function fall(s: Honor, winner: Seat, loser: Seat, saved: boolean, t: T): void {
  if (saved) return
  // a dead attacker's turn goes on, without his house and without a declaration (HS-AMB-55, HS-EX-22)
  daimyoDies(s, loser, 'battle', winner, 'HS-BATTLE-14', t)
}

/** The winner, attacker or defender (HS-AMB-31), takes the loser's castle or burns it; an own one makes room (HS-BATTLE-22). */
export const castle: Ask<Honor, CastleChoice, HonorEvent> = {
  clause: 'HS-BATTLE-19',
  candidates(_s, _f, _seat, out) {
    out.add(act(TAKE))
    out.add(act(BURN))
  },
  barriers: [],
  apply(s, f, _seat, a, t) {
    s.frames.pop()
    if (verbOf(a) === TAKE) {
      if (castleOf(s, f.winner) !== NONE) burnCastle(s, f.winner, f.winner, 'HS-BATTLE-22', t)
      takeCastle(s, f.winner, f.loser, t)
    } else burnCastle(s, f.winner, f.loser, 'HS-BATTLE-19', t)
    fall(s, f.winner, f.loser, f.saved, t)
  },
}
