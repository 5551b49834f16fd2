/** Annex B 2, 7: honour changes only by the clauses that allow it, and each change is told with its clause. */
import type { Seat } from '@noren/engine'
import { begin, below, Choices, legal, members, play, Recorder, seeded, waiting } from '@noren/engine'
import { describe, expect, test } from 'vitest'
import type { HonorEvent } from '../src/events.ts'
import { honor } from '../src/index.ts'
import { sense } from '../src/sense.ts'
import type { Honor } from '../src/state.ts'

/** What each clause may take. A collection may bring anything and is the only one that may bring more than nothing. */
const LOSSES: Readonly<Record<string, number>> = {
  'HS-NINJA-1': -25,
  'HS-NINJA-19': -50,
  'HS-ALLY-15': -25,
  'HS-DIS-3': -75,
  'HS-DIS-4': -30,
}
const GAINS = ['HS-COLLECT-3', 'HS-COLLECT-5', 'HS-COLLECT-8']

function check(s: Honor, before: readonly number[], active: Seat, events: readonly HonorEvent[]): string[] {
  const wrong: string[] = []
  const score = [...before]
  for (const e of events) {
    if (e.type !== 'honourChanged') continue
    score[e.seat] = (score[e.seat] as number) + e.amount
    if (score[e.seat] !== e.total) wrong.push(`seat ${e.seat} is told ${e.total}`)
    if (e.why === 'collect') {
      if (!GAINS.includes(e.clause)) wrong.push(`collected by ${e.clause}`)
      if (e.seat !== s.active) wrong.push(`seat ${e.seat} collects in the turn of ${s.active}`)
      if (e.amount !== e.court + e.bonus + e.home) wrong.push('a collection is more than its parts')
      if (e.clause === 'HS-COLLECT-5' && e.amount > 0) wrong.push('a Rônin gains honour')
    } else if (LOSSES[e.clause] !== e.amount) wrong.push(`${e.amount} by ${e.clause}`)
    else if (e.clause !== 'HS-DIS-3' && e.clause !== 'HS-DIS-4' && e.seat !== active)
      wrong.push(`seat ${e.seat} pays ${e.clause} out of turn`)
    if (honor.clauses[e.clause] === undefined) wrong.push(`nobody wrote ${e.clause}`)
  }
  s.players.forEach((p, i) => {
    if (p.honour !== score[i]) wrong.push(`seat ${i} has ${p.honour} and was told ${score[i]}`)
  })
  return wrong
}

describe('honour', () => {
  for (const seats of [3, 4, 5, 6])
    for (const target of [250, 300, 400] as const)
      test(`HS-COLLECT-1, HS-END-4: ${seats} players to ${target}: every change has its clause, and only collections bring honour`, () => {
        const open = new Choices()
        const seen = new Set<string>()
        for (let seed = 1; seed <= 12; seed++) {
          const rng = seeded(seed * 31 + seats)
          const s = begin(honor, { ...honor.options.defaults, target }, seats, seeded(seed))
          while (s.outcome === null) {
            const asked = members(waiting(s))
            const seat = asked[below(rng, asked.length)] as Seat
            legal(honor as never, s, seat, open)
            const blind = below(rng, 3) === 0
            const a = open.at(blind ? below(rng, open.size) : (sense.policy?.(s, seat, open, rng) ?? 0))
            const before = s.players.map(p => p.honour)
            const { active } = s
            const t = new Recorder<HonorEvent>(seats)
            play(honor as never, s, seat, a, t)
            const events = t.happenings.map(h => h.open)
            expect(check(s, before, active, events)).toEqual([])
            for (const e of events) if (e.type === 'honourChanged') seen.add(e.clause)
          }
        }
        expect(seen.size).toBeGreaterThan(4)
      })
})
