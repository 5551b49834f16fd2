import type { HonorFacts } from '@noren/honor/facts'
import type { Voice } from '@noren/words'
import type { HonorView } from './model.ts'

export interface End {
  readonly open: HonorView['open']
  /** The reader's seat, or below nought for a watcher. */
  readonly seat: number
  readonly nameOf: (seat: number) => string
  readonly say: Voice<HonorFacts>['text']
}

/** Who reached the target, in the reader's person. */
export function headlineOf({ open, seat, nameOf, say }: End): string {
  const winner = open.outcome?.ranks.indexOf(1) ?? -1
  const n = open.players[winner]?.honour ?? 0
  return winner === seat && seat >= 0
    ? say('board-end-won', { n })
    : say('board-end-lost', { who: nameOf(winner), n })
}
