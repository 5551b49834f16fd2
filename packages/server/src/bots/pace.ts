import type { BotPace } from '@noren/protocol'
import type { LiveTable } from '../tables/live.ts'
import { peopleOf } from '../tables/seating.ts'

/** How long bots linger for somebody who wants them so, in pauses of the house: nobody makes others wait longer than the longest of these. */
const LINGER: Readonly<Record<BotPace, number>> = { brisk: 1, easy: 2, quick: 0.3, step: 2 }
/** Where each choice of a bot waits for the one person anyway, it is soon there to be wished for. */
const ALONE: typeof LINGER = { ...LINGER, step: 0.3 }
const USUAL: BotPace = 'brisk'

/**
 * How long bots linger over a choice at a table, in pauses of the house: for one person as they want it, for several as the slowest of
 * those who are connected wants it. Pages tell it on their connection, and it is forgotten with that; of whoever has said nothing, or
 * is at another house, the usual pace is taken. Nobody is told what others want: it shows in the pause alone.
 */
export function lingerAt({ row, viewers }: Pick<LiveTable, 'row' | 'viewers'>): number {
  const people = peopleOf(row)
  const linger = people.length > 1 ? LINGER : ALONE
  let slowest = 0
  for (const person of people)
    if (viewers.online(person))
      slowest = Math.max(slowest, ...viewers.pacesOf(person).map(pace => linger[pace ?? USUAL]))
  return slowest === 0 ? linger[USUAL] : slowest
}
