import type { GameDefinition } from '@noren/engine'
import { defineGame } from '@noren/engine'
import { actions } from './actions.ts'
import { allows } from './allows.ts'
import { clauses } from '../rules/en.gen.ts'
import type { SakuraEvent } from './events.ts'
import type { SakuraFrame } from './frames.ts'
import { idle } from './idle.ts'
import { imagine, imaginer } from './imagine.ts'
import { options } from './options.ts'
import { moments } from './moments.ts'
import { pace } from './pace.ts'
import type { Sakura, SakuraOptions } from './state.ts'
import { clone, setup } from './state.ts'
import { steps } from './steps/index.ts'
import type { SakuraOpen, SakuraOwn, SakuraView } from './view.ts'
import { open, own } from './view.ts'

export type SakuraGame = GameDefinition<SakuraOptions, Sakura, SakuraFrame, SakuraEvent, SakuraView>

export const rules: SakuraGame = defineGame<
  SakuraOptions,
  Sakura,
  SakuraFrame,
  SakuraEvent,
  SakuraOpen,
  SakuraOwn
>({
  id: 'sakura',
  version: 2,
  schema: 2,
  clauses,
  seats: { min: 2, max: 6 },
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
