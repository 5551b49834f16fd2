import type { Action, Core, Event, Rng, Seat } from '../contract.ts'
import { WATCHER } from '../contract.ts'
import { canonical } from '../digest.ts'
import { play, top } from '../engine.ts'
import { face } from '../face.ts'
import { below, copyRng, fork, sameRng, seeded, shuffle } from '../rng.ts'
import { has } from '../seats.ts'
import { heardBy, Recorder } from '../table.ts'
import { whyNot } from '../whynot.ts'
import type { AnyFixture, Path } from './fixture.ts'
import { demand } from './fixture.ts'
import type { Stop } from './walk.ts'
import { sometimes, walk } from './walk.ts'

type Renaming = (token: number) => number

/** A random exchange of tokens within the groups that a seat cannot tell apart. */
export function exchange(groups: readonly (readonly number[])[], rng: Rng): Renaming {
  const to = new Map<number, number>()
  for (const group of groups) {
    const mixed = shuffle(rng, [...group])
    group.forEach((token, i) => to.set(token, mixed[i] as number))
  }
  return token => to.get(token) ?? token
}

/** Another world that `seat` cannot tell from this one: hidden tokens exchanged, sealed answers stirred, chance anew. */
export function otherWorld(fx: AnyFixture, s: Core, seat: Seat, rng: Rng): { world: Core; to: Renaming } {
  const to = exchange(fx.secrets.groups(s, seat), rng)
  const world = fx.secrets.rename(s, to)
  world.rng = fork(rng)
  fx.secrets.stir?.(world, seat, rng)
  return { world, to }
}

/** All that reaches a seat while the table rests: what it sees, may do, may not do and why, its default and the pace. */
export function received(fx: AnyFixture, s: Core, seat: Seat, probes: readonly Action[]): string {
  return canonical({
    face: face(fx.game, s, seat),
    pace: fx.game.pace(s),
    probes: probes.map(a => whyNot(fx.game, s, seat, a)),
    idle:
      seat !== WATCHER && has(face(fx.game, s, seat).waiting, seat) ? fx.game.idle(s, seat, seeded(1)) : null,
  })
}

/** Counts worlds, so that a test can say how many it compared. */
export interface Tally {
  worlds: number
}

const viewers = (s: Core): Seat[] => [WATCHER, ...Array.from({ length: s.seats }, (_, i) => i)]

/** A seat cannot tell its worlds apart: neither at rest nor by what it is told of a move. */
export function leakLaw(fx: AnyFixture, path: Path, tally: Tally = { worlds: 0 }, odds = 6): void {
  const pool: Action[] = []
  walk(fx, path, stop => {
    if (pool.length < 300) pool.push(...stop.open.toArray().slice(0, 10))
    if (!sometimes(stop, odds)) return
    const probes =
      pool.length === 0 ? [] : Array.from({ length: 6 }, () => pool[below(stop.rng, pool.length)] as Action)
    for (const seat of viewers(stop.s)) {
      const { world } = otherWorld(fx, stop.s, seat, stop.rng)
      tally.worlds++
      const mine = received(fx, stop.s, seat, probes)
      const theirs = received(fx, world, seat, probes)
      demand(mine === theirs, 'a seat cannot tell its worlds apart', () =>
        difference(`seat ${seat} at rest, decision ${stop.n}`, mine, theirs),
      )
      toldAlike(fx, stop, seat, tally)
      sealedAlike(fx, stop, seat, tally)
    }
  })
}

/** Where two texts part, with a little of both around it. */
function difference(where: string, a: string, b: string): string {
  let i = 0
  while (i < a.length && a[i] === b[i]) i++
  return `${where}: …${a.slice(Math.max(0, i - 80), i + 80)} | …${b.slice(Math.max(0, i - 80), i + 80)}`
}

function told(fx: AnyFixture, s: Core, by: Seat, a: Action, seat: Seat): { after: Core; events: Event[] } {
  const recorder = new Recorder(s.seats)
  play(fx.game, s, by, a, recorder)
  return { after: s, events: heardBy(recorder.happenings, seat) }
}

/**
 * The same move in two worlds that the seat cannot tell apart even afterwards: it must be told the same.
 * Worlds in which the renamed move is not allowed are passed over: that is inference from the rules, not a leak.
 */
function toldAlike(fx: AnyFixture, stop: Stop, seat: Seat, tally: Tally): void {
  if (seat === stop.seat) return
  const real = told(fx, fx.game.clone(stop.s), stop.seat, stop.action, seat)
  const before = tokensIn(fx.secrets.groups(stop.s, seat))
  const shown = new Set(fx.secrets.shown?.(real.events))
  const groups = fx.secrets
    .groups(real.after, seat)
    .map(g => g.filter(t => before.get(t) !== undefined && !shown.has(t)))
  const split = groups.flatMap(g =>
    [...new Set(g.map(t => before.get(t)))].map(k => g.filter(t => before.get(t) === k)),
  )
  const to = exchange(split, stop.rng)
  const world = fx.secrets.rename(stop.s, to)
  const action = fx.secrets.renameAction(stop.action, to)
  world.rng = copyRng(stop.s.rng)
  if (whyNot(fx.game, world, stop.seat, action) !== null) return
  const other = told(fx, world, stop.seat, action, seat)
  const hidden = fx.secrets.rename(real.after, to)
  hidden.rng = copyRng(other.after.rng)
  if (canonical(other.after) !== canonical(hidden)) return
  tally.worlds++
  const a = canonical(real.events)
  const b = canonical(other.events)
  demand(a === b, 'a seat is told the same in worlds it cannot tell apart', () =>
    difference(`seat ${seat}, decision ${stop.n}`, a, b),
  )
}

/** While a sealed question stays open, nobody else can tell one answer from another: not by events, not at rest. */
function sealedAlike(fx: AnyFixture, stop: Stop, seat: Seat, tally: Tally): void {
  if (seat === stop.seat || fx.secrets.sealed?.(stop.s, stop.seat, stop.action) !== true) return
  const others = stop.open
    .toArray()
    .filter(a => a !== stop.action && fx.secrets.sealed?.(stop.s, stop.seat, a) === true)
  if (others.length === 0) return
  const heard = (a: Action): string | null => {
    const world = fx.game.clone(stop.s)
    const question = top(world)
    const { after, events } = told(fx, world, stop.seat, a, seat)
    return after.frames.at(-1) === question
      ? canonical({ events, rest: received(fx, after, seat, []) })
      : null
  }
  const a = heard(stop.action)
  const b = heard(others[below(stop.rng, others.length)] as Action)
  if (a === null || b === null) return
  tally.worlds++
  demand(a === b, 'a sealed answer stays sealed', () => difference(`seat ${seat}, decision ${stop.n}`, a, b))
}

const tokensIn = (groups: readonly (readonly number[])[]): Map<number, number> =>
  new Map(groups.flatMap((g, i) => g.map(t => [t, i] as const)))

/** What a seat imagines looks to it exactly like what it sees, with the same choices. */
export function imagineAgrees(fx: AnyFixture, path: Path): void {
  walk(fx, path, stop => {
    if (!sometimes(stop, 3)) return
    for (let seat = 0; seat < stop.s.seats; seat++) {
      const mine = face(fx.game, stop.s, seat)
      const world = fx.game.imagine(JSON.parse(JSON.stringify(mine.view)), fork(stop.rng))
      const theirs = face(fx.game, world, seat)
      demand(
        canonical(mine) === canonical(theirs),
        'view(imagine(view)) is view, with the same choices',
        () => difference(`seat ${seat}, decision ${stop.n}`, canonical(mine), canonical(theirs)),
      )
      const census = canonical(fx.census(world))
      demand(census === canonical(fx.census(stop.s)), 'an imagined world holds the same pieces', () => census)
      if (seat === stop.seat) imaginerKeepsNothing(fx, stop, mine.view)
    }
  })
}

/** Playing on in one world of a thought changes nothing in the next. */
function imaginerKeepsNothing(fx: AnyFixture, stop: Stop, view: unknown): void {
  const imagine = fx.game.imaginer?.(view)
  if (imagine === undefined) return
  play(fx.game, imagine(fork(stop.rng)), stop.seat, stop.action)
  const chance = fork(stop.rng)
  const next = canonical(imagine(copyRng(chance)))
  const alone = canonical(fx.game.imagine(view, chance))
  demand(next === alone, 'a world leaves nothing behind in its imaginer', () =>
    difference(`seat ${stop.seat}, decision ${stop.n}`, alone, next),
  )
}

/** A move that may be taken back taught its player nothing: it looks the same in every world that player could be in. */
export function undoNeverCrossesAReveal(fx: AnyFixture, path: Path): void {
  walk(fx, path, stop => {
    const recorder = new Recorder(stop.s.seats)
    const after = fx.game.clone(stop.s)
    play(fx.game, after, stop.seat, stop.action, recorder)
    if (recorder.learned || !sameRng(after.rng, stop.s.rng)) return
    const { world } = otherWorld(fx, stop.s, stop.seat, stop.rng)
    demand(whyNot(fx.game, world, stop.seat, stop.action) === null, 'the same move in another world', () =>
      String(stop.n),
    )
    const other = told(fx, world, stop.seat, stop.action, stop.seat)
    const mine = canonical([heardBy(recorder.happenings, stop.seat), face(fx.game, after, stop.seat)])
    const theirs = canonical([other.events, face(fx.game, other.after, stop.seat)])
    demand(mine === theirs, 'undo never crosses a reveal', () =>
      difference(`seat ${stop.seat}, decision ${stop.n}`, mine, theirs),
    )
  })
}
