import type { NoticeKind, Notices, Quiet } from '@noren/protocol'
import { useEffect, useState } from 'react'
import { SwitchRow } from '../home/Rows.tsx'
import { refusalText } from '../i18n/refusal.ts'
import { useRoom } from '../i18n/room.ts'
import { api } from '../state/api.ts'
import { FIRST_QUIET, pushWay, wantNotices } from '../state/push.ts'
import { toast } from '../state/toasts.ts'
import { InstallPictures } from './InstallPictures.tsx'

const KINDS: readonly NoticeKind[] = ['turn', 'time', 'vote', 'full', 'rematch', 'result']
const HOURS = Array.from({ length: 24 }, (_, h) => h)

/** What this device is told of, one switch for each; turning off the last one ends its subscription. */
export function NoticeSettings() {
  const say = useRoom('mine')
  const [now, setNow] = useState<Notices | null>(null)
  const way = pushWay()
  useEffect(() => {
    let gone = false
    api.notices().then(
      found => gone || setNow(found),
      // A server that cannot be reached tells nobody.
      () => undefined,
    )
    return () => {
      gone = true
    }
  }, [])
  const key = now?.key
  const change = async (kinds: readonly NoticeKind[], quiet: Quiet | null): Promise<void> => {
    if (key === undefined) return
    try {
      if (kinds.length > 0 && Notification.permission !== 'granted') {
        const right = await Notification.requestPermission()
        if (right !== 'granted') {
          toast('bad', say('page-mine-notices-blocked'))
          return
        }
      }
      setNow(await wantNotices(key, kinds, quiet))
    } catch (e) {
      toast('bad', refusalText(say, e))
    }
  }
  if (now === null || key === undefined) return null
  const { kinds } = now
  const quiet = now.quiet ?? (now.on ? null : FIRST_QUIET)
  const hour = (h: number): string => `${h}:00`
  return (
    <section id="notices" className="notices">
      <h2>{say('page-bar-notices')}</h2>
      <p>
        {way === 'here'
          ? say('page-mine-notices-more')
          : say(way === 'install' ? 'page-mine-install-first' : 'page-mine-notices-none')}
      </p>
      {way === 'install' && <InstallPictures />}
      {way === 'here' && (
        <>
          {KINDS.map(kind => (
            <SwitchRow
              key={kind}
              name={say(`page-mine-notice-${kind}`)}
              on={kinds.includes(kind)}
              onChange={on => void change(on ? [...kinds, kind] : kinds.filter(k => k !== kind), quiet)}
            />
          ))}
          {now.on && (
            <>
              <SwitchRow
                name={say('page-mine-quiet')}
                on={quiet !== null}
                onChange={on => void change(kinds, on ? FIRST_QUIET : null)}
              />
              {quiet !== null && (
                <>
                  <div className="row hours">
                    {(['from', 'to'] as const).map(edge => (
                      <label key={edge}>
                        {say(edge === 'from' ? 'page-mine-quiet-from' : 'page-mine-quiet-to')}{' '}
                        <select
                          value={quiet[edge]}
                          onChange={e => void change(kinds, { ...quiet, [edge]: Number(e.target.value) })}
                        >
                          {HOURS.map(h => (
                            <option key={h} value={h}>
                              {hour(h)}
                            </option>
                          ))}
                        </select>
                      </label>
                    ))}
                  </div>
                  <SwitchRow
                    name={say('page-mine-quiet-breaks')}
                    on={quiet.breaks}
                    onChange={breaks => void change(kinds, { ...quiet, breaks })}
                  />
                </>
              )}
            </>
          )}
        </>
      )}
    </section>
  )
}
