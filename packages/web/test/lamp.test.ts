import { describe, expect, test } from 'vitest'
import { hangLamp, lampAt, meets } from '../src/learn/lamp.ts'

const PAGE = { x: 0, y: 0, w: 390, h: 844 }

describe('learn.md 2.1: a lantern hangs on a corner that carries no information', () => {
  test('the middle of the upper edge, where nothing is written', () => {
    expect(hangLamp({ x: 100, y: 200, w: 80, h: 120 }, [], PAGE)).toEqual({ x: 140, y: 200 })
  })

  test('beside a name that fills the upper edge', () => {
    const name = { x: 100, y: 195, w: 80, h: 20 }
    const spot = hangLamp({ x: 100, y: 200, w: 80, h: 120 }, [name], PAGE)
    expect(meets(lampAt(spot), name)).toBe(false)
  })

  test('inside the page, also for a piece in its corner', () => {
    const figure = { x: 330, y: 0, w: 60, h: 30 }
    const { x, y } = hangLamp({ x: 320, y: -4, w: 70, h: 40 }, [figure], PAGE)
    expect(x).toBeLessThanOrEqual(PAGE.w)
    expect(y).toBeGreaterThanOrEqual(0)
    expect(meets(lampAt({ x, y }), figure)).toBe(false)
  })

  test('not on the lantern of another piece', () => {
    const first = hangLamp({ x: 100, y: 200, w: 80, h: 40 }, [], PAGE)
    const second = hangLamp({ x: 110, y: 200, w: 80, h: 40 }, [lampAt(first)], PAGE)
    expect(meets(lampAt(second), lampAt(first))).toBe(false)
  })
})
