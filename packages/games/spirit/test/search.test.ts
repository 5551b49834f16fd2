import { begin, Choices, first, legal, play, whyNot, seeded, waiting } from '@noren/engine'
import { exchange } from '@noren/engine/laws'
import { expect, test } from 'vitest'
import { spirit } from '../src/index.ts'
import { deliberate } from '../src/sense/search.ts'
import { given } from './scenario.ts'
import { secrets } from '../src/laws/fixture.ts'

const say = (action: number): string =>
  spirit.say(given({ samurai: ['kyuzo', 'gorobei'] }).s, 0, action).words.join(' ')

test('the mind chooses alike whatever the unseen cards are, and always something legal', () => {
  const list = new Choices()
  const s = begin(spirit, spirit.options.defaults, 3, seeded(8))
  for (let n = 0; n < 25 && s.outcome === null; n++) {
    const seat = first(waiting(s))
    const other = secrets.rename(s, exchange(secrets.groups(s, seat), seeded(n)))
    secrets.stir?.(other, seat, seeded(n))
    const mine = deliberate(spirit.view(s, seat), seat, seeded(n), { rollouts: 40, stop: () => false })
    const theirs = deliberate(spirit.view(other, seat), seat, seeded(n), { rollouts: 40, stop: () => false })
    expect(theirs).toEqual(mine)
    const [best] = mine
    if (best === undefined) throw new Error('nothing was weighed')
    expect(whyNot(spirit as never, s, seat, best.action)).toBeNull()
    legal(spirit as never, s, seat, list)
    expect(mine.length).toBe(list.size)
    play(spirit as never, s, seat, best.action)
  }
})

test('the mind does not die when it can ignore the wound', () => {
  const t = given({
    samurai: ['gorobei', 'kyuzo'],
    boards: [{ line: ['P2-06'], animal: true, wound: true }],
    more: 9,
  })
  const [best, worst] = deliberate(spirit.view(t.s, 0), 0, seeded(1), { rollouts: 60, stop: () => false })
  expect([say(best?.action ?? 0), worst?.value]).toEqual(['ignore', 0])
})

test('the mind stops when it is told to, and needs no time where there is no choice', () => {
  const t = given({ samurai: ['kyuzo', 'gorobei', 'kanbei'], more: 9 })
  let asked = 0
  const weighed = deliberate(spirit.view(t.s, 0), 0, seeded(1), { rollouts: 1e9, stop: () => ++asked > 1 })
  expect(weighed.reduce((sum, w) => sum + w.worlds, 0)).toBeLessThanOrEqual(24 * 3)
})

test('the mind thinks no longer than a choice is open, and never longer than it may', () => {
  const clear = given({
    samurai: ['gorobei', 'kyuzo'],
    boards: [{ line: ['P2-06'], animal: true, wound: true }],
    more: 9,
  })
  const worlds = (s: typeof clear.s, rollouts: number): number =>
    deliberate(spirit.view(s, 0), 0, seeded(2), { rollouts, stop: () => false }).reduce(
      (sum, w) => sum + w.worlds,
      0,
    )
  expect(worlds(clear.s, 5000)).toBeLessThan(500)
  const open = given({ samurai: ['kyuzo', 'gorobei', 'kanbei'], more: 9 })
  for (const rollouts of [1, 2, 50, 301]) expect(worlds(open.s, rollouts)).toBeLessThanOrEqual(rollouts)
})

test('where hope is faint, the mind still tells choices apart', () => {
  const s = begin(spirit, { ...spirit.options.defaults, mode: 'heroic' }, 6, seeded(1))
  const seat = first(waiting(s))
  const weighed = deliberate(spirit.view(s, seat), seat, seeded(1), { rollouts: 300, stop: () => false })
  const best = weighed[0]
  const pass = weighed.find(w => say(w.action) === 'pass')
  if (best === undefined || pass === undefined) throw new Error('a samurai may always pass')
  expect(best.value).toBeLessThan(0.02)
  expect(pass.worlds).toBeLessThan(best.worlds / 2)
})

test('at a small table a level that may think little thinks less, and the strongest all it may', () => {
  const worlds = (samurai: Parameters<typeof given>[0]['samurai'], rollouts: number): number =>
    deliberate(spirit.view(given({ samurai, more: 9 }).s, 0), 0, seeded(3), { rollouts, stop: () => false })
      .map(w => w.worlds)
      .reduce((a, b) => a + b, 0)
  const three = worlds(['kyuzo', 'gorobei', 'kanbei'], 240)
  expect(three).toBeGreaterThan(24)
  expect(three).toBeLessThanOrEqual(48)
  expect(worlds(['kyuzo', 'gorobei', 'kanbei', 'heihachi'], 240)).toBeGreaterThan(48)
  expect(worlds(['kyuzo', 'gorobei', 'kanbei'], 1200)).toBeGreaterThan(48)
})
