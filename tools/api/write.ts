import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { packLibraries } from '../pack/libraries.ts'
import { modulesBehind, pageOf } from './pages.ts'

const ROOT = join(import.meta.dirname, '../..')
const FOLDER = 'docs/api'

/** A page for each door, the file behind it, and what stands at its top. */
const PAGES = [
  [
    'engine',
    '@noren/engine',
    'engine/dist/index.d.ts',
    'A game is a `RuleBook`, which `defineGame` makes a `GameDefinition` of and `asGame` a `Game`: begin with `contract`, `define` and `game`.',
  ],
  [
    'laws',
    '@noren/engine/laws',
    'engine/dist/laws/index.d.ts',
    '`laws` registers all of them for one game; the others are its parts.',
  ],
  ['bots', '@noren/bots', 'bots/dist/index.d.ts', '`choose` is what most need.'],
  ['words', '@noren/words', 'words/dist/src/index.d.ts', '`speechFor` is what most need.'],
] as const

/** The pages, from libraries that were compiled into this folder (`release/libraries`). */
export async function apiPages(libraries: string): Promise<ReadonlyMap<string, string>> {
  const pages = new Map<string, string>()
  for (const [name, title, door, intro] of PAGES) {
    const path = `${FOLDER}/${name}.md`
    const options = await resolveConfig(join(ROOT, path))
    const text = pageOf(title, intro, modulesBehind(join(libraries, door)))
    pages.set(path, await format(text, { ...options, parser: 'markdown' }))
  }
  return pages
}

/** The pages as they lie in the repository. */
export const writtenPages = (): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(join(ROOT, FOLDER))
      .sort()
      .map(name => [`${FOLDER}/${name}`, readFileSync(join(ROOT, FOLDER, name), 'utf8')]),
  )

/** `npm run api` */
if (import.meta.main) {
  const out = mkdtempSync(join(tmpdir(), 'noren-api-'))
  try {
    packLibraries(out, '0.0.0')
    for (const [path, text] of await apiPages(join(out, 'libraries'))) {
      writeFileSync(join(ROOT, path), text)
      process.stdout.write(`${path}\n`)
    }
  } finally {
    rmSync(out, { recursive: true, force: true })
  }
}
