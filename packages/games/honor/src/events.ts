import type { Clause, Event, Seat } from '@noren/engine'
import type { RowName } from './state.ts'

/** Why somebody's honour changed. */
export type HonourWhy = 'collect' | 'ninja' | 'treachery' | 'dissolve' | 'dishonor' | 'dishonor-saved'
/** How a Daimyo or a Samurai died. */
export type Death = 'battle' | 'assassin' | 'suicide'

interface Told<T extends string> extends Event {
  readonly type: T
  readonly clause: Clause
}

/** Everything that can be seen at the table. Cards are numbers of the card list. */
export type HonorEvent =
  | (Told<'began'> & { readonly dealer: Seat; readonly first: Seat })
  | (Told<'turn'> & { readonly seat: Seat; readonly round: number })
  /** The only event that changes a score; for a collection with its parts. */
  | (Told<'honour'> & {
      readonly seat: Seat
      readonly amount: number
      readonly total: number
      readonly why: HonourWhy
      readonly court: number
      readonly bonus: number
      readonly home: number
    })
  /** `card` is -1 for everybody but the one who drew. */
  | (Told<'drew'> & { readonly seat: Seat; readonly card: number })
  | (Told<'reshuffled'> & { readonly cards: number })
  | (Told<'discarded'> & { readonly seat: Seat; readonly card: number })
  /** A card laid from hand into the house of `owner`. */
  | (Told<'placed'> & {
      readonly seat: Seat
      readonly card: number
      readonly owner: Seat
      readonly row: RowName
    })
  /** A Rônin has a Daimyo again. */
  | (Told<'enthroned'> & { readonly seat: Seat; readonly card: number })
  | (Told<'dismissed'> & { readonly seat: Seat; readonly second: Seat; readonly card: number })
  | (Told<'proclaimed'> & { readonly seat: Seat; readonly daimyo: number })
  | (Told<'allied'> & { readonly seat: Seat; readonly lord: Seat })
  | (Told<'serving'> & { readonly seat: Seat; readonly lord: Seat })
  | (Told<'dissolving'> & { readonly seat: Seat; readonly lord: Seat })
  | (Told<'ronin'> & { readonly seat: Seat })
  /** The title moved: -1 is the middle of the table. */
  | (Told<'title'> & { readonly from: Seat; readonly to: Seat })
  | (Told<'succeeded'> & { readonly seat: Seat; readonly from: Seat; readonly daimyo: number })
  /** A Daimyo's house fell. */
  | (Told<'daimyo-died'> & {
      readonly seat: Seat
      readonly daimyo: number
      readonly cards: readonly number[]
      readonly how: Death
    })
  /** A Samurai's house fell; the Samurai card stays. */
  | (Told<'samurai-died'> & { readonly seat: Seat; readonly cards: readonly number[]; readonly how: Death })
  | (Told<'spied'> & {
      readonly seat: Seat
      readonly card: number
      readonly owner: Seat
      readonly row: RowName
    })
  | (Told<'destroyed'> & {
      readonly seat: Seat
      readonly card: number
      readonly owner: Seat
      readonly row: RowName
    })
  | (Told<'stolen'> & {
      readonly seat: Seat
      readonly card: number
      readonly owner: Seat
      readonly row: RowName
      readonly to: Seat
      readonly toRow: RowName
    })
  | (Told<'assassin'> & {
      readonly seat: Seat
      readonly card: number
      readonly target: Seat
      readonly row: RowName
      readonly need: number
    })
  | (Told<'stabbed'> & {
      readonly seat: Seat
      readonly target: Seat
      readonly row: RowName
      readonly die: number
      readonly need: number
      readonly success: boolean
    })
  | (Told<'guard-fell'> & { readonly owner: Seat; readonly row: RowName; readonly card: number })
  | (Told<'attacked'> & {
      readonly seat: Seat
      readonly target: Seat
      readonly strength: readonly [number, number]
      readonly dice: readonly [number, number]
    })
  | (Told<'rolled'> & {
      readonly attacker: Seat
      readonly defender: Seat
      readonly dice: readonly [readonly number[], readonly number[]]
      readonly totals: readonly [number, number]
      readonly tie: boolean
    })
  | (Told<'won'> & { readonly winner: Seat; readonly loser: Seat })
  | (Told<'window'> & { readonly about: 'dishonor' | 'battle'; readonly affected: Seat; readonly by: Seat })
  /** The result of a window: who played Save Face, or -1. Nothing else of it is ever told. */
  | (Told<'window-closed'> & {
      readonly about: 'dishonor' | 'battle'
      readonly affected: Seat
      readonly by: Seat
      readonly card: number
    })
  | (Told<'castle-taken'> & { readonly winner: Seat; readonly loser: Seat; readonly card: number })
  | (Told<'castle-burned'> & { readonly winner: Seat; readonly owner: Seat; readonly card: number })
  | (Told<'dishonor'> & { readonly seat: Seat; readonly target: Seat; readonly card: number })
  | (Told<'answered'> & {
      readonly seat: Seat
      readonly answer: 'accept' | 'save' | 'suicide-samurai' | 'suicide-daimyo'
      /** The Save Face card spent, or -1. */
      readonly card: number
    })
  | (Told<'turn-over'> & { readonly seat: Seat })
  | (Told<'game-over'> & { readonly winner: Seat; readonly honour: number })
