import type { Raider } from './cards.ts'
import { PRINTED } from './cards.ts'
import type { SpiritOpen } from './view.ts'

/** The printed face of a card number. It stands by itself, because pages ask this too and carry no rules. */
export const raiderOf = ({ data }: Pick<SpiritOpen, 'data'>, card: number): Raider | undefined =>
  (data ?? PRINTED).raiders[card]
