import type { SakuraView } from '@noren/sakura/view'
import type { CSSProperties } from 'react'
import { cookNumber } from '@noren/sakura/words'
import { Icon } from '../../art/Icon.tsx'
import type { Say } from '../../i18n/local.ts'
import { useLocal } from '../../i18n/local.ts'
import { useTable } from '../../table/context.ts'
import { Mon, seatColour } from '../../table/Mon.tsx'
import type { Hold } from '../../table/usePicks.ts'
import { sorted } from './cards.ts'
import type { Note } from './SakuraCard.tsx'
import { SakuraCard } from './SakuraCard.tsx'
import { TEXTS } from './texts.ts'

interface Props {
  readonly view: SakuraView
  readonly hold: Hold
  readonly onTricks: () => void
}

/** My plate and my hand. */
export function Mine({ view, hold, onTricks }: Props) {
  const say = useLocal(TEXTS)
  const { props } = useTable()
  const me = props.players[view.seat]
  const figures = view.players[view.seat]
  if (me === undefined || figures === undefined) return <p className="dk onlooker">{say('watching')}</p>
  const hand = sorted(view.hand, view.table)
  const cooks =
    view.active === view.seat ? view.pending.map(id => cookNumber(view.table, id)).filter(n => n > 0) : []
  const only = cooks.length === 1 ? cooks[0] : undefined
  const style = { '--c': seatColour(view.seat) } as CSSProperties
  return (
    <div className="dk">
      <div
        className="hand"
        role="group"
        aria-label={say('hand')}
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
              note={only === undefined ? undefined : noteOf(card.value, only, say)}
              {...hold.piece(`card:${card.id}`)}
            />
          ))}
        </div>
      </div>
      <div className="seat mine paper" style={style} data-active={view.active === view.seat}>
        <h2 className="nm">
          <Mon player={me} />
          <span>{me.name}</span>
        </h2>
        <div className="l" title={say('coinsRow')}>
          <span>{say('coinsRow')}</span>
          <span className="stat coin" data-anchor={`coins:${view.seat}`}>
            <Icon name="i-coin" />
            {figures.coins}
          </span>
        </div>
        <div className="l" title={say('tricksRow')}>
          <span>{say('tricksRow')}</span>
          <button
            type="button"
            className="stat tr"
            data-anchor={`tricks:${view.seat}`}
            onClick={onTricks}
            aria-label={`${say('see')}: ${figures.tricks}`}
          >
            <Icon name="i-deck" />
            {figures.tricks}
          </button>
        </div>
        <div className="l" title={say('shurikenRow')}>
          <span>{say('shurikenRow')}</span>
          <span className="stat sh">
            <Icon name="i-shuriken" />
            {view.outcome === null ? `${figures.total} + ${view.shurikens}` : figures.total}
          </span>
        </div>
      </div>
    </div>
  )
}

/** What a cook makes of a value, around the end of the scale: a reminder on the card, judged by the server. */
function noteOf(value: number, n: number, say: Say<typeof TEXTS.en>): Note {
  const low = ((value - 1 - n + 13) % 13) + 1
  const high = ((value - 1 + n) % 13) + 1
  return { short: `${low} / ${high}`, full: say('cook', { low, high }) }
}
