import type { SakuraEvent } from '@noren/sakura'
import type { SakuraView } from '@noren/sakura/view'
import type { SakuraFacts } from '@noren/sakura/words'
import { person } from '@noren/sakura/words'
import { useEffect, useState } from 'react'
import { Icon } from '../../art/Icon.tsx'
import { useSay } from '../../i18n/use.ts'
import type { BoardProps } from '../../table/board.ts'
import { useTable } from '../../table/context.ts'
import { Scores } from '../../table/Scores.tsx'
import type { Selection } from '../../table/usePicks.ts'
import { Order, Sheet, Shown, Tokens } from './Sheets.tsx'
import type { PileOrder } from './useOrder.ts'

type Moment = Extract<SakuraEvent, { type: 'voteRevealed' | 'roundScored' }>

const isMoment = (e: SakuraEvent): e is Moment => e.type === 'voteRevealed' || e.type === 'roundScored'
const VOTE_MS = 4500

interface Props {
  readonly props: BoardProps<SakuraView, SakuraEvent>
  readonly selection: Selection
  readonly order: PileOrder
  readonly tricksOpen: boolean
  readonly onTricks: () => void
}

/** Whatever is laid over the scene just now: cards for my eyes, a pile to order, the great moments. */
export function SheetOver({ props, selection, order, tricksOpen, onTricks }: Props) {
  const { view, beat, asked, players } = props
  const { look } = useTable()
  const say = useSay<SakuraFacts>()
  const [moment, setMoment] = useState<{ seq: number; event: Moment } | null>(null)
  useEffect(() => {
    const event = beat?.events.find(isMoment)
    if (beat === null || event === undefined) return
    setMoment({ seq: beat.seq, event })
  }, [beat])
  // By its own time: whatever happens meanwhile must not leave it lying over the piles.
  useEffect(() => {
    if (moment?.event.type !== 'voteRevealed') return
    const timer = setTimeout(() => setMoment(null), VOTE_MS)
    return () => clearTimeout(timer)
  }, [moment])
  // My own next move says that I have seen it.
  const busy = props.busy
  useEffect(() => {
    if (busy) setMoment(null)
  }, [busy])

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
  // Of a record only what belongs to the moment that is looked at.
  if (moment === null || (look !== undefined && beat?.seq !== moment.seq)) return null
  const close = (): void => setMoment(null)
  const { event } = moment
  if (event.type === 'voteRevealed')
    return (
      <Sheet title={say('board-vote')} onClose={close}>
        <Tokens
          sides={event.sides}
          toss={event.toss}
          text={say('board-won', { who: person(event.seat), coins: event.coins })}
        />
      </Sheet>
    )
  if (open.outcome !== null) return null
  const totals = event.totals
  const best = players.map(p => p.seat).sort((a, b) => (totals[a] ?? 0) - (totals[b] ?? 0))
  return (
    <Sheet title={say('board-round-over', { n: event.round })} onClose={close}>
      <Scores
        sheet={{
          columns: [say('board-round-only', { n: event.round }), say('board-total')],
          rows: players.map(p => [event.scores[p.seat] ?? 0, totals[p.seat] ?? 0]),
        }}
        order={best}
      />
      <p className="dark">{say('board-dark')}</p>
      <button type="button" className="btn ink" onClick={close}>
        <Icon name="i-check" />
        {say('board-go-on')}
      </button>
    </Sheet>
  )
}
