import type { NewTable, RestProblem } from '@noren/protocol'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'wouter'
import { refusalText } from '../i18n/refusal.ts'
import { api, Refusal } from '../state/api.ts'
import { toast } from '../state/toasts.ts'

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
  const { t } = useTranslation()
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
      toast('bad', refusalText(t, e))
      setBusy(false)
    }
  }
  return {
    busy,
    faults,
    open: table => goTo(async () => (await api.open(table)).id),
    alone: table =>
      goTo(async () => {
        const { id, seats } = await api.open(table)
        for (const [seat, mat] of seats.entries()) if (mat.kind === 'empty') await api.sit(id, { seat })
        await api.start(id)
        return id
      }),
  }
}
