import type { Clause, Refusal } from '@noren/engine'
import { createContext, use } from 'react'
import type { BoardProps, Player, Sentence, GameWords } from '../../table/board.ts'
import type { TagsOf } from '../../table/picks.ts'
import type { Selection, PieceSelection } from '../../table/usePicks.ts'
import type { Card, HonorEvent, HonorView, PlayerView } from './model.ts'
import { cardOf, figuresOf, rulesOf } from './model.ts'
import type { HonorVoice, Speak } from './texts.ts'
import { counted, effectOf, kindOf, nameOf, printedName } from './texts.ts'

/** What every part of this board reads. */
export interface BoardContext {
  readonly props: BoardProps<HonorView, HonorEvent>
  readonly view: HonorView
  readonly selection: Selection
  /** Which pieces a choice touches. */
  readonly tags: TagsOf
  readonly say: Speak
  /** The same in parts, and names of cards. */
  readonly voice: HonorVoice
  readonly gameWords: GameWords<HonorView, HonorEvent>
  /** Below 1100 px: fingers, so small cards are looked at in a sheet. */
  readonly narrow: boolean
  /** Opens both houses of a seat. */
  readonly look: (seat: number) => void
}
export const BoardProvider = createContext<BoardContext | null>(null)
export function useBoardContext(): BoardContext {
  const context = use(BoardProvider)
  if (context === null) throw new Error('A part of the board stands outside the board.')
  return context
}

export const playerOf = (s: BoardContext, seat: number): Player => {
  const p = s.props.players[seat]
  if (p === undefined) throw new Error(`nobody sits at ${seat}`)
  return p
}
export const housesOf = (view: HonorView, seat: number): PlayerView => {
  const p = view.open.players[seat]
  if (p === undefined) throw new Error(`nobody sits at ${seat}`)
  return p
}
/** The lord's own name without the clan, for narrow places. */
export const shortLord = (s: BoardContext, daimyo: number): string =>
  nameOf(s.voice, s.view, daimyo).split(' ')[0] ?? ''

/** How a player stands, in a few words. */
export function standing(s: BoardContext, seat: number): string {
  const p = housesOf(s.view, seat)
  const lord = { seat: p.lord }
  switch (p.status) {
    case 'first':
      return p.shogun ? s.say('board-shogun', { name: shortLord(s, p.daimyo) }) : shortLord(s, p.daimyo)
    case 'ronin':
      return s.say('board-ronin')
    default:
      return s.say(`board-${p.status}`, { lord })
  }
}

/** A card said in full: name, kind and every figure. */
export function fullName(s: BoardContext, card: Card, n: number): string {
  const figures = figuresOf(card).map(f => counted(s.say, f))
  return [nameOf(s.voice, s.view, n), kindOf(s.say, card.type), ...figures].join(', ')
}

/** The same for the popover: the name above, kind, figures and effect below. */
export function aboutCard(
  s: BoardContext,
  card: Card,
  n: number,
): { readonly title: string; readonly text: string } {
  const figures = figuresOf(card).map(f => counted(s.say, f))
  const facts = [kindOf(s.say, card.type), ...figures].join(', ')
  const effect = effectOf(s.say, card.type)
  const printed = printedName(s.voice, s.view, n)
  const text = [facts, ...(effect === '' ? [] : [effect]), ...(printed === null ? [] : [printed])]
  return { title: nameOf(s.voice, s.view, n), text: text.map(t => `${t}.`).join(' ') }
}

/** A card on the table as a piece; at rest it answers with its own rule. */
export function cardPiece(s: BoardContext, n: number): PieceSelection {
  const selection = s.selection.piece(`card:${n}`)
  return selection.because.length > 0 || selection.state !== 'rest'
    ? selection
    : { ...selection, because: rulesOf(cardOf(s.view, n)) }
}

/** Why something is not open: its reason in words, or the sentences of the rulebook where rules of an old version give no reason. */
export function whyNot(
  gameWords: BoardContext['gameWords'],
  because: readonly Clause[],
  why: readonly Refusal[] = [],
): readonly Sentence[] {
  const said = gameWords.no(why)
  return said.length > 0 ? said : gameWords.why(because)
}
