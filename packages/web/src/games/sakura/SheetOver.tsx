import type { SakuraEvent } from '@noren/sakura'
import type { SakuraView } from '@noren/sakura/view'
import { lazy, Suspense, useEffect, useState } from 'react'
import type { BoardProps } from '../../table/board.ts'
import { useTable } from '../../table/context.ts'
import type { Selection } from '../../table/usePicks.ts'
import { usePlayed } from '../../table/usePlayed.ts'
import type { PileOrder } from './useOrder.ts'

export type Moment = Extract<SakuraEvent, { type: 'voteRevealed' | 'roundScored' }>

/** Fetched when the first of them is laid down. */
const over = () => import('./Over.tsx')
const Over = lazy(over)

const isMoment = (e: SakuraEvent): e is Moment => e.type === 'voteRevealed' || e.type === 'roundScored'
const VOTE_MS = 4500
/** A paper whose moment was on need not lie there longer than this. */
const AFTER_MS = 4000

export interface Props {
  readonly props: BoardProps<SakuraView, SakuraEvent>
  readonly selection: Selection
  readonly order: PileOrder
  readonly tricksOpen: boolean
  readonly onTricks: () => void
}

/** Whatever is laid over the scene just now: cards for my eyes, a pile to order, the great moments. */
export function SheetOver(given: Props) {
  const { props, order, tricksOpen } = given
  const { view, beat, asked } = props
  const { look, moment: on } = useTable()
  usePlayed(over)
  const [moment, setMoment] = useState<{ seq: number; event: Moment; held: boolean } | null>(null)
  // What the table rests on just now lies there already when it goes on.
  const shown = on?.events[on.part.of] as SakuraEvent | undefined
  const held = shown !== undefined && isMoment(shown) ? shown : null
  const heldAt = on?.seq ?? -1
  useEffect(() => {
    if (held !== null) setMoment({ seq: heldAt, event: held, held: true })
  }, [held, heldAt])
  useEffect(() => {
    const event = beat?.events.find(isMoment)
    if (beat !== null && event !== undefined && beat.held !== true)
      setMoment({ seq: beat.seq, event, held: false })
  }, [beat])
  // By its own time: whatever happens meanwhile must not leave it lying over the piles.
  const rests = held !== null
  useEffect(() => {
    if (moment === null || rests || (moment.event.type !== 'voteRevealed' && !moment.held)) return
    const timer = setTimeout(() => setMoment(null), moment.held ? AFTER_MS : VOTE_MS)
    return () => clearTimeout(timer)
  }, [moment, rests])
  // My own next move says that I have seen it; so does my next question, if the table rested on it.
  const busy = props.busy
  const told = moment?.held === true && !rests
  useEffect(() => {
    if (busy || (asked && told)) setMoment(null)
  }, [busy, asked, told])

  // Of a record only what belongs to the moment that is looked at.
  const past = moment === null || (look !== undefined && beat?.seq !== moment.seq) ? null : moment.event
  const event = held ?? past
  const kind = asked ? view.own.question?.kind : undefined
  const wanted = kind === 'discardTrick' || kind === 'peek' || kind === 'steal' || order.order !== null
  if (!wanted && !tricksOpen && event === null) return null
  return (
    <Suspense fallback={null}>
      <Over
        {...given}
        event={event}
        down={on?.part.kind === 'vote-down'}
        close={held === null ? () => setMoment(null) : null}
      />
    </Suspense>
  )
}
