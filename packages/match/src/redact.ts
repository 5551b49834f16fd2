import { face, has, only, waiting, WATCHER } from '@noren/engine'
import type { Core, Event, Face, Game, Happening, Said, SaidBarred, Seat, SeatSet } from '@noren/engine'
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

function setOf(seats: readonly Seat[]): SeatSet {
  let set = 0
  for (const s of seats) if (s >= 0) set |= only(s)
  return set
}

const NOTHING: readonly Happening[] = []

/** What happened at an entry, if everybody is told the same of it; null if somebody knows more. */
export function openEvents(match: Match, seq: number): Event[] | null {
  const told: Event[] = []
  for (const { secret, open } of match.story[seq] ?? NOTHING) {
    if (secret !== open) return null
    told.push(open)
  }
  return told
}

/** The line of one entry (0 is the set-up) for somebody who holds these seats; none makes a spectator. */
export function lineFor(match: Match, seq: number, seats: readonly Seat[]): Line {
  const mine = setOf(seats)
  const undoes = match.undoes.get(seq)
  const by = match.entries[seq - 1]?.seat ?? WATCHER
  const undone = match.undone.has(seq)
  const events = (match.story[seq] ?? NOTHING).map(h => ((h.to & mine) === 0 ? h.open : h.secret))
  return undoes === undefined ? { seq, by, undone, events } : { seq, by, undone, undoes, events }
}

/** The lines after `since`; without it, from the set-up on. */
export function linesFor(match: Match, seats: readonly Seat[], since = -1): Line[] {
  const from = since > match.entries.length ? 0 : since + 1
  return Array.from({ length: match.entries.length + 1 - from }, (_, i) => lineFor(match, from + i, seats))
}

const NO_CHOICES: readonly Said[] = []
const NOTHING_BARRED: readonly SaidBarred[] = []

/** Who is not asked has nothing to choose from, and most seats of most tables are not asked: no list is made for them. */
function faceOf(game: Game, s: Core, seat: Seat): Face {
  const asked = waiting(s)
  if (has(asked, seat) || (asked !== 0 && seat >= 0 && game.anytime !== undefined)) return face(game, s, seat)
  return { view: game.view(s, seat), waiting: asked, choices: NO_CHOICES, barred: NOTHING_BARRED }
}

/** What is shown to a seat: its own sealed answer and nobody else's. WATCHER is a spectator. */
export const faceFor = (game: Game, match: Match, seat: Seat): Face =>
  faceOf(game, seat < 0 ? match.state : lookOf(game, match, seat), seat)

/** A face for each seat held, or the spectator's under -1. */
export function facesFor(game: Game, match: Match, seats: readonly Seat[]): Record<string, Face> {
  const faces: Record<string, Face> = {}
  if (seats.length === 0) faces[WATCHER] = faceFor(game, match, WATCHER)
  for (const seat of seats) faces[seat] = faceFor(game, match, seat)
  return faces
}

/** The seats among these for which taking back is free just now. */
export const undoFor = (match: Match, seats: readonly Seat[]): Seat[] => seats.filter(s => mayUndo(match, s))
