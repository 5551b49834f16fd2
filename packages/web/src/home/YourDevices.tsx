import type { Devices } from '@noren/protocol'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../art/Icon.tsx'
import { useLocal } from '../i18n/local.ts'
import { refusalText } from '../i18n/refusal.ts'
import { api } from '../state/api.ts'
import { usePrefs } from '../state/prefs.ts'
import { toast } from '../state/toasts.ts'
import { YOU } from './you-words.ts'

type Device = Devices['devices'][number]

/** Where I am signed in, and an end to it: one device by one. */
export function YourDevices() {
  const { t } = useTranslation()
  const say = useLocal(YOU)
  const lang = usePrefs(s => s.lang)
  const [all, setAll] = useState<readonly Device[] | null>(null)
  const take = async (asked: Promise<Devices>): Promise<boolean> => {
    try {
      setAll((await asked).devices)
      return true
    } catch (e) {
      toast('bad', refusalText(t, e))
      return false
    }
  }
  const end = async (id: string): Promise<void> => {
    if (await take(api.endDevice(id))) toast('good', say('devicesEnded'))
  }
  const nameOf = ({ id, agent }: Device): string =>
    agent !== '' ? agent : say(id.startsWith('old-') ? 'devicesOld' : 'devicesUnknown')
  const day = (at: number): string => new Intl.DateTimeFormat(lang, { dateStyle: 'medium' }).format(at)
  return (
    <section className="yours">
      <h3>{say('devices')}</h3>
      <p>{say('devicesMore')}</p>
      {all === null ? (
        <button type="button" className="btn ghost" onClick={() => void take(api.devices())}>
          {say('devicesShow')}
        </button>
      ) : (
        <ul className="devices">
          {all.map(device => (
            <li key={device.id}>
              <span className="l">
                {nameOf(device)}
                <small>
                  {device.here ? say('devicesHere') : say('devicesSince', { day: day(device.created) })}
                </small>
              </span>
              {!device.here && (
                <button
                  type="button"
                  className="btn ghost"
                  aria-label={say('devicesEndOf', { name: nameOf(device) })}
                  onClick={() => void end(device.id)}
                >
                  <Icon name="i-close" />
                  {say('devicesEnd')}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
