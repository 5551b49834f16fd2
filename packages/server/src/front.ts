import { readFileSync } from 'node:fs'
import type { Config } from './config.ts'
import type { Listening } from './network/listen.ts'
import { places } from './places.ts'

type Env = Readonly<Record<string, string | undefined>>

/** What whoever opened the house is told, line by line. */
export function announce(
  { address, network, named, trust }: Listening,
  { data, database, demo }: Config,
): string[] {
  const kept = demo ? 'Nothing is kept: people play bots only' : data === null ? 'Nothing is kept' : null
  return [
    `Noren is open at ${address}`,
    ...network.map(url => `In your network: ${url}`),
    ...(named === null ? [] : [`By name, where devices know such names: ${named}`]),
    ...(trust === null ? [] : [`Phones learn to trust it at ${trust}`]),
    ...(database === null ? [kept ?? `Games are kept in ${data}`] : []),
  ]
}

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
