import { usePage } from '../i18n/page.ts'
import type { CSSProperties } from 'react'
import { useLayoutEffect, useRef } from 'react'
import { Icon } from '../art/Icon.tsx'
import type { Finger } from '../state/side-channel.ts'
import { useTable } from './context.ts'
import { monOf, seatColour } from './Mon.tsx'
import { useSideChannel } from './useSideChannel.ts'

/** Where a piece is, wherever this page draws it; else the plate of whoever points. */
function find({ anchor, seat }: Finger): Element | null {
  const owner = /^(?:hand|seat|plate):(\d+)$/.exec(anchor)?.[1] ?? String(seat)
  const names = [anchor, ...['hand', 'seat', 'plate', 'disc'].map(kind => `${kind}:${owner}`)]
  for (const name of names) {
    for (const el of document.querySelectorAll(`[data-anchor="${CSS.escape(name)}"]`)) {
      const { width, height } = el.getBoundingClientRect()
      if (width > 0 && height > 0) return el
    }
  }
  return null
}

const FOLLOW_MS = 120
const SMALLEST = 44
const LARGEST = 130

/** Ripples on the pieces that somebody points at, with the name of whose finger it is. */
export function Fingers() {
  const say = usePage()
  const { props } = useTable()
  const fingers = useSideChannel(s => s.fingers)
  const newest = fingers.at(-1)
  const name = newest === undefined ? null : (props.players[newest.seat]?.name ?? '?')
  return (
    <>
      <div className="fingers" aria-hidden="true">
        {fingers.map(f => (
          <Ripple key={f.key} finger={f} />
        ))}
      </div>
      <p className="vh" role="status">
        {name === null ? '' : say('page-aside-points-at', { name })}
      </p>
    </>
  )
}

function Ripple({ finger }: { readonly finger: Finger }) {
  const { props } = useTable()
  const ref = useRef<HTMLDivElement>(null)
  // Pieces move under a finger; it moves with them.
  useLayoutEffect(() => {
    const place = (): void => {
      const el = ref.current
      const at = find(finger)?.getBoundingClientRect()
      if (el === null) return
      el.hidden = at === undefined
      if (at === undefined) return
      const size = Math.min(LARGEST, Math.max(SMALLEST, Math.min(at.width, at.height) * 1.15))
      const x = at.left + at.width / 2
      el.style.left = `${x}px`
      el.style.top = `${at.top + at.height / 2}px`
      el.style.setProperty('--size', `${size}px`)
      el.dataset['side'] = x > innerWidth - 110 ? 'left' : x < 110 ? 'right' : ''
    }
    place()
    const timer = setInterval(place, FOLLOW_MS)
    return () => clearInterval(timer)
  }, [finger])
  const who = props.players[finger.seat]
  return (
    <div ref={ref} className="finger" style={{ '--c': seatColour(finger.seat) } as CSSProperties}>
      <i />
      <i />
      <i />
      <span>
        <Icon name={monOf(who?.crest ?? finger.seat)} />
        <bdi>{who?.name ?? '?'}</bdi>
      </span>
    </div>
  )
}
