import type { Options } from '@noren/engine'
import { optionsOf } from '@noren/engine'
import type { HonorData } from './cards.ts'
import { readData } from './data.ts'
import type { Alliances } from './terms.ts'
import { ALLIANCES } from './terms.ts'

export const TARGETS = [250, 300, 400] as const

export interface HonorOptions {
  /** Honour that wins; 'auto' is 400 with 3 or 4 players and 300 with 5 or 6 (HS-END-6, HS-AMB-27). */
  readonly target: 'auto' | (typeof TARGETS)[number]
  /** Who may declare an alliance: a Rônin alone, or anyone but the player of the Shogun (HS-AMB-64). */
  readonly alliances: Alliances
  /** Whether the player who controls the Shogun may play Save Face for others (HS-AMB-65). */
  readonly shogunSaves: boolean
  readonly data: HonorData | null
}

export const options: Options<HonorOptions> = optionsOf<HonorOptions>({
  title: 'Honor of the Samurai',
  seats: { min: 3, max: 6, clause: 'HS-SETUP-1' },
  defaults: { target: 'auto', alliances: 'ronin', shogunSaves: true, data: null },
  fields: [
    { key: 'target', kind: 'choice', values: ['auto', ...TARGETS], clause: 'HS-END-6' },
    { key: 'alliances', kind: 'choice', values: [...ALLIANCES], clause: 'HS-AMB-64' },
    { key: 'shogunSaves', kind: 'flag', clause: 'HS-AMB-65' },
    { key: 'data', kind: 'data' },
  ],
  data: { data: readData },
})

/** HS-END-1, HS-END-2: 400, and less at a crowded table. */
export const targetFor = (target: HonorOptions['target'], seats: number): number =>
  target === 'auto' ? (seats >= 5 ? 300 : 400) : target
