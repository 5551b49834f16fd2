import type { Clause, Seat, SeatSet } from '@noren/engine'

type Cards = readonly number[]

/** Why cards went from a hand to the discard pile. */
export type DiscardReason = 'limit' | 'riceballs' | 'pipe' | 'remedy' | 'death' | 'seppuku' | 'used' | 'late'
/** Why a sake left the game. */
export type LossReason = 'stomach' | 'purchase' | 'death' | 'seppuku' | 'damage'

/**
 * What happened. `seat` is whom it is about; `by` is who did it to them. `cards: null` is what those see who may not know
 * the fronts; backs are open to all (section 6).
 */
export type SakeEvent =
  | { type: 'boardTaken'; seat: Seat; board: number; clause: Clause }
  | {
      type: 'dealt'
      seat: Seat
      cards: Cards | null
      backs: Cards
      life: number
      katana: number
      clause: Clause
    }
  | { type: 'gameBegan'; seat: Seat; masu: number; location: number; clause: Clause }
  | { type: 'turnBegan'; seat: Seat; spirit: boolean; round: number; clause: Clause }
  | { type: 'turnCut'; seat: Seat; clause: Clause }
  | { type: 'phaseBegan'; seat: Seat; phase: number; clause: Clause }
  | {
      type: 'played'
      seat: Seat
      card: number
      use: number
      dir: number
      steps: number
      target: number
      place: number
      clause: Clause
    }
  | { type: 'activated'; seat: Seat; place: number; clause: Clause }
  | { type: 'burned'; seat: Seat; place: number; why: 'draw' | 'card' | 'cost'; clause: Clause }
  | { type: 'soul'; seat: Seat; count: number; clause: Clause }
  | { type: 'drew'; seat: Seat; cards: Cards | null; backs: Cards; from: 'deck' | 'life'; clause: Clause }
  | { type: 'discarded'; seat: Seat; cards: Cards; why: DiscardReason; clause: Clause }
  | { type: 'shuffled'; count: number; top: number; clause: Clause }
  | { type: 'stoodUp'; seat: Seat; clause: Clause }
  | { type: 'moved'; seat: Seat; dir: number; steps: number; clause: Clause }
  | { type: 'windowClosed'; by: Seat; card: number; seat: Seat; what: 'move' | 'attack'; clause: Clause }
  | {
      type: 'attacked'
      seat: Seat
      source: number
      target: number
      /** Whose Disciple is the target, or -1. */
      owner: Seat
      /** The card that was played, or -1 for a Disciple's blow. */
      card: number
      weapon: number
      value: number
      ranged: boolean
      clause: Clause
    }
  | { type: 'attackGivenUp'; seat: Seat; clause: Clause }
  | { type: 'defended'; seat: Seat; card: number; value: number; clause: Clause }
  | { type: 'sacrificed'; seat: Seat; card: number; clause: Clause }
  | { type: 'undefended'; seat: Seat; value: number; clause: Clause }
  | {
      type: 'turnedUp'
      seat: Seat
      disciple: number
      card: number
      value: number
      why: 'attack' | 'defence'
      clause: Clause
    }
  | { type: 'damaged'; seat: Seat; damage: number; sake: boolean; backs: Cards; clause: Clause }
  | { type: 'healed'; seat: Seat; amount: number; clause: Clause }
  | { type: 'discipleStood'; seat: Seat; card: number; dir: number; clause: Clause }
  | { type: 'discipleAdvanced'; seat: Seat; card: number; steps: number; clause: Clause }
  | { type: 'discipleFell'; seat: Seat; card: number; clause: Clause }
  | { type: 'discipleHeld'; seat: Seat; card: number; clause: Clause }
  | { type: 'disciplesReturned'; seat: Seat; cards: Cards; clause: Clause }
  | { type: 'laid'; seat: Seat; card: number; place: number; clause: Clause }
  | { type: 'drank'; seat: Seat; amount: number; clause: Clause }
  | { type: 'placed'; seat: Seat; place: number; clause: Clause }
  | { type: 'sakeGone'; seat: Seat; place: number; count: number; why: LossReason; clause: Clause }
  | { type: 'gearLost'; seat: Seat; card: number; place: number; clause: Clause }
  | { type: 'wielded'; seat: Seat; place: number; clause: Clause }
  /** A Step comes (0) or goes between the Samurai `gap` and `to`. */
  | { type: 'cubePut'; seat: Seat; change: number; gap: Seat; to: Seat; index: number; clause: Clause }
  | { type: 'died'; seat: Seat; clause: Clause }
  /** The gap that stays lies between `a` and `b` from now on; -1 where none does. */
  | { type: 'gapClosed'; seat: Seat; kept: Seat; a: Seat; b: Seat; returned: number; clause: Clause }
  | { type: 'becameSpirit'; seat: Seat; cards: Cards | null; backs: Cards; clause: Clause }
  | { type: 'stole'; seat: Seat; clause: Clause }
  | { type: 'powerPassed'; seat: Seat; clause: Clause }
  | {
      type: 'possessing'
      by: Seat
      power: 'brawl' | 'drowse'
      seat: Seat
      place: number
      to: number
      clause: Clause
    }
  | { type: 'brawled'; by: Seat; seat: Seat; from: number; to: number; clause: Clause }
  | { type: 'drowsed'; by: Seat; seat: Seat; to: Seat; card: number; back: number; clause: Clause }
  | { type: 'tormented'; by: Seat; seat: Seat; cards: Cards; clause: Clause }
  | { type: 'helped'; seat: Seat; cards: Cards; clause: Clause }
  | { type: 'helpClosed'; seat: Seat; total: number; clause: Clause }
  | { type: 'tormentFailed'; by: Seat; seat: Seat; clause: Clause }
  | { type: 'sakeStolen'; by: Seat; seat: Seat; place: number; clause: Clause }
  | { type: 'given'; by: Seat; seat: Seat; clause: Clause }
  | { type: 'vanished'; seat: Seat; by: Seat; card: number; clause: Clause }
  | { type: 'spiritHit'; seat: Seat; lost: number; clause: Clause }
  | { type: 'fatalRound'; round: number; seat: Seat; clause: Clause }
  | { type: 'seppuku'; seat: Seat; clause: Clause }
  | { type: 'stopped'; rounds: number; clause: Clause }
  | { type: 'ended'; winners: SeatSet; clause: Clause }
