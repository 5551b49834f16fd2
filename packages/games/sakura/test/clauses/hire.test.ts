import { expect } from 'vitest'
import { CHARACTERS, MAX_REPLACEMENTS } from '../../src/cards.ts'
import type { Given } from '../scenario.ts'
import { given, shows } from '../scenario.ts'

/** 3.4 Characters: hiring and replacing. */

const hiring: Given = {
  seats: 3,
  left: ['green-5'],
  right: ['blue-9'],
  hands: [['green-4', 'green-6', 'blue-8', 'blue-10', 'red-5', 'red-9']],
  row: ['samurai-flip', 'cook-1', 'cook-2', 'cook-3', 'konohana-free'],
  coins: [20],
}

shows(['SA-HIRE-1'], 'before, between and after serving the piles, and only in the own turn', () => {
  const t = given({ ...hiring, row: ['samurai-flip', 'daimyo-vote', 'geisha-peek', null, null] })
  expect(t.refusal(1, 'hire', 'samurai-flip')).toMatchObject({ id: 'notAsked', clauses: [] })
  t.does(0, 'hire', 'samurai-flip').does(0, 'place', 'green-4', 'left').may(0, 'hire', 'daimyo-vote')
  t.does(0, 'place', 'blue-10', 'right').may(0, 'hire', 'geisha-peek')
})

shows(
  ['SA-HIRE-2', 'SA-HIRE-3', 'SA-HIRE-4'],
  'as many as the purse pays for, at the price of the slot',
  () => {
    const t = given({ ...hiring, coins: [15] })
    const { reserve } = t.s
    for (const [id, left] of [
      ['samurai-flip', 14],
      ['cook-1', 12],
      ['cook-2', 9],
      ['cook-3', 5],
      ['konohana-free', 0],
    ] as const) {
      t.does(0, 'hire', id)
      expect(t.coins(0)).toBe(left)
      expect(t.s.reserve).toBe(reserve + 15 - left)
      expect(t.events.map(e => e.type).slice(0, 2)).toEqual(['paid', 'hired'])
    }
  },
)

shows(['SA-HIRE-5'], 'who cannot pay the full price cannot hire', () => {
  const t = given({ ...hiring, coins: [2] })
  t.may(0, 'hire', 'cook-1')
  for (const id of ['cook-2', 'cook-3', 'konohana-free'] as const)
    t.mayNot(0, 'hire', id).because('SA-HIRE-5')
})

shows(
  ['SA-HIRE-6', 'SA-HIRE-7'],
  'the ability is used at once, and the character is discarded face up',
  () => {
    const t = given({ ...hiring, row: ['geisha-peek', 'daimyo-vote', null, null, null] }).does(
      0,
      'hire',
      'geisha-peek',
    )
    expect(t.question).toBe('peekWho')
    expect(t.refusal(0, 'hire', 'daimyo-vote')).toEqual({
      id: 'noAnswer',
      facts: { question: 'peekWho' },
      clauses: [],
    })
    expect(t.view(2).open.discard).toEqual(['geisha-peek'])
  },
)

shows(['SA-HIRE-8'], 'a character without use at this moment can be neither hired nor used free', () => {
  const served: Given = { ...hiring, served: ['left', 'right'], freeUse: true }
  const conditions = {
    'cook-1': 'SA-CHAR-6',
    'samurai-lower': 'SA-CHAR-23',
    'samurai-higher': 'SA-CHAR-26',
    'daimyo-discard': 'SA-CHAR-31',
    'daimyo-steal': 'SA-CHAR-35',
    'konohana-colour': 'SA-CHAR-47',
    'konohana-free': 'SA-CHAR-47',
  } as const
  for (const [id, clause] of Object.entries(conditions)) {
    const t = given({ ...served, row: [id as keyof typeof conditions, null, null, null, null] })
    for (const verb of ['hire', 'free'])
      expect(t.refusal(0, verb, id)).toMatchObject({ facts: { character: id }, clauses: [clause] })
  }
})

shows(['SA-HIRE-9', 'SA-HIRE-10'], 'gaps stay and prices stay until the turn ends', () => {
  const t = given(hiring).does(0, 'hire', 'samurai-flip').does(0, 'hire', 'cook-2')
  expect(t.row).toEqual([null, 'cook-1', null, 'cook-3', 'konohana-free'])
  t.does(0, 'hire', 'cook-3')
  expect(t.event('hired')).toMatchObject({ slot: 4, price: 4 })
})

shows(
  ['SA-HIRE-11', 'SA-HIRE-12'],
  'who is left slides to the left in order; the deck fills the rest, lowest slot first',
  () => {
    const t = given({
      ...hiring,
      deck: ['daimyo-steal', 'daimyo-vote'],
      served: ['left', 'right'],
      row: [null, 'cook-1', null, 'cook-2', 'konohana-free'],
    })
    t.does(0, 'end')
    expect(t.row).toEqual(['cook-1', 'cook-2', 'konohana-free', 'daimyo-steal', 'daimyo-vote'])
    expect(t.event('rowRefilled').drawn).toEqual(['daimyo-steal', 'daimyo-vote'])
  },
)

shows(['SA-HIRE-11'], 'a full row does not move', () => {
  const t = given({ ...hiring, served: ['left', 'right'] }).does(0, 'end')
  expect(t.row).toEqual(hiring.row)
  expect(t.events.some(e => e.type === 'rowRefilled')).toBe(false)
})

shows(['SA-HIRE-13'], 'the last deck cards come first, then the shuffled discard pile goes on', () => {
  const row = [null, null, null, 'geisha-neighbours', 'geisha-peek'] as const
  const discard = CHARACTERS.filter(id => id !== 'daimyo-vote' && !(row as readonly unknown[]).includes(id))
  const t = given({ ...hiring, served: ['left', 'right'], row, discard })
  t.does(0, 'end')
  expect(t.row.slice(0, 3)).toEqual(['geisha-neighbours', 'geisha-peek', 'daimyo-vote'])
  expect(t.event('reshuffled').count).toBe(12)
  expect(t.s.deck).toHaveLength(10)
  expect(t.s.discard).toEqual([])
  expect(new Set([...t.s.row, ...t.s.deck]).size).toBe(15)
})

shows(
  ['SA-HIRE-14', 'SA-HIRE-15', 'SA-HIRE-16'],
  'six coins replace the row at any time of the own turn',
  () => {
    const t = given({
      ...hiring,
      coins: [6],
      deck: ['geisha-peek', 'daimyo-vote', 'samurai-lower', 'samurai-higher', 'geisha-reorder'],
    })
    const { reserve } = t.s
    expect(t.refusal(1, 'refresh')).toMatchObject({ id: 'notAsked', clauses: [] })
    t.does(0, 'refresh')
    expect(t.coins(0)).toBe(0)
    expect(t.s.reserve).toBe(reserve + 6)
    expect(t.discard).toEqual(['samurai-flip', 'cook-1', 'cook-2', 'cook-3', 'konohana-free'])
    expect(t.row).toEqual(['geisha-peek', 'daimyo-vote', 'samurai-lower', 'samurai-higher', 'geisha-reorder'])
    given({ ...hiring, coins: [5] })
      .mayNot(0, 'refresh')
      .because('SA-HIRE-14')
  },
)

shows(
  ['SA-HIRE-17', 'SA-HIRE-18', 'SA-HIRE-19', 'SA-HIRE-20'],
  'one of the new five is free; it is optional, and the others cost',
  () => {
    const t = given({ ...hiring, coins: [7], deck: ['daimyo-vote'] })
    t.does(0, 'refresh')
    expect(t.view(1).open.turn?.freeUse).toBe(true)
    const offered = t.open(0).filter(text => text.startsWith('free'))
    expect(offered.length).toBeGreaterThan(0)
    t.may(0, 'place', 'green-6', 'left')
    t.does(0, 'free', 'daimyo-vote')
    expect(t.coins(0)).toBe(1)
    expect(t.discard.at(-1)).toBe('daimyo-vote')
    for (const seat of [0, 1, 2]) t.does(seat, 'vote', 'white')
    expect(t.open(0).some(text => text.startsWith('free'))).toBe(false)
  },
)

shows(['SA-HIRE-21'], 'the row may be replaced again and again, each time with a new free use', () => {
  const t = given({ ...hiring, coins: [18] })
  for (const left of [12, 6, 0]) {
    t.does(0, 'refresh')
    expect(t.coins(0)).toBe(left)
    expect(t.view(0).open.turn?.freeUse).toBe(true)
  }
  expect(t.view(0).open.turn?.replacements).toBe(3)
})

shows(['SA-HIRE-22'], 'any other action lets the free use lapse', () => {
  const start: Given = {
    ...hiring,
    coins: [20],
    freeUse: true,
    row: ['samurai-flip', 'cook-1', 'cook-2', 'cook-3', null],
  }
  const lapsed = [
    given(start).does(0, 'hire', 'cook-1'),
    given(start).does(0, 'place', 'green-6', 'left'),
    given({ ...start, hands: [['red-1', 'red-2', 'blue-3', 'red-3']] })
      .does(0, 'take', 'left')
      .does(0, 'replace', 'red-1'),
  ]
  for (const t of lapsed) t.mayNot(0, 'free', 'samurai-flip').because('SA-HIRE-22')
})

shows(['SA-HIRE-23'], 'thirty replacements are the most', () => {
  expect(MAX_REPLACEMENTS).toBe(30)
  const t = given({ ...hiring, coins: [20], replacements: 29 }).does(0, 'refresh')
  t.mayNot(0, 'refresh').because('SA-HIRE-23')
})
