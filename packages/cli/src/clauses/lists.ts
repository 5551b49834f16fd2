import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Listed } from '../games.ts'
import { UsageError } from '../usage.ts'
import { defined, mentioned } from './ids.ts'
import type { Lists, Untestable } from './map.ts'
import { say } from '../say.ts'

/** The checkout that this file belongs to. */
export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../../../..')

/** The rules beside the checkout, with what amends them; in a clone that stands alone, the sentences we committed are the reference. */
async function definedIds(game: Listed): Promise<string[]> {
  const rules = join(ROOT, '../shared/rules', game.rules)
  if (existsSync(rules)) {
    const files = [rules, join(ROOT, '../shared/rules/version-2.md')].filter(file => existsSync(file))
    const texts = await Promise.all(files.map(file => readFile(file, 'utf8')))
    return defined(texts.join('\n'), game.prefix)
  }
  const own = join(ROOT, game.dir, 'rules/en.ftl')
  if (!existsSync(own))
    throw new UsageError(
      say('cli-rules-nowhere', { a: `../shared/rules/${game.rules}`, b: `${game.dir}/rules/en.ftl` }),
    )
  const ids = Array.from((await readFile(own, 'utf8')).matchAll(/^([A-Z][\w-]*) =/gm), m => m[1] ?? '')
  return [...mentioned(ids.join(' '), game.prefix)]
}

async function texts(dir: string): Promise<string[]> {
  if (!existsSync(dir)) return []
  const entries = await readdir(dir, { recursive: true, withFileTypes: true })
  const files = entries.filter(e => e.isFile() && /\.tsx?$/.test(e.name)).map(e => join(e.parentPath, e.name))
  return Promise.all(files.map(file => readFile(file, 'utf8')))
}

/** Ids cited in the code of a game. The sentences themselves, which lie apart, do not count as citations. */
async function citedIds(game: Listed): Promise<Set<string>> {
  return mentioned((await texts(join(ROOT, game.dir, 'src'))).join('\n'), game.prefix)
}

/** The titles of a game's tests as the test runner itself lists them, so that titles made in a loop count too. */
export async function titles(game: Listed): Promise<string[]> {
  if (!existsSync(join(ROOT, game.dir, 'test'))) return []
  const vitest = join(
    dirname(createRequire(join(ROOT, 'package.json')).resolve('vitest/package.json')),
    'vitest.mjs',
  )
  const { stdout } = await promisify(execFile)(process.execPath, [vitest, 'list', `${game.dir}/`, '--json'], {
    cwd: ROOT,
    maxBuffer: 1 << 26,
    env: { ...process.env, NODE_ENV: 'test' },
  })
  const begins = stdout.indexOf('[')
  const tests = begins < 0 ? [] : (JSON.parse(stdout.slice(begins)) as { readonly name: string }[])
  return tests.map(t => t.name)
}

async function untestable(game: Listed): Promise<Untestable[]> {
  const file = join(ROOT, game.dir, 'untestable.json')
  return existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as Untestable[]) : []
}

/** Reads the three lists of one game. */
export async function listsOf(game: Listed, titlesOf = titles): Promise<Lists> {
  return {
    game: game.name,
    defined: await definedIds(game),
    cited: await citedIds(game),
    tested: mentioned((await titlesOf(game)).join('\n'), game.prefix),
    untestable: await untestable(game),
  }
}
