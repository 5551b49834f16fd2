import type { Running } from '@noren/protocol'
import { useCallback, useEffect, useRef, useState } from 'react'
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
  const here = useRef(true)
  const look = useCallback(() => {
    api.running().then(
      found => {
        if (!here.current) return
        setRunning(found)
        setSilent(false)
        badge(found.waiting)
      },
      () => here.current && setSilent(true),
    )
  }, [])
  useEffect(() => {
    here.current = true
    look()
    const timer = setInterval(() => document.hidden || look(), LOOK_MS)
    return () => {
      here.current = false
      clearInterval(timer)
      badge(0)
    }
  }, [look])
  return { running, silent, look }
}
