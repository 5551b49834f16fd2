import type { SakuraView } from '@noren/sakura/view'
import type { CardId, SakuraFacts } from '@noren/sakura/words'
import { card as cardNoun } from '@noren/sakura/words'
import type { ReactNode } from 'react'
import { Icon } from '../../art/Icon.tsx'
import { useSay, useVoice } from '../../i18n/use.ts'
import { useTable } from '../../table/context.ts'
import { Mon } from '../../table/Mon.tsx'
import { rich } from '../../table/rich.tsx'
import type { Selection } from '../../table/usePicks.ts'
import { printed, sorted } from './cards.ts'
import { CardFace, SakuraCard, suitOf } from './SakuraCard.tsx'

/** A paper laid over the scene, never over the scroll or the hand. */
export function Sheet({
  title,
  children,
  onClose,
}: {
  readonly title: string
  readonly children: ReactNode
  readonly onClose?: (() => void) | null
}) {
  const say = useSay<SakuraFacts>()
  return (
    <section className="sk-sheet paper" aria-label={title}>
      <header>
        <h2>{title}</h2>
        {onClose !== undefined && onClose !== null && (
          <button type="button" className="ibtn" aria-label={say('board-go-on')} onClick={onClose}>
            <Icon name="i-close" />
          </button>
        )}
      </header>
      {children}
    </section>
  )
}

/** Cards laid open for me alone: a peeked hand, tricks to steal from, my own tricks. */
export function Shown({
  cards,
  view,
  selection,
}: {
  readonly cards: readonly CardId[]
  readonly view: SakuraView
  readonly selection: Selection
}) {
  const say = useSay<SakuraFacts>()
  if (cards.length === 0) return <p className="none">{say('board-no-tricks')}</p>
  return (
    <div className="shown" data-group="">
      {sorted(cards, view.open.table).map(card => (
        <SakuraCard key={card.id} card={card} {...selection.piece(`shown:${card.id}`)} />
      ))}
    </div>
  )
}

interface OrderProps {
  readonly view: SakuraView
  /** Top first. */
  readonly order: readonly CardId[]
  readonly onMove: (from: number, to: number) => void
}

/** A pile as a list with up and down buttons. */
export function Order({ view, order, onMove }: OrderProps) {
  const say = useSay<SakuraFacts>()
  const voice = useVoice<SakuraFacts>()
  return (
    <ol className="order">
      {order.map((id, i) => {
        const card = printed(id, view.open.table)
        return (
          <li key={id}>
            <span className={suitOf(card)}>
              <CardFace card={card} />
            </span>
            <b>
              {rich(voice.name(cardNoun(id, view.open.table)))}
              <small>{i === 0 ? say('board-top') : i === order.length - 1 ? say('board-bottom') : ''}</small>
            </b>
            <button
              type="button"
              className="ibtn"
              disabled={i === 0}
              aria-label={say('board-up', { card: cardNoun(id, view.open.table) })}
              onClick={() => onMove(i, i - 1)}
            >
              <Icon name="i-up" />
            </button>
            <button
              type="button"
              className="ibtn"
              disabled={i === order.length - 1}
              aria-label={say('board-down', { card: cardNoun(id, view.open.table) })}
              onClick={() => onMove(i, i + 1)}
            >
              <Icon name="i-down" />
            </button>
          </li>
        )
      })}
    </ol>
  )
}

/** The revealed vote: everybody's token at once. */
export function Tokens({
  sides,
  toss,
  text,
  down,
}: {
  readonly sides: readonly string[]
  readonly toss: string | null
  readonly text: string
  readonly down: boolean
}) {
  const say = useSay<SakuraFacts>()
  const { props } = useTable()
  const faceOf = (side: string): string => (down ? 'g-sakura' : side === 'white' ? 't-white' : 't-black')
  return (
    <>
      <ul className="tokens">
        {sides.map((side, seat) => {
          const player = props.players[seat]
          return player === undefined ? null : (
            <li key={`${seat}${down}`}>
              <Icon name={faceOf(side)} />
              <Mon player={player} />
              {player.name}
            </li>
          )
        })}
        {toss !== null && !down && (
          <li>
            <Icon name={faceOf(toss)} />
            {say('board-toss')}
          </li>
        )}
      </ul>
      <p>{down ? '\u00a0' : text}</p>
    </>
  )
}
