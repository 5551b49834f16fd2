import { expect, test } from 'vitest'
import { compile } from '../src/compile.ts'
import { typesOf } from '../src/facts.ts'
import type { Facts } from '../src/index.ts'
import { kebab, plain, voiceIn } from '../src/index.ts'
import { catalogues } from '../people/catalogues.gen.ts'

const SOURCE = `### $who (person)
### $n (number)

-card-geisha = Geisha
    .the = the { -card-geisha }
# $value (number) $colour (red, blue)
card = { $colour ->
    [red] red
   *[blue] blue
 } { $value }
# $cards (list of card, or none)
log-drew = { $who } { IS($who) ->
    [you] draw
   *[other] draws
 } { IS($cards) ->
    [none] nothing
   *[other] { $cards }
 }.
# $cards (list of card)
no-fit = Any of { OR($cards, "the") } would do.
board-left = { $n } left
board-small = so far
# $name (text)
page-asks = { $name } asks
hint-win = You win { NUMBER($n, style: "percent") } of <b>all { $n ->
    [one] ending
   *[other] endings
 }</b>.
`
const { catalogue } = compile(SOURCE)
const people = await catalogues.en()
type Loose = Readonly<Record<string, Facts>>
const voice = voiceIn<Loose>('en', [catalogue, people], {
  me: 0,
  name: seat => ['Akiko', '**x**'][seat] ?? 'Yuki',
})
const red = { noun: 'card' as const, facts: { colour: 'red', value: 8 } }
const geisha = { noun: 'card-geisha' as const }

test('a sentence comes in parts: people, things and stressed words are pieces of their own', () => {
  expect(voice.say('log-drew', { who: { seat: 1 }, cards: [red, geisha] })).toEqual([
    { text: '**x**', person: 1 },
    ' draws ',
    { text: 'red 8', noun: red },
    ' and ',
    { text: 'Geisha', noun: geisha },
    '.',
  ])
  expect(voice.say('hint-win', { n: 0.62 })).toEqual([
    'You win 62% of ',
    { text: 'all endings', strong: true },
    '.',
  ])
})

test('the article stays text, the thing in its form is the part', () => {
  expect(voice.say('no-fit', { cards: [geisha] })).toEqual([
    'Any of the ',
    { text: 'Geisha', noun: geisha },
    ' would do.',
  ])
  expect(plain(voice.say('no-fit', { cards: [red, red, geisha] }))).toBe(
    'Any of red 8, red 8 or the Geisha would do.',
  )
})

test('the reader is you, a list may be empty, and a capital stands where a fact begins the sentence', () => {
  expect(plain(voice.say('log-drew', { who: { seat: 0 }, cards: [] }))).toBe('You draw nothing.')
  expect(voice.text('board-left', { n: -3 })).toBe('−3 left')
  expect(voice.text('board-small', {})).toBe('so far')
  expect(voice.text('page-asks', { name: 'mika' })).toBe('mika asks')
  expect(voice.has('board-left')).toBe(true)
  expect(voice.has('board-right')).toBe(false)
})

test('facts have types that follow from the comments', () => {
  const types = typesOf('RoomFacts', SOURCE)
  expect(types).toContain(
    "'log-drew': { readonly who: Person; readonly cards: readonly Noun<'card'>[] | null }",
  )
  expect(types).toContain("'board-left': { readonly n: number }")
  expect(types).toContain("'board-small': None")
  expect(types).not.toContain("'card':")
  expect(kebab('voluntaryTake')).toBe('voluntary-take')
})

test('a name says how it ends: Botans, but Yunus’', () => {
  const { catalogue: named } = compile(`# $name (text)
board-hand = { IS($name, "final") ->
    [s] { $name }’ Hand
   *[other] { $name }s Hand
 }
`)
  const said = (name: string): string => voiceIn<Loose>('en', [named, people]).text('board-hand', { name })
  expect(['Botan', 'Yunus', 'Max', 'Fritz', 'Groß', 'Hanako'].map(said)).toEqual([
    'Botans Hand',
    'Yunus’ Hand',
    'Max’ Hand',
    'Fritz’ Hand',
    'Groß’ Hand',
    'Hanakos Hand',
  ])
})
