import { opens } from '@noren/match'
import type { Charter, Share } from '@noren/match'
import type { Manners, TableRow } from '@noren/store'
import { no } from '../refusal.ts'
import type { No } from '../refusal.ts'

/**
 * What players' pages add to the key of a match: each promises a seed when its person sits down and opens it once the start has been
 * asked for, when nothing that is promised can change any more. The server's own share, the key, is fixed by its published hash
 * before that. Like seating, all of it takes a table as it is and gives the table as it will be.
 */

/** A start waits so long for what was promised, and for nobody who is not there. */
export const OPENING = 10_000

/** Who is there when the start is asked for. */
export interface Starting {
  readonly now: number
  online(person: string): boolean
}

/** Seats, options and promises stand from the moment at which the start was asked for. */
export const isStarting = ({ status, manners }: TableRow): boolean =>
  status === 'open' && manners?.starting != null

/** Whether who sits where may still change. */
export const isOpen = (row: TableRow): boolean => row.status === 'open' && !isStarting(row)

const sits = ({ holders }: TableRow, who: string): boolean =>
  holders.some(h => h.kind === 'person' && h.person === who)

const withManners = (row: TableRow, more: Manners): TableRow => ({
  ...row,
  manners: { ...row.manners, ...more },
})

/** The promises of those who sit here, by seat: somebody on several seats adds one seed, on the first of them. */
function sharesOf(row: TableRow): (Share | null)[] {
  const left = new Map(Object.entries(row.manners?.seeds ?? {}))
  return row.holders.map(holder => {
    const share = holder.kind === 'person' ? left.get(holder.person) : undefined
    if (holder.kind === 'person') left.delete(holder.person)
    return share ?? null
  })
}

/** What everybody may know of the seeds: what is promised, and what has been opened. */
export function seedsShown(row: TableRow): Charter['seeds'] {
  if (row.status !== 'open') return row.charter.seeds
  const shares = sharesOf(row)
  return shares.some(share => share !== null) ? shares : undefined
}

/** Somebody who sits here promises a seed, or another one. */
export function promise(row: TableRow, who: string, commit: string): TableRow | No {
  if (!isOpen(row)) return no('already-started')
  if (!sits(row, who)) return no('not-your-seat')
  if (row.manners?.seeds?.[who]?.commit === commit) return row
  return withManners(row, { seeds: { ...row.manners?.seeds, [who]: { commit, seed: null } } })
}

/** The start was asked for: it waits for those who are there and promised something, or for nobody. */
export function begins(row: TableRow, who: string, present: Starting): TableRow {
  const promised = Object.keys(row.manners?.seeds ?? {}).filter(person => sits(row, person))
  const awaits = promised.filter(person => person === who || present.online(person))
  return awaits.length === 0 ? dealt(row) : withManners(row, { starting: { at: present.now, awaits } })
}

/** Somebody opens the seed that they promised; once all are open that are waited for, the game begins. */
export function openSeed(row: TableRow, who: string, seed: string): TableRow | No {
  if (row.status !== 'open')
    return row.charter.seeds?.some(share => share?.seed === seed) === true ? row : no('already-started')
  const { starting, seeds = {} } = row.manners ?? {}
  if (starting == null) return no('not-started')
  const share = seeds[who]
  if (share === undefined) return no('not-your-seat')
  if (!opens(seed, share.commit)) return no('bad-request')
  if (share.seed !== null) return row
  const next = withManners(row, { seeds: { ...seeds, [who]: { ...share, seed } } })
  const waits = starting.awaits.some(
    person => sits(row, person) && next.manners?.seeds?.[person]?.seed === null,
  )
  return waits ? next : dealt(next)
}

/** Begins with what is open: what is not is left out, and the charter says so. */
export function dealt(row: TableRow): TableRow {
  if (row.status !== 'open') return row
  const seeds = seedsShown(row)
  const { seeds: _kept, starting: _asked, ...manners } = row.manners ?? {}
  const rest = row.manners === undefined ? {} : { manners: { ...manners, starting: null, seeds: {} } }
  const { seeds: _none, ...charter } = row.charter
  return {
    ...row,
    ...rest,
    charter: seeds === undefined ? charter : { ...charter, seeds },
    status: 'playing',
  }
}
