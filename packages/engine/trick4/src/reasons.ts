import { reason } from '@noren/engine'
import { act } from './actions.ts'
import { suitOf } from './cards.ts'
import type { Trick } from './frames.ts'
import { ledSuit } from './frames.ts'
import type { Trick4 } from './state.ts'

/** "Rivers were led and you hold some; this is a crane." Facts are what the seat can see; the words make a sentence of them. */
export const MUST_FOLLOW = reason<Trick4, Trick>()(
  'mustFollow',
  (_s, f, _seat, a) => ({ led: ledSuit(f), suit: suitOf(act.play.card(a)) }),
  () => ['T4-PLAY-2'],
)
