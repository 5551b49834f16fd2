import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { Icon } from '../art/Icon.tsx'
import { usePage } from '../i18n/page.ts'
import type { NextGame as Next } from '../state/next.ts'
import { nextHere, nextThere } from '../state/next.ts'
import { useTable } from './context.ts'

/** So long nothing is asked of me before the other tables are looked at, and how often from then on. */
const REST_MS = 1500
const LOOK_MS = 15_000

/** My move is done, and another game waits: the way there. On a device it leads to the device's own games, elsewhere to the server's. */
export function NextGame() {
  const say = usePage()
  const { props, info, handle, link } = useTable()
  const [next, setNext] = useState<Next | null>(null)
  const sofa = handle.sofa !== undefined
  const free = props.seat >= 0 && (info.status === 'over' || (!props.asked && !props.busy))
  const looks = free && (sofa || link === 'live')
  useEffect(() => {
    setNext(null)
    if (!looks) return
    let gone = false
    const look = (): void => {
      if (document.hidden) return
      ;(sofa ? nextHere : nextThere)(info.id).then(
        found => gone || setNext(found),
        // Who cannot be asked names no table.
        () => gone || setNext(null),
      )
    }
    const first = setTimeout(look, REST_MS)
    const timer = setInterval(look, LOOK_MS)
    return () => {
      gone = true
      clearTimeout(first)
      clearInterval(timer)
    }
  }, [looks, sofa, info.id])
  if (next === null || !looks) return null
  const text = say('page-table-next', { n: next.waiting })
  return (
    <Link href={next.path} className="btn hanko nextgame" title={text} aria-label={text}>
      <Icon name="i-next" />
      <span className="hide-s">{text}</span>
      <b className="only-s">{next.waiting}</b>
    </Link>
  )
}
