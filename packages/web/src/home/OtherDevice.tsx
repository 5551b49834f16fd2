import { usePage } from '../i18n/page.ts'
import type { OneTimeCode } from '@noren/protocol'
import { useEffect, useState } from 'react'
import { Icon } from '../art/Icon.tsx'
import { refusalText } from '../i18n/refusal.ts'
import { Qr } from '../lobby/Qr.tsx'
import { api } from '../state/api.ts'
import { useOrigin } from '../state/reach.ts'
import { toast } from '../state/toasts.ts'

/** Four letters at a time are read and typed without losing the place. */
const grouped = (code: string): string => code.replaceAll(/(.{4})(?=.)/g, '$1 ')

/** Copies a text, or says how to do it by hand. */
export async function copyText(text: string, done: string, byHand: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast('good', done)
  } catch {
    toast('note', byHand)
  }
}

/** The same person on another device: a link and its picture, good once and for ten minutes. */
export function OtherDevice() {
  const say = usePage()
  const origin = useOrigin()
  const [code, setCode] = useState<OneTimeCode | null>(null)
  const [over, setOver] = useState(false)
  useEffect(() => {
    if (code === null) return
    setOver(false)
    const timer = setTimeout(() => setOver(true), Math.max(0, code.until - Date.now()))
    return () => clearTimeout(timer)
  }, [code])
  const make = async (): Promise<void> => {
    try {
      setCode(await api.link())
    } catch (e) {
      toast('bad', refusalText(say, e))
    }
  }
  const link = code === null ? '' : `${origin}/link/${code.code}`
  return (
    <section className="yours">
      <h3>{say('page-you-device')}</h3>
      <p>
        {code === null
          ? say('page-you-device-more')
          : over
            ? say('page-you-device-over')
            : say('page-you-device-once')}
      </p>
      {code !== null && !over && (
        <div className="pass">
          <div className="qrbox">
            <Qr text={link} />
          </div>
          <div className="passtext">
            <div className="lnk">
              <Icon name="i-link" />
              <input
                readOnly
                value={link}
                aria-label={say('page-you-device-link')}
                onFocus={e => e.target.select()}
              />
              <button
                type="button"
                className="btn ghost"
                onClick={() => void copyText(link, say('page-you-copied'), say('page-lobby-copy-by-hand'))}
              >
                <Icon name="i-copy" />
                {say('page-you-copy')}
              </button>
            </div>
            <p>
              {say('page-you-device-code', { where: `${new URL(origin).host}/link` })}
              <code className="code">{grouped(code.code)}</code>
            </p>
          </div>
        </div>
      )}
      <button type="button" className="btn ghost" onClick={() => void make()}>
        <Icon name="i-link" />
        {say(code === null ? 'page-you-device-show' : 'page-you-device-again')}
      </button>
    </section>
  )
}
