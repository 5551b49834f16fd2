import { usePage } from '../i18n/page.ts'
import { rich } from './rich.tsx'
import { useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import type { Clause } from '@noren/engine'
import { placeBeside } from './beside.ts'
import { useTable } from './context.ts'
import type { Shown } from './Why.tsx'
import './why.css'

/** More sentences than these make a popover nobody reads. */
const MOST = 3

interface Props extends Shown {
  /** Opens the book where this clause stands; a record has no book beside it. */
  readonly onMore?: (clause: Clause) => void
}

/** Why a piece is dim. Over a board that is drawn smaller it lies on the page itself. */
export function WhySlip(shown: Props) {
  const { look } = useTable()
  return look === undefined ? <Popover {...shown} /> : createPortal(<Popover {...shown} />, document.body)
}

function Popover({ at, title, why, pinned, about, onMore }: Props) {
  const say = usePage()
  const { props } = useTable()
  // The rulebook and the words of reasons may arrive while this is shown.
  const sentences = why
    .slice(0, MOST)
    .flatMap(s =>
      s.late !== undefined
        ? props.gameWords.no([s.late])
        : typeof s.text === 'string'
          ? props.gameWords.why([s.id])
          : [s],
    )
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
