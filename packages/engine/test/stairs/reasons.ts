import { reason } from '@noren/engine'
import { act } from './actions.ts'
import type { Bid, Stairs, Turn } from './state.ts'

/** "Needs more than 17; this is 12." */
export const TOO_LOW = reason<Stairs, Turn>()(
  'tooLow',
  (s, _f, _seat, a) => ({ card: act.play.card(a), top: s.top }),
  () => ['ST-TURN-2', 'ST-TURN-1'],
)
/** "Your highest card is 28; to play for all you need more than 30." */
export const NOTHING_HIGH = reason<Stairs, Bid>()(
  'nothingHigh',
  (s, _f, seat) => ({ highest: Math.max(...(s.hands[seat] as number[])) }),
  () => ['ST-BID-2'],
)
