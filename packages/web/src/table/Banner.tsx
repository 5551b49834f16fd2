import { usePage } from '../i18n/page.ts'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { Icon } from '../art/Icon.tsx'
import { refusalText } from '../i18n/refusal.ts'
import { api } from '../state/api.ts'
import { toast } from '../state/toasts.ts'
import { useTable } from './context.ts'
import { later } from './later.ts'

const RematchAsked = later(p => p.RematchAsked)

const STAY_MS = 6000

/** How the line to the table stands, when that is worth a word. */
export function Banner() {
  const say = usePage()
  const { link, tries, handle, replaying, info } = useTable()
  const missed = useStore(handle.store, s => s.missed)
  const [told, setTold] = useState(0)
  const playing = info.status === 'playing'
  const left = playing ? info.seats.findIndex(s => s.yours && s.away === true) : -1
  const relieved = playing ? info.seats.findIndex(s => s.yours && s.standIn !== undefined) : -1
  const away = left >= 0 ? left : relieved
  const timed = playing && info.time?.kind === 'live' && info.seats.some(s => s.yours)
  const sit = async (): Promise<void> => {
    try {
      await handle.ask(() => api.sit(info.id, { seat: away }))
    } catch (e) {
      toast('bad', refusalText(say, e))
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
          {offline ? say('page-link-offline') : say('page-link-again', { tries })}
          <small>
            {timed
              ? say('page-aside-your-stopped')
              : offline
                ? say('page-link-offline-more')
                : say('page-link-again-more')}
          </small>
        </span>
      </div>
    )
  }
  if (away >= 0)
    return (
      <div className="ban" role="status" data-tone="amber">
        <Icon name={left >= 0 ? 'i-clock' : 'i-bot'} />
        <span>{left >= 0 ? say('page-link-left') : say('page-aside-bot-for-you')}</span>
        <button type="button" className="btn light" onClick={() => void sit()}>
          {say('page-table-come-back')}
        </button>
      </div>
    )
  if (replaying)
    return (
      <div className="ban" role="status" data-tone="green">
        <Icon name="i-play" />
        <span>
          {say('page-link-replaying')}
          <small>{say('page-link-replaying-more')}</small>
        </span>
      </div>
    )
  if (told > 0)
    return (
      <div className="ban" role="status" data-tone="green">
        <Icon name="i-check" />
        <span>{say('page-link-back', { count: told })}</span>
      </div>
    )
  return info.status === 'over' ? <RematchAsked /> : null
}
