import { describe, expect, it } from 'vitest'
import { nextFront } from '../src/sofa/front.ts'

const set = (...seats: number[]): number => seats.reduce((all, s) => all | (1 << s), 0)

describe('whose hand lies open', () => {
  const people = [0, 2, 3]

  it('stays with the one in front while they are asked, also among several', () => {
    expect(nextFront(set(2), people, 2)).toBe(2)
    expect(nextFront(set(0, 2, 3), people, 2)).toBe(2)
  })

  it('goes clockwise to the next person who is asked, and around the end', () => {
    expect(nextFront(set(0, 3), people, 2)).toBe(3)
    expect(nextFront(set(0, 2), people, 3)).toBe(0)
  })

  it('asks a table of several one after the other until nobody is left', () => {
    let waiting = set(0, 2, 3)
    let front: number | null = 3
    const order: number[] = []
    while ((front = nextFront(waiting, people, front)) !== null) {
      order.push(front)
      waiting &= ~set(front)
    }
    expect(order).toEqual([3, 0, 2])
  })

  it('is nobody’s while only bots are asked', () => {
    expect(nextFront(set(1), people, 0)).toBeNull()
    expect(nextFront(set(1), people, null)).toBeNull()
    expect(nextFront(set(1, 3), people, null)).toBe(3)
  })
})
