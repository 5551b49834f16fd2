import type { Core, Event, Frame } from '../contract.ts'
import { viewNamesItsFields } from './canary.ts'
import type { AnyFixture, Fixture, Path } from './fixture.ts'
import { LawBroken } from './fixture.ts'
import type { Tally } from './knowledge.ts'
import { imagineAgrees, leakLaw, undoNeverCrossesAReveal } from './knowledge.ts'
import { cloneSharesNothing, conservation, jsonIdentity, replayGivesTheSame } from './matter.ts'
import { alwaysALegalAction, codecRoundTrip, eventsSayWhom, whyNotAgrees } from './order.ts'
import { openIsOpen } from './parts.ts'
import { everyReasonMet, nothingMet, reasonsHold, unmet } from './reasons.ts'

export * from './canary.ts'
export * from './fixture.ts'
export * from './golden.ts'
export * from './knowledge.ts'
export * from './matter.ts'
export * from './order.ts'
export * from './parts.ts'
export * from './reasons.ts'
export * from './walk.ts'

/** The test runner, handed in: the engine itself imports nothing. `property` tries many paths and shrinks the one that fails. */
export interface Kit {
  test(title: string, body: () => void): void
  property(fx: AnyFixture, runs: number, check: (path: Path) => void): void
}

/** How hard the laws are tried. */
export interface Effort {
  /** Games for each law. */
  readonly runs: number
  /** Re-dealt worlds that the leak law must have compared at the end. */
  readonly worlds: number
  /** Positions whose dim choices the law of reasons must have judged at the end; absent: 1000. */
  readonly positions?: number
}

const LAWS: Readonly<Record<string, (fx: AnyFixture, path: Path) => void>> = {
  'there is always a legal action, and every game ends': alwaysALegalAction,
  'refusals are empty exactly for the legal actions': whyNotAgrees,
  'words and actions are two spellings of one thing': codecRoundTrip,
  'a state survives JSON': jsonIdentity,
  'a clone shares nothing': cloneSharesNothing,
  'a replay gives the same state': replayGivesTheSame,
  'pieces are conserved and invariants hold': conservation,
  'view(imagine(view)) is view, with the same choices': imagineAgrees,
  'undo never crosses a reveal': undoNeverCrossesAReveal,
}

/** Laws that games of the one dialect keep beside those. */
const DIALECT: typeof LAWS = {
  'a view names its fields and hands out nothing of the state': viewNamesItsFields,
  'the open part is open': openIsOpen,
  'an event that names a player says whom it is about': eventsSayWhom,
}

/** The laws that hold along any one path through this game, by what they say. */
export const lawsOf = (fx: AnyFixture): typeof LAWS =>
  fx.game.open === undefined ? LAWS : { ...LAWS, ...DIALECT }

/** Registers every law for one game: the one call a game's `laws.test.ts` makes. */
export function laws<O, S extends Core<F>, F extends Frame, E extends Event, V>(
  kit: Kit,
  fixture: Fixture<O, S, F, E, V>,
  effort: Effort,
): void {
  const fx = fixture as unknown as AnyFixture
  const id = fx.game.id
  for (const [title, law] of Object.entries(lawsOf(fx))) {
    kit.test(`${id}: ${title}`, () => kit.property(fx, effort.runs, path => law(fx, path)))
  }
  kit.test(`${id}: a seat cannot tell its worlds apart (${effort.worlds} worlds)`, () => {
    const tally: Tally = { worlds: 0 }
    while (tally.worlds < effort.worlds) kit.property(fx, 10, path => leakLaw(fx, path, tally))
  })
  if (fx.game.open !== undefined) reasonLaw(kit, fx, effort.positions ?? 1000)
  for (const [name, game] of Object.entries(fx.leaky)) {
    kit.test(`${id}: the leak law catches ${name}`, () => {
      if (!caught({ ...fx, game })) throw new LawBroken(`nothing noticed the leak "${name}"`)
    })
  }
}

/** So many times as many positions are walked before a reason that was not met counts as idle. */
const RARE = 30

function reasonLaw(kit: Kit, fx: AnyFixture, positions: number): void {
  kit.test(`${fx.game.id}: every dim choice has one true reason (${positions} positions)`, () => {
    if (fx.reasons === undefined) throw new LawBroken('the fixture has no reasons: write src/laws/reasons.ts')
    const met = nothingMet()
    // A seldom reason may need more games than a common one.
    const enough = (): boolean =>
      met.positions >= positions && (unmet(fx, met).length === 0 || met.positions >= positions * RARE)
    while (!enough()) kit.property(fx, 5, path => reasonsHold(fx, path, met))
    everyReasonMet(fx, met)
  })
}

/** Whether the leak law notices a leaky game within a bounded number of games. */
function caught(fx: AnyFixture): boolean {
  const counts = fx.seats ?? [fx.game.seats.min, fx.game.seats.max]
  for (let seed = 1; seed <= 60; seed++) {
    const seats = counts[seed % counts.length] as number
    try {
      leakLaw(fx, { seats, option: seed, seed, tape: [] }, { worlds: 0 }, 2)
    } catch (error) {
      if (error instanceof LawBroken) return true
      throw error
    }
  }
  return false
}
