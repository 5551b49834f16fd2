import type { SakuraView } from '@noren/sakura/view'
import type { CSSProperties } from 'react'
import type { CardId, SakuraFacts } from '@noren/sakura/words'
import type { Voice } from '@noren/words'
import { Icon } from '../../art/Icon.tsx'
import { useSay } from '../../i18n/use.ts'
import { useTable } from '../../table/context.ts'
import { Mon, seatColour } from '../../table/Mon.tsx'
import type { Selection } from '../../table/usePicks.ts'
import { sorted } from './cards.ts'
import type { Note } from './SakuraCard.tsx'
import { SakuraCard } from './SakuraCard.tsx'

interface Props {
  readonly view: SakuraView
  readonly selection: Selection
  readonly onTricks: () => void
}

/** My plate and my hand. */
export function Mine({ view, selection, onTricks }: Props) {
  const say = useSay<SakuraFacts>()
  const { props } = useTable()
  const { open, own } = view
  const me = props.players[own.seat]
  const figures = open.players[own.seat]
  if (me === undefined || figures === undefined) return <p className="dk onlooker">{say('board-watching')}</p>
  const hand = sorted(own.hand, open.table)
  const style = { '--c': seatColour(own.seat) } as CSSProperties
  return (
    <div className="dk">
      <div
        className="hand"
        role="group"
        aria-label={say('board-hand')}
        data-group=""
        data-rows={hand.length > 7 ? 2 : 1}
        style={{ '--n': hand.length, '--half': Math.ceil(hand.length / 2) } as CSSProperties}
      >
        <div className="fanbox">
          {hand.map(card => (
            <SakuraCard
              key={card.id}
              card={card}
              anchor={`card:${card.id}`}
              note={noteOf(own, card.id, say)}
              {...selection.piece(`card:${card.id}`)}
            />
          ))}
        </div>
      </div>
      <div className="seat mine paper" style={style} data-active={open.turn?.seat === own.seat}>
        <h2 className="nm">
          <Mon player={me} />
          <span>{me.short ?? me.name}</span>
        </h2>
        <div className="l" title={say('board-coins')}>
          <span>{say('board-coins')}</span>
          <span className="stat coin" data-anchor={`coins:${own.seat}`}>
            <Icon name="i-coin" />
            {figures.coins}
          </span>
        </div>
        <div className="l" title={say('board-tricks')}>
          <span>{say('board-tricks')}</span>
          <button
            type="button"
            className="stat tr"
            data-anchor={`tricks:${own.seat}`}
            onClick={onTricks}
            aria-label={`${say('board-see-tricks')}: ${figures.tricks}`}
          >
            <Icon name="i-deck" />
            {figures.tricks}
          </button>
        </div>
        <div className="l" title={say('board-shurikens')}>
          <span>{say('board-shurikens')}</span>
          <span className="stat sh" data-anchor={`shurikens:${own.seat}`}>
            <Icon name="i-shuriken" />
            {open.outcome === null ? `${figures.total} + ${own.shurikens}` : figures.total}
          </span>
        </div>
      </div>
    </div>
  )
}

/** What the one pending cook makes of a card: a reminder on it. */
function noteOf(own: SakuraView['own'], id: CardId, say: Voice<SakuraFacts>['text']): Note | undefined {
  const pair = own.cooked?.[own.hand.indexOf(id)]
  if (pair === undefined) return undefined
  const [low, high] = pair
  return { short: `${low} / ${high}`, full: say('board-cook', { low, high }) }
}
