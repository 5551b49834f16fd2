import { createStore } from 'zustand/vanilla'
import { openSideChannel } from '../state/side-channel.ts'
import type { TableHandle, TableState } from '../state/table.ts'

const RESTS: TableState = {
  link: 'live',
  tries: 0,
  problem: null,
  info: null,
  seq: 0,
  faces: {},
  lines: [],
  undo: [],
  sealed: {},
  beat: null,
  moment: null,
  unrolls: false,
  stands: false,
  ahead: 0,
  replaying: false,
  pending: false,
  missed: 0,
  refused: null,
}

const nothing = (): void => undefined

/** The line of a table at which nobody plays: nothing that is done there goes anywhere. */
export const STILL: TableHandle = {
  store: createStore<TableState>(() => RESTS),
  act: nothing,
  undo: nothing,
  skip: nothing,
  next: nothing,
  stop: nothing,
  hint: () => Promise.resolve('no-hints'),
  replay: nothing,
  ask: () => Promise.resolve(),
  pace: nothing,
  close: () => Promise.resolve(),
  sideChannel: openSideChannel({ send: () => false, seq: () => 0, drawId: () => '' }),
}
