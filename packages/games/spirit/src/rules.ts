import type { GameDefinition } from '@noren/engine'
import { defineGame } from '@noren/engine'
import { actions } from './actions.ts'
import { allows } from './allows.ts'
import { clauses } from '../rules/en.gen.ts'
import type { SpiritEvent } from './events.ts'
import type { SpiritFrame } from './frames.ts'
import { idle } from './idle.ts'
import { imagine, imaginer } from './imagine.ts'
import type { SpiritOptions } from './options.ts'
import { options } from './options.ts'
import { moments } from './moments.ts'
import { pace } from './pace.ts'
import { setup } from './setup.ts'
import type { Spirit } from './state.ts'
import { clone } from './state.ts'
import { steps } from './steps/index.ts'
import type { SpiritOpen, SpiritOwn, SpiritView } from './view.ts'
import { open, own } from './view.ts'

export type SpiritGame = GameDefinition<SpiritOptions, Spirit, SpiritFrame, SpiritEvent, SpiritView>

/** Samurai Spirit. Seats are samurai: one person may run several of them (SS-SOLO-1, SS-SOLO-5). */
export const rules: SpiritGame = defineGame<
  SpiritOptions,
  Spirit,
  SpiritFrame,
  SpiritEvent,
  SpiritOpen,
  SpiritOwn
>({
  id: 'spirit',
  formerly: ['samurai-spirit'],
  version: 2,
  schema: 2,
  clauses,
  seats: { min: 2, max: 7 },
  options,
  actions,
  allows,
  setup,
  clone,
  steps,
  idle,
  pace,
  moments,
  open,
  own,
  imagine,
  imaginer,
})
