import type { SakuraOpen } from '@noren/sakura/view'
import type { SakuraFacts } from '@noren/sakura/words'
import type { Voice } from '@noren/words'

export interface End {
  readonly open: SakuraOpen
  /** The reader's seat, or below nought for a watcher. */
  readonly seat: number
  readonly nameOf: (seat: number) => string
  readonly say: Voice<SakuraFacts>['text']
}

export const winnersOf = ({ players, outcome }: SakuraOpen): readonly number[] =>
  players.flatMap((_, i) => (outcome?.ranks[i] === 1 ? [i] : []))

/** Who won and by how much, in the reader's person. */
export function headlineOf({ open, seat, nameOf, say }: End): string {
  const { players } = open
  const winners = winnersOf(open)
  const won = winners.includes(seat)
  const best = Math.min(...players.map(p => p.total))
  const rest = players.filter((_, i) => !winners.includes(i)).map(p => p.total - best)
  const n = rest.length === 0 ? 0 : Math.min(...rest)
  const who = winners.map(nameOf).join(', ')
  if (winners.length > 1) return won ? say('board-end-shared') : say('board-end-shared-by', { who })
  return won ? say('board-end-won', { n }) : say('board-end-lost', { who, n })
}
