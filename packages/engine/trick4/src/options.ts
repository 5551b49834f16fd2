import { optionsOf } from '@noren/engine'

export type Trick4Options = object

export const SEATS = 4

/** Nothing to set. */
export const options = optionsOf<Trick4Options>({
  title: 'Trick4',
  seats: { min: SEATS, max: SEATS, clause: 'T4-DEAL-1' },
  defaults: {},
  fields: [],
})
