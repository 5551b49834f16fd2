import { describe, expect, test } from 'vitest'
import type { SakeView } from '../src/index.ts'
import { sake } from '../src/index.ts'
import { ANSWERS, REPLIES, standing } from '../src/words.ts'
import type { Face, Seat, Standing, Words } from './engine.ts'
import {
  begin,
  below,
  Choices,
  face,
  leftAlone,
  legal,
  members,
  ownAnswer,
  play,
  seeded,
  waiting,
} from './engine.ts'
import type { Given, Play, Scene } from './scenario.ts'
import { given, rule } from './scenario.ts'

/** What is answered by itself; 'asked' if the player must say it. */
function replies(t: Play, seat: Seat, kept: Standing): Words | 'asked' | null {
  const { view, choices }: Face<SakeView> = face(sake, t.s, seat)
  return leftAlone(standing, kept, view, seat) ? ownAnswer(standing, kept, view, seat, choices) : 'asked'
}

/** Seat 0 strikes at seat 1 with a Katana: 3 and the Attack box of its card. Everybody lets it come. */
const struck = (victim: Given, scene: Partial<Scene> = {}): Play =>
  given({ players: [{ hand: ['A1'] }, victim, {}], gaps: [1, 3, 3], ...scene })
    .uses(0, 0, 'attack', ['target', 1])
    .passOne()

const from = (n: number): Standing => ({ defend: { from: n } })

describe('standing answers', () => {
  rule(
    'SK-DEF-1 SK-DEF-3 D-9',
    'from its figure on the strike is met with the card that keeps most off',
    () => {
      const t = struck({ hand: ['D1', 'D3', 'D0', 'D2'], gear: ['yumi'] })
      expect(t.at).toBe('defend')
      expect(replies(t, 1, from(4))).toEqual(['defend', t.card(1, 1)])
      expect(replies(t, 1, from(5))).toEqual(['pass'])
      expect(replies(t, 1, {})).toBe('asked')
      t.does(1, ...(replies(t, 1, from(4)) as Words))
      expect(t.wounds(1)).toBe(1)
    },
  )

  rule('SK-DEF-3', 'of cards that all stop the blow, the one with the least other use is spent', () => {
    // With the Katana's 2 each of them is enough against 4.
    const t = struck({ hand: ['A0D2M2B2', 'A1D2M1B1', 'A2D2M2B0'] })
    expect(replies(t, 1, from(1))).toEqual(['defend', t.card(1, 1)])
    // What can stop something whole is spared.
    const spares = struck({ hand: ['stumble', 'double-vision', 'disciple', 'A0D2M2B2'] })
    expect(replies(spares, 1, from(1))).toEqual(['defend', spares.card(1, 3)])
  })

  rule('SK-DEF-4', 'against a shot the weapon is not counted', () => {
    const t = given({
      players: [{ hand: ['A1'], gear: ['yumi'] }, {}, { hand: ['A1D1', 'A0D2'] }],
      gaps: [4, 4, 4],
    })
      .uses(0, 0, 'attack', ['target', 2])
      .passOne()
    expect(replies(t, 2, from(2))).toEqual(['defend', t.card(2, 1)])
  })

  rule('SK-DEF-8', 'a Disciple is sacrificed only where no card stops as much', () => {
    const enough = struck({ hand: ['disciple', 'D3'] })
    expect(replies(enough, 1, from(1))).toEqual(['defend', enough.card(1, 1)])
    const short = struck({ hand: ['disciple', 'D1'], gear: ['yumi'] })
    expect(replies(short, 1, from(1))).toEqual(['sacrifice', short.card(1, 0)])
  })

  rule('SK-DEF-6', 'a card that would keep nothing off stays in the hand', () => {
    const t = struck({ hand: ['D0'], gear: ['yumi'] })
    expect(replies(t, 1, from(1))).toEqual(['pass'])
  })

  rule(
    'SK-INT-10 D-8',
    'Double Vision meets a strike at me, and nobody else’s; without the card it is a pass',
    () => {
      const t = given({
        players: [{ hand: ['A1'] }, { hand: ['double-vision'] }, { hand: ['double-vision'] }],
        gaps: [1, 3, 3],
      })
      t.uses(0, 0, 'attack', ['target', 1])
      const kept: Standing = { vision: { from: 4 } }
      expect(replies(t, 1, kept)).toEqual(['interrupt', t.card(1, 0)])
      expect(replies(t, 1, { vision: { from: 5 } })).toEqual(['pass'])
      expect(replies(t, 2, kept)).toBe('asked')
      const without = given({ players: [{ hand: ['A1'] }, { hand: ['D2'] }, {}], gaps: [1, 3, 3] })
      without.uses(0, 0, 'attack', ['target', 1])
      expect(replies(without, 1, kept)).toEqual(['pass'])
    },
  )

  rule('SK-INT-9 D-8', 'Stumble meets a Move of so many Steps', () => {
    const t = given({ players: [{ hand: ['M3'] }, { hand: ['stumble'] }, {}] })
    t.uses(0, 0, 'move', ['step', 'left', 2])
    expect(replies(t, 1, { stumble: { from: 2 } })).toEqual(['interrupt', t.card(1, 0)])
    expect(replies(t, 1, { stumble: { from: 3 } })).toEqual(['pass'])
  })

  rule('SK-TORMENT-7 SK-DEF-11 D-10', 'sips are defended too, never by a Disciple', () => {
    const t = given({
      players: [
        { status: 'spirit', hand: ['A1:shove', 'A2:shove'] },
        { hand: ['disciple', 'D1'], gear: ['yumi'], sake: ['life', 'board'] },
        {},
        {},
      ],
      at: 'step3',
      top: ['M1:shove'],
    })
    t.does(0, 'torment', 1).does(0, 'spend', t.card(0, 0)).does(0, 'spend', t.card(0, 1)).does(0, 'done')
    expect(t.at).toBe('defend')
    expect(replies(t, 1, { torment: { from: 2 } })).toEqual(['defend', t.card(1, 1)])
    expect(replies(t, 1, { torment: { from: 3 } })).toEqual(['pass'])
    expect(replies(t, 1, from(1))).toBe('asked')
  })

  rule('SK-DEMAT-5 SK-DEMAT-6 D-27', 'a Spirit vanishes when so many sips are at stake', () => {
    const t = given({
      players: [{ hand: ['A1'] }, {}, {}, { status: 'spirit', haul: 2, hand: ['D1:brawl'] }],
      top: ['M1:brawl'],
    })
    t.uses(0, 0, 'attack', ['target', 3]).passOne()
    expect(t.at).toBe('vanish')
    expect(replies(t, 3, { vanish: { from: 2 } })).toEqual(['vanish', t.card(3, 0)])
    expect(replies(t, 3, { vanish: { from: 3 } })).toEqual(['pass'])
  })

  test('section 5.1: whether an answer is given never depends on a hand, and it is always a legal one', () => {
    const kept: Standing = Object.fromEntries(ANSWERS.map(id => [id, { from: 2 }]))
    const rng = seeded(3)
    const list = new Choices()
    const seen = new Set<string>()
    for (let seed = 1; seed < 4; seed++) {
      const s = begin(sake, sake.options.defaults, 4, seeded(seed))
      for (let n = 0; s.outcome === null && n < 600; n++) {
        const [seat = 0] = members(waiting(s))
        const { view, choices } = face(sake, s, seat)
        const alone = leftAlone(standing, kept, view, seat)
        expect(leftAlone(standing, kept, { ...view, own: { ...view.own, hand: [] } }, seat)).toBe(alone)
        legal(sake, s, seat, list)
        let action = list.at(below(rng, list.size))
        if (alone) {
          const words = ownAnswer(standing, kept, view, seat, choices) as Words
          expect(choices.map(c => c.words)).toContainEqual(words)
          seen.add(String(words[0]))
          action = sake.hear(words) as number
        }
        play(sake, s, seat, action)
      }
    }
    expect(seen).toContain('defend')
    expect(seen).toContain('pass')
  })

  test('no answer bears the name of a reply', () => {
    expect(ANSWERS.filter(id => [...REPLIES, 'turn'].includes(id))).toEqual([])
  })
})
