import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { booksOf, clauseLoader } from './clauses.ts'
import { compile } from './compile.ts'
import { typesOf } from './facts.ts'
import type { Folder } from './rooms.ts'
import { PAGE, PEOPLE, foldersIn } from './rooms.ts'

/** `npm run words`: every .ftl becomes a table beside it, and every en.ftl the types of its facts. The faults of the sources. */
export function buildWords(root: string): string[] {
  const faults: string[] = []
  const folders = foldersIn(root)
  for (const folder of folders) {
    const put = (name: string, text: string): void => keep(join(root, folder.path, name), text)
    const door = doorFor(folder.path)
    for (const [lang, source] of Object.entries(folder.sources)) {
      const { catalogue, faults: found } = compile(source)
      for (const f of found) faults.push(`${folder.path}/${lang}.ftl: ${f.id} ${f.what}`)
      put(
        `${lang}.gen.ts`,
        folder.rules
          ? booksOf(lang, catalogue)
          : `${typed(door, 'Catalogue', 'catalogue')}${JSON.stringify(catalogue)}\n`,
      )
    }
    if (folder.rules) {
      put('clauses.gen.ts', clauseLoader(Object.keys(folder.sources)))
      continue
    }
    put('catalogues.gen.ts', loaders(folder, door))
    if (door === WORDS) put('facts.gen.ts', typesOf(`${capital(folder.name)}Facts`, folder.sources.en ?? ''))
  }
  const parts = folders.filter(f => f.part).map(f => f.name)
  if (folders.some(f => f.path === PAGE)) keep(join(root, PAGE, 'rooms.gen.ts'), roomsOf(parts))
  return faults
}

/** The parts of the page by name: where each is fetched from, and what it says. */
function roomsOf(parts: readonly string[]): string {
  const each = (line: (name: string) => string): string => parts.map(name => `${line(name)}\n`).join('')
  const local = (name: string): string => `of${capital(name)}`
  return [
    "import type { Catalogues } from '@noren/words'\n",
    each(name => `import { catalogues as ${local(name)} } from './${name}/catalogues.gen.ts'`),
    each(name => `import type { ${capital(name)}Facts } from './${name}/facts.gen.ts'`),
    `\n/** Made by \`npm run words\`. */\nexport interface RoomFacts {\n`,
    each(name => `  readonly '${name}': ${capital(name)}Facts`),
    `}\n\nexport const ROOMS: { readonly [R in keyof RoomFacts]: Catalogues } = {\n`,
    each(name => `  '${name}': ${local(name)},`),
    '}\n',
  ].join('')
}

const WORDS = '@noren/words'

/** How a folder comes by our types; the engine knows no package, so its example goes without. */
function doorFor(path: string): string | null {
  if (path === PEOPLE) return '../src/index.ts'
  return path.startsWith('packages/engine/') ? null : WORDS
}

const typed = (door: string | null, type: string, name: string): string =>
  door === null
    ? `/** Made by \`npm run words\`. */\nexport const ${name} = `
    : `import type { ${type} } from '${door}'\n\n/** Made by \`npm run words\`. */\nexport const ${name}: ${type} = `

/** `tea-house` as a type is called: `TeaHouse`. */
const capital = (name: string): string =>
  name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())

const loaders = (folder: Folder, door: string | null): string => {
  const each = Object.keys(folder.sources).map(
    lang => `  ${lang}: async () => (await import('./${lang}.gen.ts')).catalogue,\n`,
  )
  return `${typed(door, 'Catalogues', 'catalogues')}{\n${each.join('')}}\n`
}

/** Files that would not change are left alone, with their dates. */
function keep(file: string, text: string): void {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text)
}
