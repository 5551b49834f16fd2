import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { buildWords } from '@noren/words/build'
import { camel, isPattern, namingFault, renamed } from './naming.ts'
import { say } from './say.ts'
import { UsageError } from './usage.ts'

/** The pattern: a whole game that is compiled, linted and tested where it lies. */
const PATTERN = join(import.meta.dirname, '../scaffold')
/** The one shared file that a new game changes, from the root. */
export const LIST = 'packages/games/src/manifests.ts'

/** The list of games with one more. */
export function listed(text: string, name: string): string {
  const id = camel(name)
  const imports = text.lastIndexOf('\nimport ')
  const after = text.indexOf('\n', imports + 1) + 1
  const withImport = `${text.slice(0, after)}import { manifest as ${id} } from '../${name}/src/game.ts'\n${text.slice(after)}`
  // The first list is that of the games; others may follow.
  const end = withImport.indexOf(']', withImport.indexOf('= ['))
  const before = withImport.slice(0, end).trimEnd()
  return `${before}${before.endsWith(',') || before.endsWith('[') ? '' : ','} ${id}]${withImport.slice(end + 1)}`
}

/** Formats files as the house does; false where the tool is not installed, as in a player's installation. */
async function format(root: string, files: readonly string[]): Promise<boolean> {
  const find = createRequire(join(import.meta.dirname, 'scaffold.ts'))
  let tool: string
  try {
    tool = join(dirname(find.resolve('prettier/package.json')), 'bin/prettier.cjs')
  } catch {
    return false
  }
  await promisify(execFile)(process.execPath, [tool, '--write', '--log-level', 'warn', ...files], {
    cwd: root,
  })
  return true
}

export interface Scaffolded {
  readonly dir: string
  readonly files: readonly string[]
  readonly list: string
  readonly formatted: boolean
}

/** Writes a new game into the tree at `root`, and its line into the list of games. */
export async function scaffold(
  root: string,
  name: string,
  prefix: string,
  taken: readonly string[],
): Promise<Scaffolded> {
  const fault = namingFault(name, prefix)
  if (fault !== null)
    throw new UsageError(fault === 'name' ? say('cli-new-game-name') : say('cli-new-game-prefix'))
  if (taken.includes(prefix)) throw new UsageError(say('cli-new-game-taken', { name: prefix }))
  const dir = `packages/games/${name}`
  if (existsSync(join(root, dir))) throw new UsageError(say('cli-new-game-there', { where: dir }))
  const entries = await readdir(PATTERN, { recursive: true, withFileTypes: true })
  const files: string[] = []
  for (const entry of entries.filter(e => e.isFile() && isPattern(e.name))) {
    const from = join(entry.parentPath, entry.name)
    const to = join(dir, relative(PATTERN, from))
    await mkdir(join(root, dirname(to)), { recursive: true })
    await writeFile(join(root, to), renamed(await readFile(from, 'utf8'), name, prefix))
    files.push(to)
  }
  const list = await readFile(join(root, LIST), 'utf8')
  await writeFile(join(root, LIST), listed(list, name))
  const faults = buildWords(root)
  if (faults.length > 0) throw new Error(faults.join('; '))
  const formatted = await format(root, [...files.filter(file => file.endsWith('.ts')), LIST])
  // Its goldens are of its own clauses: they are played anew.
  await promisify(execFile)(process.execPath, [join(root, dir, 'test/golden/record.ts')])
  return { dir, files: files.sort(), list: LIST, formatted }
}
