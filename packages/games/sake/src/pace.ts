import type { Pace } from '@noren/engine'
import type { FrameKind, SakeFrame } from './frames.ts'
import { isPick } from './frames.ts'
import type { Sake } from './state.ts'

/** Default timers of section 5.2, in seconds. */
const SECONDS: Readonly<Partial<Record<FrameKind, number>>> = {
  boards: 60,
  window: 10,
  respond: 10,
  rearm: 10,
  side: 10,
  vanish: 15,
  help: 15,
  defend: 25,
  power: 45,
  haunt: 45,
}
const PICK = 20

/** Windows whose answers are sealed stay open for their minimum, whoever could answer. */
const SEALED: readonly FrameKind[] = ['window', 'vanish', 'help', 'respond']

/** where the quickest shout counts. Of those that vanish with a Spirit the attacked one itself is the nearest. */
function raceIn(s: Sake, f: SakeFrame): Pick<Pace, 'race'> {
  if (!s.rules.reflex) return {}
  if (f.kind === 'window') return { race: { verb: 'interrupt', from: f.seat } }
  return f.kind === 'vanish' ? { race: { verb: 'vanish', from: (f.seat + s.seats - 1) % s.seats } } : {}
}

/** Seconds for a question before the table's own pace; the first card of a turn has more. */
export const secondsOf = (kind: string, plays: number): number =>
  kind === 'play' ? (plays === 0 ? 90 : 45) : (SECONDS[kind as FrameKind] ?? PICK)

/** W-TURN gives 90 seconds, 45 after each play; a choice in the making runs on the clock of the question under it. */
export function pace(s: Sake): Pace {
  let i = s.frames.length - 1
  while (i > 0 && isPick(s.frames[i] as SakeFrame)) i--
  const f = s.frames[i]
  if (s.outcome !== null || f === undefined) return { limit: 0, hold: false }
  return {
    limit: secondsOf(f.kind, s.plays) * s.rules.pace,
    hold: SEALED.includes(f.kind) || (f.kind === 'discard' && f.why === 'pipe'),
    ...raceIn(s, f),
  }
}
