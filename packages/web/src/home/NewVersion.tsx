import { usePage } from '../i18n/page.ts'
import { useState } from 'react'
import { useTurn } from '../state/notify.ts'
import { takeNewer, useNewer } from '../state/offline.ts'

/** A quiet bar once a newer page lies ready: never in the middle of my turn, and never a forced reload. */
export function NewVersion() {
  const say = usePage()
  const ready = useNewer(s => s.ready)
  const waiting = useTurn(s => s.waiting)
  const [later, setLater] = useState(false)
  if (!ready || waiting || later) return null
  return (
    <div className="newer paper" role="status">
      <span>{say('page-you-newer')}</span>
      <button type="button" className="btn ghost" onClick={() => setLater(true)}>
        {say('page-you-newer-later')}
      </button>
      <button type="button" className="btn hanko" onClick={() => void takeNewer()}>
        {say('page-you-newer-go')}
      </button>
    </div>
  )
}
