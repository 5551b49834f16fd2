import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Pacer } from '../src/state/pacer.ts'

describe('the pacer', () => {
  let shown: number[] = []
  let done = 0
  const make = (ms: number): Pacer<number> => {
    shown = []
    done = 0
    const pacer = new Pacer<number>({ show: n => shown.push(n), done: () => done++ })
    pacer.pace(() => ms)
    return pacer
  }
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('shows the first at once and the next when the first has been seen', () => {
    const p = make(400)
    p.add(1)
    p.add(2)
    expect(shown).toEqual([1])
    vi.advanceTimersByTime(399)
    expect(shown).toEqual([1])
    vi.advanceTimersByTime(1)
    expect(shown).toEqual([1, 2])
    vi.advanceTimersByTime(400)
    expect(done).toBe(1)
  })

  it('plays three times as fast once more than 1.2 s would wait', () => {
    const p = make(600)
    for (const n of [1, 2, 3, 4]) p.add(n)
    vi.advanceTimersByTime(600)
    expect(shown).toEqual([1, 2])
    vi.advanceTimersByTime(600)
    expect(shown).toEqual([1, 2, 3])
    p.clear()
    const q = make(600)
    q.add(0)
    for (const n of [1, 2, 3, 4, 5]) q.add(n)
    vi.advanceTimersByTime(600 + 200 + 200)
    expect(shown).toEqual([0, 1, 2, 3])
  })

  it('shows all the rest in order when the player wants to act', () => {
    const p = make(500)
    for (const n of [1, 2, 3]) p.add(n)
    p.skip()
    expect(shown).toEqual([1, 2, 3])
    vi.advanceTimersByTime(5000)
    expect(shown).toEqual([1, 2, 3])
    p.add(4)
    expect(shown).toEqual([1, 2, 3, 4])
  })
})
