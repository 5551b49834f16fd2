import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'wouter'
import { Icon } from '../art/Icon.tsx'
import { Settings } from '../home/Settings.tsx'
import { api } from '../state/api.ts'
import { refusalText } from '../i18n/refusal.ts'
import { toast } from '../state/toasts.ts'
import { useTable } from './context.ts'
import { Dialog } from './Dialog.tsx'
import { Invite } from './Invite.tsx'
import { Concede, Hearing } from './Manners.tsx'

const KEYS = [
  ['← →', 'keys.arrows'],
  ['1–9', 'keys.digits'],
  ['Enter', 'keys.enter'],
  ['Esc', 'keys.escape'],
  ['Z', 'keys.undo'],
  ['T', 'keys.target'],
  ['W', 'keys.hint'],
  ['P', 'keys.pass'],
  ['⇧ P', 'keys.until'],
  ['H', 'keys.hold'],
  ['R', 'keys.replay'],
  ['L', 'keys.log'],
  ['C', 'keys.chat'],
  ['F', 'keys.point'],
  ['S', 'keys.speak'],
  ['M', 'keys.mute'],
  ['?', 'keys.rules'],
  [',', 'keys.settings'],
] as const

/** Everything about this table that is not a move. */
export function Menu({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation()
  const { info, props, handle } = useTable()
  const [, go] = useLocation()
  const [sure, setSure] = useState(false)
  const playing = info.status === 'playing' && props.seat >= 0 && handle.sofa === undefined
  const leave = async (): Promise<void> => {
    try {
      handle.told(await api.leave(info.id))
      go('/')
    } catch (e) {
      toast('bad', refusalText(t, e))
    }
  }
  return (
    <Dialog title={t('table.menu')} onClose={onClose}>
      {handle.sofa === undefined && <Invite id={info.id} />}
      {/* Where the top bar has room for it, settings have a paper of their own. */}
      <div className="only-s">
        <h3>{t('settings.title')}</h3>
        <Settings />
      </div>
      <Hearing />
      <Concede />
      <h3>{t('table.fair')}</h3>
      <p className="hash">
        {t('table.fairMore')} <code>{info.keyHash}</code>
        {info.key !== undefined && (
          <>
            <br />
            {t('table.fairKey')} <code>{info.key}</code>
          </>
        )}
      </p>
      <div className="boxfoot">
        <Link href="/" className="btn ghost">
          {t('table.home')}
        </Link>
        {playing &&
          (sure ? (
            <button type="button" className="btn hanko" onClick={() => void leave()}>
              <Icon name="i-close" />
              {t('table.leaveSure')}
            </button>
          ) : (
            <button type="button" className="btn ghost" onClick={() => setSure(true)}>
              {t('table.leave')}
            </button>
          ))}
      </div>
    </Dialog>
  )
}

/** How this browser shows the table, and the keys that play it. */
export function SettingsPaper({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <Dialog title={t('settings.title')} onClose={onClose}>
      <Settings />
      <h3 className="kyh">{t('keys.title')}</h3>
      <dl className="ky">
        {KEYS.map(([key, text]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(text)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
