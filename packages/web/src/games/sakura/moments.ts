import type { SakuraEvent } from '@noren/sakura'
import { moments } from '@noren/sakura/moments'
import type { Beat } from '../../table/board.ts'
import type { Part } from '../../table/moments.ts'
import { drawnAs } from '../../table/moments.ts'

const DRAWN = { take: { fly: true } } as const

/** What of an entry holds the table. */
export const partsOf = ({ events }: Beat<SakuraEvent>): readonly Part[] => drawnAs(moments(events), DRAWN)

/** How long the table rests on what happened: a deal and a vote want to be seen, a bare end of turn does not. */
export function paceOf(beat: Beat<SakuraEvent>): number {
  let ms = 0
  for (const e of beat.events) {
    if (e.type === 'placed' || e.type === 'replaced' || e.type === 'hired') ms += 420
    else if (e.type === 'took') ms += 650
    else if (e.type === 'voteRevealed' || e.type === 'roundScored') ms += 2200
    else if (e.type === 'dealt') ms += 120
    else if (e.type === 'flipped' || e.type === 'reordered' || e.type === 'refreshed') ms += 500
  }
  return Math.min(ms, 3000)
}
