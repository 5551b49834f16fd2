import { calm } from '../../state/motion.ts'
import type { RefObject } from 'react'
import { useLayoutEffect, useRef } from 'react'

const HOP_MS = 110

/** The pawn hops cell by cell to its new total; a pawn that goes back slides. */
export function usePawn(track: RefObject<HTMLElement | null>, total: number, seat: number): void {
  const was = useRef({ total, seat })
  useLayoutEffect(() => {
    const from = was.current
    was.current = { total, seat }
    const el = track.current
    if (el === null || from.seat !== seat || from.total === total || calm() || document.hidden) return
    const pawn = el.querySelector<HTMLElement>('.pw:not(.gh)')
    const cells = [...el.querySelectorAll<HTMLElement>(':scope > i')]
    const middle = (i: number): number => {
      const rect = cells[Math.min(i, cells.length - 1)]?.getBoundingClientRect()
      return rect === undefined ? 0 : rect.left + rect.width / 2
    }
    if (pawn === null) return
    const end = middle(total)
    const steps = total > from.total ? total - from.total : 1
    const frames: Keyframe[] = [{ translate: `${middle(from.total) - end}px 0` }]
    for (let k = 1; k <= steps; k++) {
      const a = steps === 1 ? from.total : from.total + k - 1
      const b = steps === 1 ? total : from.total + k
      frames.push({ translate: `${(middle(a) + middle(b)) / 2 - end}px -12px` })
      frames.push({ translate: `${middle(b) - end}px 0` })
    }
    pawn.animate(frames, { duration: Math.max(220, steps * HOP_MS), easing: 'ease-in-out' })
  }, [track, total, seat])
}
