import { first } from '@noren/engine'
import type { StandingReplies } from '@noren/engine'
import { toy } from '@noren/match/toy'
import type { LanternView } from '@noren/match/toy'
import { registry, shelf as house } from '../src/games.ts'
import type { Library, Shelf } from '../src/index.ts'

/** A vote may be left to itself: it is a no; or, from a round on, a yes. */
const standing: StandingReplies<LanternView> = {
  replies: ['votes'],
  of: view => (view.kind === 'vote' ? 'votes' : null),
  nothing: choices => choices.find(c => c.words[0] === 'no')?.words ?? null,
  turn: view => ({
    owner: view.kind === 'turn' ? first(view.waiting) : -1,
    id: `${view.round}/${view.turn}`,
  }),
  answers: [
    {
      id: 'sway',
      from: { least: 0, most: 5, usual: 1 },
      stake: view => (view.kind === 'vote' ? view.round : null),
      best: (_view, _seat, choices) => choices.find(c => c.words[0] === 'yes') ?? null,
    },
  ],
}

/** The shelf of the tests: the house's own, and the toy that has one of everything. */
export const shelf: Shelf = { ...house, lanterns: { game: toy, standing } }
export { registry }
export const library: Library = { shelf, registry, module: import.meta.url }
