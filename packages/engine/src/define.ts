import type {
  Asking,
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
  Run,
  Action,
  Seat,
  Spelling,
  View,
} from './contract.ts'
import { codeOf } from './codec.ts'

/** What a seat may do whenever somebody is asked; never waited for. An action is its own exactly if its verb is one of `verbs`. */
export interface AnytimeAsking<S, F extends Frame, E extends Event> extends Asking<S, F, E> {
  readonly verbs: readonly string[]
}

/** The rules of a game of the one dialect: all that `defineGame` needs. */
export interface RuleBook<
  O,
  S extends Core<F>,
  F extends Frame,
  E extends Event,
  Open extends OpenPart,
  Own extends OwnPart,
> {
  readonly id: string
  /** Names it had before: charters of that time have them. */
  readonly formerly?: readonly string[]
  /** Moves with every change of the rules; a match is pinned to the version it began with. */
  readonly version: number
  /** Moves when the shape of view, events or reasons does. */
  readonly schema: number
  readonly clauses: Readonly<Record<Clause, string>>
  readonly seats: { readonly min: number; readonly max: number }
  readonly options: Options<O>
  readonly actions: Spelling
  /** A clause closer to the case than the verb's own. */
  allows?(s: S, seat: Seat, a: Action): Clause | null
  setup(o: O, seats: number, rng: Rng): S
  clone(s: S): S
  readonly steps: {
    readonly [K in F['kind']]: Asking<S, Extract<F, { kind: K }>, E> | Run<S, Extract<F, { kind: K }>, E>
  }
  readonly anytime?: AnytimeAsking<S, F, E>
  idle(s: S, seat: Seat, rng: Rng): Action
  /** Whether the question is the rest of a play half made, which the table takes back when the time is over. */
  halfMade?(s: S, seat: Seat): boolean
  pace(s: S): Pace
  /** How pages show what happened, part by part; nothing is held up without it. */
  moments?(events: readonly E[]): readonly MomentPart[]
  /** What everybody may see: built from nothing, unmoved while answers are sealed. */
  open(s: S): Open
  /** What this seat alone sees beside it; WATCHER sees the question as spectators do. */
  own(s: S, seat: Seat): Own
  imagine(v: View<Open, Own>, rng: Rng): S
  /** The same for many worlds of one view; `imagine` must say the same. */
  imaginer?(v: View<Open, Own>): (rng: Rng) => S
}

/** Makes the contract of a game from its rules: spelling from the codec, the view from its two parts. */
export function defineGame<
  O,
  S extends Core<F>,
  F extends Frame,
  E extends Event,
  Open extends OpenPart,
  Own extends OwnPart,
>(rules: RuleBook<O, S, F, E, Open, Own>): GameDefinition<O, S, F, E, View<Open, Own>> {
  const { actions, schema, anytime, steps } = rules
  const mine = actions.verbs.map(verb => anytime?.verbs.includes(verb) === true)
  const owned =
    anytime === undefined ? {} : { anytime: { ...anytime, owns: (a: Action) => mine[codeOf(a)] === true } }
  return {
    ...(rules as Omit<typeof rules, 'anytime'>),
    ...owned,
    steps,
    view: (s, seat) => ({ schema, open: rules.open(s), own: rules.own(s, seat) }),
    say: (s, seat, a) => ({
      words: actions.spell(a, s),
      clause: rules.allows?.(s, seat, a) ?? actions.clauseOf(a),
    }),
    hear: actions.hear,
  }
}
