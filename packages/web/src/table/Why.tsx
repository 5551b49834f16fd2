import { usePage } from '../i18n/page.ts'
import { rich } from './rich.tsx'
import type { ReactNode } from 'react'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
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
const GAP = 12

/** Gives every piece inside it the popover that says why it is dim. */
export function WhyProvider({ children }: { readonly children: ReactNode }) {
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
      if (!(e.target instanceof Node) || !shown.at.contains(e.target)) setShown(null)
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
  return (
    <WhyContext value={box}>
      {children}
      {shown !== null && shown.at.isConnected && <Placed {...shown} />}
    </WhyContext>
  )
}

/** Over a board that is drawn smaller it lies on the page itself. */
function Placed(shown: Shown) {
  const { look } = useTable()
  return look === undefined ? <Popover {...shown} /> : createPortal(<Popover {...shown} />, document.body)
}

function Popover({ at, title, why, about }: Shown) {
  const say = usePage()
  const { props } = useTable()
  // The rulebook may arrive while this is shown.
  const sentences = why
    .slice(0, MOST)
    .flatMap(s => (typeof s.text === 'string' ? props.gameWords.why([s.id]) : [s]))
  const ref = useRef<HTMLDivElement>(null)
  const id = 'why'
  useLayoutEffect(() => {
    const el = ref.current
    if (el === null) return
    const a = at.getBoundingClientRect()
    const w = el.offsetWidth
    const h = el.offsetHeight
    const left = Math.max(8, Math.min(innerWidth - w - 8, a.left + a.width / 2 - w / 2))
    const above = a.top - h - GAP
    const below = above < 8
    el.style.left = `${left}px`
    el.style.top = `${below ? Math.min(innerHeight - h - 8, a.bottom + GAP) : above}px`
    el.style.setProperty('--tip', `${a.left + a.width / 2 - left}px`)
    el.toggleAttribute('data-below', below)
    el.dataset['set'] = ''
    at.setAttribute('aria-describedby', id)
    return () => at.removeAttribute('aria-describedby')
  })
  return (
    <div ref={ref} id={id} role="tooltip" className="why">
      <h3>{title}</h3>
      {about !== undefined && <p className="about">{about}</p>}
      <ul>
        {sentences.map(s => (
          <li key={s.id}>
            {rich(s.text)} <b>{s.id}</b>
          </li>
        ))}
      </ul>
      {why.length > MOST && <p>{say('page-table-more-reasons', { count: why.length - MOST })}</p>}
    </div>
  )
}
