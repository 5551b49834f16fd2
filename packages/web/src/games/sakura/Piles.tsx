import type { SakuraView } from '@noren/sakura/view'
import { cardName, SIDES } from '@noren/sakura/words'
import { Icon, Picture } from '../../art/Icon.tsx'
import { yinyang } from '../../art/scenes/tokens.ts'
import { useLocal } from '../../i18n/local.ts'
import { useTable } from '../../table/context.ts'
import { Piece } from '../../table/Piece.tsx'
import type { Hold } from '../../table/usePicks.ts'
import { printed } from './cards.ts'
import { CardFace, suitOf } from './SakuraCard.tsx'
import { TEXTS } from './texts.ts'

const YIN = yinyang()

interface Props {
  readonly view: SakuraView
  readonly hold: Hold
}

/** The two piles and the card between them that says which one rises. */
export function Piles({ view, hold }: Props) {
  const say = useLocal(TEXTS)
  const turned = view.open.plusSide === 'right'
  const text = turned ? say('yang') : say('yin')
  return (
    <div className="sk-piles" data-group="">
      <div className="pilerow">
        <PilePiece view={view} hold={hold} at={0} />
        <div className="yy card" role="img" aria-label={say('yinName', { text })}>
          <div className="yyturn" data-turned={turned}>
            <Picture svg={YIN} />
          </div>
          <small>{text}</small>
        </div>
        <PilePiece view={view} hold={hold} at={1} />
      </div>
    </div>
  )
}

function PilePiece({ view, hold, at }: Props & { readonly at: 0 | 1 }) {
  const say = useLocal(TEXTS)
  const { props } = useTable()
  const side = SIDES[at]
  const { turn } = view.open
  const pile = view.open.piles[at]
  const card = pile.top === null ? null : printed(pile.top, view.open.table)
  const rising = pile.sign === '+'
  const served = turn !== null && !turn.unserved.includes(side)
  const rule = served
    ? say(rising ? 'risesDone' : 'fallsDone')
    : card === null
      ? say('newPile')
      : say(rising ? 'rises' : 'falls', { value: card.value })
  const top = card === null ? '–' : cardName(props.tongue.lang, card.id)
  const piece = hold.piece(`pile:${side}`)
  const name = say('pileName', { rule, top, n: pile.size })
  const pays = view.own.sums[at]
  return (
    <div className="pw" data-state={piece.state}>
      <Piece
        {...piece}
        name={pays === null ? name : say('pilePays', { name, n: pays })}
        className="pilebtn"
        anchor={`pile:${side}`}
      >
        {pile.size > 2 && <span className="card kc under a" />}
        {pile.size > 1 && <span className="card kc under b" />}
        {card === null ? (
          <span className="card kc gap">
            <Icon name="g-sakura" />
          </span>
        ) : (
          <span className={suitOf(card)} data-anchor={`top:${side}`} key={card.id}>
            <CardFace card={card} />
          </span>
        )}
        <span className="cnt">{pile.size}</span>
        <span className="seal">
          <Icon name="i-check" />
        </span>
      </Piece>
      <span className="rule" data-served={served} aria-hidden="true">
        <Icon name={served ? 'i-check' : rising ? 'i-up' : 'i-down'} />
        <span className="long">{rule}</span>
        <span className="short">
          {served || card === null ? rule : say(rising ? 'risesShort' : 'fallsShort')}
        </span>
        {pays !== null && (
          <span className="pays" title={say('pays', { n: pays })}>
            <Icon name="i-coin" />
            {pays}
          </span>
        )}
      </span>
    </div>
  )
}
