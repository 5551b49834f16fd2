import type { GameDefinition, Seat, Words } from '@noren/engine'
import { Choices, legal, members, play, Recorder, settle, top, waiting } from '@noren/engine'
import type { SakeEvent, SakeFrame, Sake } from '@noren/sake'
import { sake } from '@noren/sake'
import type { Scene } from '@noren/sake/stage'
import { stage } from '@noren/sake/stage'
import { said, TYPES } from '@noren/sake/words'
import { aloud, LANG_IDS } from '@noren/words'
import { describe, expect, test } from 'vitest'
import type { CardType } from '../src/games/sake/model.ts'
import { printedTable } from '../src/games/sake/model.ts'
import { effectOf, own } from '../src/games/sake/texts.ts'

/** What stands on a card is what the engine does with it, at tables of both editions and with their options. */

const g = sake as unknown as GameDefinition<unknown, Sake, SakeFrame, SakeEvent, unknown>
const heard = await aloud(said)
type Options = NonNullable<Scene['options']>

function given(options: Options, scene: Omit<Scene, 'options'>): Sake {
  const s = stage({ ...scene, options })
  settle(g, s, new Recorder(s.seats))
  return s
}
function choices(s: Sake, seat: Seat): string[] {
  const out = new Choices()
  legal(g, s, seat, out)
  return out.toArray().map(a => sake.say(s, seat, a).words.join(' '))
}
function does(s: Sake, seat: Seat, ...words: Words): void {
  const action = sake.hear(words)
  if (action === null) throw new Error(`nobody understands ${words.join(' ')}`)
  play(g, s, seat, action)
}
/** Everybody who is asked whether to react lets it happen. */
function quietly(s: Sake): void {
  while (['respond', 'window'].includes(top(s).kind))
    for (const seat of members(waiting(s)).slice(0, 1)) does(s, seat, 'pass')
}
const played = (options: Options, scene: Omit<Scene, 'options'>, use: string): Sake => {
  const s = given(options, scene)
  const card = choices(s, 0).find(c => c.startsWith('card ')) ?? ''
  does(s, 0, ...card.split(' '))
  if (choices(s, 0).includes(`use ${use}`)) does(s, 0, 'use', use)
  return s
}

/** Who discards when the first of three smokes. */
function smokers(options: Options): readonly Seat[] {
  const hand = ['A1']
  const s = given(options, { players: [{ hand, gear: ['pipe'], sake: ['life'] }, { hand }, { hand }] })
  does(s, 0, 'activate', 'pipe')
  does(s, 0, 'cost', 'life')
  quietly(s)
  return members(waiting(s))
}
/** Whether somebody who is far enough on one side, and 1 Step away on the other, can be aimed at. */
function oneSideWillDo(options: Options, type: CardType): boolean {
  const event = type !== 'yumi'
  const players = [
    { hand: [event ? type : 'A2'], gear: event ? [] : [type] },
    { hand: ['A1'] },
    { hand: ['A1'] },
  ]
  // Two neighbours at 1 Step by the one way, and far off by the other.
  return choices(played(options, { players, gaps: [1, 6, 1] }, event ? 'text' : 'attack'), 0).includes(
    'target 1',
  )
}
/** What a strike of 2 costs somebody with dry Armour and no card in hand. */
function wounds(options: Options): number {
  const players = [{ hand: ['A2'], gear: [] }, { gear: ['armour' as const] }, {}]
  const s = played(options, { players, gaps: [1, 3, 3] }, 'attack')
  does(s, 0, 'target', 1)
  quietly(s)
  if (top(s).kind === 'defend') does(s, 1, 'pass')
  return s.wounds[1]?.length ?? 0
}

const TABLES: readonly Options[] = (['fr', 'it'] as const).flatMap(edition =>
  [{}, { eventFlanks: 'either' as const }, { armourAlways: true }].map(option => ({ edition, ...option })),
)
const OF_DISTANCE = ['chopsticks', 'ramen', 'riceballs', 'yumi'] as const
/** How each language says that a distance must hold both ways, that all do it, and that no card is needed. */
const SAYS = {
  en: { both: 'both sides', all: 'all discard', bare: 'without a card' },
  de: { both: 'beiden Seiten', all: 'alle werfen', bare: 'ohne Karte' },
  fr: { both: 'des deux côtés', all: 'tous défaussent', bare: 'sans carte' },
  it: { both: 'entrambi i lati', all: 'tutti scartano', bare: 'senza carta' },
} as const

describe.each(TABLES.map(o => [JSON.stringify(o), o] as const))('the cards at a table %s', (_, options) => {
  const view = sake.view(given(options, { players: [{}, {}, {}] }), 0)
  const texts = (type: CardType) =>
    LANG_IDS.map(lang => [lang, effectOf(own(heard.speech(lang).voice), view.open, type)] as const)

  test('E-5 SK-ITEM-8: the Pipe says who discards, the user among them or not', () => {
    const who = smokers(options)
    expect(who).toEqual(options.edition === 'it' ? [0, 1, 2] : [1, 2])
    for (const [lang, text] of texts('pipe'))
      expect([text, text.includes(SAYS[lang].all)]).toEqual([text, who.includes(0)])
  })
  test.each(OF_DISTANCE)('E-2 SK-GEO-7 A-82: the %s says whether one side is enough', type => {
    const one = oneSideWillDo(options, type)
    for (const [lang, text] of texts(type))
      expect([text, text.includes(SAYS[lang].both)]).toEqual([text, !one])
  })
  test('A-83 SK-DEF-6: the Armour says whether it defends without a card', () => {
    const alone = wounds(options) === 1
    expect(alone).toBe(options.armourAlways === true)
    for (const [lang, text] of texts('armour'))
      expect([text, text.includes(SAYS[lang].bare)]).toEqual([text, alone])
  })
  test('D-2: the book of an edition says the same as a table without options', () => {
    const { edition = 'fr', ...others } = options
    if (Object.keys(others).length > 0) return
    for (const type of TYPES)
      for (const [lang, text] of texts(type))
        expect(effectOf(own(heard.speech(lang).voice), printedTable(edition), type)).toBe(text)
  })
  test('D-2: every other card says the same at every table', () => {
    const plain = sake.view(given({}, { players: [{}, {}, {}] }), 0)
    const others = TYPES.filter(t => !['pipe', 'armour', ...OF_DISTANCE].includes(t))
    expect(others).toHaveLength(TYPES.length - 6)
    for (const type of others)
      for (const [lang, text] of texts(type))
        expect(text).toBe(effectOf(own(heard.speech(lang).voice), plain.open, type))
  })
})
