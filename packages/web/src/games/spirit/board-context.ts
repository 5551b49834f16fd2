import type { Words } from '@noren/engine'
import { createContext, use } from 'react'
import type { BoardProps, Player } from '../../table/board.ts'
import type { Tag } from '../../table/picks.ts'
import type { Selection, PieceSelection } from '../../table/usePicks.ts'
import type { Question, SpiritEvent, SpiritOpen, SpiritView } from './model.ts'
import type { Moments } from './moments.ts'
import type { Voice } from '@noren/words'
import type { SpiritFacts } from '@noren/spirit/words'

export type SpiritProps = BoardProps<SpiritView, SpiritEvent>

/** What every part of the board reads. */
/** The board's own words, as plain text. */
export type Speak = Voice<SpiritFacts>['text']

export interface BoardContext {
  readonly props: SpiritProps
  /** What everybody sees; nothing is private but the question's addressee. */
  readonly view: SpiritOpen
  readonly question: Question | null
  readonly say: Speak
  /** The seat whose board lies in the dock: mine, or the active one for a spectator. */
  readonly me: number
  readonly selection: Selection
  /** How a piece stands. Every question here is one pick, so whatever leads anywhere is open. */
  readonly spot: (tag: Tag) => PieceSelection
  readonly moments: Moments
  readonly look: (what: Looked | null) => void
}

/** A sheet that somebody opened to look at something. */
export type Looked = { readonly kind: 'seat'; readonly seat: number } | { readonly kind: 'grave' }

export const BoardProvider = createContext<BoardContext | null>(null)

export function useBoardContext(): BoardContext {
  const context = use(BoardProvider)
  if (context === null) throw new Error('A part of the board stands outside it.')
  return context
}

/** A piece counts as picked when the choice in hand touches it, however it was picked. */
export function spotter(
  selection: Selection,
  tagsOf: (words: Words) => readonly Tag[],
  alone: boolean,
): (tag: Tag) => PieceSelection {
  const sealed = selection.sealed === null || alone ? [] : tagsOf(selection.sealed.words)
  return tag => {
    const piece = selection.piece(tag)
    if (sealed.includes(tag)) return { state: 'picked', because: [], onPick: selection.clear }
    if (piece.state === 'alone') return { state: 'open', because: [], onPick: () => selection.pick(tag) }
    return piece
  }
}

export const playerAt = (context: BoardContext, seat: number): Player | undefined =>
  context.props.players[seat]
export const nameAt = (context: BoardContext, seat: number): string =>
  context.props.players[seat]?.name ?? '?'
