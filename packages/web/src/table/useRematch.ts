import { usePage } from '../i18n/page.ts'
import type { TableInfo } from '@noren/protocol'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { refusalText } from '../i18n/refusal.ts'
import { api } from '../state/api.ts'
import { startSeeded } from '../state/seeds.ts'
import { toast } from '../state/toasts.ts'
import type { Player } from './board.ts'
import { useTable } from './context.ts'
import { playersOf } from './loaded.ts'
import { nameOf } from './names.ts'

export interface Rematch {
  /** Somebody asked already: who, if their name is known; null while nobody has. */
  readonly asked: { readonly by: string | null } | null
  /** Who sits at the next table already. */
  readonly agreed: readonly Player[]
  readonly busy: boolean
  /** Asks for another game with the same people, or goes where it is laid out. */
  readonly go: () => Promise<void>
}

/** Whether anybody but me and bots sits there. */
const hasOthers = (info: TableInfo): boolean => info.seats.some(s => s.kind === 'person' && !s.yours)

/** Another game with the same people, on the server or on this device. */
export function useRematch(): Rematch {
  const say = usePage()
  const { info, handle } = useTable()
  const [, go] = useLocation()
  const [busy, setBusy] = useState(false)
  const [by, setBy] = useState<string | null>(null)
  const [agreed, setAgreed] = useState<readonly Player[]>([])
  const { next } = info
  useEffect(() => {
    if (next === undefined) return
    let gone = false
    api
      .table(next)
      .then(table => {
        const host = table.hostSeat
        const seat = host === undefined ? undefined : table.seats[host]
        if (!gone) setAgreed(playersOf(table).filter(p => p.kind === 'person' && !p.yours))
        if (!gone && seat !== undefined && host !== undefined && !seat.yours) setBy(nameOf(seat, host))
      })
      // Without a name the sentence is told without one.
      .catch(() => undefined)
    return () => {
      gone = true
    }
  }, [next])
  return {
    asked: next === undefined ? null : { by },
    agreed,
    busy,
    async go() {
      setBusy(true)
      try {
        if (handle.sofa !== undefined) return go(await handle.sofa.again())
        if (!info.seats.some(s => s.yours)) return next === undefined ? undefined : go(`/t/${next}`)
        const table = await api.rematch(info.id)
        // Nobody else to wait for: it begins at once.
        if (table.host && table.status === 'open' && !hasOthers(table)) await startSeeded(table)
        go(`/t/${table.id}`)
      } catch (e) {
        toast('bad', refusalText(say, e))
        setBusy(false)
      }
    },
  }
}
