import { asGame, definitionOf, has, only, waiting, WATCHER } from '@noren/engine'
import type {
  Core,
  Event,
  Face,
  Game,
  Happening,
  Choice,
  DimChoice,
  Seat,
  SeatSet,
  Words,
} from '@noren/engine'
import { stateFor } from './envelope.ts'
import { mayUndo } from './transition.ts'
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

/** What a line of the log is made of. */
interface Story {
  readonly entries: readonly { readonly seat: Seat }[]
  readonly story: readonly (readonly Happening[])[]
  readonly undone: ReadonlySet<number>
  readonly undoes: ReadonlyMap<number, number>
}

/** What happened at an entry, if everybody is told the same of it; null if somebody knows more. */
export function openEvents(game: Game, match: Match, seq: number): Event[] | null {
  const told: Event[] = []
  for (const { secret, open } of match.story[seq] ?? NOTHING) {
    if (secret !== open) return null
    told.push(readEvent(game, open))
  }
  return told
}

/** What rules of an older schema told, as today's words and boards understand it. */
const readEvent = (game: Game, event: Event): Event => game.reader?.event(event) ?? event

/** The line of one entry (0 is the set-up) for somebody who holds these seats; none makes a spectator. */
export function lineFor(game: Game, match: Story, seq: number, seats: readonly Seat[]): Line {
  const mine = setOf(seats)
  const undoes = match.undoes.get(seq)
  const by = match.entries[seq - 1]?.seat ?? WATCHER
  const undone = match.undone.has(seq)
  const events = (match.story[seq] ?? NOTHING).map(h =>
    readEvent(game, (h.to & mine) === 0 ? h.open : h.secret),
  )
  return undoes === undefined ? { seq, by, undone, events } : { seq, by, undone, undoes, events }
}

/** The lines after `since`; without it, from the set-up on. */
export function linesFor(game: Game, match: Story, seats: readonly Seat[], since = -1): Line[] {
  const from = since > match.entries.length ? 0 : since + 1
  return Array.from({ length: match.entries.length + 1 - from }, (_, i) =>
    lineFor(game, match, from + i, seats),
  )
}

const NO_CHOICES: readonly Choice[] = []
const NOTHING_DIM: readonly DimChoice[] = []

/** Who is not asked has nothing to choose from, and most seats of most tables are not asked: no list is made for them. */
function faceOf(game: Game, s: Core, seat: Seat, open: unknown): Face {
  const asked = waiting(s)
  const chooses = has(asked, seat) || (asked !== 0 && seat >= 0 && game.anytime)
  if (open === undefined || game.own === undefined) {
    if (chooses) return game.face(s, seat)
    return { view: game.view(s, seat), waiting: asked, choices: NO_CHOICES, dim: NOTHING_DIM }
  }
  const view = { schema: game.schema, open, own: game.own(s, seat) }
  if (!chooses) return { view, waiting: asked, choices: NO_CHOICES, dim: NOTHING_DIM }
  const { choices, dim } = unseen(game).face(s, seat)
  return { view, waiting: asked, choices, dim }
}

const blank = new WeakMap<Game, Game>()

/** The same rules without views, for faces whose view was made already. */
function unseen(game: Game): Game {
  const known = blank.get(game)
  if (known !== undefined) return known
  const rules = definitionOf(game)
  const made = rules === null ? game : asGame({ ...rules, view: () => null })
  blank.set(game, made)
  return made
}

/** Whether people are shown the views of these rules in the two parts that the rules make, so that one can be made for all. */
export const hasParts = (game: Game): boolean =>
  game.open !== undefined && game.own !== undefined && game.reader === undefined

/**
 * What is shown to a seat: its own sealed answer and nobody else's. WATCHER is a spectator. `open` stands for the part of the view that
 * everybody may see, if that was made already; only for rules that have parts.
 */
export function faceFor(
  game: Game,
  match: Pick<Match, 'state' | 'envelopes'>,
  seat: Seat,
  open?: unknown,
): Face {
  const face = faceOf(game, seat < 0 ? match.state : stateFor(game, match, seat), seat, open)
  const { reader } = game
  if (reader === undefined) return face
  return {
    view: reader.view(face.view, seat),
    waiting: face.waiting,
    choices: face.choices.map(c => reader.choice(c)),
    dim: face.dim.map(({ words, why }) => ({ words: reader.words(words), why })),
  }
}

/** What a person chose on today's board, in the words of the rules of this match. */
export const wordsFrom = (game: Game, words: Words): Words => game.reader?.hear(words) ?? words

/** Words of the rules of this match, as today's board spells them. */
export const wordsFor = (game: Game, words: Words): Words => game.reader?.words(words) ?? words

/** The view of a seat as people are shown it; bots get `game.view` as it is. */
export const viewFor = (game: Game, match: Match, seat: Seat): unknown => {
  const view = game.view(stateFor(game, match, seat), seat)
  return game.reader === undefined ? view : game.reader.view(view, seat)
}

/** A face for each seat held, or the spectator's under -1. */
export function facesFor(game: Game, match: Match, seats: readonly Seat[]): Record<string, Face> {
  const faces: Record<string, Face> = {}
  if (seats.length === 0) faces[WATCHER] = faceFor(game, match, WATCHER)
  for (const seat of seats) faces[seat] = faceFor(game, match, seat)
  return faces
}

/** The seats among these for which taking back is free just now. */
export const undoFor = (match: Match, seats: readonly Seat[]): Seat[] => seats.filter(s => mayUndo(match, s))
