import type { MatchLog, TableInfo } from '@noren/protocol'
import { useEffect, useState } from 'react'
import { api, Refusal } from '../state/api.ts'
import { device } from '../state/device.ts'
import type { RecordInfo } from '../state/record.ts'
import { RecordClient, RecordRefusal } from '../state/record.ts'

/** A finished game that is ready to be looked at. */
export interface Reviewed {
  readonly info: TableInfo
  /** Null for the deal of a day, which follows from its key and its choices. */
  readonly log: MatchLog | null
  readonly client: RecordClient
  readonly record: RecordInfo
}

export type Review =
  | { readonly at: 'loading' }
  | { readonly at: 'gone'; readonly code: string }
  | ({ readonly at: 'here' } & Reviewed)

/** Games of this device are found here, all others on the server. */
const isSofa = (id: string): boolean => id.startsWith('sofa-')

async function fetchGame(id: string): Promise<{ info: TableInfo; log: MatchLog }> {
  if (isSofa(id)) {
    const { log, table } = await device.log(id)
    return { info: table, log: log as MatchLog }
  }
  const [info, log] = await Promise.all([api.table(id), api.log(id)])
  return { info, log }
}

/** Yesterday's deal as the best of those who played it did; null for any other day. */
async function putDaily(id: string, client: RecordClient): Promise<Omit<Reviewed, 'client'> | null> {
  const { yesterday } = await api.daily()
  const line = yesterday?.line
  const best = yesterday?.field.best[0]
  if (yesterday == null || line === undefined || best === undefined || id !== `daily-${yesterday.deal.day}`)
    return null
  const { name, crest, me } = best
  const { record, table } = await client.putDaily({
    deal: yesterday.deal,
    line,
    player: { name, crest, yours: me },
  })
  return { info: table, log: null, record }
}

/** Fetches a finished game and puts its record on. */
export function useReview(id: string): Review {
  const [review, setReview] = useState<Review>({ at: 'loading' })
  useEffect(() => {
    let gone = false
    let client: RecordClient | null = null
    const open = async (): Promise<void> => {
      if (id.startsWith('daily-')) {
        client = new RecordClient()
        const reviewed = await putDaily(id, client)
        if (!gone)
          setReview(
            reviewed === null ? { at: 'gone', code: 'no-such-table' } : { at: 'here', client, ...reviewed },
          )
        return
      }
      const { info, log } = await fetchGame(id)
      if (gone) return
      client = new RecordClient()
      const record = await client.put(log)
      if (!gone) setReview({ at: 'here', info, log, client, record })
    }
    open().catch((error: unknown) => {
      const known = error instanceof Refusal || error instanceof RecordRefusal
      if (!gone) setReview({ at: 'gone', code: known ? error.code : 'server-trouble' })
    })
    return () => {
      gone = true
      client?.close()
    }
  }, [id])
  return review
}
