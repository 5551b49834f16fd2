import { WATCHER } from '@noren/engine'
import { expect } from 'vitest'
import type { Given } from '../scenario.ts'
import { given, shows } from '../scenario.ts'

/** 3.3 Taking a pile. */

const stuck: Given = {
  seats: 3,
  left: ['red-4', 'red-10'],
  right: ['black-2', 'black-7'],
  row: [null, null, null, null, null],
  hands: [['blue-1', 'green-3', 'blue-5', 'green-12']],
  coins: [0],
}

shows(['SA-TAKE-1', 'SA-TAKE-2'], 'who can place on neither pile must take both', () => {
  const t = given(stuck)
  expect(t.open(0)).toEqual(['take left', 'take right'])
  t.does(0, 'take', 'left').does(0, 'replace', 'green-12')
  expect(t.open(0)).toEqual(['take right'])
  t.does(0, 'take', 'right').does(0, 'replace', 'blue-1')
  expect(t.tricks(0)).toEqual(['red-4', 'red-10', 'black-2', 'black-7'])
  expect(t.open(0)).toEqual(['end'])
})

shows(['SA-TAKE-3'], 'tricks are one pile, open to their owner and a number to all others', () => {
  const t = given({ ...stuck, tricks: [['green-1']] }).does(0, 'take', 'left')
  expect(t.view(0).own.tricks).toEqual(['red-4', 'red-10', 'green-1'])
  expect(t.view(0).own.shurikens).toBe(2)
  for (const seat of [WATCHER, 1, 2]) {
    expect(t.view(seat).open.players[0]?.tricks).toBe(3)
    expect(t.view(seat).own.tricks).toEqual([])
    expect(t.heard(seat).find(e => e.type === 'took')).toMatchObject({ count: 2, cards: null })
  }
  expect(t.heard(0).find(e => e.type === 'took')).toMatchObject({ cards: ['red-4', 'red-10'] })
})

shows(['SA-TAKE-4'], 'the coins of the pile come from the reserve', () => {
  const t = given(stuck)
  const before = t.s.reserve
  t.does(0, 'take', 'left')
  expect(t.coins(0)).toBe(4)
  expect(t.s.reserve).toBe(before - 4)
})

shows(['SA-TAKE-5', 'SA-TAKE-6'], 'any hand card at once replaces the pile', () => {
  const t = given({ ...stuck, coins: [9], row: ['samurai-flip', null, null, null, null] }).does(
    0,
    'take',
    'left',
  )
  expect(t.open(0)).toEqual(['replace blue-1', 'replace green-3', 'replace blue-5', 'replace green-12'])
  expect(t.view(1).open.piles[0]).toEqual({ top: null, size: 0, sign: '+' })
  expect(t.refusal(0, 'hire', 'samurai-flip')).toEqual({
    id: 'noAnswer',
    facts: { question: 'replace' },
    clauses: [],
  })
  t.does(0, 'replace', 'green-12')
  expect(t.pile('left')).toEqual(['green-12'])
})

shows(['SA-TAKE-7'], 'the replacement is the card for that pile', () => {
  const t = given({ ...stuck, hands: [['blue-1', 'green-3', 'blue-5', 'blue-12']] })
  t.does(0, 'take', 'left').does(0, 'replace', 'blue-1')
  expect(t.view(0).open.turn?.unserved).toEqual(['right'])
  expect(t.refusal(0, 'place', 'blue-5', 'left')).toEqual({
    id: 'served',
    facts: { pile: 'left' },
    clauses: ['SA-PLAY-2'],
  })
  expect(t.hand(0)).toHaveLength(3)
})

shows(['SA-TAKE-8'], 'the coins of the first pile can be spent before the second is served', () => {
  const t = given({ ...stuck, row: [null, null, null, 'konohana-free', null] })
  t.mayNot(0, 'hire', 'konohana-free').because('SA-HIRE-5')
  t.does(0, 'take', 'left').does(0, 'replace', 'blue-1').does(0, 'hire', 'konohana-free')
  expect(t.coins(0)).toBe(0)
  t.does(0, 'place', 'green-3', 'right')
  expect(t.tricks(0)).toEqual(['red-4', 'red-10'])
})

shows(['SA-TAKE-9'], 'an almost empty reserve pays what is left', () => {
  const t = given({ ...stuck, reserve: 3 }).does(0, 'take', 'left')
  expect(t.coins(0)).toBe(3)
  expect(t.s.reserve).toBe(0)
  expect(t.event('gained')).toMatchObject({ coins: 3, dry: true })
  t.does(0, 'replace', 'blue-1').does(0, 'take', 'right')
  expect(t.coins(0)).toBe(3)
})
