import type { Game } from '@noren/engine'
import { MatchError, open } from '@noren/match'
import type { Charter, Entry } from '@noren/match'
import type { NewFork } from '@noren/protocol'
import type { SeatHolder, TableRow } from '@noren/store'
import { isGuessable } from '../ids.ts'
import { no } from '../refusal.ts'
import type { No } from '../refusal.ts'

/** A fork of a fork of a fork carries all of their entries: nobody needs more of them. */
const DEEPEST = 5

const depthOf = ({ fork }: Charter): number => (fork === undefined ? 0 : 1 + depthOf(fork.parent))

const wrong = (path: string, message: string): No => no('bad-options', [{ path, message }])

/** The charter of a table that goes on from a moment of a finished one, or why there can be none. */
export function forkOf(
  game: Game,
  parent: Charter,
  entries: readonly Entry[],
  { at, seat, deal }: NewFork,
  drawn: Pick<Charter, 'id' | 'key'>,
): Charter | No {
  if (seat >= parent.seats) return no('no-such-seat')
  if (at > entries.length) return wrong('/at', `must not be more than ${entries.length}`)
  if (depthOf(parent) >= DEEPEST) return wrong('/at', 'is a fork of too many forks')
  const { fork: _, seeds: _own, ...same } = parent
  const charter = { ...same, ...drawn, fork: { parent, entries: entries.slice(0, at), deal, seat } }
  try {
    open(game, charter)
    return charter
  } catch (error) {
    if (error instanceof MatchError) return wrong('/at', error.message)
    throw error
  }
}

/** Whoever asks sits where they wished; in the other seats are bots, or nobody yet. */
export const forkHolders = (who: string, { charter }: TableRow, { seat, bots }: NewFork): SeatHolder[] =>
  Array.from({ length: charter.seats }, (_, i): SeatHolder => {
    if (i === seat) return { kind: 'person', person: who, away: false }
    return bots === undefined ? { kind: 'empty' } : { kind: 'bot', level: bots }
  })

/** The log of a fork holds its parent's: what only those who sat there may see stays so. */
export const isShut = ({ charter, manners }: TableRow): boolean =>
  manners?.private === true || isGuessable(charter.id)
