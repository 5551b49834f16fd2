import { usePage } from '../i18n/page.ts'
import type { ReactNode, SyntheticEvent } from 'react'
import { useEffect, useRef } from 'react'
import { Icon } from '../art/Icon.tsx'

interface Props {
  readonly title: string
  readonly onClose: () => void
  /** Tall, from the edge of the screen on phones. */
  readonly sheet?: boolean
  readonly children: ReactNode
}

/** A paper over the table. The native dialog keeps the focus inside and gives it back. */
export function Dialog({ title, onClose, sheet, children }: Props) {
  const say = usePage()
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const el = ref.current
    // The paper itself takes the focus, not its close button.
    if (el !== null && !el.open) {
      el.showModal()
      el.focus()
    }
    return () => el?.close()
  }, [])
  // A paper that lies on this one, and a file field in it, tell of their own end to everything around them.
  const own = (e: SyntheticEvent): void => {
    if (e.target === e.currentTarget) onClose()
  }
  return (
    <dialog
      ref={ref}
      className={sheet === true ? 'paperbox sheet paper' : 'paperbox paper'}
      aria-label={title}
      tabIndex={-1}
      data-quiet=""
      onClose={own}
      onCancel={own}
    >
      <div className="boxhead">
        <h2>{title}</h2>
        <button type="button" className="ibtn" aria-label={say('page-common-close')} onClick={onClose}>
          <Icon name="i-close" />
        </button>
      </div>
      <div className="boxbody">{children}</div>
    </dialog>
  )
}
