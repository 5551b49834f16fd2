import { choose } from '@noren/bots'
import type { Level } from '@noren/bots'
import { first, fork, seeded, waiting } from '@noren/engine'
import type { Face, LoadedRules, Move, Outcome, Seat } from '@noren/engine'
import { RecordPlayer, tapeOfStage } from '@noren/table'

/** A decision of a recorded game, as whoever makes it sees it. */
export interface Position {
  readonly seat: Seat
  /** How many entries the record has before it. */
  readonly at: number
  readonly face: Face
  readonly lines: ReturnType<RecordPlayer['linesAt']>
  /** How the game ended, at its last position. */
  readonly outcome?: Outcome | null
  /** Whether whoever decides has done nothing before. */
  readonly newcomer?: boolean
}

/** A game of bots that know what they do, or that wander, by its number: boards differ in what they have to hold. */
const LEVELS_BY_TURN: readonly Level[] = ['bushi', 'wanderer']
/** More decisions than any of the games takes. */
const PATIENCE = 5_000

/** Plays one game of bots with all seats taken; the same number gives the same game. */
export function recordGame({ game, sense }: LoadedRules, seats: number, n: number): RecordPlayer {
  const level = LEVELS_BY_TURN[n % LEVELS_BY_TURN.length] as Level
  const chance = seeded(n + 1)
  const start = game.begin(game.options.defaults, seats, fork(chance))
  const s = game.clone(start)
  const moves: Move[] = []
  while (s.outcome === null && moves.length < PATIENCE) {
    const seat = first(waiting(s))
    const { action } = choose({
      game,
      view: game.view(s, seat),
      seat,
      rng: fork(chance),
      level,
      ...(sense === undefined ? {} : { sense }),
    })
    moves.push({ seat, words: game.say(s, seat, action).words })
    game.play(s, seat, action)
  }
  const record = new RecordPlayer(tapeOfStage(game, start, moves))
  if (record.fault !== null) throw new Error(`a recorded game cannot be played again: ${record.fault.why}`)
  return record
}

const LINES = 12

/** One decision of a record. */
function positionAt(record: RecordPlayer, at: number, seat: Seat): Position {
  const lines = record.linesAt(at, seat).slice(-LINES)
  return { seat, at, face: record.faceAt(at, seat), lines }
}

/** Who decides after so many entries; null at the end. */
function askedAt(record: RecordPlayer, at: number): Seat | null {
  const { waiting: asked } = record.faceAt(at, -1)
  return at >= record.length || asked === 0 ? null : first(asked)
}

/** The last position of a record, as a seat sees it, with how it ended. */
export const endOf = (record: RecordPlayer, seat: Seat): Position => ({
  ...positionAt(record, record.length, seat),
  outcome: record.outcome,
})

/** An entry of a record as one seat lives through it: what it saw before, what it was told, and what it saw then. */
export interface Happening {
  readonly before: Position
  readonly line: Position['lines'][number]
  readonly face: Face
  readonly outcome: Outcome | null
}

/** The first entry of a record of which somebody may be told what is wanted. */
export function happening(
  record: RecordPlayer,
  seat: Seat,
  wanted: (events: readonly { readonly type: string }[], seq: number) => boolean,
): Happening | null {
  const line = record
    .linesAt(record.length, seat)
    .find(l => l.seq > 0 && !l.undone && wanted(l.events, l.seq))
  if (line === undefined) return null
  const { seq } = line
  const outcome = seq === record.length ? record.outcome : null
  return { before: positionAt(record, seq - 1, seat), line, face: record.faceAt(seq, seat), outcome }
}

/** Every decision of a record with more than one answer. */
export function* decisions(record: RecordPlayer): Generator<Position> {
  for (let at = 0; at < record.length; at++) {
    const seat = askedAt(record, at)
    if (seat === null || record.faceAt(at, seat).choices.length < 2) continue
    yield positionAt(record, at, seat)
  }
}

/** The first decision of every seat, with more than one answer: what a newcomer meets. */
export function openings(record: RecordPlayer): readonly Position[] {
  const found = new Map<Seat, Position>()
  for (const p of decisions(record))
    if (!found.has(p.seat))
      found.set(p.seat, { ...p, lines: p.lines.filter(l => l.by !== p.seat), newcomer: true })
  return [...found.values()]
}

/** What kind of question it is: the verbs of its answers. */
const kindOf = (face: Face): string =>
  [...new Set(face.choices.map(c => String(c.words[0])))].sort().join(' ')

/** Every fact of a view in its place: what its lists hold is in no order, so that one seat's figure stands for another's. */
function* factsOf(value: unknown, place = ''): Generator<string> {
  if (Array.isArray(value)) {
    yield `${place} ${value.length}`
    for (const one of value) yield* factsOf(one, `${place}/`)
  } else if (typeof value === 'object' && value !== null)
    for (const [name, one] of Object.entries(value)) yield* factsOf(one, `${place}.${name}`)
  else yield `${place}=${String(value)}`
}

/**
 * Leaves out positions that put nothing on the board that an earlier one did not: each has a question with other answers, a list of another
 * length, or a card, a figure or a state that was not in its place before.
 */
export function* unlike(positions: Iterable<Position>, known = new Set<string>()): Generator<Position> {
  for (const p of positions) {
    const answers = p.face.choices.map(c => String(c.words[0])).sort()
    const before = known.size
    known.add(answers.join(' '))
    for (const fact of factsOf(p.face.view)) known.add(fact)
    if (known.size > before) yield p
  }
}

/**
 * The positions that ask most of a board: of every kind of question that came up, the one with the most answers, and then
 * the next ones with the most, until there are so many. The same games give the same positions.
 */
export function hardest(records: readonly RecordPlayer[], wanted: number): readonly Position[] {
  interface Found {
    readonly record: RecordPlayer
    readonly at: number
    readonly seat: Seat
    readonly kind: string
    readonly answers: number
  }
  const all: Found[] = []
  for (const record of records)
    for (let at = 0; at < record.length; at++) {
      const seat = askedAt(record, at)
      if (seat === null) continue
      const face = record.faceAt(at, seat)
      if (face.choices.length < 2) continue
      all.push({ record, at, seat, kind: kindOf(face), answers: face.choices.length })
    }
  // With as many answers, the later one: more lies on the table.
  all.sort((a, b) => b.answers - a.answers || b.at - a.at)
  const kinds = new Map<string, Found>()
  for (const f of all) if (!kinds.has(f.kind)) kinds.set(f.kind, f)
  const firsts = [...kinds.values()]
  const rest = all.filter(f => !firsts.includes(f))
  const step = Math.max(1, Math.floor(rest.length / 64))
  const more = rest.filter((_, i) => i % step === 0)
  return [...firsts, ...more].slice(0, wanted).map(f => positionAt(f.record, f.at, f.seat))
}
