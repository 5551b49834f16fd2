import type { Outlook } from '@noren/engine'
import { TABLES } from './calibrated.ts'
import type { Sake } from './state.ts'

/** To the seat's next turn; for one that has no more turns, once round the table. */
export const outlook = (value: Outlook<Sake>['value']): Outlook<Sake> => ({
  begin({ turn, seats }, seat) {
    let last = turn
    let turns = 0
    return {
      ends(now) {
        if (now.turn === last) return false
        last = now.turn
        turns++
        return last === seat || turns >= seats
      },
    }
  },
  value,
  // Before the Fatal Rounds, and in them.
  stage: s => Math.min(1, s.round),
  tables: TABLES,
  idle: ['timers', 'stops', 'firstPlayer'],
})
