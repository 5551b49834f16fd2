/** Reactions at any moment: tried wherever the table waits, by everybody. */
import { describe, expect, test } from 'vitest'
import { act } from '../src/actions.ts'
import { CARDS } from '../src/cards.ts'
import type { SakeEvent } from '../src/index.ts'
import { sake } from '../src/index.ts'
import { LAST_ITEM } from '../src/printed.ts'
import type { Sake } from '../src/state.ts'
import { hasInstant, soulMax } from '../src/values.ts'
import type { Action, Rng, Seat } from './engine.ts'
import {
  Choices,
  Recorder,
  begin,
  below,
  codeOf,
  heardBy,
  legal,
  members,
  play,
  seeded,
  top,
  waiting,
  whyNot,
} from './engine.ts'
import { census, invariants } from '../src/laws/invariants.ts'
import { g } from './scenario.ts'

const open = new Choices()
const INSTANTS: readonly Action[] = [
  ...Array.from({ length: LAST_ITEM + 1 }, (_, p) => act.burn(p)),
  ...Array.from({ length: 7 }, (_, n) => act.soul(n + 1)),
]

/** Plays on at random until the question that was open is answered: the table never stands still. */
function goesOn(s: Sake, rng: Rng): void {
  for (let n = 0; n < 12 && s.outcome === null; n++) {
    const asked = members(waiting(s))
    expect(asked.length).toBeGreaterThan(0)
    const seat = asked[below(rng, asked.length)] as Seat
    legal(g, s, seat, open)
    expect(open.size, `seat ${seat} at ${top(s).kind}`).toBeGreaterThan(0)
    play(g, s, seat, open.at(below(rng, open.size)))
  }
}

describe('instants', () => {
  test('SK-BURN-2 SK-SOUL-1: at every waiting state every instant applies or is refused with its clause', () => {
    const tried = { applied: 0, refused: 0 }
    const kinds = new Set<string>()
    for (let seed = 1; seed <= 9; seed++) {
      const seats = 3 + (seed % 6)
      const rng = seeded(seed * 101)
      const edition = seed % 2 === 0 ? ('it' as const) : ('fr' as const)
      const s = begin(sake, { ...sake.options.defaults, edition, location: 'random' }, seats, seeded(seed))
      while (s.outcome === null) {
        kinds.add(top(s).kind)
        if (below(rng, 8) === 0)
          for (let seat = 0; seat < seats; seat++)
            for (const a of INSTANTS) {
              const no = whyNot(g, s, seat, a)
              if (no !== null) {
                // What is nobody's to reach for now has no clause; what is dim has one.
                if (no.id !== 'notAsked' && no.id !== 'noAnswer') expect(no.clauses.length).toBeGreaterThan(0)
                expect(no.clauses.every(id => sake.clauses[id] !== undefined)).toBe(true)
                tried.refused++
                continue
              }
              tried.applied++
              const world = sake.clone(s)
              const stock = world.deck.length + world.discard.length
              const recorder = new Recorder<SakeEvent>(seats)
              play(g, world, seat, a, recorder)
              expect(invariants(world)).toEqual([])
              expect(census(world)).toMatchObject({ cards: CARDS, distinct: CARDS })
              // The instant was carried out, whatever the table was waiting for.
              if (act.soul.is(a))
                expect(world.life[seat]?.length).toBe((s.life[seat]?.length ?? 0) - (a >> 6))
              else expect(world.gone).toBe(s.gone + 1)
              const drawn = heardBy(recorder.happenings, seat).some(e => e.type === 'drew' && e.seat === seat)
              expect(drawn).toBe(stock > 0 || act.soul.is(a))
              goesOn(world, rng)
            }
        const asked = members(waiting(s))
        const seat = asked[below(rng, asked.length)] as Seat
        legal(g, s, seat, open)
        // Mostly other things than instants, so that games go somewhere and sake stays on the table.
        let a = open.at(below(rng, open.size))
        for (let n = 0; n < 3 && codeOf(a) >= act.burn.code; n++) a = open.at(below(rng, open.size))
        play(g, s, seat, a)
      }
    }
    expect(tried.applied).toBeGreaterThan(1_000)
    expect(tried.refused).toBeGreaterThan(10_000)
    expect(kinds.size).toBeGreaterThan(14)
  }, 60_000)

  test('D-11 D-12: nobody loses a right: whoever has an instant by public facts is offered it in every waiting state', () => {
    let checked = 0
    for (let seed = 40; seed < 46; seed++) {
      const seats = 3 + (seed % 6)
      const rng = seeded(seed)
      const s = begin(sake, sake.options.defaults, seats, seeded(seed))
      while (s.outcome === null) {
        for (let seat = 0; seat < seats; seat++) {
          legal(g, s, seat, open)
          const instants = open.toArray().filter(a => act.burn.is(a) || act.soul.is(a))
          expect(instants.length > 0).toBe(
            hasInstant(s, seat) && (s.sake[seat] !== 0 || soulMax(s, seat) > 0),
          )
          checked++
        }
        const seat = members(waiting(s))[0] as Seat
        legal(g, s, seat, open)
        play(g, s, seat, open.at(below(rng, open.size)))
      }
    }
    expect(checked).toBeGreaterThan(5_000)
  })
})

describe('windows', () => {
  test('SK-INT-3: who is asked in a window follows from public facts alone, and so does its pace', () => {
    let windows = 0
    for (let seed = 60; seed < 70; seed++) {
      const seats = 3 + (seed % 6)
      const rng = seeded(seed)
      const s = begin(sake, sake.options.defaults, seats, seeded(seed))
      while (s.outcome === null) {
        const f = top(s)
        if (f.kind === 'window') {
          windows++
          for (let i = 0; i < seats; i++) {
            const could =
              i !== f.seat && s.status[i] === 0 && ((s.hand[i]?.length ?? 0) > 0 || hasInstant(s, i))
            expect((f.asked & (1 << i)) !== 0 || !could).toBe(true)
          }
          expect(sake.pace(s)).toEqual({ limit: 10, hold: true })
        }
        const asked = members(waiting(s))
        const seat = asked[below(rng, asked.length)] as Seat
        legal(g, s, seat, open)
        play(g, s, seat, open.at(below(rng, open.size)))
      }
    }
    expect(windows).toBeGreaterThan(200)
  })
  test('every answer to every window is accepted in every order, and the window always closes', () => {
    let closed = 0
    for (let seed = 90; seed < 96; seed++) {
      const rng = seeded(seed)
      const s = begin(sake, sake.options.defaults, 5, seeded(seed))
      while (s.outcome === null) {
        const f = top(s)
        if (['window', 'vanish', 'help', 'discard', 'respond'].includes(f.kind)) {
          const world = sake.clone(s)
          const depth = world.frames.length
          for (let n = 0; n < 60 && world.frames.length >= depth && world.outcome === null; n++) {
            const asked = members(waiting(world))
            const seat = asked[below(rng, asked.length)] as Seat
            legal(g, world, seat, open)
            const answers = open.toArray().filter(a => codeOf(a) < act.burn.code)
            play(g, world, seat, answers[below(rng, answers.length)] as Action)
            if (world.frames.length < depth || top(world).kind !== f.kind) break
          }
          closed++
        }
        const asked = members(waiting(s))
        const seat = asked[below(rng, asked.length)] as Seat
        legal(g, s, seat, open)
        play(g, s, seat, open.at(below(rng, open.size)))
      }
    }
    expect(closed).toBeGreaterThan(150)
    expect([act.withdraw, act.stop].every(v => v.code > act.burn.code)).toBe(true)
  })
})
