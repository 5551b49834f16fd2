import type { Load } from '@noren/bench'
import { bare, decisions, norenFull, norenSearch, playouts } from '@noren/bench'
import { GAMES, rulesOf } from '../games.ts'

/** What is measured, and how much of it makes one round of about half a second. */
export interface Entry {
  readonly name: string
  readonly units: number
}

export const TRICK4: readonly Entry[] = [
  { name: 'trick4/search/noren', units: 60_000 },
  { name: 'trick4/search/boardgameio', units: 1_000 },
  { name: 'trick4/search/bare', units: 200_000 },
  { name: 'trick4/full/noren', units: 12_000 },
  { name: 'trick4/full/boardgameio', units: 800 },
]

export const games = (): Entry[] => GAMES.map(g => ({ name: `games/${g.name}`, units: 1_000 }))

/** Loads one contender and nothing else: the peer is not even read in the process that measures us. */
export async function load(name: string): Promise<Load> {
  switch (name) {
    case 'trick4/search/noren':
      return playouts(norenSearch)
    case 'trick4/full/noren':
      return playouts(norenFull)
    case 'trick4/search/bare':
      return playouts(bare)
    case 'trick4/search/boardgameio':
      return playouts((await import('@noren/bench/boardgameio')).boardgameioSearch)
    case 'trick4/full/boardgameio':
      return playouts((await import('@noren/bench/boardgameio')).boardgameioFull)
    default: {
      const { game } = await rulesOf(name.replace(/^games\//, ''))
      const { min, max } = game.seats
      return decisions(game, Math.min(max, Math.max(min, 4)))
    }
  }
}
