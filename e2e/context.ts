import { execFileSync } from 'node:child_process'
import { cpSync, lstatSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { npm } from '../tools/platform.mjs'

/** What `.dockerignore` leaves out, as far as ours says it: paths from the root, and names at any depth with `**` in front. */
export function ignored(): (path: string) => boolean {
  const patterns = readFileSync('.dockerignore', 'utf8')
    .split('\n')
    .filter(line => line.trim() !== '' && !line.startsWith('#'))
    .map(line => {
      if (/[!?[\]]/.test(line))
        throw new Error(`.dockerignore has a pattern that the tests do not read: ${line}`)
      const parts = line.replace(/[.+]/g, String.raw`\$&`).replaceAll(/(?<!\*)\*(?!\*)/g, '[^/]*')
      return new RegExp(`^${parts.replace(/^\*\*\//, '(?:.*/)?')}$`)
    })
  return path => patterns.some(pattern => pattern.test(path))
}

/** The files of this folder that `docker build .` is sent. */
export function imageFiles(): string[] {
  const isIgnored = ignored()
  const walk = (folder: string): string[] =>
    readdirSync(folder).flatMap(name => {
      const path = folder === '.' ? name : `${folder}/${name}`
      if (isIgnored(path)) return []
      return lstatSync(path).isDirectory() ? walk(path) : [path]
    })
  return walk('.')
}

/** The files that git keeps or would keep: what a clone or `git archive` brings. */
export const clonedFiles = (): string[] =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { encoding: 'utf8' })
    .split('\0')
    .filter(path => path !== '' && lstatSync(path, { throwIfNoEntry: false }) !== undefined)

const INSTALLED = '.package-lock.json'
const OWN = new Set(['@noren', INSTALLED])

/**
 * Copies files of this folder, and nothing else of it, to where something is built of them. Packages of others lie beside them as links,
 * our own lead into the copy: what is not among the files cannot be found from there.
 */
export function layOut(files: readonly string[], to: string): void {
  for (const file of files) cpSync(file, join(to, file), { preserveTimestamps: true, verbatimSymlinks: true })
  const link = (name: string, target = join(process.cwd(), name)): void => {
    mkdirSync(dirname(join(to, name)), { recursive: true })
    symlinkSync(target, join(to, name))
  }
  for (const name of readdirSync('node_modules')) if (!OWN.has(name)) link(join('node_modules', name))
  // As after an install: newer than the list of what is to be installed.
  cpSync(join('node_modules', INSTALLED), join(to, 'node_modules', INSTALLED))
  for (const file of files) {
    const [, folder = ''] = /^((?:packages|tools)\/.*)\/package\.json$/.exec(file) ?? []
    if (folder === '') continue
    const { name } = JSON.parse(readFileSync(file, 'utf8')) as { readonly name: string }
    if (lstatSync(join('node_modules', name), { throwIfNoEntry: false })?.isSymbolicLink() === true)
      link(join('node_modules', name), join(to, folder))
    const nested = join(folder, 'node_modules')
    if (lstatSync(nested, { throwIfNoEntry: false }) !== undefined)
      cpSync(nested, join(to, nested), { recursive: true })
  }
}

/** `npm run pack` in a folder that was laid out. */
export function pack(folder: string, ...args: readonly string[]): void {
  const { command, args: asked, shell } = npm(['run', '--silent', 'pack', '--', ...args])
  execFileSync(command, asked, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'], shell })
}
