/** The rule-based player: whole games end, and it knows when to stop the leader. */
import type { Seat } from '@noren/engine'
import { begin, below, Choices, legal, members, play, seeded, waiting } from '@noren/engine'
import { describe, expect, test } from 'vitest'
import { honor } from '../src/index.ts'
import { sense } from '../src/sense.ts'
import type { Honor } from '../src/state.ts'
import type { Scene } from './scenario.ts'
import { given } from './scenario.ts'

const open = new Choices()
function chosen(s: Honor, seat: Seat, seed = 1): string {
  legal(honor as never, s, seat, open)
  return honor.say(s, seat, open.at(sense.policy?.(s, seat, open, seeded(seed)) ?? -1)).words.join(' ')
}
/** What the player at turn does until the turn is over. */
function turnOf(t: Scene, seat: Seat): string[] {
  const done: string[] = []
  while (t.s.active === seat && t.s.outcome === null) {
    const who = t.asked()[0] as Seat
    const words = chosen(t.s, who)
    if (who === seat) done.push(words)
    t.does(who, ...words.split(' ').map(w => (/^\d+$/.test(w) ? Number(w) : w)))
  }
  return done
}

describe('the rule-based player', () => {
  test('games among its kind end: at every table, far below 200 rounds', () => {
    for (const seats of [3, 4, 5, 6]) {
      const rounds: number[] = []
      for (let seed = 1; seed <= 15; seed++) {
        const rng = seeded(seed * 13)
        const s = begin(honor, { ...honor.options.defaults, target: 'auto' }, seats, seeded(seed))
        while (s.outcome === null && s.round <= 200) {
          const seat = members(waiting(s))[0] as Seat
          legal(honor as never, s, seat, open)
          const i = sense.policy?.(s, seat, open, rng) ?? -1
          expect(i >= 0 && i < open.size).toBe(true)
          play(honor as never, s, seat, open.at(i))
        }
        rounds.push(s.round)
      }
      expect(Math.max(...rounds), `${seats} players`).toBeLessThan(200)
      expect(rounds.sort((a, b) => a - b)[7]).toBeLessThan(30)
    }
  })

  test('HS-DIS-3: Dishonor is kept from the weak and thrown at whoever is about to win', () => {
    const table = (honour: number): Scene =>
      given({ players: [{ hand: ['dishonor-1'] }, { honour, court: ['poss-noh', 'castle-3'] }, {}] })
    expect(turnOf(table(375), 0)).toEqual(expect.arrayContaining(['play dishonor-1', 'dishonor 1']))
    expect(turnOf(table(0), 0)).not.toContain('play dishonor-1')
  })

  test('HS-BATTLE-2: a leading Shogun is attacked even against the odds', () => {
    const table = (honour: number): Scene =>
      given({
        shogun: 1,
        players: [
          { daimyo: 'daimyo-s1', home: ['army-28', 'army-16'] },
          { honour, daimyo: 'daimyo-d3', court: ['army-29'], home: ['army-30'] },
          {},
        ],
      })
    expect(turnOf(table(350), 0)).toContain('attack 1')
    expect(turnOf(table(-200), 0)).not.toContain('attack 1')
  })

  test('HS-PLACE-4, HS-DECL-5: a Rônin takes a Daimyo, or looks for a lord', () => {
    expect(turnOf(given({ players: [{ status: 'ronin', hand: ['daimyo-d1'] }, {}, {}] }), 0)).toContain(
      'enthrone',
    )
    const lordless = turnOf(
      given({ players: [{ status: 'ronin' }, { daimyo: 'daimyo-s1' }, { daimyo: 'daimyo-d4' }] }),
      0,
    )
    expect(lordless).toContain('ally 2')
  })

  test('HS-SAVE-3: it saves itself and its lord, and nobody else', () => {
    const lost = (status: 'second' | 'none'): Scene =>
      given({
        players: [
          { daimyo: 'daimyo-d3', hand: ['army-1'] },
          { daimyo: 'daimyo-s1', court: ['castle-1'], hand: ['saveface-1'] },
          { ...(status === 'second' ? { status: ['second', 1] as const } : {}), hand: ['saveface-2'] },
        ],
      })
        .dice(6, 1)
        .does(0, 'attack', 1)
    expect(chosen(lost('none').s, 1)).toBe('save')
    expect(chosen(lost('none').s, 2)).toBe('pass')
    expect(chosen(lost('second').s, 2)).toBe('save')
  })

  test('it never picks up a card only to put it back', () => {
    const rng = seeded(5)
    for (let seed = 1; seed <= 20; seed++) {
      const s = begin(honor, { ...honor.options.defaults, target: 250 }, 3 + (seed % 4), seeded(seed))
      while (s.outcome === null) {
        const seat = members(waiting(s))[0] as Seat
        legal(honor as never, s, seat, open)
        const blind = below(rng, 4) === 0 && s.frames.length === 1
        const a = open.at(blind ? below(rng, open.size) : (sense.policy?.(s, seat, open, rng) ?? 0))
        expect(honor.say(s, seat, a).words[0]).not.toBe('back')
        play(honor as never, s, seat, a)
      }
    }
  })

  test('a value is a share of one victory, larger for whoever is ahead', () => {
    const out = new Float64Array(6)
    const t = given({ players: [{ honour: 300 }, { honour: 100 }, { honour: -50 }] })
    sense.value(t.s, out)
    expect((out[0] ?? 0) + (out[1] ?? 0) + (out[2] ?? 0)).toBeCloseTo(1)
    expect((out[0] ?? 0) > (out[1] ?? 0) && (out[1] ?? 0) > (out[2] ?? 0)).toBe(true)
  })
})
