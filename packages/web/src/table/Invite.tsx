import { usePage } from '../i18n/page.ts'
import { Icon } from '../art/Icon.tsx'
import { chooseReach, useOrigin, useReach } from '../state/reach.ts'
import { toast } from '../state/toasts.ts'

/** The link to a table, at an address that other devices can reach. */
export function useLink(id: string): string {
  return `${useOrigin()}/t/${id}`
}

/** Of several addresses of this machine a host chooses the one that phones can reach: the machine cannot know. */
function Where() {
  const say = usePage()
  const { known, chosen } = useReach()
  if (known.length < 2 || chosen === null) return null
  return (
    <label className="lnkwhere">
      {say('page-lobby-where')}{' '}
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
  const say = usePage()
  const link = useLink(id)
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link)
      toast('good', say('page-lobby-copied'))
    } catch {
      // Without the right to the clipboard the link is selected for the hand to copy.
      const field = document.getElementById('invite-link')
      if (field instanceof HTMLInputElement) field.select()
      toast('note', say('page-lobby-copy-by-hand'))
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
          aria-label={say('page-lobby-invite')}
          onFocus={e => e.target.select()}
        />
        <button type="button" className="btn ghost" onClick={() => void copy()}>
          <Icon name="i-copy" />
          {say('page-lobby-copy')}
        </button>
      </div>
      <Where />
    </>
  )
}
