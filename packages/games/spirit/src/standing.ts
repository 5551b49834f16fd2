import type { StandingReplies } from '@noren/engine'
import type { SpiritView } from './view.ts'

/** With absent samurai every turn begins with a question; it may be answered for a whole round. */
export const standing: StandingReplies<SpiritView> = {
  replies: ['absent'],
  exist: view => view.open.absent.length > 0,
  of: (view, seat) => {
    const q = view.own.question
    return q?.kind === 'absent' && q.seat === seat ? 'absent' : null
  },
  nothing: choices => choices.find(c => c.words[0] === 'ready')?.words ?? null,
  turn: ({ open }) => ({ owner: open.active, id: `${open.round}/${open.active}` }),
  span: view => `round ${view.open.round}`,
}
