import type { Core } from '../contract.ts'
import { canonical, digest } from '../digest.ts'
import { play } from '../engine.ts'
import { replay } from '../replay.ts'
import { seeded } from '../rng.ts'
import type { AnyFixture, Path } from './fixture.ts'
import { demand } from './fixture.ts'
import { sometimes, walk } from './walk.ts'

/** A state is plain data: JSON gives it back unchanged. */
export function jsonIdentity(fx: AnyFixture, path: Path): void {
  walk(fx, path, stop => {
    if (!sometimes(stop, 4)) return
    const back: unknown = JSON.parse(JSON.stringify(stop.s))
    demand(sameShape(stop.s, back), 'a state survives JSON', () => canonical(stop.s).slice(0, 400))
  })
}

/** Deep equality that also tells undefined, holes and class instances from plain data. */
export function sameShape(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Object.getPrototypeOf(a) !== Object.getPrototypeOf(b)) return false
  const keys = Object.keys(a)
  if (keys.length !== Object.keys(b).length) return false
  return keys.every(k => Object.hasOwn(b, k) && sameShape((a as never)[k], (b as never)[k]))
}

function objectsOf(value: unknown, into: Set<object>): Set<object> {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value) || into.has(value)) return into
  into.add(value)
  for (const v of Object.values(value)) objectsOf(v, into)
  return into
}

/** A clone equals its original and shares nothing that can change. */
export function cloneSharesNothing(fx: AnyFixture, path: Path): void {
  walk(fx, path, stop => {
    if (!sometimes(stop, 4)) return
    const copy = fx.game.clone(stop.s)
    demand(sameShape(stop.s, copy), 'a clone equals its original', () => canonical(stop.s).slice(0, 200))
    const mine = objectsOf(stop.s, new Set())
    for (const o of objectsOf(copy, new Set()))
      demand(!mine.has(o), 'a clone shares nothing', () => canonical(o).slice(0, 200))
    const before = digest(stop.s)
    play(fx.game, copy, stop.seat, stop.action)
    demand(digest(stop.s) === before, 'playing on a clone leaves the original alone', () => String(stop.n))
  })
}

/** Seed and words give the same state again. */
export function replayGivesTheSame(fx: AnyFixture, path: Path): void {
  const { end, moves, options } = walk(fx, path, () => {})
  const again: Core = replay(
    fx.game,
    { options, seats: path.seats, chance: seq => (seq === 0 ? seeded(path.seed) : undefined) },
    moves,
  )
  demand(digest(again) === digest(end), 'a replay gives the same state', () => `${moves.length} moves`)
}

/** Nothing is made or lost, and the invariants of the rules hold at every decision. */
export function conservation(fx: AnyFixture, path: Path): void {
  let first: string | null = null
  const look = (s: Core): void => {
    const census = canonical(fx.census(s))
    first ??= census
    const held = first
    demand(census === held, 'nothing is made or lost', () => `${held} became ${census}`)
    const wrong = fx.invariants?.(s) ?? []
    demand(wrong.length === 0, 'invariants hold', () => wrong.join('; '))
  }
  look(walk(fx, path, ({ s }) => look(s)).end)
}
