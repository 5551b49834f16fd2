import { usePage } from '../i18n/page.ts'
import { rich } from './rich.tsx'
import type { ReactNode } from 'react'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Clause } from '@noren/engine'
import { placeBeside } from './beside.ts'
import type { Sentence } from './board.ts'
import type { WhyBox } from './context.ts'
import { useTable, WhyContext } from './context.ts'

interface Shown {
  readonly at: Element
  readonly title: string
  readonly why: readonly Sentence[]
  readonly pinned: boolean
  readonly about: string | undefined
}

/** More sentences than these make a popover nobody reads. */
const MOST = 3

interface ProviderProps {
  readonly children: ReactNode
  /** Opens the book where this clause stands; a record has no book beside it. */
  readonly onMore?: (clause: Clause) => void
}

/** Gives every piece inside it the popover that says why it is dim. */
export function WhyProvider({ children, onMore }: ProviderProps) {
  const [shown, setShown] = useState<Shown | null>(null)
  const box: WhyBox = useMemo(
    () => ({
      show: (at, title, why, pinned, about) => setShown({ at, title, why, pinned, about }),
      hide: at => setShown(s => (s !== null && s.at === at && !s.pinned ? null : s)),
    }),
    [],
  )
  useEffect(() => {
    if (shown === null) return
    const away = (e: Event): void => {
      const { target } = e
      if (
        !(target instanceof Element) ||
        !(shown.at.contains(target) || target.closest('.why .more') !== null)
      )
        setShown(null)
    }
    const escape = (e: KeyboardEvent): void => {
      if (e.key === 'Escape') setShown(null)
    }
    addEventListener('pointerdown', away)
    addEventListener('keydown', escape)
    return () => {
      removeEventListener('pointerdown', away)
      removeEventListener('keydown', escape)
    }
  }, [shown])
  const more = (clause: Clause): void => {
    setShown(null)
    onMore?.(clause)
  }
  return (
    <WhyContext value={box}>
      {children}
      {shown !== null && shown.at.isConnected && (
        <Placed {...shown} {...(onMore === undefined ? {} : { onMore: more })} />
      )}
    </WhyContext>
  )
}

type PlacedProps = Shown & Pick<ProviderProps, 'onMore'>

/** Over a board that is drawn smaller it lies on the page itself. */
function Placed(shown: PlacedProps) {
  const { look } = useTable()
  return look === undefined ? <Popover {...shown} /> : createPortal(<Popover {...shown} />, document.body)
}

function Popover({ at, title, why, pinned, about, onMore }: PlacedProps) {
  const say = usePage()
  const { props } = useTable()
  // The rulebook may arrive while this is shown.
  const sentences = why
    .slice(0, MOST)
    .flatMap(s => (typeof s.text === 'string' ? props.gameWords.why([s.id]) : [s]))
  const ref = useRef<HTMLDivElement>(null)
  const id = 'why'
  const clause = why[0]?.id ?? ''
  const more = pinned && clause !== '' && onMore !== undefined
  useLayoutEffect(() => {
    const el = ref.current
    if (el === null) return
    const piece = at.getBoundingClientRect()
    const slip = { width: el.offsetWidth, height: el.offsetHeight }
    const question = document.querySelector('.scroll .ask')?.getBoundingClientRect() ?? null
    const place = placeBeside(piece, slip, { width: innerWidth, height: innerHeight }, question)
    el.style.left = `${place.left}px`
    el.style.top = `${place.top}px`
    el.style.setProperty('--tip', `${piece.left + piece.width / 2 - place.left}px`)
    el.dataset['side'] = place.side
    el.dataset['set'] = ''
    at.setAttribute('aria-describedby', id)
    return () => at.removeAttribute('aria-describedby')
  })
  return (
    <div ref={ref} id={id} role={more ? 'note' : 'tooltip'} className="why">
      <h3>{title}</h3>
      {about !== undefined && <p className="about">{about}</p>}
      <ul>
        {sentences.map(s => (
          <li key={s.id}>{rich(s.text)}</li>
        ))}
      </ul>
      {why.length > MOST && <p>{say('page-table-more-reasons', { count: why.length - MOST })}</p>}
      {more && (
        <button type="button" className="more" onClick={() => onMore?.(clause)}>
          {say('page-table-why-more')}
        </button>
      )}
    </div>
  )
}
