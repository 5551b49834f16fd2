import type { Outlook } from '@noren/engine'
import { TABLES } from './calibrated.ts'
import type { Sakura } from './state.ts'

/** To the end of the deal, as the search looks; the standings say the rest. */
export const outlook = (value: Outlook<Sakura>['value']): Outlook<Sakura> => ({
  begin: ({ round }) => ({ ends: now => now.round !== round }),
  value,
  stage: s => s.round - 2,
  tables: TABLES,
})
