import { readFileSync } from 'node:fs'
import { places } from './places.ts'

type Env = Readonly<Record<string, string | undefined>>

/** The version of the program. */
export const version = (): string =>
  (JSON.parse(readFileSync(places.manifest, 'utf8')) as { version: string }).version

/** Why the house could not be opened, in a sentence for whoever tried; null for a fault of ours. */
export function whyNot(error: unknown, env: Env): string | null {
  const { code, message, name } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE')
    return `port ${env['PORT'] ?? 3000} is in use; choose another one with --port or PORT`
  if (code === 'EACCES' || code === 'EROFS') return `${message}; choose another PORT or NOREN_DATA`
  return name === 'ConfigError' ? message : null
}
