import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { Icon } from '../art/Icon.tsx'
import { useTable } from './context.ts'

const STAY_MS = 6000

/** How the line to the table stands, when that is worth a word. */
export function Banner() {
  const { t } = useTranslation()
  const { link, tries, handle, replaying } = useTable()
  const missed = useStore(handle.store, s => s.missed)
  const [told, setTold] = useState(0)
  useEffect(() => {
    if (missed === 0) return
    setTold(missed)
    const timer = setTimeout(() => setTold(0), STAY_MS)
    return () => clearTimeout(timer)
  }, [missed])

  if (link === 'broken') {
    const offline = !navigator.onLine
    return (
      <div className="ban" role="status" data-tone={offline ? 'grey' : 'amber'}>
        <Icon name={offline ? 'i-close' : 'i-clock'} />
        <span>
          {offline ? t('link.offline') : t('link.again', { tries })}
          <small>{offline ? t('link.offlineMore') : t('link.againMore')}</small>
        </span>
      </div>
    )
  }
  if (replaying)
    return (
      <div className="ban" role="status" data-tone="green">
        <Icon name="i-play" />
        <span>
          {t('link.replaying')}
          <small>{t('link.replayingMore')}</small>
        </span>
      </div>
    )
  if (told > 0)
    return (
      <div className="ban" role="status" data-tone="green">
        <Icon name="i-check" />
        <span>{t('link.back', { count: told })}</span>
      </div>
    )
  return null
}
