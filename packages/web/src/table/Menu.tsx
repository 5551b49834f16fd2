import { usePage } from '../i18n/page.ts'
import { Suspense, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { Icon } from '../art/Icon.tsx'
import { api } from '../state/api.ts'
import { refusalText } from '../i18n/refusal.ts'
import { lazyPage } from '../i18n/room.ts'
import { toast } from '../state/toasts.ts'
import { useCoach } from './coach.ts'
import { useTable } from './context.ts'
import { Dialog } from './Dialog.tsx'
import { Invite } from './Invite.tsx'
import { Concede, Hearing } from './Manners.tsx'
import { TryOut } from './TryOut.tsx'
import './menu.css'

const Settings = lazyPage(() => import('../home/Settings.tsx'))

const KEYS = [
  ['← →', 'page-keys-arrows'],
  ['1–9', 'page-keys-digits'],
  ['Enter', 'page-keys-enter'],
  ['Esc', 'page-keys-escape'],
  ['Z', 'page-keys-undo'],
  ['T', 'page-keys-target'],
  ['W', 'page-keys-hint'],
  ['P', 'page-keys-pass'],
  ['⇧ P', 'page-keys-until'],
  ['H', 'page-keys-hold'],
  ['R', 'page-keys-replay'],
  ['L', 'page-keys-log'],
  ['C', 'page-keys-chat'],
  ['F', 'page-keys-point'],
  ['S', 'page-keys-speak'],
  ['M', 'page-keys-mute'],
  ['?', 'page-keys-rules'],
  [',', 'page-keys-settings'],
] as const

/** Everything about this table that is not a move. */
export function Menu({ onClose }: { readonly onClose: () => void }) {
  const say = usePage()
  const { info, props, handle } = useTable()
  const coach = useCoach()
  const [, go] = useLocation()
  const [sure, setSure] = useState(false)
  const playing = info.status === 'playing' && props.seat >= 0 && handle.sofa === undefined
  const leave = async (): Promise<void> => {
    try {
      await handle.ask(() => api.leave(info.id))
      go('/')
    } catch (e) {
      toast('bad', refusalText(say, e))
    }
  }
  return (
    <Dialog title={say('page-table-menu')} onClose={onClose}>
      {coach?.menu}
      {handle.sofa === undefined && <Invite id={info.id} />}
      {/* Where the top bar has room for it, settings have a paper of their own. */}
      <div className="only-s">
        <h3>{say('page-settings-title')}</h3>
        <Suspense fallback={<p>{say('page-common-loading')}</p>}>
          <Settings />
        </Suspense>
      </div>
      <TryOut />
      <Hearing />
      <Concede />
      {info.keyHash !== '' && <h3>{say('page-table-fair')}</h3>}
      <p className="hash" hidden={info.keyHash === ''}>
        {say('page-table-fair-more')} <code>{info.keyHash}</code>
        {info.key !== undefined && (
          <>
            <br />
            {say('page-table-fair-key')} <code>{info.key}</code>
          </>
        )}
      </p>
      <div className="boxfoot">
        <Link href="/" className="btn ghost">
          {say('page-table-home')}
        </Link>
        {playing &&
          (sure ? (
            <button type="button" className="btn hanko" onClick={() => void leave()}>
              <Icon name="i-close" />
              {say('page-table-leave-sure')}
            </button>
          ) : (
            <button type="button" className="btn ghost" onClick={() => setSure(true)}>
              {say('page-table-leave')}
            </button>
          ))}
      </div>
    </Dialog>
  )
}

/** How this browser shows the table, and the keys that play it. */
export function SettingsPaper({ onClose }: { readonly onClose: () => void }) {
  const say = usePage()
  return (
    <Dialog title={say('page-settings-title')} onClose={onClose}>
      <Suspense fallback={<p>{say('page-common-loading')}</p>}>
        <Settings />
      </Suspense>
      <h3 className="kyh">{say('page-keys-title')}</h3>
      <dl className="ky">
        {KEYS.map(([key, text]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{say(text)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
