import { useTranslation } from 'react-i18next'
import { Icon } from '../art/Icon.tsx'
import { useLocal } from '../i18n/local.ts'
import { chooseReach, useOrigin, useReach } from '../state/reach.ts'
import { toast } from '../state/toasts.ts'

const WHERE = {
  en: { where: 'Your address in the network' },
  fr: { where: 'Votre adresse dans le réseau' },
  it: { where: 'Il tuo indirizzo nella rete' },
}

/** The link to a table, at an address that other devices can reach. */
export function useLink(id: string): string {
  return `${useOrigin()}/t/${id}`
}

/** Of several addresses of this machine a host chooses the one that phones can reach: the machine cannot know. */
function Where() {
  const say = useLocal(WHERE)
  const { known, chosen } = useReach()
  if (known.length < 2 || chosen === null) return null
  return (
    <label className="lnkwhere">
      {say('where')}{' '}
      <select value={chosen} onChange={e => chooseReach(e.target.value)}>
        {known.map(origin => (
          <option key={origin} value={origin}>
            {new URL(origin).host}
          </option>
        ))}
      </select>
    </label>
  )
}

/** The invite link, copied with one tap. */
export function Invite({ id }: { readonly id: string }) {
  const { t } = useTranslation()
  const link = useLink(id)
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link)
      toast('good', t('lobby.copied'))
    } catch {
      // Without the right to the clipboard the link is selected for the hand to copy.
      const field = document.getElementById('invite-link')
      if (field instanceof HTMLInputElement) field.select()
      toast('note', t('lobby.copyByHand'))
    }
  }
  return (
    <>
      <div className="lnk">
        <Icon name="i-link" />
        <input
          id="invite-link"
          readOnly
          value={link}
          aria-label={t('lobby.invite')}
          onFocus={e => e.target.select()}
        />
        <button type="button" className="btn ghost" onClick={() => void copy()}>
          <Icon name="i-copy" />
          {t('lobby.copy')}
        </button>
      </div>
      <Where />
    </>
  )
}
