import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Contender, Drive, Load } from '@noren/bench'
import { decisions, playouts } from '@noren/bench'
import type { Registry } from '@noren/engine'
import { GAMES } from '../games.ts'
import type { Part } from './shipped.ts'

/** The tree that this command belongs to. */
export const ROOT = join(import.meta.dirname, '../../../..')

/** What is measured, and how much of it takes a few milliseconds. */
export interface Entry {
  readonly name: string
  readonly units: number
  /** An earlier tree is measured beside it: rules and engine are ours, the peer and the bare loop are not. */
  readonly ours: boolean
}

export const TRICK4: readonly Entry[] = [
  { name: 'trick4/search/noren', units: 1_000, ours: true },
  { name: 'trick4/search/boardgameio', units: 10, ours: false },
  { name: 'trick4/search/bare', units: 2_000, ours: false },
  { name: 'trick4/full/noren', units: 200, ours: true },
  { name: 'trick4/full/boardgameio', units: 10, ours: false },
]

/** How the choices of a game's play-outs are made. */
export const WAYS = ['random', 'policy'] as const

export const gameEntries = (names: readonly string[] = GAMES.map(g => g.name)): Entry[] =>
  names.flatMap(name => WAYS.map(way => ({ name: `games/${name}/${way}`, units: 16, ours: true })))

const from = (folder: string, part: Part): Promise<unknown> =>
  import(pathToFileURL(join(folder, `${part}.mjs`)).href)

async function contender(folder: string, part: Part, name: string): Promise<Load> {
  const found = (await from(folder, part)) as Readonly<Record<string, Contender>>
  return playouts(found[name] as Contender)
}

/**
 * Loads one contender, and nothing else: the peer is not even read in the process that measures us. `folder` has the parts of a tree as
 * they are shipped.
 */
export async function load(name: string, folder: string): Promise<Load> {
  switch (name) {
    case 'trick4/search/noren':
      return contender(folder, 'noren', 'norenSearch')
    case 'trick4/full/noren':
      return contender(folder, 'noren', 'norenFull')
    case 'trick4/search/bare':
      return contender(folder, 'bare', 'bare')
    case 'trick4/search/boardgameio':
      return playouts((await import('@noren/bench/boardgameio')).boardgameioSearch)
    case 'trick4/full/boardgameio':
      return playouts((await import('@noren/bench/boardgameio')).boardgameioFull)
    default:
      return play(name, folder)
  }
}

/** A game by its newest rules in that tree, driven by the engine of that tree. */
async function play(name: string, folder: string): Promise<Load> {
  const [, id = '', way = ''] = name.split('/')
  const drive = (await from(folder, 'engine')) as Drive
  const { registry } = (await from(folder, 'games')) as { readonly registry: Registry }
  const found = await registry.newest(id)
  if (found === null) throw new Error(`there is no game called ${id}`)
  const { game, sense } = found
  const seats = Math.min(game.seats.max, Math.max(game.seats.min, 4))
  if (way === 'random') return decisions({ drive, game, seats })
  if (sense?.policy === undefined) throw new Error(`${id} has no rules of thumb`)
  return decisions({ drive, game, seats, sense })
}
