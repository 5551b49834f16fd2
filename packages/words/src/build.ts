import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { booksOf, clauseLoader } from './clauses.ts'
import { compile } from './compile.ts'
import { typesOf } from './facts.ts'
import { split } from './later.ts'
import { pack } from './pack.ts'
import type { Folder } from './rooms.ts'
import { PAGE, PEOPLE, foldersIn, foldersOfGame } from './rooms.ts'
import type { Catalogue } from './types.ts'

/** `npm run words`: every .ftl becomes a table beside it, and every en.ftl the types of its facts. The faults of the sources. */
export function buildWords(root: string): string[] {
  const folders = foldersIn(root)
  const parts = folders.filter(f => f.part)
  const faults = folders.flatMap(folder => build(root, folder, parts))
  const page = folders.find(f => f.path === PAGE)
  if (page !== undefined)
    keep(
      join(root, PAGE, 'rooms.gen.ts'),
      roomsOf(
        parts.map(f => f.name),
        Object.keys(page.sources),
      ),
    )
  return faults
}

/** The same for one game by itself, outside the house: `words` and `rules` in its folder. `name` is what its facts are called by. */
export const buildGameWords = (folder: string, name: string): string[] =>
  foldersOfGame(folder, name).flatMap(one => build(folder, one, []))

function build(root: string, folder: Folder, parts: readonly Folder[]): string[] {
  const faults: string[] = []
  const put = (name: string, text: string): void => keep(join(root, folder.path, name), text)
  const door = doorFor(folder.path)
  for (const [lang, source] of Object.entries(folder.sources)) {
    const { catalogue, faults: found } = compile(source)
    for (const f of found) faults.push(`${folder.path}/${lang}.ftl: ${f.id} ${f.what}`)
    if (folder.rules) put(`${lang}.gen.ts`, booksOf(lang, catalogue))
    else if (folder.path === PAGE)
      put(`${lang}.gen.ts`, `${roomsIn(lang, parts)}\n${tableOf(folder.path, door, catalogue)}`)
    else if (!folder.game) put(`${lang}.gen.ts`, tableOf(folder.path, door, catalogue))
    else {
      const { now, later } = split(catalogue)
      put(`${lang}.gen.ts`, tableOf(folder.path, door, now))
      put(`${lang}.later.gen.ts`, tableOf(folder.path, door, later))
    }
  }
  if (folder.rules) {
    put('clauses.gen.ts', clauseLoader(Object.keys(folder.sources)))
    return faults
  }
  put('catalogues.gen.ts', loaders(folder, door))
  if (door === WORDS) put('facts.gen.ts', typesOf(`${capital(folder.name)}Facts`, folder.sources.en ?? ''))
  return faults
}

/** The parts of the page by name: what each says, and where its words are fetched from. */
function roomsOf(parts: readonly string[], langs: readonly string[]): string {
  const each = (line: (name: string) => string): string => parts.map(name => `${line(name)}\n`).join('')
  return [
    "import type { Catalogue } from '@noren/words'\n",
    each(name => `import type { ${capital(name)}Facts } from './${name}/facts.gen.ts'`),
    `\n${MADE}export interface RoomFacts {\n`,
    each(name => `  readonly '${name}': ${capital(name)}Facts`),
    '}\n\nexport type Rooms = { readonly [R in keyof RoomFacts]: () => Promise<Catalogue> }\n',
    '\nexport const ROOMS: { readonly en: () => Promise<Rooms>; readonly [lang: string]: (() => Promise<Rooms>) | undefined } = {\n',
    ...langs.map(lang => `  ${lang}: async () => (await import('./${lang}.gen.ts')).rooms,\n`),
    '}\n',
  ].join('')
}

/** Where a language of the page has the words of its parts; it travels with the page's own words, so that no page lists those of other languages. */
function roomsIn(lang: string, parts: readonly Folder[]): string {
  const load = ({ name, sources }: Folder): string =>
    `  '${name}': () => unpacked(import('./${name}/${lang in sources ? lang : 'en'}.gen.ts')),\n`
  return [
    "import { unpacked } from '@noren/words/unpack'\nimport type { Rooms } from './rooms.gen.ts'\n\n",
    `export const rooms: Rooms = {\n${parts.map(load).join('')}}\n`,
  ].join('')
}

const WORDS = '@noren/words'

/** How a folder comes by our types; the engine knows no package, so its example goes without. */
function doorFor(path: string): string | null {
  if (path === PEOPLE) return '../src/index.ts'
  return path.startsWith('packages/engine/') ? null : WORDS
}

/** `tea-house` as a type is called: `TeaHouse`. */
const capital = (name: string): string =>
  name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())

const MADE = '/** Made by `npm run words`. */\n'

/** The engine knows no package and the protocol only types: their tables are written out. */
const packs = (path: string): boolean => !/^packages\/(engine|protocol)\//.test(path)

const tableOf = (path: string, door: string | null, catalogue: Catalogue): string => {
  if (packs(path)) return `${MADE}export const packed = ${JSON.stringify(pack(catalogue))}\n`
  const type = door === null ? '' : ': Catalogue'
  return `${importing(door, 'Catalogue')}${MADE}export const catalogue${type} = ${JSON.stringify(catalogue)}\n`
}

const importing = (door: string | null, type: string): string =>
  door === null ? '' : `import type { ${type} } from '${door}'\n\n`

/** A packed table names no other file, so that a page fetches it alone: whoever fetches it unpacks it. */
function loaders(folder: Folder, door: string | null): string {
  const packed = packs(folder.path)
  const table = (file: string): string =>
    packed ? `() => unpacked(import('./${file}'))` : `async () => (await import('./${file}')).catalogue`
  const each = (end: string): string =>
    Object.keys(folder.sources)
      .map(lang => `  ${lang}: ${table(`${lang}${end}.ts`)},\n`)
      .join('')
  const type = door === null ? '' : ': Catalogues'
  const unpack = door === WORDS ? `${WORDS}/unpack` : '../src/unpack.ts'
  const now = [
    packed ? `import { unpacked } from '${unpack}'\n` : '',
    importing(door, 'Catalogues'),
    `${MADE}export const catalogues${type} = {\n${each('.gen')}}\n`,
  ].join('')
  if (!folder.game) return now
  return `${now}\n/** What is needed only when somebody asks for it. */\nexport const later${type} = {\n${each('.later.gen')}}\n`
}

/** Files that would not change are left alone, with their dates. */
function keep(file: string, text: string): void {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text)
}
