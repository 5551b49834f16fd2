import type { SakuraFacts } from '@noren/sakura/words'
import { person } from '@noren/sakura/words'
import { Icon } from '../../art/Icon.tsx'
import { useSay } from '../../i18n/use.ts'
import { Scores } from '../../table/Scores.tsx'
import type { Moment, Props } from './SheetOver.tsx'
import { Order, Sheet, Shown, Tokens } from './Sheets.tsx'

interface Laid extends Props {
  /** The moment that is shown where nothing is asked. */
  readonly event: Moment | null
  /** Its sides lie face down. */
  readonly down: boolean
  /** Null while the table rests on it: a touch anywhere goes on. */
  readonly close: (() => void) | null
}

/** The sheet itself. */
export default function Over({ props, selection, order, tricksOpen, onTricks, event, down, close }: Laid) {
  const { view, asked, players } = props
  const say = useSay<SakuraFacts>()
  const { open, own } = view
  const q = own.question
  if (asked && q !== null) {
    if (order.order !== null)
      return (
        <Sheet title={say('board-order')}>
          <Order view={view} order={order.order} onMove={order.move} />
        </Sheet>
      )
    if (q.kind === 'discardTrick')
      return (
        <Sheet title={say('board-my-tricks')}>
          <Shown cards={own.tricks} view={view} selection={selection} />
        </Sheet>
      )
    if ((q.kind === 'peek' || q.kind === 'steal') && q.cards !== null) {
      const target = person(q.target)
      return (
        <Sheet title={say(q.kind === 'peek' ? 'board-hand-of' : 'board-tricks-of', { target })}>
          <Shown cards={q.cards} view={view} selection={selection} />
        </Sheet>
      )
    }
  }
  if (tricksOpen)
    return (
      <Sheet title={say('board-my-tricks')} onClose={onTricks}>
        <Shown cards={own.tricks} view={view} selection={selection} />
      </Sheet>
    )
  if (event === null) return null
  if (event.type === 'voteRevealed')
    return (
      <Sheet title={say('board-vote')} onClose={close}>
        <Tokens
          sides={event.sides}
          toss={event.toss}
          down={down}
          text={say('board-won', { who: person(event.seat), coins: event.coins })}
        />
      </Sheet>
    )
  if (open.outcome !== null) return null
  const totals = event.totals
  const best = players.map(p => p.seat).sort((a, b) => (totals[a] ?? 0) - (totals[b] ?? 0))
  return (
    <Sheet title={say('board-round-over', { n: event.round })} onClose={close}>
      <div className={close === null ? 'counting' : undefined}>
        <Scores
          sheet={{
            columns: [say('board-round-only', { n: event.round }), say('board-total')],
            rows: players.map(p => [event.scores[p.seat] ?? 0, totals[p.seat] ?? 0]),
          }}
          order={best}
        />
      </div>
      <p className="dark">{say('board-dark')}</p>
      {close !== null && (
        <button type="button" className="btn ink" onClick={close}>
          <Icon name="i-check" />
          {say('board-go-on')}
        </button>
      )}
    </Sheet>
  )
}
