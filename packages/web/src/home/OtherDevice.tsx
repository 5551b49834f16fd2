import type { OneTimeCode } from '@noren/protocol'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../art/Icon.tsx'
import { useLocal } from '../i18n/local.ts'
import { refusalText } from '../i18n/refusal.ts'
import { Qr } from '../lobby/Qr.tsx'
import { api } from '../state/api.ts'
import { useOrigin } from '../state/reach.ts'
import { toast } from '../state/toasts.ts'
import { YOU } from './you-words.ts'

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
  const { t } = useTranslation()
  const say = useLocal(YOU)
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
      toast('bad', refusalText(t, e))
    }
  }
  const link = code === null ? '' : `${origin}/link/${code.code}`
  return (
    <section className="yours">
      <h3>{say('device')}</h3>
      <p>{code === null ? say('deviceMore') : over ? say('deviceOver') : say('deviceOnce')}</p>
      {code !== null && !over && (
        <div className="pass">
          <div className="qrbox">
            <Qr text={link} />
          </div>
          <div className="passtext">
            <div className="lnk">
              <Icon name="i-link" />
              <input readOnly value={link} aria-label={say('deviceLink')} onFocus={e => e.target.select()} />
              <button
                type="button"
                className="btn ghost"
                onClick={() => void copyText(link, say('copied'), t('lobby.copyByHand'))}
              >
                <Icon name="i-copy" />
                {say('copy')}
              </button>
            </div>
            <p>
              {say('deviceCode', { where: `${new URL(origin).host}/link` })}
              <code className="code">{grouped(code.code)}</code>
            </p>
          </div>
        </div>
      )}
      <button type="button" className="btn ghost" onClick={() => void make()}>
        <Icon name="i-link" />
        {say(code === null ? 'deviceShow' : 'deviceAgain')}
      </button>
    </section>
  )
}
