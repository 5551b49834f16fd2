import type { Event } from '../contract.ts'
import { Choices } from '../contract.ts'
import { begin, legal, play, top } from '../engine.ts'
import { face } from '../face.ts'
import { canonical } from '../digest.ts'
import { below, seeded } from '../rng.ts'
import { members } from '../seats.ts'
import { Recorder } from '../table.ts'
import { whyNot } from '../whynot.ts'
import type { AnyFixture, Path } from './fixture.ts'
import { demand } from './fixture.ts'
import type { Stop } from './walk.ts'
import { pathOptions, walk } from './walk.ts'

const list = new Choices()

/** Every asked seat has something to do, the list holds it, and the time-out default is one of it; the game ends. */
export function alwaysALegalAction(fx: AnyFixture, path: Path): void {
  const end = walk(fx, path, ({ s, rng }) => {
    for (const seat of members(top(s).waiting)) {
      legal(fx.game, s, seat, list)
      demand(list.size > 0, 'always a legal action', () => `seat ${seat} at ${top(s).kind}`)
      demand(list.size < list.items.length, 'choices fit their list', () => `${list.size} at ${top(s).kind}`)
      const idle = fx.game.idle(s, seat, seeded(below(rng, 1 << 30)))
      demand(
        list.has(idle),
        'the time-out default is legal',
        () => `${canonical(fx.game.say(s, seat, idle))} at ${top(s).kind}`,
      )
    }
  }).end
  const out = end.outcome
  demand(out !== null && out.payoff.length === end.seats, 'every game ends with a payoff for each seat', () =>
    canonical(out),
  )
  demand(fx.game.clauses[out.clause] !== undefined, 'an outcome cites a clause', () => out.clause)
}

/** Exactly the legal actions have no reason against them, and what is open is listed alike whether reasons are wanted or not. */
export function whyNotAgrees(fx: AnyFixture, path: Path): void {
  const pool: number[] = []
  walk(fx, path, ({ s, seat, open, rng }) => {
    list.dim = []
    legal(fx.game, s, seat, list)
    const listed = canonical(list.toArray())
    list.dim = null
    demand(listed === canonical(open.toArray()), 'reasons change nothing of what is open', () => top(s).kind)
    for (const a of open.toArray()) if (pool.length < 400) pool.push(a)
    for (const a of open.toArray()) {
      demand(whyNot(fx.game, s, seat, a) === null, 'what is listed is not refused', () =>
        canonical(fx.game.say(s, seat, a)),
      )
    }
    for (let i = 0; i < 8 && pool.length > 0; i++) {
      const a = pool[below(rng, pool.length)] as number
      const no = whyNot(fx.game, s, seat, a)
      demand(
        (no === null) === open.has(a),
        'whyNot agrees with legal',
        () => `${canonical(fx.game.say(s, seat, a))}: ${canonical(no)}`,
      )
      for (const id of no?.clauses ?? [])
        demand(fx.game.clauses[id] !== undefined, 'a refusal cites a clause', () => id)
    }
  })
}

/** Words and actions are two spellings of one thing. */
export function codecRoundTrip(fx: AnyFixture, path: Path): void {
  walk(fx, path, (stop: Stop) => {
    const { s, seat, open } = stop
    for (const a of open.toArray()) {
      const said = fx.game.say(s, seat, a)
      const heard = fx.game.hear(JSON.parse(JSON.stringify(said.words)))
      demand(
        heard === a,
        'hear(say(a)) is a',
        () => `${a} became ${String(heard)} by ${canonical(said.words)}`,
      )
      demand(fx.game.clauses[said.clause] !== undefined, 'a choice cites a clause', () => said.clause)
    }
    for (const { why } of face(fx.game, s, seat).dim) {
      for (const id of why.clauses)
        demand(fx.game.clauses[id] !== undefined, 'a dim choice cites a clause', () => id)
    }
  })
}

/** Fields of an event that name a player beside whom it is about: who did it, who received, who begins. */
const PLAYERS = [
  'by',
  'to',
  'owner',
  'target',
  'first',
  'starter',
  'winner',
  'loser',
  'player',
  'giver',
] as const

/** An event that names a player says in `seat` whom it is about, so that nobody who shows it has to guess. */
export function eventsSayWhom(fx: AnyFixture, path: Path): void {
  const hear = (told: Recorder): void => {
    for (const { secret, open } of told.happenings) for (const e of [secret, open]) saysWhom(e, path.seats)
  }
  const dealt = new Recorder(path.seats)
  begin(fx.game, pathOptions(fx, path), path.seats, seeded(path.seed), dealt)
  hear(dealt)
  walk(fx, path, ({ s, seat, action }) => {
    const told = new Recorder(path.seats)
    play(fx.game, fx.game.clone(s), seat, action, told)
    hear(told)
  })
}

function saysWhom(e: Event, seats: number): void {
  const at = e.seat
  if (at !== undefined)
    demand(Number.isInteger(at) && at >= -1 && at < seats, 'the seat of an event is a seat', () =>
      canonical(e),
    )
  const other = PLAYERS.find(
    name => typeof (e as unknown as Readonly<Record<string, unknown>>)[name] === 'number',
  )
  demand(at !== undefined || other === undefined, 'an event says whom it is about', () => canonical(e))
}
