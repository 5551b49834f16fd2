/** The thinker: it knows a view and nothing else, keeps to its patience, and sees what the rules of thumb do not. */
import { begin, below, Choices, first, legal, play, whyNot, seeded, waiting } from '@noren/engine'
import { exchange } from '@noren/engine/laws'
import { expect, test } from 'vitest'
import { DISHONOR } from '../src/cards.ts'
import { countType } from '../src/figures.ts'
import { honor } from '../src/index.ts'
import { deliberate } from '../src/sense/search.ts'
import { likelier } from '../src/sense/belief.ts'
import { keenValue, value } from '../src/sense/value.ts'
import type { Honor } from '../src/state.ts'
import type { Scene } from './scenario.ts'
import { given } from './scenario.ts'
import { secrets } from '../src/laws/fixture.ts'

const calm = (rollouts: number) => ({ rollouts, stop: () => false })
const keen = (rollouts: number) => ({ ...calm(rollouts), keen: true, belief: true })
const best = (t: Scene, seat: number, rollouts = 200): string => {
  const [quick] = deliberate(honor.view(t.s, seat), seat, seeded(3), calm(rollouts))
  const [top] = deliberate(honor.view(t.s, seat), seat, seeded(3), keen(rollouts))
  expect(top?.action).toBe(quick?.action)
  return honor.say(t.s, seat, top?.action ?? -1).words.join(' ')
}

test('it chooses alike whatever the unseen cards are, always something legal, and lists every choice once', () => {
  const list = new Choices()
  for (const seats of [3, 6]) {
    const s = begin(honor, honor.options.defaults, seats, seeded(8))
    for (let n = 0; n < 40 && s.outcome === null; n++) {
      const seat = first(waiting(s))
      const other = secrets.rename(s, exchange(secrets.groups(s, seat), seeded(n)))
      secrets.stir?.(other, seat, seeded(n))
      const effort = n % 2 === 0 ? calm(24) : keen(24)
      const mine = deliberate(honor.view(s, seat), seat, seeded(n), effort)
      expect(deliberate(honor.view(other, seat), seat, seeded(n), effort)).toEqual(mine)
      legal(honor as never, s, seat, list)
      expect(new Set(mine.map(w => w.action))).toEqual(new Set(list.toArray()))
      expect(mine.length).toBe(list.size)
      const action = mine[0]?.action ?? -1
      expect(whyNot(honor as never, s, seat, action)).toBeNull()
      play(honor as never, s, seat, action)
    }
  }
})

test('it spends no more rollouts than it is given, stops when told to, and needs none where there is no choice', () => {
  const t = given({ players: [{ hand: ['army-1', 'okugata-1', 'guard-1'] }, {}, {}] })
  const spent = (rollouts: number, stop: () => boolean): number =>
    deliberate(honor.view(t.s, 0), 0, seeded(1), { rollouts, stop }).reduce((n, w) => n + w.worlds, 0)
  expect(spent(50, () => false)).toBeLessThanOrEqual(50)
  expect(spent(50, () => false)).toBeGreaterThan(30)
  expect(spent(1e9, () => true)).toBe(0)
  let asked = 0
  expect(spent(1e9, () => ++asked > 3)).toBeLessThanOrEqual(6 * 3)
})

test('a likelier world looks the same from the seat, and the others hold more of what is worth keeping', () => {
  const held = { before: 0, after: 0 }
  const list = new Choices()
  const rng = seeded(5)
  const s = begin(honor, honor.options.defaults, 4, seeded(6))
  for (let n = 0; n < 60 && s.outcome === null; n++) {
    const seat = first(waiting(s))
    const view = honor.view(s, seat)
    const count = (w: Honor): number =>
      w.players.reduce((sum, p, i) => sum + (i === seat ? 0 : countType(w, p.hand, DISHONOR)), 0)
    const world = honor.imagine(view, rng)
    held.before += count(world)
    likelier(world, seat, rng)
    held.after += count(world)
    expect(honor.view(world, seat)).toEqual(view)
    legal(honor as never, s, seat, list)
    play(honor as never, s, seat, list.at(below(rng, list.size)))
  }
  expect(held.after).toBeGreaterThan(1.3 * held.before)
})

test('both values are shares of one victory, and know who is ahead', () => {
  const t = given({
    players: [
      { honour: 370, daimyo: 'daimyo-d4', home: ['poss-noh', 'okugata-6', 'guard-1'] },
      { honour: 20 },
      { honour: 120 },
    ],
  })
  for (const worth of [value, keenValue]) {
    const shares = new Float64Array(3)
    worth(t.s, shares)
    expect(shares.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 9)
    expect(shares[0]).toBeGreaterThan(0.5)
    expect(shares[2]).toBeGreaterThan(shares[1] as number)
  }
})

test('HS-DIS-3: whoever would win before the next turn is dishonoured, and not his neighbour', () => {
  const t = given({
    players: [
      { hand: ['dishonor-1', 'army-1'], honour: 300 },
      { honour: 370, daimyo: 'daimyo-s1', home: ['poss-noh', 'okugata-6'] },
      { honour: 340 },
    ],
  })
  expect(best(t, 0)).toBe('play dishonor-1')
  expect(best(t.does(0, 'play', 'dishonor-1'), 0)).toBe('dishonor 1')
})

test('HS-DIS-5: who wins at his next collection gives his house for his honour', () => {
  const t = given({
    players: [
      { hand: ['dishonor-1'] },
      { honour: 375, daimyo: 'daimyo-d4', home: ['poss-noh', 'okugata-6'] },
      {},
    ],
  })
  expect(best(t.does(0, 'play', 'dishonor-1').does(0, 'dishonor', 1), 1)).toBe('suicide samurai')
})

test('HS-DIS-6: a Samurai with an empty house dies gladly rather than lose 75 honour', () => {
  const t = given({ players: [{ hand: ['dishonor-1'] }, { honour: 330, daimyo: 'daimyo-d4' }, {}] })
  expect(best(t.does(0, 'play', 'dishonor-1').does(0, 'dishonor', 1), 1)).toBe('suicide samurai')
})
