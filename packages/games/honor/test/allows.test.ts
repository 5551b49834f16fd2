import type { Words } from '@noren/engine'
import { describe, expect, test } from 'vitest'
import { freezeData } from '../src/cards.ts'
import { honor } from '../src/index.ts'
import type { Scene } from './scenario.ts'
import { given } from './scenario.ts'

/** A choice names the clause that allows it, the closest to the case. */

const allowing = (t: Scene, seat: number, ...words: Words): string => {
  expect(t.no(seat, ...words), words.join(' ')).toEqual([])
  return honor.say(t.s, seat, honor.hear(words) as number).clause
}

describe('the clause that allows', () => {
  test('HS-PLACE-1, HS-PLACE-2, HS-PLACE-3: laying by whose house it is, a castle by its own', () => {
    const leads = given({ players: [{ hand: ['army-1', 'castle-1'] }, {}, {}] })
    expect(allowing(leads, 0, 'play', 'army-1')).toBe('HS-PLACE-1')
    expect(allowing(leads, 0, 'play', 'castle-1')).toBe('HS-PLACE-3')
    const army = leads.fork().does(0, 'play', 'army-1')
    expect(allowing(army, 0, 'lay', 'samurai')).toBe('HS-PLACE-1')
    expect(allowing(army, 0, 'lay', 'daimyo')).toBe('HS-PLACE-1')
    expect(allowing(leads.does(0, 'play', 'castle-1'), 0, 'lay', 'daimyo')).toBe('HS-PLACE-3')
    const serves = given({ players: [{ status: ['second', 1], hand: ['army-1'] }, {}, {}] }).does(
      0,
      'play',
      'army-1',
    )
    expect(allowing(serves, 0, 'lay', 'samurai')).toBe('HS-PLACE-1')
    expect(allowing(serves, 0, 'lay', 'daimyo')).toBe('HS-PLACE-2')
  })

  test('HS-DECL-5, HS-AMB-64: an alliance by a Rônin, and by who leads a Daimyo', () => {
    const players = [{ status: 'ronin' as const }, {}, {}]
    expect(allowing(given({ players }), 0, 'ally', 1)).toBe('HS-DECL-5')
    expect(allowing(given({ players: [{}, {}, {}], alliances: 'anyone' }), 0, 'ally', 1)).toBe('HS-AMB-64')
  })

  test('HS-DIS-4, HS-SAVE-3: Save Face by whoever is dishonoured, and by anybody in a window', () => {
    const t = given({
      players: [{ hand: ['dishonor-1'] }, { hand: ['saveface-1'] }, { hand: ['saveface-2'] }],
    })
    t.does(0, 'play', 'dishonor-1').does(0, 'dishonor', 1)
    expect(allowing(t, 1, 'save')).toBe('HS-DIS-4')
    expect(allowing(t.does(1, 'accept'), 2, 'save')).toBe('HS-SAVE-3')
  })
})

describe('what refuses', () => {
  const cites = (t: Scene, ...words: Words): readonly string[] => t.no(0, ...words)

  test('HS-ACT-7, HS-ACT-8, HS-ACT-9: no action is left, by the ki, by the least or by the most of actions', () => {
    const used = (home: readonly string[], n: number): readonly string[] =>
      cites(given({ players: [{ home }, {}, {}], used: n }), 'draw')
    expect(used(['poss-gunpowder'], 2)).toEqual(['HS-ACT-8', 'HS-ACT-7'])
    expect(used([], 2)).toEqual(['HS-ACT-7'])
    expect(used(['okugata-1', 'poss-noh', 'army-36', 'army-37', 'army-38', 'army-39'], 5)).toEqual([
      'HS-ACT-7',
    ])
    const most = ['okugata-1', 'poss-noh', 'army-36', 'army-37', 'army-38', 'army-39', 'army-40']
    expect(used(most, 5)).toEqual(['HS-ACT-9', 'HS-ACT-7'])
  })

  test('HS-HOUSE-7: six of what is neither wife nor army may lie in a house', () => {
    const home = [
      'poss-nodachi',
      'poss-daisho',
      'poss-masamune',
      'poss-noh',
      'poss-gunpowder',
      'guard-1',
      'guard-2',
      'guard-3',
      'guard-4',
    ]
    const t = given({ players: [{ home, hand: ['guard-5'] }, {}, {}] }).does(0, 'play', 'guard-5')
    expect(t.choices(0)).toEqual(['lay samurai', 'lay daimyo'])
    t.does(0, 'lay', 'samurai')
    expect(t.home(0)).toContain('guard-5')
    // A table may have more guards than are printed: there is no limit to those either.
    const data = freezeData({ cards: { 'army-1': { type: 'guard' } }, shogun: [50, 75, 100, 150] })
    const guards = ['guard-1', 'guard-2', 'guard-3', 'guard-4', 'guard-5']
    const more = given({ data, players: [{ home: guards, hand: ['army-1'] }, {}, {}] }).does(
      0,
      'play',
      'army-1',
    )
    expect(more.choices(0)).toEqual(['lay samurai', 'lay daimyo'])
  })
})
