import type { Seat } from '@noren/engine'
import type { BotPace, Face, TableInfo, Update } from '@noren/protocol'
import type { Beat } from '../table/board.ts'
import type { Part } from '../table/moments.ts'
import type { Timing } from './pacer.ts'

export type Faces = Readonly<Record<string, Face>>

/** So long what one bot does is rested on between two turns of mine, and what all of them do. */
const BOT_MS = 800
const BOTS_MS = 4000
/** Whoever takes it easy rests so long on each choice of a bot. */
const EASY_MS = 1000

/** The share of a seat in the time between two turns of mine; null where nobody's turn is waited for, or a person acts. */
export function shareOf(
  seats: readonly Pick<TableInfo['seats'][number], 'kind' | 'yours'>[],
  by: Seat,
): { readonly of: number; readonly ms: number } | null {
  const bots = seats.filter(s => s.kind === 'bot').length
  if (seats[by]?.kind !== 'bot' || !seats.some(s => s.yours)) return null
  return { of: by, ms: Math.min(BOT_MS, BOTS_MS / bots) }
}

/** So long a scroll unrolls when a turn begins; the house adds it to the time of whoever is asked (`TURN_MS` of the match). */
const UNROLL_MS = 250

/** Whether a seat of mine that was asked nothing is asked something now that has more than one answer. */
const beginsTurn = (was: Faces, { faces }: Update): boolean =>
  Object.entries(faces).some(([seat, face]) => {
    const asked = (f: Face | undefined): boolean => (((f?.waiting ?? 0) >> Number(seat)) & 1) === 1
    return Number(seat) >= 0 && asked(face) && !asked(was[seat]) && face.choices.length > 1
  })

export const beatOf = (u: Update): Beat => ({ seq: u.seq, by: u.line.by, events: u.line.events })

/** What a board says of its moments, and how its reader wants to see what bots do. */
export interface Showing {
  readonly rest: (beat: Beat) => number
  readonly parts: (beat: Beat) => readonly Part[]
  /** How what they do is shown to whoever has a turn to come. */
  readonly bots: BotPace | undefined
}

/** How long what happened is held, shown and rested on; `now` is the table as it is shown. */
export function timingOf(
  { rest, parts, bots }: Showing,
  now: () => { readonly info: TableInfo | null; readonly faces: Faces },
): Timing<Update> {
  const isBot = ({ line }: Update): boolean => now().info?.seats[line.by]?.kind === 'bot'
  return {
    rest: u => Math.max(rest(beatOf(u)), bots === 'easy' && isBot(u) ? EASY_MS : 0),
    parts: u => parts(beatOf(u)).flatMap(p => (p.after === true ? [] : [p.ms])),
    settle: u => {
      const lies = parts(beatOf(u)).reduce((sum, p) => sum + (p.after === true ? p.ms : 0), 0)
      const unrolls = beginsTurn(now().faces, u) ? UNROLL_MS : 0
      return [Math.max(0, lies - unrolls), unrolls]
    },
    share: u => (bots === 'brisk' || bots === 'quick' ? shareOf(now().info?.seats ?? [], u.line.by) : null),
    stepped: u => bots === 'step' && isBot(u),
  }
}
