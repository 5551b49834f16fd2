import { WATCHER } from '@noren/engine'
import { expect } from 'vitest'
import type { Given } from '../scenario.ts'
import { fresh, given, playDefaults, shows } from '../scenario.ts'

/** 3.2 Turn and placement. */

const plain: Given = {
  seats: 3,
  left: ['green-5'],
  right: ['blue-9'],
  row: [null, null, null, null, null],
  hands: [['green-4', 'green-6', 'blue-8', 'blue-10', 'red-5', 'red-9', 'black-1', 'black-13']],
}

shows(['SA-PLAY-1'], 'turns go clockwise', () => {
  const t = fresh(4, 3)
  const turns = playDefaults(t, s => s.round > 1).flatMap(e => (e.type === 'turnEnded' ? [e.seat] : []))
  expect(turns).toEqual(turns.map((_, i) => ((turns[0] ?? 0) + i) % 4))
})

shows(
  ['SA-PLAY-2', 'SA-PLAY-4', 'SA-PLAY-18'],
  'each pile is served exactly once, with one card each',
  () => {
    const t = given(plain)
    t.mayNot(0, 'end').because('SA-PLAY-17')
    t.does(0, 'place', 'green-6', 'left')
    expect(t.view(0).open.turn?.unserved).toEqual(['right'])
    t.mayNot(0, 'place', 'red-5', 'left').because('SA-PLAY-2')
    t.mayNot(0, 'take', 'left').because('SA-PLAY-2')
    t.does(0, 'place', 'blue-8', 'right')
    expect(t.view(0).open.turn?.unserved).toEqual([])
    expect(t.hand(0)).toHaveLength(6)
    t.mayNot(0, 'place', 'red-9', 'right').because('SA-PLAY-2')
  },
)

shows(['SA-PLAY-3'], 'either pile may be served first', () => {
  given(plain).does(0, 'place', 'blue-8', 'right').does(0, 'place', 'green-6', 'left')
  given(plain).does(0, 'place', 'green-6', 'left').does(0, 'place', 'blue-8', 'right')
})

shows(['SA-PLAY-5', 'SA-PLAY-13'], 'a placed card is the new top, and only its print counts', () => {
  const t = given(plain).does(0, 'place', 'red-5', 'left')
  expect(t.pile('left')).toEqual(['green-5', 'red-5'])
  expect(t.view(1).open.piles[0]).toEqual({ top: 'red-5', size: 2, sign: '+' })
})

shows(
  ['SA-PLAY-6', 'SA-PLAY-7', 'SA-PLAY-8'],
  'higher on +, lower on −, by any step, in the colour of the top',
  () => {
    const t = given({
      ...plain,
      hands: [['green-6', 'green-13', 'green-4', 'blue-1', 'blue-8', 'blue-10', 'red-6', 'red-8']],
    })
    expect(t.placeable(0, 'left')).toEqual(['green-6', 'green-13'])
    expect(t.placeable(0, 'right')).toEqual(['blue-1', 'blue-8'])
    t.mayNot(0, 'place', 'green-4', 'left').because('SA-PLAY-6', 'SA-PLAY-11')
    t.mayNot(0, 'place', 'blue-10', 'right').because('SA-PLAY-7', 'SA-PLAY-11')
    t.mayNot(0, 'place', 'red-6', 'left').because('SA-PLAY-6', 'SA-PLAY-11')
    t.mayNot(0, 'place', 'red-8', 'right').because('SA-PLAY-7', 'SA-PLAY-11')
  },
)

shows(['SA-PLAY-9', 'SA-PLAY-10'], '1 on 13 climbs and 13 on 1 falls, in the same colour', () => {
  const t = given({
    ...plain,
    left: ['black-13'],
    right: ['red-1'],
    hands: [['black-1', 'red-13', 'red-2', 'blue-2']],
  })
  expect(t.placeable(0, 'left')).toEqual(['black-1', 'red-13'])
  expect(t.placeable(0, 'right')).toEqual(['black-1', 'red-13'])
  const u = given({
    ...plain,
    left: ['red-1'],
    right: ['black-13'],
    hands: [['black-1', 'red-13', 'red-2', 'blue-2']],
  })
  expect(u.placeable(0, 'left')).toEqual(['black-1', 'red-13', 'red-2'])
  expect(u.placeable(0, 'right')).toEqual(['black-1', 'red-13'])
})

shows(['SA-PLAY-11', 'SA-PLAY-12'], 'equal value is legal on both piles in every colour', () => {
  const t = given({
    ...plain,
    left: ['green-7'],
    right: ['blue-7'],
    hands: [['red-7', 'black-7', 'red-1', 'black-2']],
  })
  expect(t.placeable(0, 'left')).toEqual(['red-7', 'black-7'])
  expect(t.placeable(0, 'right')).toEqual(['red-7', 'black-7'])
})

shows(['SA-PLAY-14'], 'nobody sees what lies under a top card, except through Geisha-Reorder', () => {
  const t = given({
    ...plain,
    left: ['red-2', 'red-3', 'green-5'],
    row: ['geisha-reorder', null, null, null, null],
  })
  for (const seat of [WATCHER, 0, 1, 2]) {
    const v = t.view(seat)
    expect(v.open.piles[0]).toEqual({ top: 'green-5', size: 3, sign: '+' })
    expect(JSON.stringify({ ...v, own: { ...v.own, memory: null } })).not.toContain('red-2')
  }
  expect(t.view(WATCHER).own.memory.piles).toEqual([[], []])
  t.does(0, 'hire', 'geisha-reorder').does(0, 'study', 'left')
  expect(t.view(0).own.question).toMatchObject({ kind: 'reorder', cards: ['red-2', 'red-3', 'green-5'] })
  expect(t.view(1).own.question).toMatchObject({ kind: 'reorder', cards: null, laid: null })
})

shows(['SA-PLAY-15'], 'a pile with a legal card cannot be taken, pending modifiers included', () => {
  const t = given({ ...plain, hands: [['red-1', 'red-2', 'black-3', 'blue-4']] })
  t.may(0, 'take', 'left').mayNot(0, 'take', 'right').because('SA-PLAY-15')
  const u = given({ ...plain, hands: [['red-1', 'red-2', 'black-3', 'blue-4']], pending: ['konohana-free'] })
  u.mayNot(0, 'take', 'left').because('SA-PLAY-15')
})

shows(['SA-PLAY-15', 'SA-AMB-1'], 'with the table option voluntaryTake any pile may be taken', () => {
  const t = given({ ...plain, voluntaryTake: true })
  t.may(0, 'take', 'left').may(0, 'take', 'right').does(0, 'take', 'left')
  expect(t.tricks(0)).toEqual(['green-5'])
})

shows(['SA-PLAY-16'], 'a whole game can be played without hiring anybody', () => {
  const t = fresh(3, 8)
  expect(playDefaults(t).some(e => e.type === 'hired')).toBe(false)
  expect(t.s.outcome).not.toBeNull()
})

shows(['SA-PLAY-17'], 'the turn goes on until its player ends it', () => {
  const t = given(plain).does(0, 'place', 'green-6', 'left').does(0, 'place', 'blue-8', 'right')
  expect(t.view(1).open.turn?.seat).toBe(0)
  expect(t.open(0)).toEqual(['end'])
  t.does(0, 'end')
  expect(t.view(1).open.turn?.seat).toBe(1)
  expect(t.refusal(0, 'end')).toMatchObject({ id: 'notAsked', clauses: [] })
})

shows(
  ['SA-PLAY-6', 'SA-PLAY-11', 'SA-CHAR-4', 'SA-CHAR-22', 'SA-CHAR-25', 'SA-CHAR-45'],
  'a misfit cites the rule of the pile, then what holds although somebody helps',
  () => {
    const hands: Given['hands'] = [['black-9', 'green-3', 'red-11', 'blue-12']]
    const cites = (
      pending: NonNullable<Given['pending']>,
      ...words: string[]
    ): readonly string[] | undefined => given({ hands, pending }).refusal(0, 'place', ...words)?.clauses
    expect(cites(['cook-1'], 'black-9', 'left')).toEqual(['SA-PLAY-6', 'SA-PLAY-11', 'SA-CHAR-4'])
    expect(cites(['cook-1', 'konohana-colour'], 'green-3', 'left')).toEqual([
      'SA-PLAY-6',
      'SA-PLAY-11',
      'SA-CHAR-4',
      'SA-CHAR-45',
    ])
    // A Samurai is named where the colour is what still fails, and on his own pile alone.
    expect(cites(['samurai-lower'], 'black-9', 'left')).toEqual(['SA-PLAY-6', 'SA-PLAY-11', 'SA-CHAR-22'])
    expect(cites(['samurai-lower'], 'blue-12', 'right')).toEqual(['SA-PLAY-7', 'SA-PLAY-11'])
    expect(cites(['samurai-higher'], 'red-11', 'right')).toEqual(['SA-PLAY-7', 'SA-PLAY-11', 'SA-CHAR-25'])
    expect(cites(['samurai-higher'], 'green-3', 'left')).toEqual(['SA-PLAY-6', 'SA-PLAY-11'])
  },
)
