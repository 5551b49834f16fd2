import type { Words } from '@noren/engine'
import type { RoomSay } from '../i18n/room.ts'
import type { Step, Turning } from '../local/messages.ts'
import { inPoints, pointsOf } from './points.ts'
import type { Chances } from './useChances.ts'

/** Whose chance it is: the reader's own, the team's, or somebody else's. */
export type Whose = 'mine' | 'team' | { readonly name: string }

/** What is said of a turning point. Row, panel, board and link all tell it by this record. */
export interface Verdict {
  readonly no: number
  /** The entry it is named by. */
  readonly seq: number
  /** The last entry that its points count. */
  readonly to: number
  readonly kind: 'luck' | 'others' | 'find' | 'slip' | 'mistake' | 'blunder'
  /** The points are those of several entries of one turn. */
  readonly whole: boolean
  readonly points: number
  readonly error: number
  /** The chance before the first and after the last of its entries, in parts. */
  readonly before: number
  readonly after: number
  /** What would have been best, where something was better. */
  readonly best: Words | null
}

const kindOf = (cause: Turning['cause'], step: Step | undefined): Verdict['kind'] => {
  const label = step?.choice?.label
  return cause === 'slip' && (label === 'mistake' || label === 'blunder') ? label : cause
}

const isFault = (kind: Verdict['kind']): boolean =>
  kind === 'slip' || kind === 'mistake' || kind === 'blunder'

export function verdictsOf({ steps, turning }: Pick<Chances, 'steps' | 'turning'>): readonly Verdict[] {
  return turning.points.map(({ seq, from, to, cause, points }, i) => {
    const at = (n: number): Step | undefined => steps.find(s => s.seq === n)
    const step = at(seq)
    const kind = kindOf(cause, step)
    const choice = step?.choice ?? null
    return {
      no: i + 1,
      seq,
      to,
      kind,
      whole: from < to,
      points,
      error: choice === null ? 0 : Math.max(1, pointsOf(choice.error)),
      before: at(from)?.before ?? 0,
      after: at(to)?.after ?? 0,
      best: choice !== null && isFault(kind) ? (choice.options[choice.best]?.words ?? null) : null,
    }
  })
}

/** A turning point opens on the moment before it: what was chosen there is what it is about. */
export const opensAt = ({ seq }: Pick<Verdict, 'seq'>): number => seq - 1

/** The turning point that a moment opens, or else the one whose end it is. */
export function verdictAt(
  chances: Pick<Chances, 'steps' | 'turning' | 'done' | 'all'>,
  at: number,
): { readonly verdict: Verdict; readonly came: boolean } | null {
  // What is still weighed may turn out to be none.
  if (chances.done < chances.all) return null
  const all = verdictsOf(chances)
  const opened = all.find(v => opensAt(v) === at)
  if (opened !== undefined) return { verdict: opened, came: false }
  const over = all.find(v => v.to === at)
  return over === undefined ? null : { verdict: over, came: true }
}

type Say = RoomSay<'chances'>

/** Whose doing it was, in two or three words. */
export function labelOf({ kind, whole }: Verdict, whose: Whose, say: Say): string {
  if (kind === 'luck') return say(whole ? 'page-chances-luck-turn' : 'page-chances-luck')
  if (kind === 'others')
    return whose === 'team'
      ? say(whole ? 'page-chances-chosen-turn' : 'page-chances-chosen')
      : say(whole ? 'page-chances-others-turn' : 'page-chances-others')
  return say(whose === 'mine' ? `page-chances-your-${kind}` : `page-chances-${kind}`)
}

/** The verdict as a sentence. */
export function sentenceOf({ kind, points, error }: Verdict, say: Say): string {
  const n = Math.abs(points)
  if (kind === 'luck' || kind === 'others')
    return say(`page-chances-is-${kind}`, { points: inPoints(points), n })
  return kind === 'find'
    ? say('page-chances-is-find', { n })
    : say(`page-chances-is-${kind}`, { n, m: error })
}
