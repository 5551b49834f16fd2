import type { MomentPart } from '@noren/engine'
import type { SakeEvent } from './events.ts'

/** An attack is told in two: the blow, which may be answered, and what became of it. */
const BLOW_MS = 500
/** An iaido also shows its step. */
const IAIDO_MS = 600
const PARRY_MS = 500

/** The number of this use of a card: `ATTACK` of the codec, which pages do not carry. */
const ATTACK = 0

/** An Attack is declared with its card; an iaido strikes when its step was made. */
const isIaido = (events: readonly SakeEvent[], blow: number, card: number): boolean =>
  card >= 0 && !events.slice(0, blow).some(e => e.type === 'played' && e.use === ATTACK)

/** A death is said, and then a plate turns over in smoke: nothing is asked before it lies. */
const DEATH_MS = 500
const SMOKE_MS = 400

/** What pages show of an entry before they ask on. */
export function moments(events: readonly SakeEvent[]): readonly MomentPart[] {
  const died = events.findLastIndex(e => e.type === 'died')
  const held = heldBy(events)
  if (died < 0) return held
  return [...held, { kind: 'smoke', of: died, told: events.length, ms: SMOKE_MS, after: true }]
}

const heldBy = (events: readonly SakeEvent[]): readonly MomentPart[] =>
  events.flatMap((e, of): readonly MomentPart[] => {
    const part = (kind: string, ms: number): readonly MomentPart[] => [{ kind, of, told: of + 1, ms }]
    switch (e.type) {
      case 'attacked':
        return isIaido(events, of, e.card) ? part('iaido', IAIDO_MS) : part('blow', BLOW_MS)
      case 'defended':
      case 'undefended':
      case 'sacrificed':
        return part('parry', PARRY_MS)
      case 'windowClosed':
        return e.by < 0 ? [] : part('interrupt', 900)
      case 'died':
        return part('death', DEATH_MS)
      case 'fatalRound':
        return part('fatal', 1500)
      case 'seppuku':
        return part('seppuku', 500)
      default:
        return []
    }
  })
