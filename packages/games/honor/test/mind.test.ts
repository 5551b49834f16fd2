/** The thinker: it knows a view and nothing else, keeps to its patience, and sees what the rules of thumb do not. */
import { begin, Choices, first, legal, play, refuse, seeded, waiting } from '@noren/engine'
import { exchange } from '@noren/engine/laws'
import { expect, test } from 'vitest'
import { honor } from '../src/index.ts'
import { deliberate } from '../src/mind.ts'
import type { Scene } from './given.ts'
import { given } from './given.ts'
import { secrets } from './secrets.ts'

const calm = (rollouts: number) => ({ rollouts, stop: () => false })
const best = (t: Scene, seat: number, rollouts = 200): string => {
  const [top] = deliberate(honor.view(t.s, seat), seat, seeded(3), calm(rollouts))
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
      const mine = deliberate(honor.view(s, seat), seat, seeded(n), calm(24))
      expect(deliberate(honor.view(other, seat), seat, seeded(n), calm(24))).toEqual(mine)
      legal(honor as never, s, seat, list)
      expect(new Set(mine.map(w => w.action))).toEqual(new Set(list.toArray()))
      expect(mine.length).toBe(list.size)
      const action = mine[0]?.action ?? -1
      expect(refuse(honor as never, s, seat, action)).toBeNull()
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
