import type { GameDefinition } from '@noren/engine'
import { defineGame } from '@noren/engine'
import { actions } from './actions.ts'
import { allows } from './allows.ts'
import { clauses } from '../rules/en.gen.ts'
import type { HonorEvent } from './events.ts'
import type { HonorFrame } from './frames.ts'
import { halfMade, idle } from './idle.ts'
import { imagine, imaginer } from './imagine.ts'
import type { HonorOptions } from './options.ts'
import { options, targetFor } from './options.ts'
import { moments } from './moments.ts'
import { pace } from './pace.ts'
import type { Honor } from './state.ts'
import { clone, setUpTable } from './state.ts'
import { steps } from './steps/index.ts'
import type { HonorOpen, HonorOwn, HonorView } from './view.ts'
import { open, own } from './view.ts'

export type HonorGame = GameDefinition<HonorOptions, Honor, HonorFrame, HonorEvent, HonorView>

export const rules: HonorGame = defineGame<HonorOptions, Honor, HonorFrame, HonorEvent, HonorOpen, HonorOwn>({
  id: 'honor',
  formerly: ['honor-of-the-samurai'],
  version: 2,
  schema: 2,
  clauses,
  seats: { min: 3, max: 6 }, // HS-SETUP-1
  options,
  actions,
  allows,
  // HS-DEC-16
  setup: ({ target, data, alliances, shogunSaves }, seats, rng) =>
    setUpTable({ target: targetFor(target, seats), data, alliances, shogunSaves }, seats, rng),
  clone,
  steps,
  idle,
  halfMade,
  pace,
  moments,
  open,
  own,
  imagine,
  imaginer,
})
