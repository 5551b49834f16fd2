import type { GameDefinition } from '@noren/engine'
import { hear } from './actions.ts'
import { clauses } from './clauses/en.ts'
import type { SpiritEvent } from './events.ts'
import { idle } from './idle.ts'
import type { SpiritOptions } from './options.ts'
import { options } from './options.ts'
import { say } from './say.ts'
import { setup } from './setup.ts'
import type { Spirit, SpiritFrame } from './state.ts'
import { clone } from './state.ts'
import { steps } from './steps/index.ts'
import type { SpiritView } from './view.ts'
import { imagine, view } from './view.ts'

/** Samurai Spirit. Seats are samurai: one person may run several of them (SS-SOLO-1, SS-SOLO-5). */
export const spirit: GameDefinition<SpiritOptions, Spirit, SpiritFrame, SpiritEvent, SpiritView> = {
  id: 'samurai-spirit',
  version: 1,
  clauses,
  seats: { min: 2, max: 7 },
  options,
  setup,
  steps,
  idle,
  // Nothing is hidden from one seat and known to another, so no window needs to be held open.
  pace: s => ({
    limit: s.frames.at(-1)?.kind === 'action' || s.frames.at(-1)?.kind === 'place' ? 90 : 60,
    hold: false,
  }),
  view,
  imagine,
  clone,
  say,
  hear,
}

export type { Spirit, SpiritEvent, SpiritFrame, SpiritOptions, SpiritView }
export type { BoardView, SpaceView } from './view.ts'
export type { Mode, Raider, SamuraiName, SpiritData } from './cards.ts'
export { PRINTED } from './cards.ts'
