import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { booksOf, clauseLoader } from './clauses.ts'
import { compile } from './compile.ts'
import { typesOf } from './facts.ts'
import type { Folder } from './rooms.ts'
import { PEOPLE, foldersIn } from './rooms.ts'

/** `npm run words`: every .ftl becomes a table beside it, and every en.ftl the types of its facts. The faults of the sources. */
export function buildWords(root: string): string[] {
  const faults: string[] = []
  for (const folder of foldersIn(root)) {
    const put = (name: string, text: string): void => keep(join(root, folder.path, name), text)
    const door = folder.path === PEOPLE ? '../src/index.ts' : '@noren/words'
    for (const [lang, source] of Object.entries(folder.sources)) {
      const { catalogue, faults: found } = compile(source)
      for (const f of found) faults.push(`${folder.path}/${lang}.ftl: ${f.id} ${f.what}`)
      put(
        `${lang}.gen.ts`,
        folder.rules
          ? booksOf(lang, catalogue)
          : `import type { Catalogue } from '${door}'\n\nexport const catalogue: Catalogue = ${JSON.stringify(catalogue)}\n`,
      )
    }
    if (folder.rules) {
      put('clauses.gen.ts', clauseLoader(Object.keys(folder.sources)))
      continue
    }
    put('catalogues.gen.ts', loaders(folder, door))
    if (folder.path !== PEOPLE)
      put('facts.gen.ts', typesOf(`${capital(folder.name)}Facts`, folder.sources.en ?? ''))
  }
  return faults
}

/** `tea-house` as a type is called: `TeaHouse`. */
const capital = (name: string): string =>
  name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())

const loaders = (folder: Folder, door: string): string => {
  const each = Object.keys(folder.sources).map(
    lang => `  ${lang}: async () => (await import('./${lang}.gen.ts')).catalogue,\n`,
  )
  return `import type { Catalogues } from '${door}'\n\n/** Made by \`npm run words\`. */\nexport const catalogues: Catalogues = {\n${each.join('')}}\n`
}

/** Files that would not change are left alone, with their dates. */
function keep(file: string, text: string): void {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text)
}
