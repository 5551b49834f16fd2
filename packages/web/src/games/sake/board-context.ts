import type { Choice, Words } from '@noren/engine'
import { createContext, use } from 'react'
import type { BoardProps, Player } from '../../table/board.ts'
import type { Tag } from '../../table/picks.ts'
import type { Selection, PieceSelection } from '../../table/usePicks.ts'
import type { Moments } from './moments.ts'
import type { SakeEvent, SakeView } from './model.ts'
import type { Standing } from './standing.ts'
import type { SakeVoice, Speak } from './texts.ts'

export type SakeProps = BoardProps<SakeView, SakeEvent>

/** An instant somebody reaches for, in anybody's turn. */
export type Instant = 'burn' | 'soul'

/** Several picks of one kind that are sealed once. */
export interface Batch {
  readonly verb: string
  readonly n: number
  readonly picked: readonly Choice[]
  /** Sends them one after the other. */
  readonly seal: () => void
  readonly clear: () => void
}

/** What every part of the board reads. */
export interface BoardContext {
  readonly props: SakeProps
  readonly view: SakeView
  readonly say: Speak
  readonly voice: SakeVoice
  /** The seat whose sheet lies in the dock: mine, or the first one for a spectator. */
  readonly me: number
  readonly selection: Selection
  /** How a piece stands, and what a click on it does. */
  readonly spot: (tag: Tag) => PieceSelection
  /** What is too small here to be touched: it is lit, and the scroll asks for it. */
  readonly small: { readonly ring: boolean; readonly plates: boolean }
  /** The choices of the present question, instants and dropped ones left out. */
  readonly choices: readonly Choice[]
  readonly batch: Batch | null
  readonly instant: Instant | null
  readonly reach: (what: Instant | null) => void
  readonly moments: Moments
  readonly standing: Standing
  readonly look: (what: Looked | null) => void
  /** Takes a step of a choice in the making: sent at once, taken back freely. */
  readonly step: (words: Words) => void
}

/** A paper somebody opened to look at something. */
export type Looked =
  | { readonly kind: 'seat'; readonly seat: number }
  | { readonly kind: 'discard' }
  | { readonly kind: 'reactions' }

export const BoardProvider = createContext<BoardContext | null>(null)

export function useBoardContext(): BoardContext {
  const context = use(BoardProvider)
  if (context === null) throw new Error('A part of the board stands outside it.')
  return context
}

/** A piece that can be seen to be an answer, and is given elsewhere. */
export const lit = ({
  state,
}: PieceSelection): { readonly 'data-lit': PieceSelection['state'] | undefined } => ({
  'data-lit': state === 'open' || state === 'picked' ? state : undefined,
})

export const personAt = (s: BoardContext, seat: number): Player | undefined => s.props.players[seat]
export const nameAt = (s: BoardContext, seat: number): string => s.props.players[seat]?.name ?? '?'
