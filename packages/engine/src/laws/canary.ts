import type { Core } from '../contract.ts'
import { WATCHER } from '../contract.ts'
import type { AnyFixture, Path } from './fixture.ts'
import { demand } from './fixture.ts'
import { sometimes, walk } from './walk.ts'

const CANARY = 'canary'

/** A copy of everything that may still change; what is frozen is shared, as in a clone. */
function copy<T>(x: T): T {
  if (typeof x !== 'object' || x === null || Object.isFrozen(x)) return x
  if (Array.isArray(x)) return x.map(copy) as T
  return Object.fromEntries(Object.entries(x).map(([key, inner]) => [key, copy(inner)])) as T
}

/** Puts a field nobody knows into every object of a state that may still change: the state, its frames, what lies in them. */
function plant(x: unknown): void {
  if (typeof x !== 'object' || x === null || Object.isFrozen(x)) return
  for (const inner of Object.values(x)) plant(inner)
  if (!Array.isArray(x)) Object.assign(x, { [CANARY]: CANARY })
}

/** Where the canary sings in what a seat was handed; null if it is silent. */
function sings(x: unknown, at: string): string | null {
  if (typeof x !== 'object' || x === null) return x === CANARY ? at : null
  for (const [key, inner] of Object.entries(x)) {
    const found = sings(inner, `${at}.${key}`)
    if (found !== null) return found
  }
  return null
}

/** Every object that may still change, by where it lies. */
function objectsIn(x: unknown, at: string, into: Map<object, string>): Map<object, string> {
  if (typeof x !== 'object' || x === null || Object.isFrozen(x) || into.has(x)) return into
  into.set(x, at)
  for (const [key, inner] of Object.entries(x)) objectsIn(inner, `${at}.${key}`, into)
  return into
}

function look(fx: AnyFixture, s: Core): void {
  const marked = copy(s)
  plant(marked)
  const mine = objectsIn(s, 'state', new Map())
  for (let seat = WATCHER; seat < s.seats; seat++) {
    const where = sings(fx.game.view(marked, seat), 'view')
    demand(where === null, 'a view names its fields', () => `seat ${seat} gets ${where ?? ''}, copied whole`)
    for (const [o, at] of objectsIn(fx.game.view(s, seat), 'view', new Map())) {
      const there = mine.get(o)
      demand(
        there === undefined,
        'no object of a view is an object of the state',
        () => `${at} is ${there ?? ''}`,
      )
    }
  }
}

/**
 * A view takes every field by its name, and hands out nothing of the state itself. Whatever it copies whole (a spread, an
 * assign, a reference) carries the canary out, and so would carry the secret that somebody adds next year.
 */
export function viewNamesItsFields(fx: AnyFixture, path: Path): void {
  const { end } = walk(fx, path, stop => {
    if (sometimes(stop, 2)) look(fx, stop.s)
  })
  look(fx, end)
}
