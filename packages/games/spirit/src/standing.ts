import type { StandingReplies } from '@noren/engine'
import type { SpiritView } from './view.ts'

/** With absent samurai every turn begins with a question; it may be answered for a whole round. */
export const standing: StandingReplies<SpiritView> = {
  replies: ['absent'],
  exist: view => view.absent.length > 0,
  of: (view, seat) => {
    const f = view.frames.at(-1)
    return f?.kind === 'absent' && f.seat === seat ? 'absent' : null
  },
  nothing: choices => choices.find(c => c.words[0] === 'ready')?.words ?? null,
  turn: view => ({ owner: view.active, id: `${view.round}/${view.active}` }),
  span: view => `round ${view.round}`,
}
