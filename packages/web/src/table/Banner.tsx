import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { Icon } from '../art/Icon.tsx'
import { refusalText } from '../i18n/refusal.ts'
import { api } from '../state/api.ts'
import { toast } from '../state/toasts.ts'
import { useTable } from './context.ts'

const STAY_MS = 6000

/** How the line to the table stands, when that is worth a word. */
export function Banner() {
  const { t } = useTranslation()
  const { link, tries, handle, replaying, info } = useTable()
  const missed = useStore(handle.store, s => s.missed)
  const [told, setTold] = useState(0)
  const left = info.status === 'playing' ? info.seats.findIndex(s => s.yours && s.away === true) : -1
  const sit = async (): Promise<void> => {
    try {
      handle.told(await api.sit(info.id, { seat: left }))
    } catch (e) {
      toast('bad', refusalText(t, e))
    }
  }
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
  if (left >= 0)
    return (
      <div className="ban" role="status" data-tone="amber">
        <Icon name="i-clock" />
        <span>{t('link.left')}</span>
        <button type="button" className="btn light" onClick={() => void sit()}>
          {t('table.comeBack')}
        </button>
      </div>
    )
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
