import { canonical, has, only, sameRng, waiting } from '@noren/engine'
import type { Action, Core, Frame, Game, Seat, SeatSet, Words } from '@noren/engine'
import type { Envelope, Match, Slip } from './types.ts'

/** Whether the table rests at a sealed window: a public fact, since the pace of a game is one. */
export const isHeld = (game: Game, s: Core): boolean => s.outcome === null && game.pace(s).hold

/** The envelope of a seat for the question on the table. One for a window further down waits until that is on top again. */
export const envelopeOf = (
  { envelopes, state }: Pick<Match, 'state' | 'envelopes'>,
  seat: Seat,
): Envelope | null =>
  envelopes.length === 0
    ? null
    : (envelopes.find(e => e.seat === seat && e.depth === state.frames.length) ?? null)

/** The seats whose answer to the question on the table lies in an envelope, whole. For their owners and the house alone. */
export function answeredBy({ state, envelopes }: Pick<Match, 'state' | 'envelopes'>): SeatSet {
  let set = 0
  for (const e of envelopes) if (e.done && e.depth === state.frames.length) set |= only(e.seat)
  return set
}

/** Who still has to answer: what the house acts on and nobody else is told. */
export const unanswered = (match: Pick<Match, 'state' | 'envelopes'>): SeatSet =>
  waiting(match.state) & ~answeredBy(match)

/** What the given seats have put into envelopes, for their own eyes. */
export function sealedFor(game: Game, match: Match, seats: readonly Seat[]): Record<string, Words[]> {
  if (match.envelopes.length === 0) return {}
  const mine = match.envelopes.filter(e => seats.includes(e.seat) && e.slips.length > 0)
  return Object.fromEntries(
    mine.map(e => [String(e.seat), e.slips.map(({ words }) => [...(game.reader?.words(words) ?? words)])]),
  )
}

const frameAt = (s: Core, depth: number): Frame | undefined => s.frames[depth - 1]

/**
 * A copy of `s` after one sealed answer, or null if the answer does more than to answer: it closes the window (the only one
 * asked, or the first Interruption where reflexes count), shows something hidden, or draws on chance.
 */
export function tried(game: Game, s: Core, seat: Seat, action: Action): Core | null {
  const copy = game.clone(s)
  const [depth, window, rng] = [copy.frames.length, copy.frames.at(-1), [...copy.rng] as Core['rng']]
  const { learned } = game.playAloud(copy, seat, action)
  const closed = copy.outcome !== null || copy.frames.length !== depth || copy.frames.at(-1) !== window
  return closed || learned || !sameRng(copy.rng, rng) || !isHeld(game, copy) ? null : copy
}

/** A table as somebody sees it who has answered so: with the own answer and nobody else's. */
export const stateAfter = (game: Game, state: Core, seat: Seat, answer: readonly Words[]): Core =>
  answer.reduce((s, words) => {
    const action = game.hear(words)
    return (action === null ? null : tried(game, s, seat, action)) ?? s
  }, state)

/** The same with what lies in the seat's envelope. */
export const stateFor = (game: Game, match: Pick<Match, 'state' | 'envelopes'>, seat: Seat): Core =>
  match.envelopes.length === 0
    ? match.state
    : stateAfter(game, match.state, seat, envelopeOf(match, seat)?.slips.map(s => s.words) ?? [])

/** Whether this choice takes the table back, as the seat sees it, to where nobody has answered: the game's own word for withdrawing. */
export function takesBack(game: Game, match: Match, seen: Core, seat: Seat, action: Action): boolean {
  const copy = game.clone(seen)
  game.play(copy, seat, action)
  return canonical(copy) === canonical(match.state)
}

/** The envelopes with one of them changed. */
const withEnvelope = (match: Match, envelope: Envelope): Envelope[] =>
  [...match.envelopes.filter(e => e.seat !== envelope.seat || e.depth !== envelope.depth), envelope].sort(
    (a, b) => a.depth - b.depth || a.seat - b.seat,
  )

/** How often an envelope was changed. Spent ids are forgotten after a while, this number never goes back. */
export const changesOf = (envelope: Envelope | null): number =>
  envelope === null ? 0 : (envelope.count ?? envelope.slips.length + envelope.spent.length)

/** So many ids of choices that were taken back or replaced are remembered until the window closes. */
const REMEMBERED = 64

/** Seals these slips for a seat in place of what was there; `id` is spent with them. */
export function sealed(
  match: Match,
  seat: Seat,
  slips: readonly Slip[],
  done: boolean,
  id: string,
): Envelope[] {
  const old = envelopeOf(match, seat)
  const kept = slips.map(s => s.moveId)
  const gone = [...(old?.slips.map(s => s.moveId) ?? []), id].filter(m => !kept.includes(m))
  const spent = [...(old?.spent ?? []), ...gone].slice(-REMEMBERED)
  return withEnvelope(match, {
    seat,
    depth: match.state.frames.length,
    slips,
    done,
    spent,
    count: changesOf(old) + 1,
  })
}

/** A resent id that lies in an envelope, or did before it was replaced: whose it is, and its words if they are still there. */
export function inEnvelope(match: Match, moveId: string): { seat: Seat; words: Words | null } | null {
  for (const { seat, slips, spent } of match.envelopes) {
    const slip = slips.find(s => s.moveId === moveId)
    if (slip !== undefined) return { seat, words: slip.words }
    if (spent.includes(moveId)) return { seat, words: null }
  }
  return null
}

/** An envelope judged again on a table that changed: as it was, or null if it is void. */
function again(game: Game, s: Core, envelope: Envelope): Envelope | null {
  const { seat, slips } = envelope
  let seen = s
  for (const [i, slip] of slips.entries()) {
    const action = game.hear(slip.words)
    if (action === null || !has(waiting(seen), seat) || game.whyNot(seen, seat, action) !== null) return null
    const next = tried(game, seen, seat, action)
    if (next === null) return i === slips.length - 1 ? { ...envelope, done: true } : null
    seen = next
  }
  return { ...envelope, done: slips.length > 0 && !has(waiting(seen), seat) }
}

/**
 * What is left of the envelopes after a transition. The slip that it carried out is out of its envelope. Those of a window
 * that is gone are void; those of the one on top are judged again; a window that is covered by other business waits.
 */
export function leftAfter(
  game: Game,
  match: Pick<Match, 'envelopes'>,
  opened: string,
  state: Core,
  stands: (depth: number) => boolean,
): readonly Envelope[] {
  if (match.envelopes.length === 0 || state.outcome !== null) return []
  return match.envelopes.flatMap(e => {
    if (!stands(e.depth)) return []
    const rest = { ...e, slips: e.slips.filter(s => s.moveId !== opened) }
    if (e.depth < state.frames.length) return [rest]
    return has(waiting(state), e.seat) ? (again(game, state, rest) ?? []) : []
  })
}

/** Which windows of `before` are still open after the rules ran on that very copy. */
export const standing = (before: readonly Frame[], after: Core): ((depth: number) => boolean) => {
  return depth => before[depth - 1] !== undefined && frameAt(after, depth) === before[depth - 1]
}

/** The same when the table went back to an earlier state: the window is the same if nothing about it differs. */
export const stood = (match: Match, after: Core): ((depth: number) => boolean) => {
  return depth => canonical(frameAt(after, depth) ?? null) === canonical(frameAt(match.state, depth) ?? 0)
}

/** Answers that race and come within this of the earliest count as made together. */
export const TOGETHER = 250

/** Whether an answer races with others: the quickest counts. */
export const races = (game: Game, s: Core, words: Words): boolean => game.pace(s).race?.verb === words[0]

interface Sealed {
  readonly seat: Seat
  readonly slip: Slip
}

/**
 * The answers that race, as they decide: the earliest first, but those within a moment of it by their place, the nearest clockwise
 * first.
 */
function inRace(game: Game, { state }: Pick<Match, 'state'>, found: readonly Sealed[]): Sealed[] {
  const { race } = game.pace(state)
  if (race === undefined) return []
  const shouts = found.filter(x => x.slip.words[0] === race.verb)
  const first = Math.min(...shouts.map(x => x.slip.at))
  const far = ({ seat }: Sealed): number => (seat - race.from - 1 + 2 * state.seats) % state.seats
  const late = ({ slip }: Sealed): number => (slip.at - first <= TOGETHER ? 0 : slip.at)
  return shouts.sort((a, b) => late(a) - late(b) || far(a) - far(b))
}

/**
 * The next slip to be opened once everybody asked has answered, in the order of seats; null while somebody has not. Answers that race
 * come first, in their own order, and one that closes the window waits for nobody.
 */
export function nextSlip(game: Game, match: Pick<Match, 'state' | 'envelopes'>): Sealed | null {
  const { state, envelopes } = match
  if (!isHeld(game, state)) return null
  const all = unanswered(match) === 0
  const found = envelopes.flatMap(({ seat, depth, slips: [slip] }) =>
    depth === state.frames.length && slip !== undefined ? [{ seat, slip }] : [],
  )
  const [quickest] = inRace(game, match, found)
  if (all) return quickest ?? found[0] ?? null
  if (quickest === undefined) return null
  const action = game.hear(quickest.slip.words)
  return action !== null && tried(game, state, quickest.seat, action) === null ? quickest : null
}

/** When a seat answered that has an envelope: its clock stands since then, though nobody is shown that. */
export const answeredAt = (match: Pick<Match, 'envelopes'>, seat: Seat): number | null => {
  const envelope = match.envelopes.find(e => e.seat === seat && e.done)
  return envelope?.slips.at(-1)?.at ?? null
}
