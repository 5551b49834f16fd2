import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../../..')

/** One import as it is written. */
export interface Import {
  /** The file that imports, from the root, with forward slashes. */
  readonly from: string
  readonly to: string
  /** Whether only types cross. */
  readonly types: boolean
  /** The names that cross as values; '*' for everything or unknown. */
  readonly names: readonly string[]
  /** Only its address is taken, for a thread: it is not loaded here. */
  readonly address?: true
}

const SKIP = new Set(['node_modules', 'dist', '.types', 'golden'])

export function sources(dir: string): string[] {
  if (!existsSync(join(ROOT, dir))) return []
  return readdirSync(join(ROOT, dir)).flatMap(name => {
    if (SKIP.has(name)) return []
    const path = `${dir}/${name}`
    if (statSync(join(ROOT, path)).isDirectory()) return sources(path)
    return /\.(ts|tsx|mts|js|mjs)$/.test(name) ? [path] : []
  })
}

const STATIC = /(?:^|\n)\s*(?:import|export)\s+(type\s+)?([\w$*\s{},]+?)\s+from\s+['"]([^'"\n]+)['"]/g
const BARE = /(?:^|\n)\s*import\s+['"]([^'"\n]+)['"]/g
const DYNAMIC = /\b(?:import|require)\(\s*['"]([^'"\n]+)['"]\s*\)/g
const ADDRESS = /new URL\(\s*['"](\.{1,2}\/[^'"\n]+\.[mc]?[jt]sx?)['"]\s*,\s*import\.meta\.url\s*\)/g

/** The names of a clause that cross as values: 'a, type B, c as d' gives a and c. */
function values(clause: string): string[] {
  const braces = /\{([^}]*)\}/.exec(clause)
  const outside = clause
    .replace(/\{[^}]*\}/, '')
    .replaceAll(',', ' ')
    .trim()
  const inside = (braces?.[1] ?? '')
    .split(',')
    .map(part => part.trim())
    .filter(part => part !== '' && !part.startsWith('type '))
    .map(part => part.split(/\s+/)[0] as string)
  return outside === '' ? inside : ['*', ...inside]
}

/** Comments may quote code; they import nothing. */
const withoutComments = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '')

export function importsOf(file: string, text = readFileSync(join(ROOT, file), 'utf8')): Import[] {
  const code = withoutComments(text)
  const found: Import[] = []
  for (const [, type, clause, to] of code.matchAll(STATIC)) {
    const names = type === undefined ? values(clause ?? '') : []
    found.push({ from: file, to: to as string, types: names.length === 0, names })
  }
  for (const pattern of [BARE, DYNAMIC, ADDRESS])
    for (const [, to] of code.matchAll(pattern))
      found.push({
        from: file,
        to: to as string,
        types: false,
        names: ['*'],
        ...(pattern === ADDRESS ? { address: true } : {}),
      })
  return found
}

/** Where a relative import leads, from the root. */
export const target = (i: Import): string =>
  relative(ROOT, resolve(ROOT, dirname(i.from), i.to))
    .split(sep)
    .join('/')

/** The package of a bare specifier: '@a/b/c' gives '@a/b', 'x/y' gives 'x'. */
export const packageOf = (to: string): string => to.split('/', to.startsWith('@') ? 2 : 1).join('/')

export interface Manifest {
  readonly name: string
  readonly exports?: Readonly<Record<string, string>>
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
}

export const manifest = (dir: string): Manifest =>
  JSON.parse(readFileSync(join(ROOT, dir, 'package.json'), 'utf8')) as Manifest

/** Whether a specifier is one of a package's doors. */
export function isDoor(of: Manifest, to: string): boolean {
  const door = `.${to.slice(of.name.length)}`
  return Object.keys(of.exports ?? {}).some(key => {
    const [before, after] = key.split('*')
    if (after === undefined) return key === door
    return (
      door.startsWith(before as string) &&
      door.endsWith(after) &&
      !door.slice((before as string).length).includes('/')
    )
  })
}
