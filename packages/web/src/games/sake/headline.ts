import type { SakeFacts } from '@noren/sake/facts'
import type { Voice } from '@noren/words'
import type { SakeView } from './model.ts'
import { SPIRIT } from './model.ts'

export interface End {
  readonly open: SakeView['open']
  /** The reader's seat, or below nought for a watcher. */
  readonly seat: number
  readonly nameOf: (seat: number) => string
  readonly say: Voice<SakeFacts>['text']
}

/** Whether the living or the dead won, and whether the reader is among them. */
export function titleOf({ open, seat, nameOf, say }: End): {
  readonly title: string
  readonly won: boolean
} {
  const ranks = open.outcome?.ranks ?? []
  const winners = ranks.flatMap((r, i) => (r === 1 ? [i] : []))
  const won = seat >= 0 && winners.includes(seat)
  if (winners.length === 0) return { title: say('board-nobody-wins'), won: false }
  if (winners.some(w => open.players[w]?.status === SPIRIT))
    return { title: say(won ? 'board-spirits-win-you' : 'board-spirits-win'), won }
  if (won) return { title: say('board-you-win'), won }
  return { title: say('board-end-wins', { who: winners.map(nameOf).join(', '), n: winners.length }), won }
}
