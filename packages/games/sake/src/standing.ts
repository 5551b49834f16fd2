import type { Choice, Seat, StandingReplies, Words } from '@noren/engine'
import { answers } from './answers.ts'
import type { SakeView } from './view.ts'
import { lastSeen } from './seen.ts'

export const REPLIES = ['moves', 'attacksOnMe', 'attacks', 'respond', 'spirits'] as const
export type Reply = (typeof REPLIES)[number]

/** The standing reply a window answers to: what the window is about, which everybody knows (section 5.1). */
export function replyTo(view: SakeView, me: Seat): Reply | null {
  const f = view.own.question
  switch (f?.kind) {
    case 'window':
      if (f.about === 'move') return 'moves'
      return lastSeen(view, 'attack')?.target === me ? 'attacksOnMe' : 'attacks'
    case 'respond':
      return 'respond'
    case 'vanish':
    case 'help':
      return 'spirits'
    default:
      return null
  }
}

/** A pass, or the end of what one does. */
const nothing = (choices: readonly Choice[]): Words | null =>
  choices.find(c => c.words[0] === 'pass')?.words ?? choices.find(c => c.words[0] === 'done')?.words ?? null

export const standing: StandingReplies<SakeView> = {
  replies: REPLIES,
  of: replyTo,
  nothing,
  turn: ({ open }) => ({ owner: open.turn, id: `${open.round}/${open.turn}` }),
  answers,
}
