import { defineGame, optionsOf } from '@noren/engine'
import { act, actions } from './actions.ts'
import type { Stairs, StairsEvent, StairsFrame, StairsOptions } from './state.ts'
import { CLAUSES, clone, setup } from './state.ts'
import { bidStep, turnStep } from './steps.ts'
import type { StairsOpen, StairsOwn } from './view.ts'
import { imagine, open, own } from './view.ts'

/** A small whole game of the one dialect: the kit's own example. Higher, or pass; with a sealed bid before it. */
export const stairs = defineGame<StairsOptions, Stairs, StairsFrame, StairsEvent, StairsOpen, StairsOwn>({
  id: 'stairs',
  version: 1,
  schema: 1,
  clauses: CLAUSES,
  seats: { min: 2, max: 6 },
  options: optionsOf<StairsOptions>({
    title: 'Stairs',
    seats: { min: 2, max: 6 },
    defaults: { bidding: false },
    fields: [{ key: 'bidding', kind: 'flag', clause: 'ST-BID-1' }],
  }),
  actions,
  setup,
  clone,
  steps: { turn: turnStep, bid: bidStep },
  idle: s => (s.frames.at(-1)?.kind === 'bid' ? act.bid(1) : act.pass()),
  pace: s => ({ limit: 60, hold: s.frames.at(-1)?.kind === 'bid' }),
  open,
  own,
  imagine,
})
