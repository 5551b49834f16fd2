import type { Lang, Words } from '@noren/engine'
import { createContext, use } from 'react'
import type { BoardProps, Player } from '../../table/board.ts'
import type { Tag } from '../../table/picks.ts'
import type { Hold, PieceHold } from '../../table/usePicks.ts'
import type { Question, SpiritEvent, SpiritOpen, SpiritView } from './pack.ts'
import type { Moments } from './moments.ts'
import type { Speak } from './texts.ts'

export type SpiritProps = BoardProps<SpiritView, SpiritEvent>

/** What every part of the board reads. */
export interface Sight {
  readonly props: SpiritProps
  /** What everybody sees; nothing is private but the question's addressee. */
  readonly view: SpiritOpen
  readonly question: Question | null
  readonly say: Speak
  readonly lang: Lang
  /** The seat whose board lies in the dock: mine, or the active one for a spectator. */
  readonly me: number
  readonly hold: Hold
  /** How a piece stands. Every question here is one pick, so whatever leads anywhere is open. */
  readonly spot: (tag: Tag) => PieceHold
  readonly moments: Moments
  readonly look: (what: Looked | null) => void
}

/** A sheet that somebody opened to look at something. */
export type Looked = { readonly kind: 'seat'; readonly seat: number } | { readonly kind: 'grave' }

export const SightContext = createContext<Sight | null>(null)

export function useSight(): Sight {
  const sight = use(SightContext)
  if (sight === null) throw new Error('A part of the board stands outside it.')
  return sight
}

/** A piece counts as picked when the choice in hand touches it, however it was picked. */
export function spotter(
  hold: Hold,
  tagsOf: (words: Words) => readonly Tag[],
  alone: boolean,
): (tag: Tag) => PieceHold {
  const sealed = hold.sealed === null || alone ? [] : tagsOf(hold.sealed.words)
  return tag => {
    const piece = hold.piece(tag)
    if (sealed.includes(tag)) return { state: 'picked', because: [], onPick: hold.clear }
    if (piece.state === 'alone') return { state: 'open', because: [], onPick: () => hold.pick(tag) }
    return piece
  }
}

export const playerAt = (sight: Sight, seat: number): Player | undefined => sight.props.players[seat]
export const nameAt = (sight: Sight, seat: number): string => sight.props.players[seat]?.name ?? '?'
