import type { Standing, Words } from '@noren/engine'
import { leftAlone, ownAnswer } from '@noren/engine'
import { describe, expect, test } from 'vitest'
import { honor } from '../src/index.ts'
import type { HonorView } from '../src/view.ts'
import { ANSWERS, standing } from '../src/words.ts'
import type { Scene } from './scenario.ts'
import { given } from './scenario.ts'

const viewOf = (t: Scene, seat: number): HonorView => honor.view(t.s, seat)

/** What is answered by itself; 'asked' if the player must say it. */
function replies(t: Scene, seat: number, kept: Standing): Words | 'asked' | null {
  const view = viewOf(t, seat)
  if (!leftAlone(standing, kept, view, seat)) return 'asked'
  return ownAnswer(standing, kept, view, seat, t.face(seat).choices)
}

/** Seat 0 plays Dishonor on seat 1. */
const shamed = (card: string, rest: { readonly shogun?: number } = {}): Scene =>
  given({
    ...rest,
    players: [{ hand: ['dishonor-1'] }, { honour: 120, hand: [card, 'army-2'] }, { hand: ['army-3'] }],
  }).plays(0, 'dishonor-1', ['dishonor', 1])

/** Seat 0 attacks seat 1, whose Daimyo of 5 has a castle of 10 and a second Samurai in seat 2, and loses the battle. */
const beaten = (card: string): Scene =>
  given({
    players: [
      { daimyo: 'daimyo-d3', hand: ['army-1'] },
      { daimyo: 'daimyo-s1', court: ['castle-1'], hand: [card] },
      { status: ['second', 1], hand: ['saveface-2'] },
      { hand: ['saveface-3'] },
    ],
  })
    .dice(6, 1)
    .does(0, 'attack', 1)

describe('standing answers', () => {
  test('HS-DEC-7, HS-DIS-4: whoever has so much honour saves face, below it the Dishonor is borne', () => {
    const t = shamed('saveface-1')
    expect(replies(t, 1, { dishonored: { from: 120 } })).toEqual(['save'])
    expect(replies(t, 1, { dishonored: { from: 121 } })).toEqual(['accept'])
    expect(replies(t, 1, {})).toBe('asked')
    expect(t.does(1, ...(replies(t, 1, { dishonored: { from: 0 } }) as Words)).honour(1)).toBe(90)
  })

  test('HS-DEC-7, HS-SAVE-4: without the card, or as the player of the Shogun, it is borne; nobody dies for it', () => {
    expect(replies(shamed('army-1'), 1, { dishonored: { from: 0 } })).toEqual(['accept'])
    expect(replies(shamed('saveface-1', { shogun: 1 }), 1, { dishonored: { from: 0 } })).toEqual(['accept'])
  })

  test('HS-DEC-9, HS-BATTLE-14: what the fallen house brings in a turn decides, for its second Samurai by his half', () => {
    const t = beaten('saveface-1')
    expect(replies(t, 1, { fallen: { from: 15 } })).toEqual(['save'])
    expect(replies(t, 1, { fallen: { from: 20 } })).toEqual(['pass'])
    expect(replies(t, 2, { fallen: { from: 10 } })).toEqual(['save'])
    expect(replies(t, 2, { fallen: { from: 15 } })).toEqual(['pass'])
    expect(replies(beaten('army-2'), 1, { fallen: { from: 0 } })).toEqual(['pass'])
  })

  test('HS-DEC-8, HS-SAVE-3: the losses of others are no answer’s business, they pass or are asked about', () => {
    expect(replies(beaten('army-2'), 3, { fallen: { from: 0 } })).toBe('asked')
    expect(replies(beaten('army-2'), 3, { fallen: { from: 0 }, others: 'game' })).toEqual(['pass'])
    const dishonor = shamed('army-1').does(1, 'accept')
    expect(replies(dishonor, 2, { fallen: { from: 0 }, dishonored: { from: 0 } })).toBe('asked')
  })

  test('4.1.4: whether an answer is given never depends on the hand', () => {
    const kept: Standing = { dishonored: { from: 50 }, fallen: { from: 5 } }
    for (const scene of [shamed, beaten]) {
      const [holds, lacks] = [scene('saveface-1'), scene('army-9')].map(t => viewOf(t, 1)) as [
        HonorView,
        HonorView,
      ]
      expect(leftAlone(standing, kept, holds, 1)).toBe(true)
      expect(leftAlone(standing, kept, lacks, 1)).toBe(true)
      for (const answer of standing.answers ?? []) expect(answer.stake(holds, 1)).toBe(answer.stake(lacks, 1))
    }
  })

  test('no answer bears the name of a reply', () => {
    expect(ANSWERS.filter(id => [...standing.replies, 'turn'].includes(id))).toEqual([])
  })
})
