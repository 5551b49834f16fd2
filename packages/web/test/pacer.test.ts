import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Pacer } from '../src/state/pacer.ts'

describe('the pacer', () => {
  let shown: number[] = []
  let done = 0
  let held: string[] = []
  let waits: number[] = []
  /** What is tenfold has a moment of two parts. */
  const make = (ms: number, part = 0, settle = 0, unrolls = 0): Pacer<number> => {
    shown = []
    held = []
    waits = []
    done = 0
    const pacer = new Pacer<number>({
      hold: (n, at, ahead) => held.push(`${n}.${at} ${ahead}`),
      show: (n, ahead) => {
        shown.push(n)
        waits.push(ahead)
      },
      unrolls: () => waits.push(NaN),
      settled: ahead => waits.push(ahead),
      waits: ahead => waits.push(-ahead),
      done: () => done++,
    })
    pacer.pace({
      rest: () => ms,
      parts: n => (part > 0 && n % 10 === 0 ? [part, part] : []),
      settle: () => [settle, unrolls],
    })
    return pacer
  }
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('lets what is asked wait until the last that was shown has come to rest', () => {
    const p = make(400, 0, 300)
    p.add(1)
    expect(waits).toEqual([1])
    vi.advanceTimersByTime(299)
    expect(waits).toEqual([1])
    vi.advanceTimersByTime(1)
    expect(waits).toEqual([1, 0])
    expect(done).toBe(0)
    vi.advanceTimersByTime(100)
    expect(done).toBe(1)
    // Whoever hurries waits for nothing.
    p.add(2)
    p.skip()
    expect(done).toBe(2)
    vi.advanceTimersByTime(1000)
    expect(waits).toEqual([1, 0, 1])
  })

  it('unrolls what is asked when everything lies, and asks when it has unrolled', () => {
    const p = make(400, 0, 100, 250)
    p.add(1)
    vi.advanceTimersByTime(99)
    expect(waits).toEqual([1])
    vi.advanceTimersByTime(1)
    expect(waits).toEqual([1, NaN])
    vi.advanceTimersByTime(249)
    expect(waits).toEqual([1, NaN])
    vi.advanceTimersByTime(1)
    expect(waits).toEqual([1, NaN, 0])
    expect(done).toBe(0)
    vi.advanceTimersByTime(50)
    expect(done).toBe(1)
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

  it('holds an entry back until every part of its moment was on (issue 20, 3)', () => {
    const p = make(100, 500)
    p.add(1)
    p.add(10)
    p.add(2)
    vi.advanceTimersByTime(100)
    expect([shown, held]).toEqual([[1], ['10.0 2']])
    vi.advanceTimersByTime(499)
    expect([shown, held]).toEqual([[1], ['10.0 2']])
    vi.advanceTimersByTime(1)
    expect([shown, held]).toEqual([[1], ['10.0 2', '10.1 2']])
    vi.advanceTimersByTime(500)
    // It was looked at long enough: what follows comes at once.
    vi.advanceTimersByTime(1)
    expect(shown).toEqual([1, 10, 2])
    expect(done).toBe(0)
  })

  it('lets nothing that comes later lengthen, shorten or end a moment (issue 20, 3)', () => {
    const p = make(100, 500)
    p.add(10)
    for (let i = 1; i <= 5; i++) {
      vi.advanceTimersByTime(90)
      p.add(i)
    }
    expect(held).toEqual(['10.0 1'])
    vi.advanceTimersByTime(50)
    expect(held).toEqual(['10.0 1', '10.1 6'])
    vi.advanceTimersByTime(499)
    expect(shown).toEqual([])
    vi.advanceTimersByTime(1)
    expect(shown[0]).toBe(10)
    vi.advanceTimersByTime(2000)
    expect([shown, done]).toEqual([[10, 1, 2, 3, 4, 5], 1])
  })

  it('goes to the next part with one wish, and to the end with another (issue 20, 3)', () => {
    const p = make(100, 500)
    p.add(10)
    p.add(20)
    expect(p.step()).toBe(true)
    expect(held).toEqual(['10.0 1', '10.1 2'])
    expect(p.step()).toBe(true)
    expect(shown).toEqual([10])
    expect(p.step()).toBe(false)
    vi.advanceTimersByTime(0)
    expect(held.at(-1)).toBe('20.0 1')
    p.skip()
    expect([shown, done, p.size]).toEqual([[10, 20], 1, 0])
    vi.advanceTimersByTime(5000)
    expect([shown, done]).toEqual([[10, 20], 1])
  })

  it('stays at the part that somebody reads, and gives it its whole time when they are done (issue 20, 3)', () => {
    const p = make(100, 500)
    p.add(10)
    vi.advanceTimersByTime(400)
    p.stop(true)
    vi.advanceTimersByTime(60_000)
    expect(held).toEqual(['10.0 1'])
    p.add(1)
    expect(shown).toEqual([])
    p.stop(false)
    vi.advanceTimersByTime(499)
    expect(held).toEqual(['10.0 1'])
    vi.advanceTimersByTime(1)
    expect(held).toHaveLength(2)
    p.clear()
  })

  it('plays more than 6 s of moments three times as fast (issue 20, 3)', () => {
    const p = make(0, 1600)
    p.add(10)
    p.add(20)
    // The first part began before the second moment was known.
    vi.advanceTimersByTime(1600)
    expect(held).toEqual(['10.0 1', '10.1 2'])
    vi.advanceTimersByTime(532)
    expect(shown).toEqual([])
    vi.advanceTimersByTime(2)
    expect(shown).toEqual([10])
    p.clear()
  })

  it('shows what is wished for and no more: the first by itself, each other one when it is wished for (issue 20, 4)', () => {
    const p = make(100)
    p.pace({ rest: () => 100, parts: () => [], stepped: n => n % 2 === 1 })
    p.add(1)
    expect([shown, waits]).toEqual([[1], [0]])
    p.add(3)
    p.add(5)
    vi.advanceTimersByTime(60_000)
    expect([shown, waits.at(-1), done]).toEqual([[1], -2, 0])
    expect(p.step()).toBe(true)
    expect(shown).toEqual([1, 3])
    // Whoever is faster than the table rests on nothing.
    expect(p.step()).toBe(true)
    expect(shown).toEqual([1, 3, 5])
    expect(p.step()).toBe(false)
    // What nobody wishes for comes by itself, and what is mine begins anew.
    p.add(2)
    vi.advanceTimersByTime(100)
    expect(shown).toEqual([1, 3, 5, 2])
    p.fresh()
    p.add(7)
    vi.advanceTimersByTime(100)
    expect(shown.at(-1)).toBe(7)
    p.add(9)
    vi.advanceTimersByTime(60_000)
    expect([shown.at(-1), p.size, p.busy]).toEqual([7, 1, true])
    p.clear()
  })

  it('runs on over everything that waits, and over what comes later, until I have had a turn (issue 20, 4)', () => {
    const p = make(100)
    p.pace({ rest: () => 100, parts: () => [], stepped: () => true })
    for (const n of [1, 2, 3]) p.add(n)
    vi.advanceTimersByTime(1000)
    expect(shown).toEqual([1])
    p.run()
    expect(shown).toEqual([1, 2, 3])
    p.add(4)
    p.add(5)
    vi.advanceTimersByTime(1000)
    expect(shown).toEqual([1, 2, 3, 4, 5])
    p.fresh()
    for (const n of [6, 7]) p.add(n)
    vi.advanceTimersByTime(1000)
    expect(shown.at(-1)).toBe(6)
    // Another pace lets go of what waited.
    p.pace({ rest: () => 100, parts: () => [] })
    expect(shown.at(-1)).toBe(7)
    p.clear()
  })

  it('shows the end at once to whoever wants no motion, or does not look (issue 20, 3)', () => {
    for (const page of [{ matchMedia: () => ({ matches: true }) }, { document: { hidden: true } }] as const) {
      for (const [name, value] of Object.entries(page)) vi.stubGlobal(name, value)
      const p = make(100, 500)
      p.add(10)
      expect([shown, held]).toEqual([[10], []])
      p.clear()
      vi.unstubAllGlobals()
    }
  })
})
