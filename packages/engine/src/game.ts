import type {
  Action,
  Clause,
  Core,
  Event,
  Frame,
  GameDefinition,
  MomentPart,
  OpenPart,
  Options,
  OwnPart,
  Pace,
  Rng,
  Choice,
  Seat,
  Sense,
  Words,
} from './contract.ts'
import { Choices } from './contract.ts'
import { begin, legal, play } from './engine.ts'
import type { Face } from './face.ts'
import { face } from './face.ts'
import type { Refusal } from './offers.ts'
import type { Reader } from './registry.ts'
import type { Happening } from './table.ts'
import { Recorder, silent } from './table.ts'
import { whyNot } from './whynot.ts'

/** Choices as plain data: the first `size` of `items`. */
export interface ActionList {
  readonly items: Int32Array
  size: number
}

/** What happened while the rules ran. */
export interface Told {
  readonly happenings: readonly Happening[]
  /** Something hidden became known. */
  readonly learned: boolean
}

/**
 * The rules of a game and the engine that runs them: all that matches, bots, servers and pages know of a game. Everything
 * that goes in or comes out is plain data, so that rules of an old version, frozen with the engine of their time, can
 * be held by code that was written long after them.
 */
export interface Game {
  readonly id: string
  /** Names it had before: charters and goldens of that time have them. */
  readonly formerly?: readonly string[]
  readonly version: number
  /** The shape of views, events and refusals; it moves only when that shape does. */
  readonly schema: number
  readonly clauses: Readonly<Record<Clause, string>>
  readonly seats: { readonly min: number; readonly max: number }
  readonly options: Options<unknown>
  /** Whether a seat may have something to choose while only others are asked. */
  readonly anytime: boolean
  /** Sets a game up in silence and runs it to its first decision. */
  begin(options: unknown, seats: number, rng: Rng): Core
  /** The same, and says what happened. */
  beginAloud(options: unknown, seats: number, rng: Rng): Told & { readonly state: Core }
  /** Fills `out` with everything `seat` may do now. */
  legal(s: Core, seat: Seat, out: ActionList): void
  /** Null if `seat` may do this now, else the one reason why not, with its facts. */
  whyNot(s: Core, seat: Seat, a: Action): Refusal | null
  /**
   * Carries out a legal action in silence and runs on to the next decision, or, for a play-out that looks no further, to business of
   * the kind `until` (`Sense.until`), which is left undone.
   */
  play(s: Core, seat: Seat, a: Action, until?: string): void
  /** The same, and says what happened. */
  playAloud(s: Core, seat: Seat, a: Action): Told
  /** Everything that `seat` (or WATCHER) may know of a resting state. */
  face(s: Core, seat: Seat): Face
  /** Whether this choice belongs to no question: it may be made whenever somebody is asked. */
  isAnytime(a: Action): boolean
  idle(s: Core, seat: Seat, rng: Rng): Action
  /** Whether the question to `seat` is the rest of a play half made: when its time is over the table takes that back first. */
  halfMade?(s: Core, seat: Seat): boolean
  pace(s: Core): Pace
  /** How pages show what happened, part by part, from what everybody is told in the shape of today; not all rules have it. */
  moments?(events: readonly Event[]): readonly MomentPart[]
  view(s: Core, seat: Seat): unknown
  /** The two parts of a view, for rules whose views have them: what everybody may see, and what is a seat's own. */
  open?(s: Core): OpenPart
  own?(s: Core, seat: Seat): OwnPart
  imagine(view: unknown, rng: Rng): Core
  /** The same for many worlds of one view, prepared once for a thought; not all rules have it: `imaginerOf`. */
  imaginer?(view: unknown): (rng: Rng) => Core
  clone(s: Core): Core
  say(s: Core, seat: Seat, a: Action): Choice
  hear(words: Words): Action | null
  /** For rules of an older schema: what shows their views and events to the people of today. Bots get them as they are. */
  readonly reader?: Reader
}

/** Whether rules are those of the game that somebody names, by its id or by one it had before. */
export const isNamed = ({ id, formerly }: Pick<Game, 'id' | 'formerly'>, name: string): boolean =>
  id === name || formerly?.includes(name) === true

/** Worlds that agree with one view, for a thought that needs many. */
export const imaginerOf = (game: Pick<Game, 'imagine' | 'imaginer'>, view: unknown): ((rng: Rng) => Core) =>
  game.imaginer?.(view) ?? (rng => game.imagine(view, rng))

/** A definition of some game; which one does not matter here. */
export type AnyDefinition = GameDefinition<unknown, Core, Frame, Event, unknown>

const made = new WeakMap<AnyDefinition, Game>()
const sources = new WeakMap<Game, AnyDefinition>()

/** The definition behind a game of this engine; null for a frozen one, whose insides are its own. */
export const definitionOf = (game: Game): AnyDefinition | null => sources.get(game) ?? null

/** The rules that a definition describes, run by this engine. The same definition gives the same game. */
export function asGame(definition: AnyDefinition): Game {
  const known = made.get(definition)
  if (known !== undefined) return known
  const game = gameOf(definition)
  made.set(definition, game)
  sources.set(game, definition)
  return game
}

function gameOf(g: AnyDefinition): Game {
  const list = new Choices()
  return {
    id: g.id,
    ...(g.formerly === undefined ? {} : { formerly: g.formerly }),
    version: g.version,
    schema: g.schema ?? 1,
    clauses: g.clauses,
    seats: g.seats,
    options: g.options,
    anytime: g.anytime !== undefined,
    begin: (options, seats, rng) => begin(g, options, seats, rng),
    beginAloud(options, seats, rng) {
      const recorder = new Recorder(seats)
      const state = begin(g, options, seats, rng, recorder)
      return { state, happenings: recorder.happenings, learned: recorder.learned }
    },
    legal(s, seat, out) {
      if (out instanceof Choices) return legal(g, s, seat, out)
      legal(g, s, seat, list)
      copy(list, out)
    },
    whyNot: (s, seat, a) => whyNot(g, s, seat, a),
    play: (s, seat, a, until) => play(g, s, seat, a, silent, until),
    playAloud(s, seat, a) {
      const recorder = new Recorder(s.seats)
      play(g, s, seat, a, recorder)
      return { happenings: recorder.happenings, learned: recorder.learned }
    },
    face: (s, seat) => face(g, s, seat),
    isAnytime: a => g.anytime?.owns(a) === true,
    idle: (s, seat, rng) => g.idle(s, seat, rng),
    ...(g.halfMade === undefined
      ? {}
      : { halfMade: (s: Core, seat: Seat) => g.halfMade?.(s, seat) === true }),
    pace: s => g.pace(s),
    ...(g.moments === undefined ? {} : { moments: (events: readonly Event[]) => g.moments?.(events) ?? [] }),
    view: (s, seat) => g.view(s, seat),
    ...partsOf(g),
    imagine: (view, rng) => g.imagine(view, rng),
    ...(g.imaginer === undefined
      ? {}
      : { imaginer: (view: unknown) => g.imaginer?.(view) ?? ((rng: Rng) => g.imagine(view, rng)) }),
    clone: s => g.clone(s),
    say: (s, seat, a) => g.say(s, seat, a),
    hear: words => g.hear(words),
  }
}

function partsOf(g: AnyDefinition): Pick<Game, 'open' | 'own'> {
  if (g.open === undefined || g.own === undefined) return {}
  return { open: s => g.open?.(s) as OpenPart, own: (s, seat) => g.own?.(s, seat) as OwnPart }
}

function copy(from: ActionList, to: ActionList): void {
  for (let i = 0; i < from.size; i++) to.items[i] = from.items[i] as Action
  to.size = from.size
}

/** What a frozen file exports. The number moves when this shape does; what reads an old one stays for ever: `thawed`. */
export interface FrozenRules {
  readonly door: 2
  readonly game: Game
  readonly sense?: Sense<Core>
}

/** The door of a frozen file: the game, and what bots know of it, for callers that were compiled apart from it. */
export function frozen(definition: AnyDefinition, sense?: Sense<Core>): FrozenRules {
  const game = asGame(definition)
  if (sense === undefined) return { door: 2, game }
  if (sense.policy === undefined) return { door: 2, game, sense }
  const list = new Choices()
  const own: Sense<Core> = {
    ...sense,
    policy(s, seat, open, rng) {
      copy(open, list)
      return sense.policy?.(s, seat, list, rng) ?? 0
    },
  }
  return { door: 2, game, sense: own }
}
