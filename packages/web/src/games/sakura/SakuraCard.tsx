import type { SakuraFacts } from '@noren/sakura/words'
import type { CSSProperties } from 'react'
import { Icon } from '../../art/Icon.tsx'
import { useSay } from '../../i18n/use.ts'
import { Piece } from '../../table/Piece.tsx'
import { Stamp } from '../../table/Stamp.tsx'
import type { PieceSelection } from '../../table/usePicks.ts'
import type { Printed } from './cards.ts'
import { SIGN } from './cards.ts'

const some = (n: number): readonly number[] => Array.from({ length: n }, (_, i) => i)

/** A pill on the card, and the same in full words. */
export interface Note {
  readonly short: string
  readonly full: string
}

/** So many symbols stand side by side at the foot of a card; of more, one picture and a figure. */
const ROOM = 5

interface SymbolsProps {
  readonly n: number
  /** All symbols of the card. */
  readonly all: number
  readonly icon: string
  readonly className?: string
}

function Symbols({ n, all, icon, className = '' }: SymbolsProps) {
  if (all <= ROOM) return some(n).map(i => <Icon key={i} name={icon} className={className} />)
  if (n === 0) return null
  return (
    <>
      <Icon name={icon} className={className} />
      <b className="many">{n}</b>
    </>
  )
}

/** The face of a card: value and suit on the edge a fan shows, suit in the middle, coins left, shuriken right. */
export function CardFace({ card, note }: { readonly card: Printed; readonly note?: Note | undefined }) {
  const sign = SIGN[card.colour]
  const all = card.coins + card.shurikens
  return (
    <>
      <span className="n">
        {card.value}
        <Icon name={sign} />
      </span>
      <Icon name={sign} className="big" />
      <span className="sy">
        <Symbols n={card.coins} all={all} icon="i-coin" className="co" />
        <Symbols n={card.shurikens} all={all} icon="i-shuriken" />
      </span>
      {note !== undefined && <span className="note">{note.short}</span>}
      <Stamp />
    </>
  )
}

export const suitOf = (card: Printed): string => `card kc suit-${card.ink}`

interface Props extends PieceSelection {
  readonly card: Printed
  readonly anchor?: string
  readonly note?: Note | undefined
  readonly style?: CSSProperties
}

/** A card that can be picked. */
export function SakuraCard({ card, anchor, note, style, ...selection }: Props) {
  const say = useSay<SakuraFacts>()
  const name = say('board-card', { card: card.noun, coins: card.coins, shurikens: card.shurikens })
  return (
    <Piece
      {...selection}
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
