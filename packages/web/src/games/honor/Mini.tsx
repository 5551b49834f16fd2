import type { CSSProperties } from 'react'
import { Icon } from '../../art/Icon.tsx'
import { Piece } from '../../table/Piece.tsx'
import type { PieceSelection } from '../../table/usePicks.ts'
import type { Card } from './model.ts'
import { artOf, cardOf, mainFigure, toneOf } from './model.ts'
import { aboutCard, cardPiece, fullName, useBoardContext } from './board-context.ts'
import { num } from './texts.ts'

const tone = (card: Card): CSSProperties => ({ ['--tc' as string]: toneOf(card) })

/** The face of a small card: picture and the one figure that matters. */
export function MiniFace({ card, figure }: { readonly card: Card; readonly figure?: string }) {
  const main = mainFigure(card)
  return (
    <>
      <Icon name={artOf(card)} />
      <sub>
        {figure !== undefined ? (
          figure
        ) : main !== null ? (
          <>
            <Icon name={main[0]} />
            {num(main[1])}
          </>
        ) : card.type === 'guard' ? (
          <Icon name="i-defense" />
        ) : null}
      </sub>
    </>
  )
}

interface Props {
  readonly n: number
  readonly className?: string
  /** A picture only: the plate around it is the button. */
  readonly still?: boolean
  readonly selection?: PieceSelection
}

/** A card lying in a house. */
export function Mini({ n, className, still, selection }: Props) {
  const s = useBoardContext()
  const card = cardOf(s.view, n)
  const classes = className === undefined ? 'hs-mini' : `hs-mini ${className}`
  if (still === true)
    return (
      <span className={classes} style={tone(card)} data-anchor={`card:${n}`}>
        <MiniFace card={card} />
      </span>
    )
  return (
    <Piece
      {...(selection ?? cardPiece(s, n))}
      name={fullName(s, card, n)}
      about={aboutCard(s, card, n)}
      className={classes}
      style={tone(card)}
      anchor={`card:${n}`}
    >
      <MiniFace card={card} />
    </Piece>
  )
}

/** Cards of one kind under one picture, with their number and their force together. */
export function Stack({ cards, anchor }: { readonly cards: readonly number[]; readonly anchor: string }) {
  const s = useBoardContext()
  const [n] = cards
  if (n === undefined) return null
  if (cards.length === 1) return <Mini n={n} still={s.narrow} />
  const first = cardOf(s.view, n)
  const force = cards.reduce((sum, c) => sum + cardOf(s.view, c).strength, 0)
  const name =
    first.type === 'army'
      ? s.say('board-armies', { n: cards.length, force })
      : s.say('board-guards', { n: cards.length })
  const face = (
    <>
      <Icon name={first.type === 'army' ? 'a-army' : 'a-guard'} />
      <em>×{cards.length}</em>
      <sub>
        {first.type === 'army' ? (
          <>
            <Icon name="i-force" />
            {force}
          </>
        ) : (
          <Icon name="i-defense" />
        )}
      </sub>
    </>
  )
  if (s.narrow)
    return (
      <span className="hs-mini hs-stack" style={tone(first)} data-anchor={anchor} title={name}>
        {face}
      </span>
    )
  return (
    <Piece {...cardPiece(s, n)} name={name} className="hs-mini hs-stack" style={tone(first)} anchor={anchor}>
      {face}
    </Piece>
  )
}
