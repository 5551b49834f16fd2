import type { Core, Event, Frame, GameDefinition, Rng, Seat, Words } from '../contract.ts'
import { Choices } from '../contract.ts'
import { digest } from '../digest.ts'
import type { Game } from '../game.ts'
import { asGame } from '../game.ts'
import { waiting } from '../engine.ts'
import type { Move } from '../replay.ts'
import { replayGame } from '../replay.ts'
import { below, seeded } from '../rng.ts'
import { members } from '../seats.ts'

/**
 * Golden replays. The first line is a header in JSON; then one line for each decision, its fields between tabs: number,
 * seat, the choice in words, the hash of the state after it, and the hash of each seat's view (spectators first):
 *
 *     {"format":"noren-replay/1","game":"trick4","version":1,"seats":4,"seed":7,"options":{}}
 *     0	-	[]	5d1c0a97e2b34f18	0f3a9c21,77b0e1d4,…
 *     1	0	["play",3]	c2f0…	…
 *
 * A changed hash is a change of the rules: the first line that differs says at which decision and who would see it.
 */
export interface GoldenHeader {
  readonly format: typeof FORMAT
  readonly game: string
  readonly version: number
  readonly seats: number
  /** Chance runs on from `seeded(seed)`. */
  readonly seed: number
  readonly options: unknown
}
export interface GoldenLine {
  readonly seq: number
  /** -1 for set-up. */
  readonly seat: Seat
  readonly words: Words
  readonly state: string
  readonly views: readonly string[]
}
export interface Golden {
  readonly header: GoldenHeader
  /** Line 0 is the table after set-up. */
  readonly lines: readonly GoldenLine[]
}

/** A golden file that cannot be read, or that the rules no longer agree with. */
export class GoldenError extends Error {}

const FORMAT = 'noren-replay/1'

/** A definition, or rules that are played already: a frozen version, say. */
type Rules<S extends Core<F>, F extends Frame, E extends Event> =
  GameDefinition<unknown, S, F, E, unknown> | Game

const played = <S extends Core<F>, F extends Frame, E extends Event>(rules: Rules<S, F, E>): Game =>
  'steps' in rules ? asGame(rules) : rules

/** Plays a whole game at random: the usual way to get the moves of a golden file. */
export function randomMoves<S extends Core<F>, F extends Frame, E extends Event>(
  rules: Rules<S, F, E>,
  at: { readonly seats: number; readonly seed: number; readonly options: unknown },
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
    const action = open.at(below(picks, open.size))
    moves.push({ seat, words: g.say(s, seat, action).words })
    g.play(s, seat, action)
  }
  return moves
}

/** Plays moves and writes down what became of them, ready to be kept as a golden file. */
export function writeGolden<S extends Core<F>, F extends Frame, E extends Event>(
  rules: Rules<S, F, E>,
  at: { readonly seats: number; readonly seed: number; readonly options: unknown },
  moves: readonly Move[],
): string {
  const g = played(rules)
  const { seats, seed, options } = at
  const header: GoldenHeader = { format: FORMAT, game: g.id, version: g.version, seats, seed, options }
  return [JSON.stringify(header), ...linesOf(g, header, moves).map(spell), ''].join('\n')
}

const spell = (line: GoldenLine): string =>
  [
    line.seq,
    line.seat < 0 ? '-' : line.seat,
    JSON.stringify(line.words),
    line.state,
    line.views.join(','),
  ].join('\t')

function linesOf(g: Game, header: GoldenHeader, moves: readonly Move[]): GoldenLine[] {
  const lines: GoldenLine[] = []
  const reel = {
    options: header.options,
    seats: header.seats,
    chance: (seq: number) => (seq === 0 ? seeded(header.seed) : undefined),
  }
  replayGame(g, reel, moves, (s, seq) => {
    const { seat, words } = moves[seq - 1] ?? { seat: -1, words: [] }
    const views = Array.from({ length: s.seats + 1 }, (_, i) => digest(g.view(s, i - 1)).slice(0, 8))
    lines.push({ seq, seat, words, state: digest(s), views })
  })
  return lines
}

/** Reads a golden file; says which line cannot be read and why. */
export function readGolden(text: string): Golden {
  const [first = '', ...rest] = text.split('\n').filter(line => line.trim() !== '')
  const header = parsed(first, 'the header') as Partial<GoldenHeader> | null
  if (header?.format !== FORMAT) throw new GoldenError(`the header does not say "format":"${FORMAT}"`)
  if (typeof header.game !== 'string' || !Number.isInteger(header.seats) || !Number.isInteger(header.seed))
    throw new GoldenError('the header must name game, version, seats and seed')
  return { header: header as GoldenHeader, lines: rest.map(readLine) }
}

function parsed(text: string, where: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new GoldenError(`${where} is not JSON`)
  }
}

function readLine(text: string, seq: number): GoldenLine {
  const [number, seat, words, state, views] = text.split('\t')
  if (number !== String(seq) || seat === undefined || words === undefined || !state || !views)
    throw new GoldenError(`line ${seq} should be: ${seq}, seat, words, state, views, with tabs between them`)
  return {
    seq,
    seat: seat === '-' ? -1 : Number(seat),
    words: parsed(words, `the words of line ${seq}`) as Words,
    state,
    views: views.split(','),
  }
}

/** Plays a golden file again and demands the same hashes; the first difference is thrown as a GoldenError. */
export function checkGolden<S extends Core<F>, F extends Frame, E extends Event>(
  rules: Rules<S, F, E>,
  golden: Golden,
): void {
  const { header, lines } = golden
  const g = played(rules)
  if (header.game !== g.id) throw new GoldenError(`this is a game of ${header.game}, not of ${g.id}`)
  if (header.version !== g.version)
    throw new GoldenError(
      `recorded with version ${header.version} of the rules; these are version ${g.version}`,
    )
  const again = linesOf(g, header, lines.slice(1))
  lines.forEach((was, i) => {
    const is = again[i] as GoldenLine
    const seats = was.views.flatMap((view, k) =>
      view === is.views[k] ? [] : [k === 0 ? 'spectators' : `seat ${k - 1}`],
    )
    if (was.state === is.state && seats.length === 0) return
    const who = seats.length === 0 ? 'nobody would see it' : `seen by ${seats.join(', ')}`
    throw new GoldenError(`decision ${was.seq} ${JSON.stringify(was.words)} leads elsewhere: ${who}`)
  })
}
