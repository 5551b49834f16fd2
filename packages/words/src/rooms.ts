import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Lang } from './langs.ts'
import { LANG_IDS } from './langs.ts'

/** Where words lie: every folder called `words`, `rules`, `lesson`, `puzzles` or `people` with an en.ftl in it, and the rooms of the page. */
export interface Folder {
  /** From the root of the house, with forward slashes. */
  readonly path: string
  /** Of its room: sakura, web, people. */
  readonly name: string
  /** It holds the exact clauses of a game; their ids are those of the rules. */
  readonly rules: boolean
  /** It holds what players of a game read. */
  readonly game: boolean
  /** A part of the page that is fetched when it is opened. */
  readonly part: boolean
  /** Sources by language; English is the measure of all others. */
  readonly sources: Readonly<Partial<Record<Lang, string>>>
}

export const PEOPLE = 'packages/words/people'
/** The page's own words; every folder in it holds those of a part of the page. */
export const PAGE = 'packages/web/words'
/** The pattern of a new game, which lies with the command that lays it out. */
const PATTERN = 'packages/cli/scaffold'
/** A game's folder may lie in any of these. */
const GAMES = ['packages/games/*', 'packages/engine/trick4', PATTERN]

/** Words of a package that is no game. */
const GAMELESS = /^packages\/[^/]+\/words$/

export function foldersIn(root: string): Folder[] {
  const found = globSync(
    [
      'packages/*/words/en.ftl',
      `${PAGE}/*/en.ftl`,
      ...GAMES.flatMap(game => [
        `${game}/words/en.ftl`,
        `${game}/rules/en.ftl`,
        `${game}/lesson/en.ftl`,
        `${game}/puzzles/en.ftl`,
      ]),
      `${PEOPLE}/en.ftl`,
    ],
    { cwd: root },
  )
  return found
    .map(file => dirname(file).replaceAll('\\', '/'))
    .sort()
    .map(path => ({
      path,
      name: nameOf(path),
      rules: basename(path) === 'rules',
      game: basename(path) === 'words' && !GAMELESS.test(path),
      part: dirname(path) === PAGE,
      sources: read(root, path),
    }))
}

/** The folders of words of one game that lies by itself. */
export const foldersOfGame = (root: string, name: string): Folder[] =>
  ['lesson', 'rules', 'words']
    .filter(path => existsSync(join(root, path, 'en.ftl')))
    .map(path => ({
      path,
      name,
      rules: path === 'rules',
      game: path === 'words',
      part: false,
      sources: read(root, path),
    }))

function nameOf(path: string): string {
  if (path === PEOPLE || dirname(path) === PAGE) return basename(path)
  return dirname(path) === PATTERN ? 'newgame' : basename(dirname(path))
}

const read = (root: string, path: string): Folder['sources'] =>
  Object.fromEntries(
    LANG_IDS.map(lang => [lang, join(root, path, `${lang}.ftl`)] as const)
      .filter(([, file]) => existsSync(file))
      .map(([lang, file]) => [lang, readFileSync(file, 'utf8')]),
  )
