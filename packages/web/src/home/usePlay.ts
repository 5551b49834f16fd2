import { usePage } from '../i18n/page.ts'
import type { NewTable, RestProblem } from '@noren/protocol'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { refusalText } from '../i18n/refusal.ts'
import { api, Refusal } from '../state/api.ts'
import { toast } from '../state/toasts.ts'

/** Comes with what all tables share, which whoever opens one needs next. */
const seeds = () => import('../state/seeds.ts')

export interface Play {
  readonly busy: boolean
  /** What the server found wrong with the options, one by one. */
  readonly faults: NonNullable<RestProblem['faults']>
  open(table: NewTable): Promise<void>
  /** Takes every seat of a new table and begins. */
  alone(table: NewTable): Promise<void>
}

/** Opens a table and goes there. */
export function usePlay(): Play {
  const say = usePage()
  const [busy, setBusy] = useState(false)
  const [faults, setFaults] = useState<Play['faults']>([])
  const [, go] = useLocation()
  const goTo = async (made: () => Promise<string>): Promise<void> => {
    setBusy(true)
    setFaults([])
    try {
      go(`/t/${await made()}`)
    } catch (e) {
      if (e instanceof Refusal) setFaults(e.faults)
      toast('bad', refusalText(say, e))
      setBusy(false)
    }
  }
  return {
    busy,
    faults,
    open: table => goTo(async () => (await (await seeds()).openSeeded(table)).id),
    alone: table =>
      goTo(async () => {
        const { openSeeded, startSeeded } = await seeds()
        const info = await openSeeded(table)
        const { id, seats } = info
        for (const [seat, at] of seats.entries()) if (at.kind === 'empty') await api.sit(id, { seat })
        await startSeeded(info)
        return id
      }),
  }
}
