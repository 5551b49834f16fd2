import { begin, Choices, first, legal, play, seeded, waiting } from '@noren/engine'
import { exchange } from '@noren/engine/laws'
import { expect, test } from 'vitest'
import { MODES } from '../src/cards.ts'
import { hopeAtDawn } from '../src/dawn.ts'
import { WEIGHTS } from '../src/dawn-weights.ts'
import { FACTS } from '../src/dawn.ts'
import { spirit } from '../src/index.ts'
import type { Spirit } from '../src/index.ts'
import { policy } from '../src/policy.ts'
import { secrets } from '../src/laws/fixture.ts'

const list = new Choices()

/** Villages as the quick policy leaves them at the dawn of round 2 and 3. */
function dawns(games: number): Spirit[] {
  const found: Spirit[] = []
  for (let seed = 1; seed <= games; seed++) {
    const options = { ...spirit.options.defaults, mode: MODES[seed % 4] ?? 'easy' }
    const s = begin(spirit, options, 2 + (seed % 6), seeded(seed))
    const rng = seeded(seed)
    for (let round = s.round; s.outcome === null;) {
      const seat = first(waiting(s))
      legal(spirit as never, s, seat, list)
      play(spirit as never, s, seat, list.at(policy(s, seat, list, rng)))
      if (s.round === round || s.outcome !== null) continue
      round = s.round
      found.push(spirit.clone(s))
    }
  }
  return found
}

test('the hope at dawn is blind: alike in every world nobody can tell apart', () => {
  const all = dawns(60)
  expect(all.length).toBeGreaterThan(60)
  all.forEach((s, i) => {
    const rng = seeded(i)
    const world = secrets.rename(s, exchange(secrets.groups(s, 0), rng))
    secrets.stir?.(world, 0, rng)
    expect(hopeAtDawn(world)).toBe(hopeAtDawn(s))
  })
})

test('every number of samurai has weights for every fact', () => {
  for (const round of [2, 3])
    for (let seats = 2; seats <= 7; seats++) expect(WEIGHTS[round]?.[seats]?.length).toBe(FACTS)
})

test('hope falls with farms, families and barricades, and above all with a third wound', () => {
  for (const s of dawns(24)) {
    const now = hopeAtDawn(s)
    expect(now).toBeGreaterThan(0)
    expect(now).toBeLessThan(1)
    if (s.mode < 2 && s.farmsLeft > 1)
      expect(hopeAtDawn({ ...s, farmsLeft: s.farmsLeft - 1 })).toBeLessThan(now)
    if (s.familiesLeft > 1) expect(hopeAtDawn({ ...s, familiesLeft: s.familiesLeft - 1 })).toBeLessThan(now)
    if ((s.animals & 1) === 1 || (s.marked & 1) === 1) continue
    const marked = hopeAtDawn({ ...s, marked: s.marked | 1 })
    const dying = hopeAtDawn({ ...s, marked: s.marked | 1, animals: s.animals | 1 })
    expect(now - dying).toBeGreaterThan(Math.abs(now - marked))
  }
})
