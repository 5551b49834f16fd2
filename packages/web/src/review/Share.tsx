import type { Seat } from '@noren/engine'
import { useState } from 'react'
import { Icon } from '../art/Icon.tsx'
import { SwitchRow } from '../home/Rows.tsx'
import { useRoom } from '../i18n/room.ts'
import { useOrigin } from '../state/reach.ts'
import { toast } from '../state/toasts.ts'
import { Dialog } from '../table/Dialog.tsx'
import { reviewPath } from './link.ts'
import { Switch } from '../home/Switch.tsx'

interface Props {
  readonly id: string
  /** Null: the game from its beginning. */
  readonly at: number | null
  readonly seat: Seat
  readonly open: boolean
  readonly text?: string
  /** The last link of the log, where it is known. */
  readonly head?: string
}

interface Shared {
  readonly link: string
  readonly hide: boolean
  readonly turn: () => void
  readonly copy: (done: () => void) => Promise<void>
}

/** The address of a moment, with or without what came of it, and how it gets out of this page. */
function useShared({ id, at, seat, open, head }: Props): Shared {
  const say = useRoom('review')
  const [hide, setHide] = useState(true)
  const origin = useOrigin()
  const link = `${origin}${reviewPath(id, { at, seat, open, hide, end: head?.slice(0, 16) ?? null })}`
  return {
    link,
    hide,
    turn: () => setHide(h => !h),
    async copy(done) {
      try {
        await navigator.clipboard.writeText(link)
        toast('good', say('page-review-copied'))
        done()
      } catch {
        // Where a page may not write there, the link lies ready to be copied by hand.
        document.querySelector<HTMLInputElement>('.rv-link input')?.select()
      }
    },
  }
}

/** The link to a whole game on one line, for where there is room. */
export function ShareRow({ id }: { readonly id: string }) {
  const say = useRoom('review')
  const { link, hide, turn, copy } = useShared({ id, at: null, seat: -1, open: false })
  return (
    <div className="rs-share">
      <div className="lnk rv-link">
        <Icon name="i-link" />
        <input
          readOnly
          value={link.replace(/^https?:\/\//, '')}
          aria-label={say('page-review-share-game')}
          onFocus={e => e.currentTarget.select()}
        />
      </div>
      <span className="l" id="rs-hide">
        {say('page-review-share-hide')}
      </span>
      <Switch labelledBy="rs-hide" on={hide} flip={turn} />
      <button type="button" className="btn ghost" onClick={() => void copy(() => undefined)}>
        <Icon name="i-copy" />
        {say('page-review-copy')}
      </button>
    </div>
  )
}

/** A link to this moment behind a button. */
export function Share(props: Props) {
  const say = useRoom('review')
  const [shown, setShown] = useState(false)
  const { link, hide, turn, copy } = useShared(props)
  const text = props.text ?? say('page-review-share')
  return (
    <>
      <button
        type="button"
        className="btn ink rv-share"
        aria-label={text}
        title={text}
        onClick={() => setShown(true)}
      >
        <Icon name="i-link" />
        <span>{text}</span>
      </button>
      {shown && (
        <Dialog title={text} onClose={() => setShown(false)}>
          <div className="lnk rv-link">
            <Icon name="i-link" />
            <input readOnly value={link} aria-label={text} onFocus={e => e.currentTarget.select()} />
          </div>
          <SwitchRow
            name={say('page-review-share-hide')}
            more={say('page-review-share-hide-more')}
            on={hide}
            onChange={turn}
          />
          <div className="boxfoot">
            <button type="button" className="btn hanko" onClick={() => void copy(() => setShown(false))}>
              <Icon name="i-copy" />
              {say('page-review-copy')}
            </button>
          </div>
        </Dialog>
      )}
    </>
  )
}
