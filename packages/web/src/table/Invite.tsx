import { useTranslation } from 'react-i18next'
import { Icon } from '../art/Icon.tsx'
import { toast } from '../state/toasts.ts'

export const linkOf = (id: string): string => `${location.origin}/t/${id}`

/** The invite link, copied with one tap. */
export function Invite({ id }: { readonly id: string }) {
  const { t } = useTranslation()
  const link = linkOf(id)
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
  )
}
