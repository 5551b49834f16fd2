import { describe, expect, test } from 'vitest'
import { count, members, seeded } from '../src/index.ts'
import type { AnyFixture, Path } from '../src/laws/index.ts'
import {
  alwaysALegalAction,
  cloneSharesNothing,
  codecRoundTrip,
  conservation,
  eventsSayWhom,
  imagineAgrees,
  jsonIdentity,
  LawBroken,
  laws,
  leakLaw,
  whyNotAgrees,
  replayGivesTheSame,
  undoNeverCrossesAReveal,
} from '../src/laws/index.ts'
import { fixture } from '../trick4/src/laws/fixture.ts'
import type { Trick4, Trick4Game } from '../trick4/src/index.ts'
import { act, trick, trick4 } from '../trick4/src/index.ts'
import { MUST_FOLLOW } from '../trick4/src/reasons.ts'

const path = (seed: number): Path => ({ seats: 4, option: 0, seed, tape: [] })
const honest: AnyFixture = fixture
const withGame = (game: Trick4Game): AnyFixture => ({ ...fixture, game })
const withTrick = (change: Partial<typeof trick>): AnyFixture =>
  withGame({ ...trick4, steps: { trick: { ...trick, ...change } } })

/** Every reason of the step cites this instead. */
const citing =
  (clause: string): typeof trick.offers =>
  (s, f, seat, out) => {
    const lie = { ...MUST_FOLLOW, clauses: () => [clause] as const }
    trick.offers(s, f, seat, {
      dim: out.dim,
      may: a => out.may(a),
      not: a => out.not(a, lie),
      put: (a, why) => out.put(a, why === null ? null : lie),
    })
  }

type Law = (fx: AnyFixture, path: Path) => void

/** The law holds for the honest game and is broken by the variant, within a few games, for the reason it names. */
function breaks(law: Law, fx: AnyFixture, why: RegExp): void {
  for (let seed = 1; seed <= 10; seed++) law(honest, path(seed))
  const complaints: string[] = []
  for (let seed = 1; seed <= 20 && complaints.length === 0; seed++) {
    try {
      law(fx, path(seed))
    } catch (error) {
      if (!(error instanceof LawBroken)) throw error
      complaints.push(error.message)
    }
  }
  expect(complaints.join()).toMatch(why)
}

const cases: Readonly<Record<string, readonly [Law, AnyFixture, RegExp]>> = {
  'a seat that is asked and can do nothing': [
    alwaysALegalAction,
    withTrick({
      offers: (s, f, seat, out) => (f.down === 3 ? undefined : trick.offers(s, f, seat, out)),
    }),
    /always a legal action/,
  ],
  'a game that never ends': [
    alwaysALegalAction,
    withTrick({
      apply(s, f, seat, a, t) {
        trick.apply(s, f, seat, a, t)
        s.hands[seat] = (s.hands[seat] as number) | (1 << act.play.card(a))
      },
    }),
    /every game ends/,
  ],
  'a default that is not allowed': [
    alwaysALegalAction,
    withGame({ ...trick4, idle: (s, seat) => act.play(31 - Math.clz32(~(s.hands[seat] as number))) }),
    /time-out default is legal/,
  ],
  'an outcome that forgets a seat': [
    alwaysALegalAction,
    withTrick({
      run(s, f, t) {
        trick.run(s, f, t)
        if (s.outcome !== null) s.outcome = { ...s.outcome, payoff: [1] }
      },
    }),
    /a payoff for each seat/,
  ],
  'an outcome without a clause': [
    alwaysALegalAction,
    withTrick({
      run(s, f, t) {
        trick.run(s, f, t)
        if (s.outcome !== null) s.outcome = { ...s.outcome, clause: 'T4-NO-1' }
      },
    }),
    /an outcome cites a clause/,
  ],
  'a list that has more than it says when somebody asks why not': [
    whyNotAgrees,
    withTrick({
      offers(s, f, seat, out) {
        if (out.dim === null) for (const c of members(s.hands[seat] as number)) out.may(act.play(c))
        else trick.offers(s, f, seat, out)
      },
    }),
    /reasons change nothing of what is open/,
  ],
  'a choice that is open only when somebody asks why not': [
    whyNotAgrees,
    withTrick({
      offers(s, f, seat, out) {
        trick.offers(s, f, seat, out)
        if (out.dim !== null) for (let c = 0; c < 32; c++) out.may(act.play(c))
      },
    }),
    /reasons change nothing of what is open/,
  ],
  'a refusal that cites nothing known': [
    whyNotAgrees,
    withTrick({ offers: citing('T4-NO-2') }),
    /a refusal cites a clause/,
  ],
  'an event that names a player and not whom it is about': [
    eventsSayWhom,
    withTrick({
      run(s, f, t) {
        trick.run(s, f, t)
        t.tell({ type: 'won', winner: 1, clause: 'T4-TRICK-1' } as never)
      },
    }),
    /an event says whom it is about: .*winner/,
  ],
  'an event about a seat that is none': [
    eventsSayWhom,
    withTrick({
      apply(s, f, seat, a, t) {
        trick.apply(s, f, seat, a, t)
        t.tell({ type: 'played', seat: 4, card: 0 })
      },
    }),
    /the seat of an event is a seat/,
  ],
  'words that are heard as something else': [
    codecRoundTrip,
    withGame({ ...trick4, hear: words => (words[1] === 5 ? act.play(6) : trick4.hear(words)) }),
    /hear\(say\(a\)\) is a/,
  ],
  'a choice without a clause': [
    codecRoundTrip,
    withGame({ ...trick4, say: (s, seat, a) => ({ ...trick4.say(s, seat, a), clause: 'T4-NO-3' }) }),
    /a choice cites a clause/,
  ],
  'a dim choice without a clause': [
    codecRoundTrip,
    withTrick({ offers: citing('T4-NO-4') }),
    /a dim choice cites a clause/,
  ],
  'a state with something undefined': [
    jsonIdentity,
    withGame({ ...trick4, setup: (o, n, rng) => ({ ...trick4.setup(o, n, rng), note: undefined }) }),
    /a state survives JSON/,
  ],
  'a state with a Set inside': [
    jsonIdentity,
    withGame({ ...trick4, setup: (o, n, rng) => ({ ...trick4.setup(o, n, rng), seen: new Set([1]) }) }),
    /a state survives JSON/,
  ],
  'a state with an instance inside': [
    jsonIdentity,
    withGame({ ...trick4, setup: (o, n, rng) => ({ ...trick4.setup(o, n, rng), at: new Hand() }) }),
    /a state survives JSON/,
  ],
  'a clone that shares a list': [
    cloneSharesNothing,
    withGame({ ...trick4, clone: s => ({ ...trick4.clone(s), won: s.won }) }),
    /a clone shares nothing/,
  ],
  'a clone that forgets a field': [
    cloneSharesNothing,
    withGame({ ...trick4, clone: s => ({ ...trick4.clone(s), out: [0, 0, 0, 0] }) }),
    /a clone equals its original/,
  ],
  'rules that remember outside the state': [replayGivesTheSame, forgetful(), /a replay gives the same state/],
  'a card that is lost': [
    conservation,
    withTrick({
      apply(s, f, seat, a, t) {
        trick.apply(s, f, seat, a, t)
        if (act.play.card(a) === 31) s.played &= ~(1 << 31)
      },
    }),
    /nothing is made or lost/,
  ],
  'an invariant that does not hold': [
    conservation,
    { ...honest, invariants: s => ((s as Trick4).won.some(n => n > 2) ? ['more than two tricks'] : []) },
    /invariants hold: more than two tricks/,
  ],
  'an imagined world that looks different': [
    imagineAgrees,
    withGame({ ...trick4, imagine: (v, rng) => ({ ...trick4.imagine(v, rng), won: [0, 0, 0, 0] }) }),
    /view\(imagine\(view\)\) is view/,
  ],
  'an imaginer that hands out the same world again': [
    imagineAgrees,
    withGame({
      ...trick4,
      imaginer(v) {
        const world = trick4.imagine(v, seeded(1))
        return () => world
      },
    }),
    /a world leaves nothing behind in its imaginer/,
  ],
  'an imagined world with a card too many': [
    imagineAgrees,
    withGame({ ...trick4, imagine: (v, rng) => ({ ...trick4.imagine(v, rng), played: -1 }) }),
    /view\(imagine\(view\)\) is view|an imagined world holds the same pieces/,
  ],
  'an imagined world with other pieces than its view shows': [
    imagineAgrees,
    { ...honest, census: s => ({ high: count(((s as Trick4).hands[0] as number) & 0xf0f0f0f0) }) },
    /an imagined world holds the same pieces/,
  ],
  'a secret told without a reveal': [
    undoNeverCrossesAReveal,
    withTrick({
      apply(s, f, seat, a, t) {
        trick.apply(s, f, seat, a, t)
        t.tell({ type: 'played', seat: (seat + 1) & 3, card: s.hands[(seat + 1) & 3] as number })
      },
    }),
    /undo never crosses a reveal/,
  ],
  'a question that depends on a hidden hand': [
    (fx, p) => leakLaw(fx, p, { worlds: 0 }, 2),
    withGame({
      ...trick4,
      view(s, seat) {
        const v = trick4.view(s, seat)
        return { ...v, open: { ...v.open, played: members(s.hands[3] as number) } }
      },
    }),
    /a seat cannot tell its worlds apart/,
  ],
}

/** Something that is not plain data. */
class Hand {
  readonly size = 8
}

/** Rules that count games in a variable of their own. */
function forgetful(): AnyFixture {
  let games = 0
  return withGame({
    ...trick4,
    setup(o, n, rng) {
      const s = trick4.setup(o, n, rng)
      s.won[3] = games++ % 2
      return s
    },
  })
}

describe('every law can be broken', () => {
  for (const [name, [law, fx, why]] of Object.entries(cases)) test(name, () => breaks(law, fx, why))

  test('a leak that nothing notices fails the drawer of leaks', () => {
    const titles: string[] = []
    const failures: unknown[] = []
    laws(
      {
        test(title, body) {
          titles.push(title)
          if (!title.includes('catches')) return
          try {
            body()
          } catch (error) {
            failures.push(error)
          }
        },
        property: () => {},
      },
      { ...fixture, leaky: { 'nothing at all': trick4 } },
      { runs: 1, worlds: 0 },
    )
    expect(titles).toHaveLength(15)
    expect(failures).toHaveLength(1)
    expect(failures[0]).toBeInstanceOf(LawBroken)
  })

  test('an error that is not a broken law is not taken for one', () => {
    const crashing = withGame({
      ...trick4,
      pace: () => {
        throw new TypeError('our own bug')
      },
    })
    expect(() => leakLaw(crashing, path(1), { worlds: 0 }, 1)).toThrow(TypeError)
  })
})
