import type { Fault, Game } from '@noren/engine'
import type { Charter } from '@noren/match'
import { no } from './refusal.ts'
import type { No } from './refusal.ts'

/** What is drawn for a new match, and the frozen file of its rules. */
export type Drawn = Pick<Charter, 'id' | 'key'> & { readonly bundle: string | null }

/** The charter of a new match, or what is wrong with what was asked for. */
export function charterOf(game: Game, seats: number, options: unknown, drawn: Drawn): Charter | No {
  const { min, max } = game.seats
  if (seats < min || seats > max)
    return no('bad-options', [{ path: '/seats', message: `must be from ${min} to ${max}` }])
  const read = game.options.read(options, seats)
  const under = (f: Fault): Fault => ({ ...f, path: `/options${f.path.startsWith('/') ? '' : '/'}${f.path}` })
  if ('faults' in read) return no('bad-options', read.faults.map(under))
  const { id, key, bundle } = drawn
  const { id: name, version } = game
  return {
    id,
    game: name,
    version,
    ...(bundle === null ? {} : { bundle }),
    options: read.options,
    seats,
    key,
  }
}
