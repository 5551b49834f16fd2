import type { Action, Asking, Core, Event, Frame, GameDefinition, Seat } from './contract.ts'
import type { Dim, Reason, Refusal } from './offers.ts'
import { Choices } from './offers.ts'
import { asks, stepOf, top } from './engine.ts'
import { has } from './seats.ts'

type Any<S extends Core<F>, F extends Frame, E extends Event> = GameDefinition<unknown, S, F, E, unknown>

/** What the table itself says; every page has words for these. */
export const OVER = 'over'
/** The reason of the table itself: this seat is not asked now. */
export const NOT_ASKED = 'notAsked'
/** The reason of the table itself: this answers another question. */
export const NO_ANSWER = 'noAnswer'
/** Words that nobody understands: said by whoever hears them. */
export const UNKNOWN = 'unknown'
/** Said of rules that were frozen before there were reasons: the clauses are all there is. */
export const CLAUSES_ALONE = 'clausesAlone'

/** Something a player might reach for and may not have, with the one reason. */
export interface Dimmed {
  readonly action: Action
  readonly why: Refusal
}

const reach = new Choices()

/** Everything a step offers to `seat`, in `reach`; what is not open is handed back with the reason as it stands. */
function survey<S, F extends Frame, E extends Event>(
  ask: Asking<S, F, E>,
  s: S,
  f: F,
  seat: Seat,
): readonly Dim[] {
  reach.clear()
  reach.dim = []
  ask.offers(s, f, seat, reach)
  const found = reach.dim
  reach.dim = null
  return found
}

function refusal(why: Reason, s: unknown, f: unknown, seat: Seat, a: Action): Refusal {
  const facts = (why as Reason<unknown, unknown>).facts(s, f, seat, a)
  return { id: why.id, facts, clauses: why.clauses(facts) }
}

/** Everything dim for `seat`, each with its one reason. */
export function dimmed<S extends Core<F>, F extends Frame, E extends Event>(
  g: Any<S, F, E>,
  s: S,
  seat: Seat,
): Dimmed[] {
  if (s.outcome !== null) return []
  const f = top(s)
  const dim: Dimmed[] = []
  for (const ask of openTo(g, s, f, seat))
    for (const { action, why } of survey(ask, s, f, seat))
      dim.push({ action, why: refusal(why, s, f, seat, action) })
  return dim
}

/** The steps that have something to say to `seat` now: the question, and what is allowed at any time. */
function openTo<S extends Core<F>, F extends Frame, E extends Event>(
  g: Any<S, F, E>,
  s: S,
  f: F,
  seat: Seat,
): Asking<S, F, E>[] {
  const found: Asking<S, F, E>[] = []
  const step = stepOf(g, f)
  if (has(f.waiting, seat) && asks(step)) found.push(step)
  if (g.anytime !== undefined && seat >= 0 && seat < s.seats && f.waiting !== 0) found.push(g.anytime)
  return found
}

/** What the table itself says cites no clause of a question, which would tell others how far a hidden declaration has come. */
const bare = (id: string, facts: Refusal['facts']): Refusal => ({ id, facts, clauses: [] })

/** Null if `seat` may do this now, else why not. What is no answer to the question at all is told by the question. */
export function whyNot<S extends Core<F>, F extends Frame, E extends Event>(
  g: Any<S, F, E>,
  s: S,
  seat: Seat,
  a: Action,
): Refusal | null {
  if (s.outcome !== null) return { id: OVER, facts: {}, clauses: [s.outcome.clause] }
  const f = top(s)
  const step = stepOf(g, f)
  const asked = has(f.waiting, seat)
  const anytime = seat >= 0 && f.waiting !== 0 && g.anytime?.owns(a) === true ? g.anytime : null
  const ask = anytime ?? (asked && asks(step) ? step : null)
  if (ask === null) return bare(NOT_ASKED, { waiting: f.waiting })
  // Nearly all that is asked is open: what is not, and why, is gathered only for what is refused.
  reach.clear()
  ask.offers(s, f, seat, reach)
  if (reach.has(a)) return null
  for (const { action, why } of survey(ask, s, f, seat)) if (action === a) return refusal(why, s, f, seat, a)
  return asked ? bare(NO_ANSWER, { question: f.kind }) : bare(NOT_ASKED, { waiting: f.waiting })
}
