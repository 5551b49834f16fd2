import { useEffect, useState } from 'react'
import type { Eyes, Moment, RecordClient, RecordLine } from '../state/record.ts'

/** A moment of a record; what was shown before stays until it is here. */
export function useMoment(client: RecordClient, at: number, eyes: Eyes, last: number): Moment | null {
  const [moment, setMoment] = useState<Moment | null>(null)
  const [, fail] = useState(null)
  useEffect(() => {
    let gone = false
    client.moment(at, eyes).then(
      found => {
        if (gone) return
        setMoment(found)
        // The next one is the likeliest to be asked for.
        if (at < last) void client.moment(at + 1, eyes)
      },
      (error: unknown) =>
        fail(() => {
          throw error
        }),
    )
    return () => {
      gone = true
    }
  }, [client, at, eyes, last])
  return moment
}

/** The whole log as these eyes read it. */
export function useLines(client: RecordClient, eyes: Eyes): readonly RecordLine[] | null {
  const [read, setRead] = useState<{ readonly eyes: Eyes; readonly lines: readonly RecordLine[] } | null>(
    null,
  )
  useEffect(() => {
    let gone = false
    void client.lines(eyes).then(lines => {
      if (!gone) setRead({ eyes, lines })
    })
    return () => {
      gone = true
    }
  }, [client, eyes])
  return read?.eyes === eyes ? read.lines : null
}
