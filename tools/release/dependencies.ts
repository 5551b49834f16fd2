import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Everything that the lock file brings, with its licence: `npm run licences` prints it as a table. */
export interface Locked {
  readonly name: string
  readonly version: string
  readonly licence: string
  /** As npm writes it; absent for packages of our own. */
  readonly integrity?: string
  /** Only for tests and tools: no player installs it. */
  readonly dev: boolean
}

interface Entry {
  readonly version?: string
  readonly license?: string
  readonly integrity?: string
  readonly dev?: boolean
  readonly link?: boolean
}

/** Old packages that say it in their files, but not where npm reads it. */
const SAID: Readonly<Record<string, string>> = {
  'base64-arraybuffer': 'MIT',
  only: 'MIT',
  'xmlhttprequest-ssl': 'MIT',
}

export function locked(text: string): Locked[] {
  const { packages } = JSON.parse(text) as { packages: Record<string, Entry> }
  const list = Object.entries(packages).flatMap(([path, entry]) => {
    if (!path.includes('node_modules/') || entry.link === true) return []
    const name = path.replace(/^.*node_modules\//, '')
    const { version = '', license = SAID[name] ?? 'unknown', integrity, dev = false } = entry
    return [{ name, version, licence: license, dev, ...(integrity === undefined ? {} : { integrity }) }]
  })
  return list.sort((a, b) => a.name.localeCompare(b.name) || a.version.localeCompare(b.version))
}

export const readLock = (): Locked[] =>
  locked(readFileSync(join(import.meta.dirname, '../../package-lock.json'), 'utf8'))

if (import.meta.main) {
  const rows = readLock().map(
    p => `| ${p.name} | ${p.version} | ${p.licence} | ${p.dev ? 'tests' : 'program'} |`,
  )
  process.stdout.write(
    `| package | version | licence | for |\n| --- | --- | --- | --- |\n${rows.join('\n')}\n`,
  )
}
