import { usePage } from '../i18n/page.ts'
import type { TableInfo } from '@noren/protocol'
import { useEffect, useState } from 'react'
import { refusalText } from '../i18n/refusal.ts'
import { device } from '../state/device.ts'
import { toast } from '../state/toasts.ts'
import { playedHere } from './people.ts'

export interface SofaGames {
  readonly tables: readonly TableInfo[]
  readonly drop: (id: string) => void
}

/** The games that wait on this device, running ones first. */
export function useSofaGames(): SofaGames {
  const say = usePage()
  const [tables, setTables] = useState<readonly TableInfo[]>([])
  useEffect(() => {
    let gone = false
    if (!playedHere()) return
    device.list().then(
      list => {
        if (!gone) setTables(list)
      },
      // A browser that keeps nothing has nothing to continue.
      () => undefined,
    )
    return () => {
      gone = true
    }
  }, [])
  return {
    tables,
    drop: id =>
      void device.drop(id).then(
        () => setTables(all => all.filter(x => x.id !== id)),
        // It is still there and still listed.
        (e: unknown) => toast('bad', refusalText(say, e)),
      ),
  }
}
