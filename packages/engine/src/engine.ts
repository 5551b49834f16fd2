import type {
  Action,
  Asking,
  Choices,
  Core,
  Event,
  Frame,
  GameDefinition,
  Narrator,
  Rng,
  Seat,
  SeatSet,
  Step,
} from './contract.ts'
import { has } from './seats.ts'
import { silent } from './table.ts'

type Any<S extends Core<F>, F extends Frame, E extends Event> = GameDefinition<unknown, S, F, E, unknown>

/** A bug in a game, not in a player: the rules went on without getting anywhere. */
export class RulesBug extends Error {}

const RUNAWAY = 100_000
/** No frame is of this kind. A name and nothing else is compared by way of a slower road. */
const NOWHERE = ''

// What never happens is said elsewhere: the compiler takes a short function into its callers.
function bug(what: string): never {
  throw new RulesBug(what)
}
const cannotRun = (f: Frame): never => bug(`nobody is asked and ${f.kind} cannot run by itself`)

/** The step of a frame. */
export const stepOf = <S extends Core<F>, F extends Frame, E extends Event>(
  g: Any<S, F, E>,
  f: F,
): Step<S, F, E> => (g.steps as Readonly<Record<string, Step<S, F, E>>>)[f.kind] as Step<S, F, E>

/** Whether a step asks somebody; else it runs by itself. */
export const asks = <S, F extends Frame, E extends Event>(step: Step<S, F, E>): step is Asking<S, F, E> =>
  'apply' in step
/** The frame on top of the stack. A state whose stack is empty must have an outcome. */
export function top<F extends Frame>(s: Core<F>): F {
  const { frames } = s
  return frames[frames.length - 1] ?? bug('the stack of frames is empty')
}

/** Runs the frames that wait for nobody until one waits, one of the kind `until` comes up, or the game ends. */
export function settle<S extends Core<F>, F extends Frame, E extends Event>(
  g: Any<S, F, E>,
  s: S,
  t: Narrator<E>,
  until = NOWHERE,
): void {
  for (let i = 0; i < RUNAWAY; i++) {
    if (s.outcome !== null) return
    const f = top(s)
    if (f.waiting !== 0 || f.kind === until) return
    const step = stepOf(g, f)
    if (step.run === undefined) cannotRun(f)
    else step.run(s, f, t)
  }
  bug(`the rules run in circles at ${top(s).kind}`)
}

/** Sets a game up and runs it to its first decision. */
export function begin<O, S extends Core<F>, F extends Frame, E extends Event>(
  g: GameDefinition<O, S, F, E, unknown>,
  options: O,
  seats: number,
  rng: Rng,
  t: Narrator<E> = silent,
): S {
  const s = g.setup(options, seats, rng)
  settle(g as Any<S, F, E>, s, t)
  return s
}

/** Who is being asked now. Empty only when the game is over. */
export const waiting = (s: Core): SeatSet => (s.outcome !== null ? 0 : top(s).waiting)

/** Everything `seat` may do now: the answers to the question on top, then what is allowed at any time. */
export function legal<S extends Core<F>, F extends Frame, E extends Event>(
  g: Any<S, F, E>,
  s: S,
  seat: Seat,
  out: Choices,
): void {
  out.size = 0
  if (s.outcome !== null) return
  const f = top(s)
  // Read once: frames have many shapes, and each such reading costs.
  const asked = f.waiting
  if (asked === 0) return
  if (has(asked, seat)) (stepOf(g, f) as Asking<S, F, E>).offers(s, f, seat, out)
  if (g.anytime !== undefined && seat >= 0) g.anytime.offers(s, f, seat, out)
}

/**
 * Carries out a legal action and runs on to the next decision, or to business of the kind `until`, which is left undone. It trusts
 * its caller: ask `whyNot` or `legal` first.
 */
export function play<S extends Core<F>, F extends Frame, E extends Event>(
  g: Any<S, F, E>,
  s: S,
  seat: Seat,
  a: Action,
  t: Narrator<E> = silent,
  until?: string,
): void {
  const f = s.frames[s.frames.length - 1] as F
  const ask = g.anytime !== undefined && g.anytime.owns(a) ? g.anytime : (stepOf(g, f) as Asking<S, F, E>)
  ask.apply(s, f, seat, a, t)
  settle(g, s, t, until)
}
