import type { SakuraEvent } from '@noren/sakura'
import type { SakuraView } from '@noren/sakura/view'
import type { SakuraFacts } from '@noren/sakura/words'
import { card as cardNoun, SIDES } from '@noren/sakura/words'
import { Icon, Picture } from '../../art/Icon.tsx'
import { yinyang } from '../../art/scenes/spring.ts'
import { useSay } from '../../i18n/use.ts'
import { useTable } from '../../table/context.ts'
import { Piece } from '../../table/Piece.tsx'
import { Stamp } from '../../table/Stamp.tsx'
import type { Selection } from '../../table/usePicks.ts'
import { printed } from './cards.ts'
import { CardFace, suitOf } from './SakuraCard.tsx'

const YIN = yinyang()

interface Props {
  readonly view: SakuraView
  readonly selection: Selection
}

/** The two piles and the card between them that says which one rises. */
export function Piles({ view, selection }: Props) {
  const say = useSay<SakuraFacts>()
  const { moment } = useTable()
  // The card turns first; then both rules say something else.
  const now = moment?.part.kind === 'turn' ? (moment.events[moment.part.of] as SakuraEvent) : null
  const plusSide = now?.type === 'flipped' ? now.plusSide : view.open.plusSide
  const turned = plusSide === 'right'
  const text = turned ? say('board-yang') : say('board-yin')
  return (
    <div className="sk-piles" data-group="">
      <div className="pilerow">
        <PilePiece view={view} selection={selection} at={0} />
        <div className="yy card" role="img" aria-label={say('board-yin-name', { text })}>
          <div className="yyturn" data-turned={turned}>
            <Picture svg={YIN} />
          </div>
          <small>{text}</small>
        </div>
        <PilePiece view={view} selection={selection} at={1} />
      </div>
    </div>
  )
}

function PilePiece({ view, selection, at }: Props & { readonly at: 0 | 1 }) {
  const say = useSay<SakuraFacts>()
  const side = SIDES[at]
  const { turn } = view.open
  const pile = view.open.piles[at]
  const card = pile.top === null ? null : printed(pile.top, view.open.table)
  const rising = pile.sign === '+'
  const served = turn !== null && !turn.unserved.includes(side)
  const rule = served
    ? say(rising ? 'board-rises-done' : 'board-falls-done')
    : card === null
      ? say('board-new-pile')
      : say(rising ? 'board-rises' : 'board-falls', { n: card.value })
  const piece = selection.piece(`pile:${side}`)
  const name = say('board-pile', {
    rule,
    top: card === null ? null : cardNoun(card.id, view.open.table),
    n: pile.size,
  })
  const pays = view.own.sums[at]
  return (
    <div className="pw" data-state={piece.state}>
      <Piece
        {...piece}
        name={pays === null ? name : say('board-pile-pays', { pile: name, n: pays })}
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
        <Stamp />
      </Piece>
      <span className="rule" data-served={served} aria-hidden="true">
        <Icon name={served ? 'i-check' : rising ? 'i-up' : 'i-down'} />
        <span className="long">{rule}</span>
        <span className="short">
          {card === null ? rule : say(rising ? 'board-rises-short' : 'board-falls-short')}
        </span>
        {pays !== null && (
          <span className="pays" title={say('board-pays', { n: pays })}>
            <Icon name="i-coin" />
            {pays}
          </span>
        )}
      </span>
    </div>
  )
}
