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
}

/** Opens a table and goes there. */
export function usePlay(): Play {
  const { t } = useTranslation()
  const [busy, setBusy] = useState(false)
  const [faults, setFaults] = useState<Play['faults']>([])
  const [, go] = useLocation()
  return {
    busy,
    faults,
    async open(table) {
      setBusy(true)
      setFaults([])
      try {
        const made = await api.open(table)
        go(`/t/${made.id}`)
      } catch (e) {
        if (e instanceof Refusal) setFaults(e.faults)
        toast('bad', refusalText(t, e))
        setBusy(false)
      }
    },
  }
}
