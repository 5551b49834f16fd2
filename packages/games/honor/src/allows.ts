import type { Action, Clause, Seat } from '@noren/engine'
import { codeOf } from '@noren/engine'
import { act, PLAYED_BY } from './actions.ts'
import { CASTLE } from './cards.ts'
import { courtFor, playerAt, sheet, typeOf } from './figures.ts'
import type { Honor } from './state.ts'
import { DAIMYO_ROW, FIRST } from './terms.ts'

const { ally, lay, play, save } = act

/** A clause closer to the case than that of the verb. */
export function allows(s: Honor, seat: Seat, a: Action): Clause | null {
  const f = s.frames[s.frames.length - 1]
  switch (codeOf(a)) {
    case play.code:
      return PLAYED_BY[sheet(s).cards[play.card(a)]?.type ?? 'army']
    case lay.code:
      if (f?.kind === 'place' && typeOf(s, f.card) === CASTLE) return 'HS-PLACE-3'
      return lay.row(a) === DAIMYO_ROW && courtFor(s, seat) !== seat ? 'HS-PLACE-2' : null
    case ally.code:
      return playerAt(s, seat).status === FIRST ? 'HS-AMB-64' : null
    case save.code:
      return f?.kind === 'answer' ? 'HS-DIS-4' : null
    default:
      return null
  }
}
