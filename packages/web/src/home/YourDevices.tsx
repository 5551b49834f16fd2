import { usePage } from '../i18n/page.ts'
import type { Devices } from '@noren/protocol'
import { useState } from 'react'
import { Icon } from '../art/Icon.tsx'
import { refusalText } from '../i18n/refusal.ts'
import { api } from '../state/api.ts'
import { usePrefs } from '../state/prefs.ts'
import { toast } from '../state/toasts.ts'

type Device = Devices['devices'][number]

/** Where I am signed in, and an end to it: one device by one. */
export function YourDevices() {
  const say = usePage()
  const lang = usePrefs(s => s.lang)
  const [all, setAll] = useState<readonly Device[] | null>(null)
  const take = async (asked: Promise<Devices>): Promise<boolean> => {
    try {
      setAll((await asked).devices)
      return true
    } catch (e) {
      toast('bad', refusalText(say, e))
      return false
    }
  }
  const end = async (id: string): Promise<void> => {
    if (await take(api.endDevice(id))) toast('good', say('page-you-devices-ended'))
  }
  const nameOf = ({ id, agent }: Device): string =>
    agent !== '' ? agent : say(id.startsWith('old-') ? 'page-you-devices-old' : 'page-you-devices-unknown')
  const day = (at: number): string => new Intl.DateTimeFormat(lang, { dateStyle: 'medium' }).format(at)
  return (
    <section className="yours">
      <h3>{say('page-you-devices')}</h3>
      <p>{say('page-you-devices-more')}</p>
      {all === null ? (
        <button type="button" className="btn ghost" onClick={() => void take(api.devices())}>
          {say('page-you-devices-show')}
        </button>
      ) : (
        <ul className="devices">
          {all.map(device => (
            <li key={device.id}>
              <span className="l">
                {nameOf(device)}
                <small>
                  {device.here
                    ? say('page-you-devices-here')
                    : say('page-you-devices-since', { day: day(device.created) })}
                </small>
              </span>
              {!device.here && (
                <button
                  type="button"
                  className="btn ghost"
                  aria-label={say('page-you-devices-end-of', { name: nameOf(device) })}
                  onClick={() => void end(device.id)}
                >
                  <Icon name="i-close" />
                  {say('page-you-devices-end')}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
