import type { MomentPart } from '@noren/engine'
import type { SpiritEvent } from './events.ts'

/** A raider is turned over. */
const RAIDER_MS = 350
/** How long a paper of the dawn lies there: to be seen, for each of its lines, and for the counters that it changes; all of them no longer than this. */
const PAPER_MS = 500
const LINE_MS = 400
const COUNT_MS = 500
const DAWN_MS = 6000

const HELD = {
  kiai: { kind: 'kiai', ms: 400 },
  turned: { kind: 'animal', ms: 400 },
  overwhelmed: { kind: 'past', ms: 400 },
} as const
/** A burst, a board that turns over, a barricade that splinters: they are drawn when that was said, and nothing is asked before. */
const STIRS = { kiai: 500, animal: 500, past: 300 } as const
type Held = keyof typeof HELD

/** What changes a counter of the village or of a samurai. */
const COUNTED: ReadonlySet<SpiritEvent['type']> = new Set([
  'barricadeLost',
  'barricadeBuilt',
  'farmLost',
  'familyLost',
  'wounded',
  'healed',
] as const)

/**
 * The papers of a dawn: each tells its step, then the counters that it changed do; the last one also tells how the game ends. A new
 * night is told when they were read.
 */
function papers(events: readonly SpiritEvent[], from: number): readonly MomentPart[] {
  const starts = events.flatMap((e, i) => (i >= from && e.type === 'dawn' ? [i] : []))
  const night = events.findIndex((e, i) => i >= from && e.type === 'round')
  const parts = starts.flatMap((of, k): readonly MomentPart[] => {
    const told = starts[k + 1] ?? (night < 0 ? events.length : night)
    const paper = { kind: 'dawn', of, told, ms: PAPER_MS + LINE_MS * (told - of - 1) }
    const counts = events.slice(of, told).some(e => COUNTED.has(e.type))
    return counts ? [paper, { kind: 'dawn-count', of, told, ms: COUNT_MS }] : [paper]
  })
  const length = parts.reduce((sum, p) => sum + p.ms, 0)
  const fits = Math.min(1, DAWN_MS / Math.max(1, length))
  return parts.map(p => ({ ...p, ms: Math.floor(p.ms * fits) }))
}

/** What pages show of an entry before they ask on: shouts and animals, then the dawn; what that moves has come to rest. */
export function moments(events: readonly SpiritEvent[]): readonly MomentPart[] {
  const over = events.findIndex(e => e.type === 'roundOver' || e.type === 'dawn')
  const before = over < 0 ? events : events.slice(0, over)
  const held = before.flatMap((e, i) =>
    e.type in HELD ? [{ ...HELD[e.type as Held], of: i, told: i + 1 }] : [],
  )
  const dawn = over < 0 ? [] : papers(events, over)
  return [...held, ...dawn, ...lies(events, over < 0 ? held : [])]
}

/** What comes to rest before anybody is asked: what the shouts stirred, and a raider that was drawn, at the same time. */
function lies(
  events: readonly SpiritEvent[],
  held: readonly { readonly kind: keyof typeof STIRS; readonly of: number }[],
): readonly MomentPart[] {
  const drawn = events.findLastIndex(e => e.type === 'drawn')
  const stir = held.at(-1)
  const ms = Math.max(drawn < 0 ? 0 : RAIDER_MS, ...held.map(p => STIRS[p.kind]))
  const kind = stir === undefined ? 'raider' : 'stir'
  return ms === 0 ? [] : [{ kind, of: stir?.of ?? drawn, told: events.length, ms, after: true }]
}
