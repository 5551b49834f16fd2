import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** What a game's numbers are (limits, prices, rounds, distances) is told by its view and its question; the page repeats none. */
const GAMES = join(import.meta.dirname, '../src/games')
const files = readdirSync(GAMES, { recursive: true, encoding: 'utf8' })
  .map(name => name.replaceAll('\\', '/'))
  .filter(name => /\.tsx?$/.test(name) && !name.includes('/texts'))

/** Files in which numbers are places on the screen. */
const GEOMETRY = /\/(rim\.ts|places\.ts|Cord\.tsx)$/
/** Numbers of the page itself: times, keys, how many are at the table, and what lies where. */
const OF_THE_PAGE = /_MS$/
const LAYOUT = /(^|\.)(seats|many|n|i|at|away|seq|left|right|w|step)$/
/** Known and no rule: what is drawn larger or smaller. */
const DRAWN = new Set([
  'honor/Board.tsx rivals.length > 3', // a second row
  'honor/Options.tsx all.length > 2', // tiles side by side
  'honor/Options.tsx list.length > 4', // more tiles than a phone has room for
  'sake/Middle.tsx view.open.deck > 2', // how thick the deck looks
  'sake/finale.ts h <= 640', // a low screen
  'sakura/finale.ts rows === 2', // plaques in two rows
  'spirit/Pictures.tsx r.value === 4', // which printed card stands for a raider in the book
  'spirit/Pictures.tsx b.human === 8', // which samurai does
  'sakura/Mine.tsx hand.length > 7', // two rows of cards
  'sakura/SakuraCard.tsx ROOM', // more than so many icons are a number
  'sakura/Piles.tsx pile.size > 2', // how thick a pile looks
])

const NAMED = /\bconst ([A-Z][A-Z0-9_]*)(?:: \w+)? = -?\d[\d_]*\b/g
const COMPARED = /([\w.?\])!]+) (===|!==|<=|>=|<|>) (\d[\d_]*)\b/g

const codeOf = (file: string): string =>
  readFileSync(join(GAMES, file), 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\/\/.*$/gm, '')

/** Every number in the text that could be one of a rule. */
export function numbersIn(file: string, code: string): string[] {
  const named = [...code.matchAll(NAMED)].flatMap(([, name = '']) =>
    OF_THE_PAGE.test(name) ? [] : [`${file} ${name}`],
  )
  const compared = [...code.matchAll(COMPARED)].flatMap(([all, left = '', , right]) => {
    if (Number(right) < 2 || LAYOUT.test(left)) return []
    return [`${file} ${all}`]
  })
  return GEOMETRY.test(`/${file}`) ? [] : [...named, ...compared]
}

test('a number of a rule would be noticed', () => {
  expect(numbersIn('x.ts', 'const HAND_LIMIT = 7')).toEqual(['x.ts HAND_LIMIT'])
  expect(numbersIn('x.ts', 'if (view.own.coins >= 5) pay()')).toEqual(['x.ts view.own.coins >= 5'])
  expect(
    numbersIn('x.ts', 'const STAY_MS = 400; if (view.open.seats > 5 || list.length === 0) crowd()'),
  ).toEqual([])
})

test('no board holds a number of its rules', () => {
  expect(files.length).toBeGreaterThan(50)
  const found = files.flatMap(file => numbersIn(file, codeOf(file))).filter(number => !DRAWN.has(number))
  expect(found).toEqual([])
})
