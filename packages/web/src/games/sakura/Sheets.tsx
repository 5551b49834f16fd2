import type { SakuraView } from '@noren/sakura/view'
import type { CardId } from '@noren/sakura/words'
import { cardName } from '@noren/sakura/words'
import type { ReactNode } from 'react'
import { Icon } from '../../art/Icon.tsx'
import { useLocal } from '../../i18n/local.ts'
import { useTable } from '../../table/context.ts'
import { Mon } from '../../table/Mon.tsx'
import type { Hold } from '../../table/usePicks.ts'
import { printed, sorted } from './cards.ts'
import { CardFace, SakuraCard, suitOf } from './SakuraCard.tsx'
import { TEXTS } from './texts.ts'

/** A paper laid over the scene, never over the scroll or the hand. */
export function Sheet({
  title,
  children,
  onClose,
}: {
  readonly title: string
  readonly children: ReactNode
  readonly onClose?: () => void
}) {
  const say = useLocal(TEXTS)
  return (
    <section className="sk-sheet paper" aria-label={title}>
      <header>
        <h2>{title}</h2>
        {onClose !== undefined && (
          <button type="button" className="ibtn" aria-label={say('goOn')} onClick={onClose}>
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
  hold,
}: {
  readonly cards: readonly CardId[]
  readonly view: SakuraView
  readonly hold: Hold
}) {
  const say = useLocal(TEXTS)
  if (cards.length === 0) return <p className="none">{say('noTricks')}</p>
  return (
    <div className="shown" data-group="">
      {sorted(cards, view.open.table).map(card => (
        <SakuraCard key={card.id} card={card} {...hold.piece(`shown:${card.id}`)} />
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
  const say = useLocal(TEXTS)
  const { props } = useTable()
  return (
    <ol className="order">
      {order.map((id, i) => {
        const card = printed(id, view.open.table)
        const name = cardName(props.tongue.lang, id)
        return (
          <li key={id}>
            <span className={suitOf(card)}>
              <CardFace card={card} />
            </span>
            <b>
              {name}
              <small>{i === 0 ? say('top') : i === order.length - 1 ? say('bottom') : ''}</small>
            </b>
            <button
              type="button"
              className="ibtn"
              disabled={i === 0}
              aria-label={say('up', { card: name })}
              onClick={() => onMove(i, i - 1)}
            >
              <Icon name="i-up" />
            </button>
            <button
              type="button"
              className="ibtn"
              disabled={i === order.length - 1}
              aria-label={say('down', { card: name })}
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
}: {
  readonly sides: readonly string[]
  readonly toss: string | null
  readonly text: string
}) {
  const say = useLocal(TEXTS)
  const { props } = useTable()
  return (
    <>
      <ul className="tokens">
        {sides.map((side, seat) => {
          const player = props.players[seat]
          return player === undefined ? null : (
            <li key={seat}>
              <Icon name={side === 'white' ? 't-white' : 't-black'} />
              <Mon player={player} />
              {player.name}
            </li>
          )
        })}
        {toss !== null && (
          <li>
            <Icon name={toss === 'white' ? 't-white' : 't-black'} />
            {say('toss')}
          </li>
        )}
      </ul>
      <p>{text}</p>
    </>
  )
}
