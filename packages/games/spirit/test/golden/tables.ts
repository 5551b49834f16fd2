import type { SpiritOptions } from '../../src/index.ts'
import { spirit } from '../../src/index.ts'
import type { Golden } from './record.ts'

const { defaults } = spirit.options
const golden = (seats: number, seed: number, o: Partial<SpiritOptions>): Golden => ({
  game: spirit.id,
  version: spirit.version,
  seats,
  seed,
  options: { ...defaults, ...o },
})

/**
 * The tables whose games are kept: both variants, all modes, few and many samurai, and a table with cards of
 * its own.
 */
export const KEPT: Readonly<Record<string, Golden>> = {
  '2-normal': golden(2, 234, {}),
  '3-solo-easy': golden(3, 261, { mode: 'easy', players: 1 }),
  '4-hard-chosen': golden(4, 203, { mode: 'hard', samurai: 'choose' }),
  '5-easy-absent': golden(5, 227, { mode: 'easy', absent: 'on' }),
  '7-heroic': golden(7, 205, { mode: 'heroic' }),
}
