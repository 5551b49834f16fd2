import { reason } from '@noren/engine'
import { act } from './actions.ts'
import type { Turn } from './frames.ts'
import type { Newgame } from './state.ts'

/** "Needs more than 17; this is 12." Facts are what the seat can see; the words make a sentence of them. */
export const TOO_LOW = reason<Newgame, Turn>()(
  'tooLow',
  (s, _f, _seat, a) => ({ card: act.play.card(a), top: s.top ?? -1 }),
  () => ['NG-TURN-2', 'NG-TURN-1'],
)
