import type { Core, Game, Seat } from '@noren/engine'
import { below, canonical, Choices, members, seeded, waiting, WATCHER } from '@noren/engine'

/** What differs first between two sets of rules that are played side by side. */
export type Difference = 'choices' | 'refusals' | 'events' | 'views' | 'outcome' | 'state'

/** Where two sets of rules part. */
export interface Parting {
  readonly what: Difference
  readonly seats: number
  readonly seed: number
  /** The decision after which they differ; 0 is the set-up. */
  readonly decision: number
}

/** The longest game that is followed; all real ones are shorter. */
const LONG = 5000

const seatsAndWatcher = (s: Core): Seat[] => [WATCHER, ...Array.from({ length: s.seats }, (_, seat) => seat)]

const list = new Choices()
function wordsOf(game: Game, s: Core, seat: Seat): string[] {
  game.legal(s, seat, list)
  return list.toArray().map(a => JSON.stringify(game.say(s, seat, a).words))
}

/** What people could tell apart at a resting table, in the order in which it matters to them. */
function apart(a: Game, b: Game, sa: Core, sb: Core): Difference | null {
  if (canonical(sa.outcome) !== canonical(sb.outcome)) return 'outcome'
  for (const seat of seatsAndWatcher(sa)) {
    const [x, y] = [a.face(sa, seat), b.face(sb, seat)]
    if (canonical(x.choices) !== canonical(y.choices) || x.waiting !== y.waiting) return 'choices'
    if (canonical(x.dim) !== canonical(y.dim)) return 'refusals'
    if (canonical(x.view) !== canonical(y.view)) return 'views'
  }
  return null
}

/**
 * Plays one game by chance under both rules, the same choices in words, and says where they part. A difference in
 * states alone, which nobody can see, is reported only if nothing else differs to the end.
 */
export function partingOf(a: Game, b: Game, seats: number, seed: number): Parting | null {
  const at = { seats, seed }
  const picks = seeded(seed ^ 0x5eed)
  const first = a.beginAloud(a.options.defaults, seats, seeded(seed))
  const second = b.beginAloud(b.options.defaults, seats, seeded(seed))
  const [sa, sb] = [first.state, second.state]
  let shape: Parting | null = null
  let told = canonical(first.happenings) === canonical(second.happenings)
  for (let decision = 0; decision <= LONG; decision++) {
    if (!told) return { what: 'events', ...at, decision }
    const what = apart(a, b, sa, sb)
    if (what !== null) return { what, ...at, decision }
    if (canonical(sa) !== canonical(sb)) shape ??= { what: 'state', ...at, decision }
    if (sa.outcome !== null) break
    const asked = members(waiting(sa))
    const seat = asked[below(picks, asked.length)] as Seat
    const words = wordsOf(a, sa, seat)
    const chosen = JSON.parse(words[below(picks, words.length)] as string) as readonly (string | number)[]
    const [x, y] = [a.hear(chosen), b.hear(chosen)]
    if (x === null || y === null) return { what: 'choices', ...at, decision }
    told = canonical(a.playAloud(sa, seat, x)) === canonical(b.playAloud(sb, seat, y))
  }
  return shape
}

/** The first parting of two sets of rules in games of every size, if there is one; states alone come last. */
export function compare(a: Game, b: Game, games: number): Parting | null {
  let shape: Parting | null = null
  for (let seats = a.seats.min; seats <= a.seats.max; seats++)
    for (let seed = 1; seed <= games; seed++) {
      const found = partingOf(a, b, seats, seed)
      if (found?.what === 'state') shape ??= found
      else if (found !== null) return found
    }
  return shape
}
