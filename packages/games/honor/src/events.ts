import type { Clause, Event, Seat } from '@noren/engine'
import type { RowName } from './terms.ts'

/** Why somebody's honour changed. */
export type HonourWhy = 'collect' | 'ninja' | 'treachery' | 'dissolve' | 'dishonor' | 'dishonor-saved'
/** How a Daimyo or a Samurai died; `left`: a Daimyo whose 1st Samurai goes to serve another (HS-AMB-64). */
export type Death = 'battle' | 'assassin' | 'suicide' | 'left'

interface Told<T extends string> extends Event {
  readonly type: T
  readonly clause: Clause
}

/** Everything that can be seen at the table. Cards are numbers of the card list. */
export type HonorEvent =
  /** `seat` begins. */
  | (Told<'began'> & { readonly seat: Seat; readonly dealer: Seat })
  | (Told<'turnBegan'> & { readonly seat: Seat; readonly round: number })
  /** The only event that changes a score; for a collection with its parts. */
  | (Told<'honourChanged'> & {
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
  | (Told<'served'> & { readonly seat: Seat; readonly lord: Seat })
  | (Told<'dissolved'> & { readonly seat: Seat; readonly lord: Seat })
  | (Told<'becameRonin'> & { readonly seat: Seat })
  /** The title came to `seat`: -1 is the middle of the table. */
  | (Told<'titleMoved'> & { readonly from: Seat; readonly seat: Seat })
  | (Told<'succeeded'> & { readonly seat: Seat; readonly from: Seat; readonly daimyo: number })
  /** A Daimyo's house fell. */
  | (Told<'daimyoDied'> & {
      readonly seat: Seat
      readonly daimyo: number
      readonly cards: readonly number[]
      readonly how: Death
    })
  /** A Samurai's house fell; the Samurai card stays. */
  | (Told<'samuraiDied'> & { readonly seat: Seat; readonly cards: readonly number[]; readonly how: Death })
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
  | (Told<'assassinSent'> & {
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
  | (Told<'guardFell'> & { readonly seat: Seat; readonly row: RowName; readonly card: number })
  | (Told<'attacked'> & {
      readonly seat: Seat
      readonly target: Seat
      readonly strength: readonly [number, number]
      readonly dice: readonly [number, number]
    })
  | (Told<'rolled'> & {
      /** Who attacked. */
      readonly seat: Seat
      readonly defender: Seat
      readonly dice: readonly [readonly number[], readonly number[]]
      readonly totals: readonly [number, number]
      readonly tie: boolean
    })
  | (Told<'won'> & { readonly seat: Seat; readonly loser: Seat })
  /** `seat` may be helped; `by` dishonoured or beat it. */
  | (Told<'windowOpened'> & {
      readonly about: 'dishonor' | 'battle'
      readonly seat: Seat
      readonly by: Seat
    })
  /** The result of a window: who played Save Face, or -1. Nothing else of it is ever told. */
  | (Told<'windowClosed'> & {
      readonly about: 'dishonor' | 'battle'
      readonly seat: Seat
      readonly by: Seat
      readonly card: number
    })
  | (Told<'castleTaken'> & { readonly seat: Seat; readonly loser: Seat; readonly card: number })
  | (Told<'castleBurned'> & { readonly seat: Seat; readonly owner: Seat; readonly card: number })
  | (Told<'dishonored'> & { readonly seat: Seat; readonly target: Seat; readonly card: number })
  | (Told<'answered'> & {
      readonly seat: Seat
      readonly answer: 'accept' | 'save' | 'suicide-samurai' | 'suicide-daimyo'
      /** The Save Face card spent, or -1. */
      readonly card: number
    })
  | (Told<'turnEnded'> & { readonly seat: Seat })
  | (Told<'gameEnded'> & { readonly seat: Seat; readonly honour: number })
