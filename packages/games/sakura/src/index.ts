import type { GameDefinition } from '@noren/engine'
import { top } from '@noren/engine'
import { hear } from './actions.ts'
import en from './clauses/en.ts'
import type { SakuraEvent } from './events.ts'
import type { SakuraFrame } from './frames.ts'
import { idle } from './idle.ts'
import { options } from './options.ts'
import { say } from './say.ts'
import type { Sakura, SakuraOptions } from './state.ts'
import { clone, setup } from './state.ts'
import { steps } from './steps/index.ts'
import type { SakuraView } from './view.ts'
import { imagine, view } from './view.ts'

export type { CardId, CardTable, CharacterId, Side, TokenSide } from './cards.ts'
export { PRINTED, reconstructed } from './cards.ts'
export type { SakuraEvent } from './events.ts'
export type { SakuraFrame } from './frames.ts'
export type { Sakura, SakuraOptions } from './state.ts'
export type { Memory, PileView, PlayerView, Question, SakuraView } from './view.ts'

export type SakuraGame = GameDefinition<SakuraOptions, Sakura, SakuraFrame, SakuraEvent, SakuraView>

/** Seconds for a turn's decisions, for the questions of a character, and for the vote (section 4). */
const LIMITS = { turn: 60, vote: 20, other: 30 }

export const sakura: SakuraGame = {
  id: 'sakura',
  version: 1,
  clauses: en,
  seats: { min: 2, max: 6 },
  options,
  setup,
  steps,
  idle,
  pace(s) {
    const kind = s.outcome === null ? top(s).kind : 'other'
    return {
      limit: kind === 'turn' ? LIMITS.turn : kind === 'vote' ? LIMITS.vote : LIMITS.other,
      // SA-CHAR-36: nobody is told who has already chosen a side.
      hold: kind === 'vote',
    }
  },
  view,
  imagine,
  clone,
  say,
  hear,
}
