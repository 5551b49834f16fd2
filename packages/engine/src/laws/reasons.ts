import type { Clause, Core, Seat, Words } from '../contract.ts'
import { Choices } from '../contract.ts'
import { canonical } from '../digest.ts'
import { legal, top } from '../engine.ts'
import type { ClauseKind, Facts, Refusal } from '../offers.ts'
import { members } from '../seats.ts'
import { CLAUSES_ALONE, dimmed, NO_ANSWER, NOT_ASKED, OVER, UNKNOWN, whyNot } from '../whynot.ts'
import type { AnyFixture, Path } from './fixture.ts'
import { demand } from './fixture.ts'
import { walk } from './walk.ts'

/** Whether the facts of a refusal are true: judged by the seat's own view and the words of the choice, never by the state. */
export type Truth<V> = { holds(view: V, seat: Seat, words: Words, facts: Facts): boolean }['holds']

/** What the laws need to know of a game's reasons: its `src/laws/reasons.ts`. */
export interface ReasonsUnderLaw<V> {
  /** A truth for every reason id of the game. */
  readonly truths: Readonly<Record<string, Truth<V>>>
  /** Kinds of the clauses that reasons cite; a clause that permits may not lead. */
  readonly kinds: Readonly<Record<Clause, ClauseKind>>
  /** Ids that play at random need not meet: an example of the game's own tests does. */
  readonly byExample?: readonly string[]
  /** The sentence people read, in each language that the game speaks. */
  sentences?(why: Refusal, view: V): readonly string[]
}

/** Something people try and may not do, in a position laid by hand. A game's `test/why-not.ts` has a list; docs/why-not.md shows it. */
export interface Attempt {
  /** The position, in words. */
  readonly position: string
  /** Who tries; seat 0 unless told. */
  readonly seat?: Seat
  readonly words: Words
  /** The reason that is to be given. */
  readonly id: string
  readonly at: () => { readonly s: Core }
}

/** What the laws met: positions, refusals, and how often each reason. */
export interface Met {
  positions: number
  refusals: number
  readonly ids: Map<string, number>
}
/** A tally of reasons before the first position. */
export const nothingMet = (): Met => ({ positions: 0, refusals: 0, ids: new Map() })

const open = new Choices()
const TABLE_SAYS = new Set([OVER, NOT_ASKED, NO_ANSWER, UNKNOWN, CLAUSES_ALONE])

/** Every dim choice has exactly one reason, which `whyNot` says too; its facts are true in the view, and what leads forbids. */
export function reasonsHold(fx: AnyFixture, path: Path, met: Met): void {
  const law = fx.reasons
  if (law === undefined) return
  walk(fx, path, ({ s }) => {
    for (const seat of members(top(s).waiting)) judge(fx, law, s, seat, met)
  })
}

function judge(fx: AnyFixture, law: ReasonsUnderLaw<unknown>, s: Core, seat: Seat, met: Met): void {
  const { game } = fx
  const before = canonical(s)
  const dim = dimmed(game, s, seat)
  legal(game, s, seat, open)
  demand(canonical(s) === before, 'reading what is open changes nothing', () => top(s).kind)
  met.positions++
  met.refusals += dim.length
  const view = dim.length === 0 ? null : game.view(s, seat)
  const seen = new Set<number>()
  for (const { action, why } of dim) {
    const { words } = game.say(s, seat, action)
    const said = (): string => `${canonical(words)}: ${why.id} ${canonical(why.facts)}`
    demand(!seen.has(action) && !open.has(action), 'a dim choice is dim once, and not open', said)
    seen.add(action)
    met.ids.set(why.id, (met.ids.get(why.id) ?? 0) + 1)
    demand(!TABLE_SAYS.has(why.id), 'a reason has an id of its own', said)
    demand(canonical(whyNot(game, s, seat, action)) === canonical(why), 'whyNot says what is dim', said)
    demand(isPlain(why.facts), 'facts are figures, ids and short lists of them', said)
    demand(law.truths[why.id]?.(view, seat, words, why.facts) === true, 'facts are true in the view', said)
    const [leading] = why.clauses
    for (const id of why.clauses) demand(game.clauses[id] !== undefined, 'a refusal cites a clause', () => id)
    const kind = leading === undefined ? undefined : law.kinds[leading]
    demand(
      kind !== undefined && kind !== 'may',
      'the leading clause forbids',
      () => `${said()} by ${leading ?? 'none'}`,
    )
    for (const text of law.sentences?.(why, view) ?? []) wellSaid(text, said)
  }
}

/** An attempt is refused by the reason it names, which is true in the view and leads with a clause that does not permit. */
export function attemptHolds(fx: AnyFixture, { position, seat = 0, words, id, at }: Attempt): void {
  const { game, reasons: law } = fx
  const { s } = at()
  const action = game.hear(words)
  const why = action === null ? null : whyNot(game, s, seat, action)
  const said = (): string => `${position} ${canonical(words)}: ${canonical(why)}`
  demand(why?.id === id, 'an attempt fails for the reason it names', said)
  if (TABLE_SAYS.has(why.id)) return
  demand(
    law?.truths[id]?.(game.view(s, seat), seat, words, why.facts) === true,
    'facts are true in the view',
    said,
  )
  const kind = law.kinds[why.clauses[0] ?? '']
  demand(kind !== undefined && kind !== 'may', 'the leading clause forbids', said)
}

const SHORT_LIST = 16
const isPlain = (facts: Facts): boolean =>
  Object.values(facts).every(x => typeof x !== 'object' || x === null || x.length <= SHORT_LIST)

/** A clause ("SA-PLAY-6", "A-12") or a card on the wire ("black-7"): nothing for a player. */
const CODE = /\b[A-Z]{1,2}-(?:[A-Z]+-)?\d|\b[a-z]+-[a-z]*\d/

/** A sentence is short, ends, and has neither a code nor a gap in it. */
function wellSaid(text: string, said: () => string): void {
  const fine =
    text.length >= 6 &&
    text.length <= 140 &&
    /[.!?]$/.test(text) &&
    !CODE.test(text) &&
    !/undefined|null|NaN|[{}]/.test(text)
  demand(fine, 'a refusal reads well', () => `${said()} reads "${text}"`)
}

/** The reasons that neither play nor an example has met. */
export const unmet = ({ reasons: law }: AnyFixture, met: Met): readonly string[] =>
  Object.keys(law?.truths ?? {}).filter(id => !met.ids.has(id) && law?.byExample?.includes(id) !== true)

/** Each reason of the game was met, by play or by an example, and none has become idle. */
export function everyReasonMet(fx: AnyFixture, met: Met): void {
  const idle = unmet(fx, met)
  demand(idle.length === 0, 'every reason is met', () => idle.join(', '))
}
