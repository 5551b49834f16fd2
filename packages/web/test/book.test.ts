import { Choices, legal } from '@noren/engine'
import { sakura } from '@noren/sakura'
import { stage } from '@noren/sakura/stage'
import { LANG_IDS } from '@noren/words'
import { describe, expect, it } from 'vitest'
import type { Rooms } from '../words/rooms.gen.ts'
import { ROOMS } from '../words/rooms.gen.ts'
import { EDITIONS } from '../src/book/editions.ts'
import type { Outline } from '../src/book/outline.ts'
import { END, RARE } from '../src/book/outline.ts'
import { saidAt } from '../src/book/first-games.ts'
import { fold, paragraphs } from '../src/book/search.ts'
import { FIVE } from '../src/games/sakura/pictures.ts'
import { gameOf } from '../src/games/index.ts'

/** Issue 17.3, learn.md 7.7: the rulebook for people of every game. */

const OUTLINES = Object.entries(
  import.meta.glob<{ readonly outline: Outline }>('../src/book/outlines/*.ts', { eager: true }),
).map(([file, { outline }]) => [/(\w+)\.ts$/.exec(file)?.[1] ?? '', outline] as const)

const both = (id: string): readonly string[] => [id, `${id}-text`]

/** Every message that the outline asks its room for. */
const idsOf = ({ icons, chapters, rare, words }: Outline): readonly string[] => [
  'length',
  ...[1, 2, 3, 4, 5].flatMap(n => both(`pic-${n}`)),
  ...icons.flatMap(id => both(`icon-${id}`)),
  ...chapters.flatMap(({ id }) => (id === END ? [`${END}-text`] : id === RARE ? [] : both(id))),
  ...rare.flatMap(id => both(`rare-${id}`)),
  ...words.flatMap(id => both(`word-${id}`)),
]

describe.each(OUTLINES)('the book of %s', (id, outline) => {
  const game = gameOf(id)
  const named = outline.chapters.flatMap(c => c.clauses)

  it('names every clause that speaks to players exactly once, and none of the others', async () => {
    const clauses = Object.keys((await game?.load.clauses('en')) ?? {})
    expect(clauses.length).toBeGreaterThan(100)
    expect([...named, ...outline.apart].toSorted()).toEqual(clauses.toSorted())
  })

  it('shows no clause about clocks, absent players or what is written on a screen', async () => {
    const texts = (await game?.load.clauses('en')) ?? {}
    const server =
      /time is over|by default:? |to decide|labels and plates|leaves the game: the seat|\d+ ms\b/i
    expect(named.filter(clause => server.test(texts[clause] ?? ''))).toEqual([])
  })

  it.each(LANG_IDS)('says in %s all that its outline asks for, and nothing else', async lang => {
    const rooms = await (ROOMS[lang] ?? ROOMS.en)()
    const words = Object.keys(await rooms[`book-${id}` as keyof Rooms]())
    expect(words.toSorted()).toEqual(
      idsOf(outline)
        .map(part => `page-book-${id}-${part}`)
        .toSorted(),
    )
  })

  it('opens at a chapter that is there', () => {
    const chapters = outline.chapters.map(c => c.id)
    // Headings are linked by their ids, and those of every book stand beside them.
    expect(new Set([...chapters, 'pictures', 'icons', 'words']).size).toBe(chapters.length + 3)
    expect(chapters[0]).toBe(END)
    expect(chapters.at(-1)).toBe(RARE)
    for (const question of ['turn', 'place', 'action', 'window', 'answer', 'nothing at all'])
      expect(chapters).toContain(outline.chapterOf(question))
  })
})

it('SA-PLAY-6, SA-PLAY-7, SA-TAKE-1: the pictures of Sakura show what the rules allow', () => {
  const choices = new Choices()
  const may = (hand: readonly ('red-10' | 'blue-3' | 'red-3')[]): readonly string[] => {
    const s = stage({ left: [FIVE.piles[0]], right: [FIVE.piles[1]], hands: [hand] })
    legal(sakura as never, s as never, 0, choices)
    return choices.toArray().map(action => sakura.say(s, 0, action).words.join(' '))
  }
  expect(may([FIVE.climbs[1]])).toContain(`place ${FIVE.climbs[1]} left`)
  expect(may([FIVE.falls[1]])).toContain(`place ${FIVE.falls[1]} right`)
  expect(may(['red-3'])).toContain('take left')
})

it('a search minds neither accents nor capitals', () => {
  expect(fold('Saké ÉTÉ Rônin')).toBe('sake ete ronin')
  expect(paragraphs('One.\n\nTwo.\nStill two.')).toEqual(['One.', 'Two.\nStill two.'])
})

it('editions are compared only where there are two', () => {
  for (const list of Object.values(EDITIONS)) expect(list.length).toBe(2)
})

it('issue 17.3: the goal stands on the table in the first three games of its kind', () => {
  let tables: readonly string[] = []
  for (const table of ['a', 'b', 'c']) {
    tables = saidAt(tables, table) ?? []
    expect(tables).toContain(table)
  }
  expect(saidAt(tables, 'd')).toBeNull()
  // Whoever comes back to one of them reads it again.
  expect(saidAt(tables, 'b')).toEqual(['a', 'b', 'c'])
})
