import type { SakuraEvent } from '@noren/sakura'
import type { SakuraView } from '@noren/sakura/view'
import { useEffect, useState } from 'react'
import { Icon } from '../../art/Icon.tsx'
import { useLocal } from '../../i18n/local.ts'
import type { BoardProps } from '../../table/board.ts'
import { Scores } from '../../table/Result.tsx'
import type { Hold } from '../../table/usePicks.ts'
import { Order, Sheet, Shown, Tokens } from './Sheets.tsx'
import { TEXTS } from './texts.ts'
import type { PileOrder } from './useOrder.ts'

type Moment = Extract<SakuraEvent, { type: 'voteRevealed' | 'roundScored' }>

const isMoment = (e: SakuraEvent): e is Moment => e.type === 'voteRevealed' || e.type === 'roundScored'
const VOTE_MS = 4500

interface Props {
  readonly props: BoardProps<SakuraView, SakuraEvent>
  readonly hold: Hold
  readonly order: PileOrder
  readonly tricksOpen: boolean
  readonly onTricks: () => void
}

/** Whatever is laid over the scene just now: cards for my eyes, a pile to order, the great moments. */
export function SheetOver({ props, hold, order, tricksOpen, onTricks }: Props) {
  const { view, beat, asked, players, tongue } = props
  const say = useLocal(TEXTS)
  const [moment, setMoment] = useState<{ seq: number; event: Moment } | null>(null)
  useEffect(() => {
    const event = beat?.events.find(isMoment)
    if (beat === null || event === undefined) return
    setMoment({ seq: beat.seq, event })
    if (event.type !== 'voteRevealed') return
    const timer = setTimeout(() => setMoment(m => (m?.seq === beat.seq ? null : m)), VOTE_MS)
    return () => clearTimeout(timer)
  }, [beat])
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
        <Sheet title={say('order')}>
          <Order view={view} order={order.order} onMove={order.move} />
        </Sheet>
      )
    if (q.kind === 'discardTrick')
      return (
        <Sheet title={say('myTricks')}>
          <Shown cards={own.tricks} view={view} hold={hold} />
        </Sheet>
      )
    if ((q.kind === 'peek' || q.kind === 'steal') && q.cards !== null) {
      const name = players[q.target]?.name ?? ''
      return (
        <Sheet title={say(q.kind === 'peek' ? 'handOf' : 'tricksOf', { name })}>
          <Shown cards={q.cards} view={view} hold={hold} />
        </Sheet>
      )
    }
  }
  if (tricksOpen)
    return (
      <Sheet title={say('myTricks')} onClose={onTricks}>
        <Shown cards={own.tricks} view={view} hold={hold} />
      </Sheet>
    )
  if (moment === null) return null
  const close = (): void => setMoment(null)
  const { event } = moment
  if (event.type === 'voteRevealed')
    return (
      <Sheet title={say('vote')} onClose={close}>
        <Tokens
          sides={event.sides}
          toss={event.toss}
          text={say('won', { name: tongue.names.of(event.seat), n: event.coins })}
        />
      </Sheet>
    )
  if (open.outcome !== null) return null
  const totals = event.totals
  const best = players.map(p => p.seat).sort((a, b) => (totals[a] ?? 0) - (totals[b] ?? 0))
  return (
    <Sheet title={say('roundOver', { n: event.round })} onClose={close}>
      <Scores
        sheet={{
          columns: [say('thisRound', { n: event.round }), say('total')],
          rows: players.map(p => [event.scores[p.seat] ?? 0, totals[p.seat] ?? 0]),
        }}
        order={best}
      />
      <p className="dark">{say('dark')}</p>
      <button type="button" className="btn ink" onClick={close}>
        <Icon name="i-check" />
        {say('goOn')}
      </button>
    </Sheet>
  )
}
