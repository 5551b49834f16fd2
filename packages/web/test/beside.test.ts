import { describe, expect, it } from 'vitest'
import { placeBeside } from '../src/table/beside.ts'

/** Issue 17.4, learn.md 5: the slip stands beside the piece, away from the scroll, and never covers the question. */

const SIZES = [
  [1440, 900],
  [820, 1180],
  [390, 844],
  [360, 740],
] as const
const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})
const meets = (a: ReturnType<typeof box>, b: ReturnType<typeof box>): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

describe.each(SIZES)('on %i by %i', (width, height) => {
  const slip = { width: Math.min(340, width * 0.9), height: 110 }
  const cards = Array.from({ length: 7 }, (_, i) => (i * (width - 60)) / 6)

  it.each(['above', 'below'] as const)('covers neither piece nor question with the scroll %s', where => {
    // Hand and question stand one over the other at the foot of the page.
    const question = box(0, where === 'above' ? height - 260 : height - 120, width, 100)
    for (const left of cards) {
      const piece = box(left, where === 'above' ? height - 140 : height - 250, 60, 84)
      const at = placeBeside(piece, slip, { width, height }, question)
      const stands = box(at.left, at.top, slip.width, slip.height)
      expect(meets(stands, question)).toBe(false)
      expect(stands.left).toBeGreaterThanOrEqual(0)
      expect(stands.right).toBeLessThanOrEqual(width)
      expect(stands.top).toBeGreaterThanOrEqual(0)
      expect(stands.bottom).toBeLessThanOrEqual(height)
      if (where === 'below') expect(meets(stands, piece)).toBe(false)
    }
  })

  it('stands on the side away from the scroll where there is room', () => {
    const piece = box(width / 2 - 30, height / 2, 60, 84)
    expect(placeBeside(piece, slip, { width, height }, box(0, height - 100, width, 100)).side).toBe('above')
    expect(placeBeside(piece, slip, { width, height }, box(0, 60, width, 100)).side).toBe('below')
    expect(placeBeside(piece, slip, { width, height }, null).side).toBe('above')
  })
})
