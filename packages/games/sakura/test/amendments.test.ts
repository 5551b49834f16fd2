import { WATCHER } from '@noren/engine'
import { LANG_IDS } from '@noren/words'
import { expect, test } from 'vitest'
import type { CharacterId } from '../src/cards.ts'
import { heard } from '../src/laws/reasons.ts'
import type { Given } from './scenario.ts'
import { given, shows } from './scenario.ts'

/** What version 2 amends, beside SA-AMB-49 (clauses/mod) and SA-AMB-52 (clauses/geisha). */

const row = (...ids: (CharacterId | null)[]): (CharacterId | null)[] =>
  [...ids, null, null, null, null, null].slice(0, 5)
const stuck: Given = {
  left: ['green-4', 'green-5'],
  right: ['blue-9'],
  row: row(),
  hands: [['red-1', 'red-2', 'red-3', 'black-1']],
}

shows(['SA-AMB-50'], 'labels name the coins a pile pays, unless the table says the cards alone', () => {
  const t = given(stuck)
  expect(t.view(0).own.sums).toEqual([2, 0])
  expect(heard.label('en', ['take', 'left'], t.view(0))).toBe('Take the left pile: 2 cards, gain 2 coins')
  expect(t.view(WATCHER).own.sums).toEqual([null, null])
  const closed = given({ ...stuck, openSums: false })
  expect(closed.view(0).own.sums).toEqual([null, null])
  for (const lang of LANG_IDS)
    for (const words of [
      ['take', 'left'],
      ['harvest', 'left'],
    ])
      expect(heard.label(lang, words, closed.view(0))).not.toMatch(/coin|pièce|monet/)
  // What a seat has rightly seen stays in its memory, and the log tells the sum once it is paid.
  expect(closed.view(0).own.memory.piles).toEqual([['green-4'], []])
  closed.does(0, 'take', 'left')
  expect(closed.event('took').coins).toBe(2)
  expect(heard.log('en', closed.event('took'), { name: () => 'Eric', me: 0 })).toContain('2 coins')
})

shows(['SA-AMB-50', 'SA-TAKE-9'], 'a label names what will be paid, not what would be due', () => {
  const t = given({ ...stuck, reserve: 1, row: row('konohana-harvest') })
  expect(t.view(0).own.sums).toEqual([1, 0])
  expect(heard.label('en', ['take', 'left'], t.view(0))).toBe('Take the left pile: 2 cards, gain 1 coin')
  t.does(0, 'take', 'left')
  expect(t.event('gained').coins).toBe(1)
  expect(heard.label('it', ['take', 'right'], t.view(0))).toContain('0 monete')
})

shows(
  ['SA-AMB-51', 'SA-AMB-19'],
  'with denialHiring a useless character is paid, and nothing else happens',
  () => {
    const served = { ...stuck, served: ['left', 'right'] } as const
    const useless = [
      'cook-1',
      'samurai-lower',
      'samurai-higher',
      'daimyo-discard',
      'daimyo-steal',
      'konohana-colour',
      'konohana-free',
    ] as const
    for (const id of useless) {
      given({ ...served, row: row(null, id) }).mayNot(0, 'hire', id)
      const t = given({ ...served, row: row(null, id), denialHiring: true }).does(0, 'hire', id)
      expect(t.question).toBe('turn')
      expect(t.coins(0)).toBe(3)
      expect(t.discard).toEqual([id])
      expect(t.view(1).open.turn?.pending).toEqual([])
      expect(t.event('hired')).toMatchObject({ character: id, price: 2, unused: true, clause: 'SA-AMB-51' })
      expect(t.events.map(e => e.type)).toEqual(['paid', 'hired'])
    }
    expect(
      heard.log(
        'en',
        given({ ...served, row: row('cook-1'), denialHiring: true })
          .does(0, 'hire', 'cook-1')
          .event('hired'),
        { name: () => 'Eric', me: -1 },
      ),
    ).toBe('Eric hires the First Cook for 1 coin, only to deny it to the others.')
  },
)

shows(['SA-AMB-51'], 'it must be paid for, and a character of use is used as ever', () => {
  const denial = { ...stuck, denialHiring: true } as const
  given({ ...denial, served: ['left', 'right'], row: row('cook-1'), coins: [0] })
    .mayNot(0, 'hire', 'cook-1')
    .because('SA-HIRE-5')
  // Free of charge nothing is paid, so nothing useless is to be had.
  const free = given({ ...denial, served: ['left', 'right'], row: row('cook-1'), freeUse: true })
  expect(free.refusal(0, 'free', 'cook-1')).toMatchObject({ id: 'bothServed', clauses: ['SA-CHAR-6'] })
  const t = given({ ...denial, row: row('cook-1') }).does(0, 'hire', 'cook-1')
  expect(t.view(1).open.turn?.pending).toEqual(['cook-1'])
  expect(t.event('hired')).toMatchObject({ unused: false, clause: 'SA-HIRE-3' })
})

test('options of version 2 are in the view, so that bots know them', () => {
  const options = { voluntaryTake: true, openSums: false, denialHiring: true }
  expect(given(options).view(1).open.options).toEqual(options)
})

test('the reasons that were wrong are right (SA-CHAR-32, SA-PLAY-11)', () => {
  const t = given({ ...stuck, left: ['red-1'], hands: [['black-2', 'red-13', 'blue-1', 'red-2']] })
  const names = { name: (seat: number) => ['Anette', 'Eric', 'Monica'][seat] ?? '?', me: 0 }
  const said = (lang: 'en' | 'fr' | 'it', ...words: string[]): string => {
    const no = t.refusal(0, ...words)
    if (no === null) throw new Error('it is open')
    return heard.no(lang, no, names, t.view(0))
  }
  expect(t.refusal(0, 'place', 'black-2', 'left')).toEqual({
    id: 'misfit',
    facts: {
      card: 'black-2',
      pile: 'left',
      top: 'red-1',
      colour: 'red',
      value: 1,
      climbs: true,
      corner: null,
      helpers: [],
    },
    clauses: ['SA-PLAY-6', 'SA-PLAY-11'],
  })
  expect(said('en', 'place', 'black-2', 'left')).toBe('Needs red above 1, or any 1; this is black 2.')
  expect(said('fr', 'place', 'black-2', 'left')).toBe(
    'Il faut rouge au-dessus de 1, ou n’importe quel 1 ; ceci est le 2 noir.',
  )
  expect(said('it', 'place', 'black-2', 'left')).toBe(
    'Serve rosso sopra l’1, o qualsiasi 1; questo è il 2 nero.',
  )
  expect(said('en', 'end')).toBe('Both piles are still to be served.')
  expect(said('en', 'take', 'left')).toBe('You can place red 13 there, so you cannot take it.')
})
