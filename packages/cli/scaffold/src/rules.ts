import { defineGame } from '@noren/engine'
import { act, actions } from './actions.ts'
import { clauses } from '../rules/en.gen.ts'
import type { NewgameEvent } from './events.ts'
import type { NewgameFrame } from './frames.ts'
import { imagine } from './imagine.ts'
import type { NewgameOptions } from './options.ts'
import { options, SEATS } from './options.ts'
import type { Newgame } from './state.ts'
import { clone, setup } from './state.ts'
import { steps } from './steps/index.ts'
import type { NewgameOpen, NewgameOwn } from './view.ts'
import { open, own } from './view.ts'

export const rules = defineGame<NewgameOptions, Newgame, NewgameFrame, NewgameEvent, NewgameOpen, NewgameOwn>(
  {
    id: 'newgame',
    version: 1,
    schema: 1,
    clauses,
    seats: SEATS,
    options,
    actions,
    setup,
    clone,
    steps,
    idle: () => act.pass(),
    pace: () => ({ limit: 60, hold: false }),
    open,
    own,
    imagine,
  },
)
