import { kit } from '@noren/engine/kit'
import { expect, test } from 'vitest'
import { LOCATIONS } from '../src/cards.ts'
import type { SakeEvent } from '../src/index.ts'
import { sake } from '../src/index.ts'
import { sense } from '../src/sense.ts'
import { OUT } from '../src/state.ts'
import type { Seat } from './engine.ts'
import {
  Choices,
  Recorder,
  begin,
  below,
  heardBy,
  laws,
  legal,
  members,
  play,
  seeded,
  top,
  waiting,
} from './engine.ts'
import { invariants } from '../src/laws/invariants.ts'
import { fixture } from '../src/laws/fixture.ts'
import { g } from './scenario.ts'

/** Annex B and the laws of the engine: 3 to 8 players, both editions, every Location. */
laws(kit, fixture, { runs: 10, worlds: 10_000, positions: 10_000 })

const open = new Choices()

for (const edition of ['fr', 'it'] as const)
  test(`Annex B at every table, edition ${edition}: 3 to 8 players at every Location; every game ends`, () => {
    let games = 0
    for (const location of LOCATIONS)
      for (let seats = 3; seats <= 8; seats++) {
        const seed = 1000 * seats + games
        const rng = seeded(seed)
        const s = begin(sake, { ...sake.options.defaults, edition, location }, seats, seeded(seed))
        const turns = new Map<string, number>()
        for (let n = 0; s.outcome === null; n++) {
          expect(n).toBeLessThan(20_000)
          expect(invariants(s), `${top(s).kind} at decision ${n}, seed ${seed}`).toEqual([])
          const asked = members(waiting(s))
          const seat = asked[below(rng, asked.length)] as Seat
          legal(g, s, seat, open)
          const pick = below(rng, 2) === 0 ? below(rng, open.size) : (sense.policy?.(s, seat, open, rng) ?? 0)
          const recorder = new Recorder<SakeEvent>(seats)
          play(g, s, seat, open.at(pick), recorder)
          // B-10: one turn each in every Fatal Round; in edition it the turn that emptied the Masu is one.
          for (const e of heardBy(recorder.happenings, -1)) {
            const took = e.type === 'turnBegan' || (e.type === 'fatalRound' && e.round === 1) ? e.seat : -1
            if (took < 0 || (e.type === 'fatalRound' && edition === 'fr') || s.round === 0) continue
            const key = `${(e as { round: number }).round}:${took}`
            turns.set(key, (turns.get(key) ?? 0) + 1)
          }
        }
        expect(invariants(s)).toEqual([])
        for (let i = 0; i < seats; i++) if (s.status[i] !== OUT) expect(turns.get(`${s.round}:${i}`)).toBe(1)
        games++
      }
    expect(games).toBe(54)
  }, 120_000)
