import type { Running } from '@noren/protocol'
import { useCallback, useEffect, useState } from 'react'
import { api } from '../state/api.ts'
import { badge } from '../state/notify.ts'

const LOOK_MS = 8000

interface Looked {
  readonly running: Running | null
  /** Nobody answered. */
  readonly silent: boolean
  readonly look: () => void
}

/** My tables that have not ended, looked at again and again while somebody looks at this page. */
export function useRunning(): Looked {
  const [running, setRunning] = useState<Running | null>(null)
  const [silent, setSilent] = useState(false)
  const [looks, setLooks] = useState(0)
  useEffect(() => {
    let gone = false
    api.running().then(
      found => {
        if (gone) return
        setRunning(found)
        setSilent(false)
        badge(found.waiting)
      },
      () => !gone && setSilent(true),
    )
    return () => {
      gone = true
    }
  }, [looks])
  useEffect(() => {
    const timer = setInterval(() => document.hidden || setLooks(n => n + 1), LOOK_MS)
    return () => {
      clearInterval(timer)
      badge(0)
    }
  }, [])
  return { running, silent, look: useCallback(() => setLooks(n => n + 1), []) }
}
