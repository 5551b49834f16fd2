import type { Sense } from '@noren/engine'
import { costNow, survey } from './judge.ts'
import { policy } from './policy.ts'
import type { Spirit } from './state.ts'
import { hasMarker, isAnimal, woundsOf } from './state.ts'
import { joining } from './setup.ts'
import { payoffOfWin } from './village.ts'
import { hintFeatures } from './why.ts'

/** How many facts about a state the value looks at. */
export const FACTS = 14

/** Public facts about a state, roughly between 0 and 1 each; nothing here reads an unseen card. */
export function facts(s: Spirit, out: Float64Array): void {
  survey(s)
  let wounds = 0
  let dying = 0
  let pending = 0
  for (let seat = 0; seat < s.seats; seat++) {
    if ((s.samurai[seat] as number) < 0) continue
    wounds += woundsOf(s, seat)
    if (isAnimal(s, seat) && hasMarker(s, seat)) dying++
    pending += Math.min(12, costNow(s, seat))
  }
  let size = 0
  for (let round = 1; round <= s.round; round++) size += joining(s.mode, s.seats, round)
  const later = 3 - s.round
  out[0] = 1
  out[1] = s.farmsLeft / 6
  out[2] = s.barricades / 5
  out[3] = s.familiesLeft / 3
  out[4] = s.familiesLeft === 1 ? 1 : 0
  out[5] = wounds / s.seats / 3
  out[6] = dying / 2
  out[7] = s.running === 1 ? pending / 10 : 0
  out[8] = later
  out[9] = s.running === 1 ? s.deck.length / size : 0
  out[10] = (s.gate.length / 10) * (s.barricades > 2 ? 0.6 : 1)
  out[11] = (s.seats - 2) / 5
  out[12] = (later * (s.seats - 2)) / 5
  out[13] = s.mode === 0 ? 0.5 : s.mode === 1 ? 0 : s.mode === 2 ? -0.6 : -1
}

/** Found by logistic regression over games of the quick policy, on the facts above. */
export const WEIGHTS: readonly number[] = [
  -0.88, 2.37, 2.42, 1.34, 0.23, -1.91, -0.76, -1.25, -1.5, -1.65, -0.92, -3.27, -2.17, 2.18,
]

const held = new Float64Array(FACTS)

/** The chance of winning, from public facts alone. */
export function hope(s: Spirit): number {
  facts(s, held)
  let z = 0
  for (let i = 0; i < FACTS; i++) z += (WEIGHTS[i] as number) * (held[i] as number)
  return 1 / (1 + Math.exp(-z))
}

/** What bots know of the game beyond its rules. All seats share one payoff. */
export const sense: Sense<Spirit> = {
  value(s, out) {
    const score = s.farmsLeft + s.familiesLeft + (s.marked === 0 ? 1 : 0)
    const value = s.outcome === null ? hope(s) * payoffOfWin(Math.max(2, score)) : (s.outcome.payoff[0] ?? 0)
    for (let seat = 0; seat < s.seats; seat++) out[seat] = value
  },
  policy,
  hintFeatures: hintFeatures,
}

export { policy } from './policy.ts'
export { nextCard, newOdds } from './odds.ts'
export type { Odds } from './odds.ts'
export { unseen } from './view.ts'
export type { Unseen } from './view.ts'
