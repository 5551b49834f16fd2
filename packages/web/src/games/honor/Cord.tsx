import { useLayoutEffect, useRef, useState } from 'react'
import { need } from '../../art/symbol.ts'
import { useBoardContext } from './board-context.ts'

interface Line {
  readonly key: string
  readonly d: string
  readonly status: string
  readonly knots: readonly (readonly [x: number, y: number])[]
}

interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

const mid = (a: number, b: number): number => (a + b) / 2

/** A slack cord between two plates: across the gap of neighbours, down the side of stacked ones. */
function between(a: Box, b: Box): Pick<Line, 'd' | 'knots'> {
  const side = a.right <= b.left + 2 || b.right <= a.left + 2
  const level = a.bottom > b.top && b.bottom > a.top
  if (side && level) {
    const [l, r] = a.left < b.left ? [a, b] : [b, a]
    const y = Math.max(l.top, r.top) + 42
    if (r.left - l.right < 40) {
      const x = mid(l.right, r.left)
      return { d: `M${l.right - 14} ${y}Q${x} ${y + 10} ${r.left + 14} ${y}`, knots: [[x, y + 4]] }
    }
    // over the heads of those between them
    const x1 = mid(l.left, l.right)
    const x2 = mid(r.left, r.right)
    const low = Math.max(l.bottom, r.bottom)
    return {
      d: `M${x1} ${low - 4}C${x1} ${low + 22} ${x2} ${low + 22} ${x2} ${low - 4}`,
      knots: [
        [x1, low],
        [x2, low],
      ],
    }
  }
  const [top, bottom] = a.top < b.top ? [a, b] : [b, a]
  // plates of one column: down their left edges
  if (Math.abs(top.left - bottom.left) < 8 && Math.abs(top.right - bottom.right) < 20) {
    const x = top.left + 3
    const y1 = mid(top.top, top.bottom)
    const y2 = mid(bottom.top, bottom.bottom)
    return {
      d: `M${x} ${y1}C${x - 7} ${mid(y1, y2)} ${x - 7} ${mid(y1, y2)} ${x} ${y2}`,
      knots: [
        [x, y1],
        [x, y2],
      ],
    }
  }
  const x1 = mid(top.left, top.right)
  const x2 = Math.min(bottom.right - 60, Math.max(bottom.left + 60, x1 + 30))
  return {
    d: `M${x1} ${top.bottom - 2}C${x1} ${mid(top.bottom, bottom.top) + 30} ${x2} ${mid(top.bottom, bottom.top) - 30} ${x2} ${bottom.top + 2}`,
    knots: [
      [x1, top.bottom],
      [x2, bottom.top],
    ],
  }
}

/** The red cord that joins the plates of an alliance; loose while it is only pledged, frayed when it is being left. */
export function Cords() {
  const { view } = useBoardContext()
  const ref = useRef<SVGSVGElement>(null)
  const [lines, setLines] = useState<readonly Line[]>([])
  // one string, so that plates are measured again only when a bond changes or something is resized
  const bonds = view.open.players
    .flatMap((p, seat) => (p.lord < 0 ? [] : [`${seat} ${p.lord} ${p.status}`]))
    .join(',')

  useLayoutEffect(() => {
    const svg = ref.current
    const room = svg?.parentElement
    if (svg === null || room === null || room === undefined) return undefined
    const measure = (): void => {
      const zero = room.getBoundingClientRect()
      // A board may be drawn smaller than it is laid out.
      const scale = room.offsetWidth > 0 ? zero.width / room.offsetWidth : 1
      const box = (seat: number): Box | null => {
        const r = room.querySelector(`[data-anchor="plate:${seat}"]`)?.getBoundingClientRect()
        if (r === undefined) return null
        return {
          left: (r.left - zero.left) / scale,
          right: (r.right - zero.left) / scale,
          top: (r.top - zero.top) / scale + room.scrollTop,
          bottom: (r.bottom - zero.top) / scale + room.scrollTop,
        }
      }
      setLines(
        bonds.split(',').flatMap(bond => {
          const [seat = '', lord = '', status = ''] = bond.split(' ')
          const a = seat === '' ? null : box(Number(seat))
          const b = lord === '' ? null : box(Number(lord))
          return a === null || b === null ? [] : [{ key: seat, status, ...between(a, b) }]
        }),
      )
    }
    need('i-cord')
    measure()
    const watch = new ResizeObserver(measure)
    watch.observe(room)
    room.querySelectorAll('[data-anchor^="plate:"]').forEach(el => watch.observe(el))
    return () => watch.disconnect()
  }, [bonds])

  return (
    <>
      <svg className="hs-cords" ref={ref} aria-hidden="true">
        {lines.map(l => (
          <g key={l.key} data-status={l.status}>
            <path d={l.d} className="under" />
            <path d={l.d} className="cord" pathLength={100} />
          </g>
        ))}
      </svg>
      <svg className="hs-cords hs-knots" aria-hidden="true">
        {lines.flatMap(l =>
          l.knots.map(([x, y], i) => (
            <use key={`${l.key}.${i}`} href="#i-cord" x={x - 13} y={y - 12} width="26" height="26" />
          )),
        )}
      </svg>
    </>
  )
}
