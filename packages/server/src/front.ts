import { readFileSync } from 'node:fs'
import type { Lang } from '@noren/words'
import { catalogueOf, voiceIn } from '@noren/words'
import { catalogues } from '../words/catalogues.gen.ts'
import type { ServerFacts } from '../words/facts.gen.ts'
import type { Config } from './config.ts'
import { outside } from './games.ts'
import type { Listening } from './network/listen.ts'
import type { Outside } from './outside/load.ts'
import { places } from './places.ts'

type Env = Readonly<Record<string, string | undefined>>

/** What whoever opened the house is told, line by line. */
export async function announce(
  { address, network, named, trust }: Listening,
  { data, database, demo }: Config,
  lang: Lang = 'en',
  { games, faults }: Pick<Outside, 'games' | 'faults'> = outside,
): Promise<string[]> {
  const voice = voiceIn<ServerFacts>(lang, [await catalogueOf(catalogues, lang)])
  const kept = (): string =>
    demo
      ? voice.text('cli-demo')
      : data === null
        ? voice.text('cli-kept-nowhere')
        : voice.text('cli-kept', { where: data })
  return [
    voice.text('cli-open', { where: address }),
    ...network.map(where => voice.text('cli-network', { where })),
    ...(named === null ? [] : [voice.text('cli-named', { where: named })]),
    ...(trust === null ? [] : [voice.text('cli-trust', { where: trust })]),
    ...(database === null ? [kept()] : []),
    ...(games.length === 0
      ? []
      : [voice.text('cli-games', { games: games.map(g => g.manifest.id).join(', ') })]),
    ...faults.map(({ name, fault }) => voice.text('cli-game-fault', { game: name, fault })),
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
