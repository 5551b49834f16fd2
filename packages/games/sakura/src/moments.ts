import type { MomentPart } from '@noren/engine'
import type { SakuraEvent } from './events.ts'

/** So long a row that slides, or a new one, needs until its last character lies. */
const ROW_MS = 400

/** A pile sweeps to its owner, and its coins are counted. */
function taken(events: readonly SakuraEvent[], of: number, coins: number): MomentPart {
  const paid = events.findIndex((e, i) => i > of && i <= of + 2 && e.type === 'gained')
  return { kind: 'take', of, told: Math.max(of, paid) + 1, ms: Math.min(1000, 500 + 60 * coins) }
}

/**
 * What pages show of an entry before they ask on: a pile sweeps to its owner, the Yin-Yang card turns, all sides of a wager lie face
 * down and then turn over, shuriken are counted seat by seat; a row that slid has come to rest.
 */
export function moments(events: readonly SakuraEvent[]): readonly MomentPart[] {
  const held = events.flatMap((e, i): readonly MomentPart[] => {
    switch (e.type) {
      case 'took':
        return [taken(events, i, e.coins)]
      case 'flipped':
        return [{ kind: 'turn', of: i, told: i + 1, ms: 600 }]
      case 'voteRevealed':
        return [
          { kind: 'vote-down', of: i, told: i, ms: 500 },
          { kind: 'vote', of: i, told: i + 1, ms: 1200 },
        ]
      case 'roundScored':
        return [{ kind: 'round', of: i, told: i + 1, ms: 900 + 300 * e.totals.length }]
      default:
        return []
    }
  })
  const row = events.findLastIndex(
    e => e.type === 'refreshed' || (e.type === 'rowRefilled' && e.drawn.length > 0),
  )
  if (row < 0) return held
  return [...held, { kind: 'row', of: row, told: events.length, ms: ROW_MS, after: true }]
}
