import type { Seat } from '@noren/engine'
import { useState } from 'react'
import { Icon } from '../art/Icon.tsx'
import { useRoom } from '../i18n/room.ts'
import { useOrigin } from '../state/reach.ts'
import { toast } from '../state/toasts.ts'
import { Dialog } from '../table/Dialog.tsx'
import { reviewPath } from './link.ts'

interface Props {
  readonly id: string
  readonly at: number
  readonly seat: Seat
  readonly open: boolean
}

/** A link to this moment, with or without what came of it. */
export function Share({ id, at, seat, open }: Props) {
  const say = useRoom('review')
  const [shown, setShown] = useState(false)
  const [hide, setHide] = useState(true)
  const origin = useOrigin()
  const link = `${origin}${reviewPath(id, { at, seat, open, hide })}`
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link)
      toast('good', say('page-review-copied'))
      setShown(false)
    } catch {
      // Where a page may not write there, the link lies ready to be copied by hand.
      document.querySelector<HTMLInputElement>('.rv-link input')?.select()
    }
  }
  return (
    <>
      <button
        type="button"
        className="btn ink rv-share"
        aria-label={say('page-review-share')}
        title={say('page-review-share')}
        onClick={() => setShown(true)}
      >
        <Icon name="i-link" />
        <span>{say('page-review-share')}</span>
      </button>
      {shown && (
        <Dialog title={say('page-review-share')} onClose={() => setShown(false)}>
          <div className="lnk rv-link">
            <Icon name="i-link" />
            <input
              readOnly
              value={link}
              aria-label={say('page-review-share')}
              onFocus={e => e.currentTarget.select()}
            />
          </div>
          <div className="row">
            <span className="l" id="rv-hide">
              {say('page-review-share-hide')}
              <small>{say('page-review-share-hide-more')}</small>
            </span>
            <button
              type="button"
              role="switch"
              className="switch"
              aria-checked={hide}
              aria-labelledby="rv-hide"
              onClick={() => setHide(h => !h)}
            />
          </div>
          <div className="boxfoot">
            <button type="button" className="btn hanko" onClick={() => void copy()}>
              <Icon name="i-copy" />
              {say('page-review-copy')}
            </button>
          </div>
        </Dialog>
      )}
    </>
  )
}
