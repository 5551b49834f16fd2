import type { Seat, Words } from '@noren/engine'
import type { DefenceSymbol, FamilyKind, FarmKind, Icon, Mode } from '../cards.ts'
import type { SpiritEvent } from '../events.ts'
import type { PowerKind } from '../frames.ts'
import type { Clash, Question } from '../view.ts'

/** The people a sentence is about. */
export interface People {
  /** Whether the reader is this seat. */
  me(seat: Seat): boolean
  /** The name of a seat, marked strong. */
  of(seat: Seat): string
}

/** What a label or a question may say, computed from the view. */
export interface Facts {
  /** The samurai of the seat a word names, or the name itself. */
  readonly who: string
  /** Value of the card at hand, 0 for none; its symbol and icon. */
  readonly value: number
  readonly symbol: DefenceSymbol | null
  readonly icon: Icon | null
  readonly total: number
  readonly kiai: number
  readonly clash: Clash
  /** What a kiai power is about: barricade, draw pile, intruders, or looking ahead. */
  readonly power: PowerKind | null
  /** How many cards it concerns. */
  readonly cards: number
  /** Values of the cards turned up, in the order a word names. */
  readonly order: readonly number[]
  /** Whether the card was given by another, or replaces one. */
  readonly given: boolean
  readonly kept: boolean
}

/** Everything Samurai Spirit says in one language. */
export interface Speech {
  readonly title: string
  readonly tagline: string
  readonly unit: string
  readonly options: Readonly<Record<string, string>>
  /** Values of options: `absent.auto`, `players.0` and so on. */
  readonly values: Readonly<Record<string, string>>
  readonly modes: Readonly<Record<Mode, string>>
  readonly yes: string
  readonly no: string
  readonly symbols: Readonly<Record<DefenceSymbol, string>>
  readonly icons: Readonly<Record<Icon, string>>
  /** What each icon does, in one line. */
  readonly effects: Readonly<Record<Icon, string>>
  readonly talents: readonly string[]
  /** Kiai effects: seven human sides, then seven animal sides. */
  readonly kiais: readonly string[]
  readonly farms: Readonly<Record<FarmKind, string>>
  readonly families: Readonly<Record<FamilyKind, string>>
  /** The animals by their English name. */
  readonly animals: Readonly<Record<string, string>>
  label(verb: string, words: Words, f: Facts): string
  ask(kind: Question['kind'], f: Facts): string
  waiting(names: readonly string[]): string
  over(won: boolean, score: string): string
  tell(e: SpiritEvent, p: People): string | null
}

/** "a, b and c". */
export const joined = (items: readonly (string | number)[], and: string): string =>
  items.length < 2
    ? String(items[0] ?? '')
    : `${items.slice(0, -1).join(', ')} ${and} ${String(items.at(-1) ?? '')}`

/** The samurai are called alike in every language. */
export const NAMES = ['Heihachi', 'Daisuke', 'Gorobei', 'Kanbei', 'Kikuchiyo', 'Kyuzo', 'Katsushiro'] as const
export const nameOf = (samurai: number): string => NAMES[samurai] ?? ''
