import type { SpiritOptions } from '../../src/index.ts'
import { spirit } from '../../src/index.ts'
import type { Kept } from './record.ts'

const { defaults } = spirit.options
const kept = (seats: number, seed: number, o: Partial<SpiritOptions>): Kept => ({
  seats,
  seed,
  options: { ...defaults, ...o },
})

/**
 * The tables whose games are kept: both variants, all modes, few and many samurai, and a table with cards of
 * its own.
 */
export const KEPT: Readonly<Record<string, Kept>> = {
  '2-normal': kept(2, 234, {}),
  '3-solo-easy': kept(3, 261, { mode: 'easy', players: 1 }),
  '4-hard-chosen': kept(4, 203, { mode: 'hard', samurai: 'choose' }),
  '5-easy-absent': kept(5, 227, { mode: 'easy', absent: 'on' }),
  '7-heroic': kept(7, 205, { mode: 'heroic' }),
  '4-strict': kept(4, 231, {
    mode: 'easy',
    samurai: ['gorobei', 'daisuke', 'heihachi', 'kyuzo'],
    strictParity: true,
  }),
}
