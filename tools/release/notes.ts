import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** `npm run notes -- VERSION`: what the changelog says about a release, or about what is not released yet. */

/** The part of a changelog below the heading of a version; null if there is none. */
export function notesOf(changelog: string, version: string): string | null {
  const parts = changelog.split(/^## /m).slice(1)
  const part = parts.find(p => p.split(/[\s]/, 1)[0] === version)
  return part === undefined ? null : part.slice(part.indexOf('\n') + 1).trim()
}

if (import.meta.main) {
  const [version = 'Unreleased'] = process.argv.slice(2)
  const notes = notesOf(readFileSync(join(import.meta.dirname, '../../CHANGELOG.md'), 'utf8'), version)
  if (notes === null) process.stderr.write(`noren: the changelog knows no version ${version}\n`)
  else process.stdout.write(`${notes}\n`)
  process.exitCode = notes === null ? 1 : 0
}
