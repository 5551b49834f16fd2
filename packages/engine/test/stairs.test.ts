import { begin, seeded } from '../src/index.ts'
import { describe, expect, test } from 'vitest'
import type { AnyFixture } from '../src/laws/index.ts'
import {
  checkGolden,
  laws,
  nothingMet,
  openIsOpen,
  randomMoves,
  readGolden,
  reasonsHold,
  viewNamesItsFields,
  writeGolden,
} from '../src/laws/index.ts'
import { kit } from './kit.ts'
import { fixture } from './stairs/fixture.ts'
import { stairs } from './stairs/index.ts'
import { bidStep, turnStep } from './stairs/steps.ts'
import type { Stairs } from './stairs/state.ts'

laws(kit, fixture, { runs: 40, worlds: 500, positions: 1000 })

/** The first way in which a law is broken by a changed game; null if nothing noticed. */
function broken(
  changed: Partial<typeof fixture>,
  law: (fx: AnyFixture, path: Parameters<typeof openIsOpen>[1]) => void,
): string | null {
  const fx = { ...fixture, ...changed } as unknown as AnyFixture
  for (let seed = 1; seed <= 20; seed++) {
    try {
      law(fx, { seats: 2 + (seed % 3), option: seed, seed, tape: [] })
    } catch (error) {
      return (error as Error).message
    }
  }
  return null
}
const withView = (view: typeof stairs.view) => ({ game: { ...stairs, view } })

describe('the laws of the one dialect bite', () => {
  test('a frame copied whole, at the end of a game too', () => {
    const spread = withView(
      (s, seat) => ({ ...stairs.view(s, seat), raw: s.frames.map(f => ({ ...f })) }) as never,
    )
    expect(broken(spread, viewNamesItsFields)).toMatch(
      /^a view names its fields: seat -1 gets view.raw.0.canary/,
    )
    const outcome = withView((s, seat) => ({ ...stairs.view(s, seat), end: s.outcome }) as never)
    expect(broken(outcome, viewNamesItsFields)).toMatch(/view.end/)
  })

  test('a list of the state handed out as it is', () => {
    const lent = withView((s, seat) => ({ ...stairs.view(s, seat), played: s.played }) as never)
    expect(broken(lent, viewNamesItsFields)).toMatch(
      /^no object of a view is an object of the state: view.played is state.played/,
    )
  })

  test('an open part that moves when an answer is sealed, or that knows who looks', () => {
    const open = (s: Stairs) => ({ ...stairs.open?.(s), waiting: s.frames.at(-1)?.waiting ?? 0 })
    const game = {
      ...stairs,
      open,
      view: (s: Stairs, seat: number) => ({ ...stairs.view(s, seat), open: open(s) }),
    }
    expect(broken({ game } as never, openIsOpen)).toMatch(
      /^the open part does not move when an answer is sealed/,
    )
    const partial = withView((s, seat) => ({
      ...stairs.view(s, seat),
      open: { ...stairs.view(s, seat).open, top: seat },
    }))
    expect(broken(partial, openIsOpen)).toMatch(/^the open part is the same whoever looks/)
  })

  const judged = (fx: Partial<typeof fixture>): string | null =>
    broken(fx, (f, path) => reasonsHold(f, path, nothingMet()))
  const withTurn = (turn: typeof turnStep) => ({ game: { ...stairs, steps: { turn, bid: bidStep } } })
  const { reasons } = fixture
  if (reasons === undefined) throw new Error('stairs has reasons')

  test('a fact that is not true, a reason twice, a clause that only permits, a sentence with a code', () => {
    expect(judged({})).toBeNull()
    const lying: typeof turnStep = {
      ...turnStep,
      offers: (s, f, seat, out) => turnStep.offers({ ...s, top: s.top + 1 }, f, seat, out),
    }
    expect(judged(withTurn(lying))).toMatch(/^facts are true in the view/)
    const twice: typeof turnStep = {
      ...turnStep,
      offers(s, f, seat, out) {
        turnStep.offers(s, f, seat, out)
        turnStep.offers(s, f, seat, {
          dim: out.dim,
          may() {},
          not: (a, why) => out.not(a, why),
          put: (a, why) => why !== null && out.not(a, why),
        })
      },
    }
    expect(judged(withTurn(twice))).toMatch(/^a dim choice is dim once/)
    expect(judged({ reasons: { ...reasons, kinds: { 'ST-TURN-2': 'may' } } })).toMatch(
      /^the leading clause forbids/,
    )
    expect(judged({ reasons: { ...reasons, sentences: () => ['Not by ST-TURN-2.'] } })).toMatch(
      /^a refusal reads well/,
    )
  })

  test('a reading that changes the state', () => {
    const careless: typeof turnStep = {
      ...turnStep,
      offers(s, f, seat, out) {
        turnStep.offers(s, f, seat, out)
        s.bids.push(0)
      },
    }
    expect(judged(withTurn(careless))).toMatch(/^reading what is open changes nothing/)
  })
})

test('its golden replay is of format 2, is read again and checked', () => {
  const at = { seats: 3, seed: 7, options: { bidding: true } }
  const text = writeGolden(stairs as never, at, randomMoves(stairs as never, at))
  const golden = readGolden(text)
  expect(golden.header).toMatchObject({ format: 'noren-replay/2', schema: 1 })
  expect(golden.lines[0]?.views).toHaveLength(5)
  checkGolden(stairs as never, golden)
  const quiet = {
    ...stairs,
    steps: {
      turn: turnStep,
      bid: {
        ...bidStep,
        run: (...[s, f, t]: Parameters<NonNullable<typeof bidStep.run>>) =>
          bidStep.run?.(s, f, { ...t, reveal() {} }),
      },
    },
  }
  expect(() => checkGolden(quiet as never, golden)).toThrow(/seen by whoever is told/)
  expect(() => readGolden(text.replace(/\t[0-9a-f]+$/m, ''))).toThrow('views, told')
})

test('a step and its reading know their state', () => {
  const s = begin(stairs, { bidding: false }, 2, seeded(1))
  expect(s.frames).toEqual([{ kind: 'turn', waiting: 1, seat: 0 }])
})
