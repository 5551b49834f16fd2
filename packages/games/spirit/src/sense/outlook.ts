import type { Outlook } from '@noren/engine'
import { hopeAtDawn } from '../dawn.ts'
import type { Spirit } from '../state.ts'
import { payoffOfWin } from '../village.ts'
import { TABLES } from './calibrated.ts'

/** The mind's own look ahead: to the next dawn, where public facts say how the village stands. */
export const outlook: Outlook<Spirit> = {
  begin: ({ round }) => ({ ends: now => now.round !== round }),
  value(s, out) {
    out.fill(hopeAtDawn(s) * payoffOfWin(s.farmsLeft + s.familiesLeft), 0, s.seats)
  },
  // The dawns of the second and of the third round.
  stage: s => s.round - 2,
  tables: TABLES,
}
