import type { Core, Event, Frame, GameDefinition, Rng, Seat, Words } from '../contract.ts'
import { Choices, WATCHER } from '../contract.ts'
import { digest } from '../digest.ts'
import type { Game } from '../game.ts'
import { asGame, isNamed } from '../game.ts'
import { waiting } from '../engine.ts'
import type { Move } from '../replay.ts'
import { replayGame } from '../replay.ts'
import { below, seeded } from '../rng.ts'
import { members } from '../seats.ts'
import type { Happening } from '../table.ts'

/**
 * Golden replays. The first line is a header in JSON; then one line for each decision, its fields between tabs. Format 1, of
 * views that are one piece: number, seat, the choice in words, the hash of the state after it, and the hash of each seat's view
 * (spectators first). Format 2, of views in two parts: number, seat, words, state, the hash of the open part and then of each
 * own part, and the hash of all that was told:
 *
 *     {"format":"noren-replay/2","game":"stairs","version":1,"schema":1,"seats":3,"seed":7,"options":{}}
 *     0	-	[]	5d1c0a97e2b34f18	0f3a9c21,77b0e1d4,…	4f53cda1
 *     1	0	["play",3]	c2f0…	…	…
 *
 * A changed hash is a change of the rules: the first line that differs says at which decision and who would see it.
 */
export interface GoldenHeader {
  readonly format: Format
  readonly game: string
  readonly version: number
  /** The shape of its views; format 1 has none. */
  readonly schema?: number
  readonly seats: number
  /** Chance runs on from `seeded(seed)`. */
  readonly seed: number
  readonly options: unknown
}
/** One move of a golden and what it led to, as hashes. */
export interface GoldenLine {
  readonly seq: number
  /** -1 for set-up. */
  readonly seat: Seat
  readonly words: Words
  readonly state: string
  readonly views: readonly string[]
  /** What was told, in format 2. */
  readonly told?: string
}
/** A recorded game that every later engine must replay to the same hashes. */
export interface Golden {
  readonly header: GoldenHeader
  /** Line 0 is the table after set-up. */
  readonly lines: readonly GoldenLine[]
}

/** A golden file that cannot be read, or that the rules no longer agree with. */
export class GoldenError extends Error {}

const ONE = 'noren-replay/1'
const TWO = 'noren-replay/2'
type Format = typeof ONE | typeof TWO
const isFormat = (x: unknown): x is Format => x === ONE || x === TWO

/** A definition, or rules that are played already: a frozen version, say. */
type Rules<S extends Core<F>, F extends Frame, E extends Event> =
  GameDefinition<unknown, S, F, E, unknown> | Game

const played = <S extends Core<F>, F extends Frame, E extends Event>(rules: Rules<S, F, E>): Game =>
  'steps' in rules ? asGame(rules) : rules

/** The table of a golden replay. */
export interface GoldenTable {
  readonly seats: number
  readonly seed: number
  readonly options: unknown
}

/** Plays a whole game, by default at random: the usual way to get the moves of a golden file. */
export function randomMoves<S extends Core<F>, F extends Frame, E extends Event>(
  rules: Rules<S, F, E>,
  at: GoldenTable,
  pick: (s: S, seat: Seat, open: Choices, rng: Rng) => number = (_s, _seat, open, rng) =>
    below(rng, open.size),
): Move[] {
  const g = played(rules)
  const picks: Rng = seeded(at.seed ^ 0x601d)
  const open = new Choices()
  const moves: Move[] = []
  const s = g.begin(at.options, at.seats, seeded(at.seed))
  while (s.outcome === null) {
    const asked = members(waiting(s))
    const seat = asked[below(picks, asked.length)] as Seat
    g.legal(s, seat, open)
    const action = open.at(pick(s as unknown as S, seat, open, picks))
    moves.push({ seat, words: g.say(s, seat, action).words })
    g.play(s, seat, action)
  }
  return moves
}

/** Plays moves and writes down what became of them, ready to be kept as a golden file. */
export function writeGolden<S extends Core<F>, F extends Frame, E extends Event>(
  rules: Rules<S, F, E>,
  at: GoldenTable,
  moves: readonly Move[],
): string {
  const g = played(rules)
  const { seats, seed, options } = at
  const { id: game, version, schema } = g
  const header: GoldenHeader = inParts(g, at)
    ? { format: TWO, game, version, schema, seats, seed, options }
    : { format: ONE, game, version, seats, seed, options }
  return [JSON.stringify(header), ...linesOf(g, header, moves).map(spell), ''].join('\n')
}

/** A view in two parts. */
interface Parts {
  readonly open: unknown
  readonly own: unknown
}

/** Whether the views of a game have two parts: what everybody sees, and what one seat sees beside it. */
function inParts(g: Game, { options, seats, seed }: GoldenTable): boolean {
  const view = g.view(g.begin(options, seats, seeded(seed)), WATCHER)
  return typeof view === 'object' && view !== null && 'open' in view && 'own' in view
}

const spell = (line: GoldenLine): string =>
  [
    line.seq,
    line.seat < 0 ? '-' : line.seat,
    JSON.stringify(line.words),
    line.state,
    line.views.join(','),
    ...(line.told === undefined ? [] : [line.told]),
  ].join('\t')

function linesOf(g: Game, header: GoldenHeader, moves: readonly Move[]): GoldenLine[] {
  const lines: GoldenLine[] = []
  const reel = {
    options: header.options,
    seats: header.seats,
    chance: (seq: number) => (seq === 0 ? seeded(header.seed) : undefined),
  }
  const short = (x: unknown): string => digest(x).slice(0, 8)
  const look = (s: Core, seq: number, happenings: readonly Happening[]): void => {
    const { seat, words } = moves[seq - 1] ?? { seat: -1, words: [] }
    const viewers = Array.from({ length: s.seats + 1 }, (_, i) => i - 1)
    const state = digest(s)
    const seen = viewers.map(who => g.view(s, who))
    if (header.format === ONE) lines.push({ seq, seat, words, state, views: seen.map(short) })
    else {
      const parts = seen as readonly Parts[]
      const views = [short(parts[0]?.open), ...parts.map(v => short(v.own))]
      lines.push({ seq, seat, words, state, views, told: short(happenings) })
    }
  }
  replayGame(g, reel, moves, look)
  return lines
}

/** Reads a golden file; says which line cannot be read and why. */
export function readGolden(text: string): Golden {
  const [first = '', ...rest] = text.split('\n').filter(line => line.trim() !== '')
  const header = parsed(first, 'the header') as Partial<GoldenHeader> | null
  if (!isFormat(header?.format))
    throw new GoldenError(`the header does not say "format":"${ONE}" or "${TWO}"`)
  if (typeof header.game !== 'string' || !Number.isInteger(header.seats) || !Number.isInteger(header.seed))
    throw new GoldenError('the header must name game, version, seats and seed')
  const two = header.format === TWO
  return { header: header as GoldenHeader, lines: rest.map((line, seq) => readLine(line, seq, two)) }
}

function parsed(text: string, where: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new GoldenError(`${where} is not JSON`)
  }
}

function readLine(text: string, seq: number, two: boolean): GoldenLine {
  const [number, seat, words, state, views, told] = text.split('\t')
  if (
    number !== String(seq) ||
    seat === undefined ||
    words === undefined ||
    !state ||
    !views ||
    (two && !told)
  )
    throw new GoldenError(
      `line ${seq} should be: ${seq}, seat, words, state, views${two ? ', told' : ''}, with tabs between them`,
    )
  return {
    seq,
    seat: seat === '-' ? -1 : Number(seat),
    words: parsed(words, `the words of line ${seq}`) as Words,
    state,
    views: views.split(','),
    ...(two && told !== undefined ? { told } : {}),
  }
}

/** Plays a golden file again and demands the same hashes; the first difference is thrown as a GoldenError. */
export function checkGolden<S extends Core<F>, F extends Frame, E extends Event>(
  rules: Rules<S, F, E>,
  golden: Golden,
): void {
  const { header, lines } = golden
  const g = played(rules)
  if (!isNamed(g, header.game)) throw new GoldenError(`this is a game of ${header.game}, not of ${g.id}`)
  if (header.version !== g.version)
    throw new GoldenError(
      `recorded with version ${header.version} of the rules; these are version ${g.version}`,
    )
  const again = linesOf(g, header, lines.slice(1))
  lines.forEach((was, i) => {
    const is = again[i] as GoldenLine
    const names = (k: number): string => (k < 0 ? 'everybody' : k === 0 ? 'spectators' : `seat ${k - 1}`)
    const shift = header.format === TWO ? 1 : 0
    const seats = was.views.flatMap((view, k) => (view === is.views[k] ? [] : [names(k - shift)]))
    if (was.told !== is.told && seats.length === 0) seats.push('whoever is told')
    if (was.state === is.state && seats.length === 0) return
    const who = seats.length === 0 ? 'nobody would see it' : `seen by ${seats.join(', ')}`
    throw new GoldenError(`decision ${was.seq} ${JSON.stringify(was.words)} leads elsewhere: ${who}`)
  })
}
