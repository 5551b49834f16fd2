import { face, only, WATCHER } from '@noren/engine'
import type { Event, Face, Game, Seat, SeatSet } from '@noren/engine'
import { lookOf } from './envelope.ts'
import { mayUndo } from './turn.ts'
import type { Match } from './types.ts'

/** One entry of the log as a viewer may know it: who acted and what followed. */
export interface Line {
  readonly seq: number
  readonly by: Seat
  readonly undone: boolean
  readonly undoes?: number
  readonly events: Event[]
}

const setOf = (seats: readonly Seat[]): SeatSet => seats.reduce((set, s) => (s < 0 ? set : set | only(s)), 0)

/** The line of one entry (0 is the set-up) for somebody who holds these seats; none makes a spectator. */
export function lineFor(match: Match, seq: number, seats: readonly Seat[]): Line {
  const mine = setOf(seats)
  const undoes = match.undoes.get(seq)
  return {
    seq,
    by: match.entries[seq - 1]?.seat ?? WATCHER,
    undone: match.undone.has(seq),
    ...(undoes === undefined ? {} : { undoes }),
    events: (match.story[seq] ?? []).map(h => ((h.to & mine) === 0 ? h.open : h.secret)),
  }
}

/** The lines after `since`; without it, from the set-up on. */
export function linesFor(match: Match, seats: readonly Seat[], since = -1): Line[] {
  const from = since > match.entries.length ? 0 : since + 1
  return Array.from({ length: match.entries.length + 1 - from }, (_, i) => lineFor(match, from + i, seats))
}

/** A face for each seat held, with its own sealed answer and nobody else's, or the spectator's under -1. */
export function facesFor(game: Game, match: Match, seats: readonly Seat[]): Record<string, Face> {
  const eyes = seats.length === 0 ? [WATCHER] : seats
  return Object.fromEntries(eyes.map(seat => [String(seat), face(game, lookOf(game, match, seat), seat)]))
}

/** The seats among these for which taking back is free just now. */
export const undoFor = (match: Match, seats: readonly Seat[]): Seat[] => seats.filter(s => mayUndo(match, s))
