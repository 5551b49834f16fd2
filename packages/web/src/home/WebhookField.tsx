import { usePage } from '../i18n/page.ts'
import type { Webhook } from '@noren/protocol'
import { useEffect, useState } from 'react'
import { Icon } from '../art/Icon.tsx'
import { refusalText } from '../i18n/refusal.ts'
import { api, Refusal } from '../state/api.ts'
import { toast } from '../state/toasts.ts'
import { copyText } from './OtherDevice.tsx'

/** Where I want to be told, far from any browser, that it is my turn. */
export function WebhookField() {
  const say = usePage()
  const [known, setKnown] = useState<Webhook | null>(null)
  const [url, setUrl] = useState('')
  const [bad, setBad] = useState(false)
  useEffect(() => {
    let gone = false
    api.webhook().then(
      hook => {
        if (gone) return
        setKnown(hook)
        // The answer may come late: what was typed meanwhile stays.
        setUrl(typed => (typed === '' ? (hook.url ?? '') : typed))
      },
      // Without the server there is nothing to show; saving will say so.
      () => undefined,
    )
    return () => {
      gone = true
    }
  }, [])
  const save = async (to: string | null): Promise<void> => {
    try {
      const hook = await api.setWebhook(to)
      setKnown(hook)
      setUrl(hook.url ?? '')
      setBad(false)
      toast('good', say(to === null ? 'page-you-hook-gone' : 'page-you-hook-saved'))
    } catch (e) {
      if (e instanceof Refusal && e.code === 'bad-request') setBad(true)
      else toast('bad', refusalText(say, e))
    }
  }
  const secret = known?.url == null ? undefined : known.secret
  return (
    <section className="yours">
      <h3>{say('page-you-hook')}</h3>
      <p id="hook-more">{say('page-you-hook-more')}</p>
      <form
        className="hookrow"
        onSubmit={e => {
          e.preventDefault()
          void save(url.trim() === '' ? null : url.trim())
        }}
      >
        <input
          className="field"
          type="url"
          inputMode="url"
          placeholder="https://"
          aria-label={say('page-you-hook-url')}
          aria-describedby="hook-more"
          aria-invalid={bad}
          value={url}
          maxLength={500}
          onChange={e => {
            setUrl(e.target.value)
            setBad(false)
          }}
        />
        <button
          type="submit"
          className="btn ghost"
          disabled={url.trim() === (known?.url ?? '') || url.trim() === ''}
        >
          <Icon name="i-check" />
          {say('page-you-hook-save')}
        </button>
        {known?.url != null && (
          <button type="button" className="btn ghost" onClick={() => void save(null)}>
            <Icon name="i-close" />
            {say('page-you-hook-drop')}
          </button>
        )}
      </form>
      {bad && (
        <p className="bad" role="alert">
          {say('page-you-hook-bad')}
        </p>
      )}
      {secret !== undefined && (
        <p>
          {say('page-you-hook-secret')} <code className="code">{secret}</code>
          <button
            type="button"
            className="btn ghost"
            onClick={() => void copyText(secret, say('page-you-copied'), say('page-lobby-copy-by-hand'))}
          >
            <Icon name="i-copy" />
            {say('page-you-copy')}
          </button>
        </p>
      )}
    </section>
  )
}
