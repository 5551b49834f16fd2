import { usePage } from '../i18n/page.ts'
import { Icon } from '../art/Icon.tsx'
import { useCaption } from '../state/captions.ts'
import { useToasts } from '../state/toasts.ts'

const ICON = { good: 'i-check', note: 'i-clock', bad: 'i-close' } as const

export function Toasts() {
  const say = usePage()
  const { toasts, drop } = useToasts()
  return (
    <div className="toasts" role="status">
      <Caption />
      {toasts.map(m => (
        <div key={m.id} className="toast" data-tone={m.tone}>
          <Icon name={ICON[m.tone]} />
          <span>
            {m.text}
            {m.detail !== undefined && <small>{m.detail}</small>}
          </span>
          <button
            type="button"
            className="ibtn"
            aria-label={say('page-common-close')}
            onClick={() => drop(m.id)}
          >
            <Icon name="i-close" />
          </button>
        </div>
      ))}
    </div>
  )
}

/** The sound that is heard just now, written. A screen reader is told what happened by the log. */
function Caption() {
  const say = usePage()
  const { sound, nth } = useCaption()
  if (sound === null) return null
  return (
    <p className="caption" key={nth} aria-hidden>
      <Icon name="i-sound" />
      {say(`page-settings-sound-${sound}`)}
    </p>
  )
}
