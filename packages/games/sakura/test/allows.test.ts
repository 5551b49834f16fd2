import type { Words } from '@noren/engine'
import { expect } from 'vitest'
import { sakura } from '../src/index.ts'
import type { Given, Scene } from './scenario.ts'
import { given, shows } from './scenario.ts'

/** A choice names the clause that allows it, the closest to the case. */

const allowing = (t: Scene, ...words: Words): string => {
  t.may(0, ...words)
  return sakura.say(t.s, 0, sakura.hear(words) as number).clause
}
const placing = (g: Given, card: string, pile: 'left' | 'right'): string =>
  allowing(given(g), 'place', card, pile)

shows(
  ['SA-PLAY-6', 'SA-PLAY-7', 'SA-PLAY-9', 'SA-PLAY-10', 'SA-PLAY-11', 'SA-MOD-3'],
  'a placement names the rule of its pile: onwards, round the corner, equal, or helped',
  () => {
    const up: Given = { left: ['green-5'], hands: [['green-9', 'red-5', 'red-6']] }
    expect(placing(up, 'green-9', 'left')).toBe('SA-PLAY-6')
    expect(placing(up, 'red-5', 'left')).toBe('SA-PLAY-11')
    expect(placing({ ...up, pending: ['cook-1'] }, 'red-6', 'left')).toBe('SA-MOD-3')
    expect(placing({ left: ['green-13'], hands: [['green-1']] }, 'green-1', 'left')).toBe('SA-PLAY-9')
    expect(placing({ right: ['blue-9'], hands: [['blue-3']] }, 'blue-3', 'right')).toBe('SA-PLAY-7')
    expect(placing({ right: ['blue-1'], hands: [['blue-13']] }, 'blue-13', 'right')).toBe('SA-PLAY-10')
  },
)

shows(
  ['SA-CHAR-8', 'SA-CHAR-14', 'SA-CHAR-12', 'SA-CHAR-46'],
  'giving is by the Geisha who asks for it',
  () => {
    const hands: Given['hands'] = [['blue-2', 'blue-3'], ['red-3', 'red-4'], ['red-5']]
    const row: Given['row'] = ['geisha-peek', 'geisha-neighbours', 'konohana-free', null, null]
    const t = given({ hands, row, coins: [20] })
    expect(allowing(t, 'hire', 'geisha-peek')).toBe('SA-CHAR-12')
    expect(allowing(t, 'hire', 'konohana-free')).toBe('SA-CHAR-46')
    t.does(0, 'hire', 'geisha-peek').does(0, 'look', 1).does(0, 'swap', 'red-3')
    expect(allowing(t, 'give', 'blue-2')).toBe('SA-CHAR-14')
    expect(
      allowing(given({ hands, row, coins: [20] }).does(0, 'hire', 'geisha-neighbours'), 'give', 'blue-2'),
    ).toBe('SA-CHAR-8')
  },
)
