import { usePage } from '../i18n/page.ts'
import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import { Icon } from '../art/Icon.tsx'
import { refusalText } from '../i18n/refusal.ts'
import { api, Refusal } from '../state/api.ts'
import { useMe } from '../state/me.ts'
import { joinSettings } from '../state/settings.ts'
import { toast } from '../state/toasts.ts'
import './you.css'

/**
 * A link from another device of mine. Nothing happens until I say so: a link that is only looked at, by a person or by a
 * program that draws previews, stays good.
 */
export default function LinkPage({ code: given }: { readonly code: string }) {
  const say = usePage()
  const me = useMe(s => s.me)
  const [, go] = useLocation()
  const [code, setCode] = useState(given)
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const claim = async (): Promise<void> => {
    setBusy(true)
    setFault(null)
    try {
      const who = await api.claim(code)
      await useMe.getState().load()
      await joinSettings()
      toast('good', say('page-you-claim-done', { name: who.name }))
      go('/', { replace: true })
    } catch (e) {
      const kind = e instanceof Refusal ? e.code : ''
      const bad = kind === 'bad-code' || kind === 'bad-request'
      setFault(
        bad
          ? say('page-you-claim-bad')
          : kind === 'offline'
            ? say('page-you-claim-off')
            : refusalText(say, e),
      )
      setBusy(false)
    }
  }
  return (
    <main className="gonepage">
      <form
        className="gonebox paper claim"
        onSubmit={e => {
          e.preventDefault()
          void claim()
        }}
      >
        <Icon name="logo" />
        <h1>{say('page-you-claim-new')}</h1>
        <p>{say('page-you-claim-more')}</p>
        {me !== null && <p>{say('page-you-claim-lose', { name: me.name })}</p>}
        {given === '' && (
          <input
            className="field"
            value={code}
            aria-label={say('page-you-claim-type')}
            placeholder={say('page-you-claim-type')}
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            required
            onChange={e => setCode(e.target.value)}
          />
        )}
        {fault !== null && (
          <p className="bad" role="alert">
            {fault}
          </p>
        )}
        <div className="boxfoot">
          <Link href="/" className="btn ghost">
            {say('page-you-claim-no')}
          </Link>
          <button type="submit" className="btn hanko" disabled={busy || code.trim() === ''}>
            <Icon name="i-check" />
            {say('page-you-claim-yes')}
          </button>
        </div>
      </form>
    </main>
  )
}
