import type { Facts, Seat } from '@noren/engine'
import type { DefenceSymbol, SamuraiName } from '../cards.ts'
import { SAMURAI } from '../cards.ts'
import type { WrongValue } from '../reasons.ts'
import type { Speech } from './speech.ts'
import { nameOf } from './speech.ts'

/** Why something is not open, by the reasons of `reasons.ts`: one sentence, true by its facts. */

export interface Case {
  readonly x: Facts
  readonly s: Speech
  /** The name of a samurai at the table, marked strong. */
  readonly of: (seat: Seat) => string
  readonly me: Seat
}
export type Sentences = Readonly<Record<string, (c: Case) => string>>

export const value = ({ x }: Case): string => `**${String(x['value'])}**`
export const who = ({ x, of }: Case): string => of(x['seat'] as Seat)
export const holder = ({ x, of }: Case): string => of(x['holder'] as Seat)
export const mine = ({ x, me }: Case): boolean => x['seat'] === me
export const atMe = ({ x, me }: Case): boolean => x['holder'] === me
export const symbol = ({ x, s }: Case): string => s.symbols[x['symbol'] as DefenceSymbol]
export const samurai = ({ x }: Case): string => `**${nameOf(SAMURAI.indexOf(x['samurai'] as SamuraiName))}**`
export const giver = ({ x }: Case): string => `**${nameOf(SAMURAI.indexOf((x as WrongValue).giver))}**`
export const even = ({ x }: Case): boolean => (x as WrongValue).giver === 'heihachi'
export const back = ({ x }: Case): boolean => (x as WrongValue).back
export const strict = ({ x }: Case): boolean => (x as WrongValue).strict
