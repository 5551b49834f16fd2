import { expect } from 'vitest'
import { actions } from '../../src/actions.ts'
import { PRINTED, cardOf, nameOf } from '../../src/cards.ts'
import { heard } from '../../src/laws/reasons.ts'
import type { Given } from '../scenario.ts'
import { given, shows } from '../scenario.ts'
import { legalBy } from '../ways.ts'

/** 3.5 Placement modifiers. */

const base: Given = {
  seats: 3,
  left: ['green-5'],
  right: ['blue-9'],
  row: [null, null, null, null, null],
  hands: [['green-4', 'green-6', 'blue-8', 'red-3', 'black-2', 'black-11']],
}

shows(['SA-MOD-1'], 'seven characters become pending when hired', () => {
  for (const id of [
    'cook-1',
    'cook-2',
    'cook-3',
    'samurai-lower',
    'samurai-higher',
    'konohana-colour',
    'konohana-free',
  ] as const) {
    const t = given({ ...base, row: [id, null, null, null, null] }).does(0, 'hire', id)
    expect(t.view(2).open.turn?.pending).toEqual([id])
    expect(t.question).toBe('turn')
    expect(t.discard).toEqual([])
  }
})

shows(['SA-MOD-2'], 'several modifiers work together on one card', () => {
  const t = given({
    ...base,
    pending: ['cook-2', 'konohana-colour'],
    hands: [['red-4', 'red-1', 'red-2', 'blue-1']],
  })
  t.does(0, 'place', 'red-4', 'left')
  expect(t.event('placed').helpers).toEqual(['cook-2', 'konohana-colour'])
})

shows(
  ['SA-MOD-3', 'SA-AMB-49'],
  'a placement that some way of applying the helpers makes legal is made at once, and nobody is asked how',
  () => {
    const t = given({ ...base, pending: ['cook-2', 'samurai-lower'] })
    // 6 above 5 by itself, 4 by the Samurai or as a 6, 11 as no 5 or 9 and of another colour.
    expect(t.placeable(0, 'left')).toEqual(['green-4', 'green-6', 'red-3'])
    t.mayNot(0, 'place', 'black-11', 'left').because('SA-CHAR-4')
    t.does(0, 'place', 'green-6', 'left')
    expect(t.question).toBe('turn')
    expect(t.view(1).open.piles[0].top).toBe('green-6')
    expect(t.event('placed')).toMatchObject({ card: 'green-6', helpers: ['cook-2', 'samurai-lower'] })
    expect(t.event('spent').characters).toEqual(['cook-2', 'samurai-lower'])
    expect(t.view(1).open.turn?.pending).toEqual([])
  },
)

shows(['SA-AMB-49'], 'the log names the helpers spent, without signs', () => {
  const t = given({ ...base, pending: ['cook-2'] }).does(0, 'place', 'green-4', 'left')
  expect(t.event('placed').helpers).toEqual(['cook-2'])
  expect(heard.log('en', t.event('placed'), { name: () => 'Eric', me: -1 })).toBe(
    'Eric places green 4 on the left pile with the Second Cook.',
  )
  expect(actions.hear(['apply', 'cook-2+'])).toBeNull()
})

shows(['SA-MOD-4'], 'all pending modifiers end with the next service, a placement or a take', () => {
  const placed = given({ ...base, pending: ['samurai-lower', 'cook-1'] }).does(0, 'place', 'blue-8', 'right')
  expect(placed.view(0).open.turn?.pending).toEqual([])
  expect(placed.placeable(0, 'left')).toEqual(['green-6'])
  const taken = given({ ...base, pending: ['cook-1'], hands: [['red-1', 'black-1', 'blue-1', 'red-13']] })
  taken.does(0, 'take', 'left')
  expect(taken.view(0).open.turn?.pending).toEqual([])
})

shows(['SA-MOD-5'], 'afterwards the card is its printed self', () => {
  const t = given({ ...base, pending: ['konohana-free'] }).does(0, 'place', 'black-2', 'left')
  expect(t.view(1).open.piles[0].top).toBe('black-2')
  expect(legalBy(PRINTED, cardOf('black-3'), cardOf('black-2'), true, 0)).toBe(true)
  expect(legalBy(PRINTED, cardOf('green-6'), cardOf('black-2'), true, 0)).toBe(false)
})

shows(['SA-MOD-6'], 'a modifier lies beside the player until it ends, then it is discarded', () => {
  const t = given({ ...base, coins: [13], row: ['konohana-free', null, null, null, null] }).does(
    0,
    'hire',
    'konohana-free',
  )
  t.does(0, 'refresh').does(0, 'refresh')
  expect([...t.row, ...t.discard, ...t.s.deck.map(nameOf)]).not.toContain('konohana-free')
  t.does(0, 'place', 'black-2', 'left')
  expect(t.discard.at(-1)).toBe('konohana-free')
  expect(t.event('spent').characters).toEqual(['konohana-free'])
})
