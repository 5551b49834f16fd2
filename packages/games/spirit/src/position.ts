import type { Spirit } from './state.ts'
import { bookOf, lineOf } from './state.ts'

/** A 32-bit fingerprint of the public position: boards, village, sizes of the piles, active seat. */
function fingerprint(s: Spirit): number {
  let h = 0x811c9dc5
  const mix = (x: number): void => {
    h = Math.imul(h ^ x, 0x01000193)
    h ^= h >>> 15
  }
  mix(s.active | (s.animals << 3) | (s.marked << 10) | (s.passed << 17))
  mix(s.deck.length | (s.gate.length << 7) | (s.discard.length << 14) | (s.barricades << 21))
  mix(s.farmsLeft | (s.familiesLeft << 3) | (s.absent << 5))
  for (let seat = 0; seat < s.seats; seat++) {
    const line = lineOf(s, seat)
    for (let i = 0; i < line.length; i++) mix((line[i] as number) + 1)
    mix(((s.token[seat] as number) << 8) | 0xff)
  }
  for (let i = 0; i < s.defence.length; i++) mix((s.defence[i] as number) + 2)
  return h | 0
}

const LIMIT = 5

/**
 * SS-AMB-42: whether this position begins a turn for the fifth time in this round. Every turn uses up a card
 * or a samurai except through REINFORCE, so rounds without that icon among their cards keep no record.
 */
export function cameBack(s: Spirit): boolean {
  if (s.round < bookOf(s).loopsFrom) return false
  const now = fingerprint(s)
  let times = 1
  for (let i = 0; i < s.seen.length; i++) if (s.seen[i] === now) times++
  s.seen.push(now)
  return times >= LIMIT
}
