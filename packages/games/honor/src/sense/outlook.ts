import type { Outlook } from '@noren/engine'
import type { Honor } from '../state.ts'
import { TABLES } from './calibrated.ts'
import { keenValue } from './value.ts'

/**
 * The mind's own look ahead: to the seat's next turn, its honour collected, where the finer value says how the race stands. A look that
 * ended in the middle of somebody's turn would call whatever was about to be paid for lost.
 */
export const outlook: Outlook<Honor> = {
  begin(s, seat) {
    let away = s.active !== seat
    return {
      ends(now) {
        if (now.active === seat) return away
        away = true
        return false
      },
    }
  },
  value: keenValue,
  stage: () => 0,
  tables: TABLES,
}
