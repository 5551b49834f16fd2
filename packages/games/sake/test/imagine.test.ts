import { begin, below, Choices, legal, members, play, seeded, waiting } from '@noren/engine'
import { expect, test } from 'vitest'
import { sake } from '../src/index.ts'
import type { Sake } from '../src/state.ts'

/** Walks games and hands every window in which somebody else has answered to whoever looks on. */
function windows(priority: 'clockwise' | 'reflex', look: (s: Sake, seat: number) => void): void {
  const read = sake.options.read({ interruptPriority: priority }, 5)
  if ('faults' in read) throw new Error('refused')
  const list = new Choices()
  for (let seed = 1; seed <= 12; seed++) {
    const rng = seeded(seed)
    const s = begin(sake, read.options, 5, seeded(seed))
    for (let n = 0; n < 400 && s.outcome === null; n++) {
      const asked = members(waiting(s))
      if (asked.length === 0) break
      const seat = asked[below(rng, asked.length)] as number
      const f = s.frames.at(-1)
      if (f?.kind === 'window' && (f.asked & ~f.waiting) !== 0) look(s, seat)
      legal(sake, s, seat, list)
      play(sake, s, seat, list.at(below(rng, list.size)))
    }
  }
}

test('A-80: an imagined world notes the order of shouts only where reflexes count', () => {
  const seen = { clockwise: [0, 0], reflex: [0, 0] }
  for (const priority of ['clockwise', 'reflex'] as const)
    windows(priority, (s, seat) => {
      for (let i = 1; i <= 4; i++) {
        const f = sake.imagine(sake.view(s, seat), seeded(i)).frames.at(-1)
        if (f?.kind !== 'window') throw new Error('the question is another one')
        seen[priority][0] = (seen[priority][0] ?? 0) + 1
        seen[priority][1] = (seen[priority][1] ?? 0) + f.shouts.length
      }
    })
  expect(seen.clockwise[0]).toBeGreaterThan(20)
  expect(seen.clockwise[1]).toBe(0)
  expect(seen.reflex[1]).toBeGreaterThan(0)
})
