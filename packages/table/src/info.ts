import { has } from '@noren/engine'
import type { LoadedRules, Seat } from '@noren/engine'
import { hashOfKey } from '@noren/match'
import type { Charter } from '@noren/match'
import type { BotLevel, GameInfo, SeatInfo, TableInfo } from '@noren/protocol'
import type { HostedRow } from './hosted.ts'

/** A seat that nobody holds, or a bot. */
export const freeSeat = (level: string | null): SeatInfo => ({
  kind: level === null ? 'empty' : 'bot',
  name: '',
  crest: 0,
  ...(level === null ? {} : { level: level as BotLevel }),
  online: level !== null,
  yours: false,
})

/** What the pages of a table added to its key, as everybody may know it. */
export const seedsInfo = (seeds: NonNullable<Charter['seeds']>): NonNullable<TableInfo['seeds']> =>
  seeds.map(share =>
    share === null ? null : { commit: share.commit, ...(share.seed === null ? {} : { seed: share.seed }) },
  )

/** A table as somebody who holds some of its seats may know it. The key is shown only when nothing depends on it any more. */
export function infoOf(
  row: HostedRow,
  mine: readonly Seat[],
  {
    mayReview,
    ...who
  }: Pick<TableInfo, 'game' | 'host' | 'listed' | 'seats'> & {
    /** Whether they may look at the finished game with all its cards. */
    readonly mayReview: boolean
  },
): TableInfo {
  const { id, version, bundle, options, key, fork, trial } = row.charter
  const asked = row.waiting & ~row.answered
  return {
    id,
    version,
    ...(bundle === undefined ? {} : { bundle }),
    options,
    status: row.status,
    ...who,
    keyHash: hashOfKey(key),
    ...(row.status === 'over' && mayReview ? { key } : {}),
    outcome: row.outcome as TableInfo['outcome'],
    created: row.created,
    ...(fork === undefined ? {} : { fork: { table: fork.parent.id, at: fork.entries.length } }),
    ...(trial === undefined ? {} : { fork: { table: trial.table, at: trial.at } }),
    yourTurn: row.status === 'playing' && mine.some(seat => has(asked, seat)),
  }
}

/** What there is to know of a game before a table is opened. */
export function gameInfo({ game }: LoadedRules, levels: object): GameInfo {
  const { id, version, seats, options } = game
  const { defaults, fields } = options
  return { id, version, seats, defaults, fields: [...fields], levels: Object.keys(levels) as BotLevel[] }
}
