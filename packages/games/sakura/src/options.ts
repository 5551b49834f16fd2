import type { Options } from '@noren/engine'
import { optionsOf } from '@noren/engine'
import { figures } from './data.ts'
import type { SakuraOptions } from './state.ts'

/** What a host may set; figures of the table's own have a schema (`data.ts`). */
export const options: Options<SakuraOptions> = optionsOf({
  title: 'Sakura',
  seats: { min: 2, max: 6, clause: 'SA-SETUP-1' },
  defaults: { voluntaryTake: false, openSums: true, denialHiring: false, data: null },
  fields: [
    { key: 'voluntaryTake', kind: 'flag', clause: 'SA-AMB-1' },
    { key: 'openSums', kind: 'flag', clause: 'SA-AMB-50' },
    { key: 'denialHiring', kind: 'flag', clause: 'SA-AMB-51' },
    { key: 'data', kind: 'data' },
  ],
  data: { data: figures.readInto },
})
