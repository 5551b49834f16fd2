import { optionsOf } from '@noren/engine'

export interface NewgameOptions {
  readonly hand: number
}

export const SEATS = { min: 2, max: 6 } as const

/** What a host may set. */
export const options = optionsOf<NewgameOptions>({
  title: 'Newgame',
  seats: { ...SEATS, clause: 'NG-SETUP-1' },
  defaults: { hand: 5 },
  fields: [{ key: 'hand', kind: 'choice', values: [5, 6], clause: 'NG-SETUP-1' }],
})
