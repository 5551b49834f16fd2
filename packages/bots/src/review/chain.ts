import type { Action, Core, Rng, Seat } from '@noren/engine'
import { Choices, copyRng, fork, has, seeded, waiting } from '@noren/engine'
import { offered } from '../offered.ts'
import type { Judgement } from './weigh.ts'
import { judgeCarefully } from './weigh.ts'
import type { Means } from './worlds.ts'
import { foreseen, mean, plainly, standing, weighed } from './worlds.ts'

/** One entry of a finished match: where it was chosen, what, and where it led. Of the states only views are read. */
export interface Played {
  readonly before: Core
  readonly seat: Seat
  readonly action: Action
  readonly after: Core
}

/** How one entry moved the chance of one seat, by cause. `before + own + others + luck` is `after`, exactly. */
export interface Moved {
  readonly entry: number
  readonly actor: Seat
  readonly before: number
  readonly after: number
  /** What this seat's own choice was worth beside going on by the rules of thumb. */
  readonly own: number
  readonly others: number
  readonly luck: number
  /** Own choices with two answers or more. */
  readonly judgement: Judgement | null
}

export interface Worlds {
  /** For the chance of a position, at every entry. */
  readonly standing: number
  /** For a choice: the looks, each with more worlds than the one before. */
  readonly passes: readonly number[]
}
export const WORLDS: Worlds = { standing: 100, passes: [100, 1000] }

const open = new Choices()

/** All that `seat` might have chosen here by its own view; taking back is no choice to weigh. */
export function openTo(m: Means, state: Core, seat: Seat): readonly Action[] {
  offered(m, state, seat, open)
  return open.toArray()
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/**
 * Walks a match from the view of one seat and says of every entry how it moved that seat's chance. It yields after each
 * entry, so that a page can show what is there and stop. The same match and seed give the same figures on every machine.
 */
export function* chain(
  m: Means,
  match: readonly Played[],
  seat: Seat,
  seed: number,
  worlds: Worlds = WORLDS,
): Generator<Moved, void> {
  const rng = seeded(seed)
  const plain = plainly(m)
  const first = match[0]
  if (first === undefined) return
  let view = m.game.view(first.before, seat)
  let chance = mean(standing(plain, view, seat, worlds.standing, fork(rng)))
  for (const [entry, played] of match.entries()) {
    const next = m.game.view(played.after, seat)
    const outcome = played.after.outcome
    const luckRng = fork(rng)
    const judgeRng = fork(rng)
    const mine = played.seat === seat
    // An answer sealed by somebody else shows nothing yet: the chance stays until it is opened.
    const unseen = !mine && outcome === null && same(view, next)
    const after =
      outcome !== null
        ? (outcome.payoff[seat] as number)
        : unseen
          ? chance
          : mean(standing(plain, next, seat, worlds.standing, copyRng(luckRng)))
    const judgement =
      mine && worlds.passes.length > 0 ? judged(m, played, seat, view, judgeRng, worlds) : null
    const middle = unseen ? chance : (foreseenBy(plain, played, seat, view, worlds, luckRng) ?? after)
    yield {
      entry,
      actor: played.seat,
      before: chance,
      after,
      own: mine ? middle - chance : 0,
      others: mine ? 0 : middle - chance,
      luck: after - middle,
      judgement,
    }
    view = next
    chance = after
  }
}

function judged(m: Means, p: Played, seat: Seat, view: unknown, rng: Rng, worlds: Worlds): Judgement | null {
  if (!has(waiting(p.before), seat)) return null
  const actions = openTo(m, p.before, seat)
  if (actions.length < 2 || !actions.includes(p.action)) return null
  return judgeCarefully(m, view, seat, actions, p.action, rng, worlds.passes)
}

/** The mean after this choice before chance spoke. */
function foreseenBy(m: Means, p: Played, seat: Seat, view: unknown, worlds: Worlds, rng: Rng): number | null {
  if (p.seat === seat)
    return mean(weighed(m, view, seat, [p.action], worlds.standing, rng)[0] ?? new Float64Array())
  const found = foreseen(m, view, seat, p.seat, p.action, worlds.standing, rng)
  return found === null ? null : mean(found)
}
