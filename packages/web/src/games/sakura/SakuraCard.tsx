import { cardName } from '@noren/sakura/words'
import type { CSSProperties } from 'react'
import { Icon } from '../../art/Icon.tsx'
import { useLocal } from '../../i18n/local.ts'
import { useTable } from '../../table/context.ts'
import { Piece } from '../../table/Piece.tsx'
import type { PieceHold } from '../../table/usePicks.ts'
import type { Printed } from './cards.ts'
import { SIGN } from './cards.ts'
import { TEXTS } from './texts.ts'

const some = (n: number): readonly number[] => Array.from({ length: n }, (_, i) => i)

/** A pill on the card, and the same in full words. */
export interface Note {
  readonly short: string
  readonly full: string
}

/** The face of a card: value and suit on the edge a fan shows, suit in the middle, coins left, shuriken right. */
export function CardFace({ card, note }: { readonly card: Printed; readonly note?: Note | undefined }) {
  const sign = SIGN[card.colour]
  return (
    <>
      <span className="n">
        {card.value}
        <Icon name={sign} />
      </span>
      <Icon name={sign} className="big" />
      <span className="sy">
        {some(card.coins).map(i => (
          <Icon key={`c${i}`} name="i-coin" className="co" />
        ))}
        {some(card.shurikens).map(i => (
          <Icon key={`s${i}`} name="i-shuriken" />
        ))}
      </span>
      {note !== undefined && <span className="note">{note.short}</span>}
      <span className="seal">
        <Icon name="i-check" />
      </span>
    </>
  )
}

export const suitOf = (card: Printed): string => `card kc suit-${card.colour}`

interface Props extends PieceHold {
  readonly card: Printed
  readonly anchor?: string
  readonly note?: Note | undefined
  readonly style?: CSSProperties
}

/** A card that can be picked. */
export function SakuraCard({ card, anchor, note, style, ...hold }: Props) {
  const say = useLocal(TEXTS)
  const { props } = useTable()
  const name = say('cardName', {
    card: cardName(props.tongue.lang, card.id),
    coins: card.coins,
    shuriken: card.shurikens,
  })
  return (
    <Piece
      {...hold}
      name={note === undefined ? name : `${name}, ${note.full}`}
      className={suitOf(card)}
      flip
      {...(anchor === undefined ? {} : { anchor })}
      {...(style === undefined ? {} : { style })}
    >
      <CardFace card={card} note={note} />
    </Piece>
  )
}
