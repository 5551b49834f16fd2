import type { MomentPart } from '@noren/engine'
import type { HonorEvent } from './events.ts'

/** What one event holds the table for. */
function heldBy(e: HonorEvent, of: number): MomentPart | null {
  const part = (kind: string, ms: number): MomentPart => ({ kind, of, told: of + 1, ms })
  switch (e.type) {
    case 'honourChanged':
      return e.why === 'collect' && e.amount > 0 ? part('honour', 500) : null
    case 'daimyoDied':
    case 'samuraiDied':
      return part('fall', 800)
    case 'proclaimed':
      return part('title', 700)
    case 'titleMoved':
      return e.seat >= 0 ? part('title', 700) : null
    case 'windowClosed':
      return part('window', 700)
    default:
      return null
  }
}

/** The dice of a battle or of an assassin: the log tells what they show when they lie. */
function dice(events: readonly HonorEvent[]): readonly MomentPart[] {
  return events.flatMap((e, i) => {
    if (e.type === 'stabbed')
      return [
        { kind: 'stab', of: i, told: i, ms: 900 },
        { kind: 'stab-end', of: i, told: i + 1, ms: 700 },
      ]
    if (e.type !== 'attacked') return []
    const won = events.findIndex((x, k) => k > i && x.type === 'won')
    const rolled = events.findLastIndex(x => x.type === 'rolled')
    if (rolled < i) return []
    const told = Math.max(won, rolled) + 1
    return [
      { kind: 'attacker', of: i, told: i + 1, ms: 750 },
      { kind: 'defender', of: i, told: i + 1, ms: 750 },
      { kind: 'verdict', of: told - 1, told, ms: 700 },
    ]
  })
}

/** What pages show of an entry before they ask on. */
export function moments(events: readonly HonorEvent[]): readonly MomentPart[] {
  const others = events.flatMap((e, i) => heldBy(e, i) ?? [])
  return [...dice(events), ...others].toSorted((a, b) => a.told - b.told)
}
