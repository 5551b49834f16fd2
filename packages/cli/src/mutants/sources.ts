import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import type { Node } from './syntax.ts'
import { imports, parse } from './syntax.ts'

/** A file of the rules, read. */
export interface Source {
  /** From the game's package, with slashes: src/steps/turn.ts. */
  readonly file: string
  readonly path: string
  readonly text: string
  readonly tree: Node
}

/** Folders, or files of that name, that hold no rules: sentences, figures of bots, lessons, what pages pause for. What is made of catalogues holds none either. */
const APART = new Set(['words', 'speech', 'clauses', 'sense', 'lessons', 'puzzles', 'moments'])

const apart = (file: string): boolean =>
  file.endsWith('.gen.ts') || file.split('/').some(part => APART.has(part.replace(/\.ts$/, '')))

/** Where a game's rules begin: a file of that name, or the door of the package. */
const ENTRIES = ['src/rules.ts', 'src/index.ts']

/** Every file of a game's rules: what its definition loads, itself included, less what is said and thought. */
export async function rulesOf(dir: string): Promise<Source[]> {
  const entry = ENTRIES.find(file => existsSync(join(dir, file)))
  if (entry === undefined) throw new Error(`${dir} has neither ${ENTRIES.join(' nor ')}`)
  const found = new Map<string, Source>()
  const open = [join(dir, entry)]
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    const file = relative(dir, path).replaceAll('\\', '/')
    if (found.has(file) || file.startsWith('..') || !file.endsWith('.ts') || apart(file)) continue
    const text = await readFile(path, 'utf8')
    const tree = parse(text)
    found.set(file, { file, path, text, tree })
    for (const name of imports(tree)) if (name.startsWith('.')) open.push(join(dirname(path), name))
  }
  return [...found.values()].sort((a, b) => (a.file < b.file ? -1 : 1))
}

/** The test files of a game, as paths. */
export async function testsOf(dir: string): Promise<string[]> {
  const entries = await readdir(join(dir, 'test'), { recursive: true, withFileTypes: true })
  return entries
    .filter(e => e.isFile() && e.name.endsWith('.test.ts'))
    .map(e => join(e.parentPath, e.name).replaceAll('\\', '/'))
    .sort()
}
