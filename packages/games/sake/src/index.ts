import type { GameDefinition } from '@noren/engine'
import { hear } from './actions.ts'
import { clauses } from './clauses/en.ts'
import type { SakeEvent } from './events.ts'
import { idle } from './idle.ts'
import { imagine } from './imagine.ts'
import { options } from './options.ts'
import type { SakeOptions } from './options.ts'
import { pace } from './pace.ts'
import { say } from './say.ts'
import type { Sake, SakeFrame } from './state.ts'
import { clone, setup } from './state.ts'
import { instants } from './steps/instants.ts'
import { steps } from './steps/index.ts'
import type { SakeView } from './view.ts'
import { view } from './view.ts'

export type { SakeEvent } from './events.ts'
export type { SakeOptions } from './options.ts'
export type { Sake, SakeFrame } from './state.ts'
export type { SakeView } from './view.ts'

/** Saké & Samouraï, French and Italian editions. */
export const sake: GameDefinition<SakeOptions, Sake, SakeFrame, SakeEvent, SakeView> = {
  id: 'sake-and-samurai',
  version: 1,
  clauses,
  seats: { min: 3, max: 8 },
  options,
  setup,
  steps,
  anytime: instants,
  idle,
  pace,
  view,
  imagine,
  clone,
  say,
  hear,
}
