import type { Seat } from '@noren/engine'
import type { SakuraEvent } from '../events.ts'
import type { CardId, CharacterId, Side, TokenSide } from '../cards.ts'
import type { Question, Want } from '../view.ts'

/** A modifier as it was applied under version 1: 'cook-2+', 'cook-2-', 'samurai-lower'. */
export type Applied = CharacterId | `${CharacterId}+` | `${CharacterId}-`

/** The people a sentence is about. */
export interface People {
  /** Whether the reader is this seat. */
  me(seat: Seat): boolean
  /** The name of a seat, marked strong. */
  of(seat: Seat): string
}

/** What a label may say besides its words, computed from the view. */
export interface Facts {
  /** Cards of a pile, and the coins it would pay; null where nobody says. */
  readonly size: number
  readonly coins: number | null
  readonly price: number
  /** The number on a cook. */
  readonly cook: number
  /** What the card counts as with the modifiers applied, or null if that is of no interest. */
  readonly counts: number | null
  /** Where a seat sits, seen from the reader. */
  readonly place: 'left' | 'right' | 'opposite' | 'other'
  readonly number: number
}

/** What a pile asks for. */
export type Wanted = Pick<Want, 'colour' | 'climbs' | 'value' | 'corner'>

/** Everything Sakura says in one language. */
export interface Speech {
  readonly title: string
  readonly tagline: string
  readonly unit: string
  readonly options: Readonly<Record<string, string>>
  readonly yes: string
  readonly no: string
  card(id: CardId): string
  side(side: Side): string
  token(side: TokenSide): string
  readonly characters: Readonly<Record<CharacterId, string>>
  coins(n: number): string
  /** What a pile asks for: "red above 1, or any 1". */
  wanted(w: Wanted): string
  /** A character as a sentence names it. */
  titled(id: CharacterId): string
  /** One line on what a character does; `n` is the number on a cook. */
  effect(id: CharacterId, n: number): string
  applied(a: Applied, n: number): string
  label(verb: string, object: string, second: string, facts: Facts): string
  /** The question of a turn, by what is left to serve. */
  turn(wanted: readonly Want[], pending: boolean, free: boolean): string
  ask(q: Question, people: People): string
  waiting(names: readonly string[]): string
  over: string
  tell(e: SakuraEvent, people: People): string | null
}

export const colourIn = (id: CardId): string => id.slice(0, id.indexOf('-'))
export const valueIn = (id: CardId): string => id.slice(id.indexOf('-') + 1)
/** "a, b and c". */
export const joined = (items: readonly string[], and: string): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1) ?? ''}`

/** A modifier as it was applied, taken apart. */
export const partsOf = (a: Applied): { readonly id: CharacterId; readonly sign: '' | '+' | '−' } =>
  a.endsWith('+') || (a.endsWith('-') && a.startsWith('cook'))
    ? { id: a.slice(0, -1) as CharacterId, sign: a.endsWith('+') ? '+' : '−' }
    : { id: a as CharacterId, sign: '' }
