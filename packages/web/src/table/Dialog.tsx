import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
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
  const { t } = useTranslation()
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
  return (
    <dialog
      ref={ref}
      className={sheet === true ? 'paperbox sheet paper' : 'paperbox paper'}
      aria-label={title}
      tabIndex={-1}
      data-quiet=""
      onClose={onClose}
      onCancel={onClose}
    >
      <div className="boxhead">
        <h2>{title}</h2>
        <button type="button" className="ibtn" aria-label={t('common.close')} onClick={onClose}>
          <Icon name="i-close" />
        </button>
      </div>
      <div className="boxbody">{children}</div>
    </dialog>
  )
}
