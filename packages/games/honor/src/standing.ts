import type { StandingReplies } from '@noren/engine'
import type { HonorView } from './view.ts'

/** Save Face is asked of everybody who might hold it, whatever they hold (section 4.1). */
export const standing: StandingReplies<HonorView> = {
  replies: ['mine', 'others'],
  of: ({ frame }, seat) => (frame.kind === 'window' ? (frame.affected === seat ? 'mine' : 'others') : null),
  nothing: choices => choices.find(c => c.words[0] === 'pass')?.words ?? null,
  turn: view => ({ owner: view.turn.seat, id: `${view.round}/${view.turn.seat}` }),
}
