import { useState } from 'react'
import { useLocal } from '../i18n/local.ts'
import { useTurn } from '../state/notify.ts'
import { takeNewer, useNewer } from '../state/offline.ts'
import { YOU } from './you-words.ts'

/** A quiet bar once a newer page lies ready: never in the middle of my turn, and never a forced reload. */
export function NewVersion() {
  const say = useLocal(YOU)
  const ready = useNewer(s => s.ready)
  const waiting = useTurn(s => s.waiting)
  const [later, setLater] = useState(false)
  if (!ready || waiting || later) return null
  return (
    <div className="newer paper" role="status">
      <span>{say('newer')}</span>
      <button type="button" className="btn ghost" onClick={() => setLater(true)}>
        {say('newerLater')}
      </button>
      <button type="button" className="btn hanko" onClick={() => void takeNewer()}>
        {say('newerGo')}
      </button>
    </div>
  )
}
