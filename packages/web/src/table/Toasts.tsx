import { usePage } from '../i18n/page.ts'
import { Icon } from '../art/Icon.tsx'
import { useToasts } from '../state/toasts.ts'

const ICON = { good: 'i-check', note: 'i-clock', bad: 'i-close' } as const

export function Toasts() {
  const say = usePage()
  const { toasts, drop } = useToasts()
  return (
    <div className="toasts" role="status">
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
