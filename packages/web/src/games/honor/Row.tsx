import { Icon } from '../../art/Icon.tsx'
import type { Beat } from '../../table/board.ts'
import type { Held } from '../../table/moments.ts'
import { useTable } from '../../table/context.ts'
import { Piece } from '../../table/Piece.tsx'
import { fallenIn } from './moments.ts'
import { Mini, Stack } from './Mini.tsx'
import type { HonorEvent, Row } from './model.ts'
import { cardOf, houseOf, sorted } from './model.ts'
import { housesOf, useBoardContext } from './board-context.ts'

/** The fan of the title, beside the lord who holds it. It opens when it arrives. */
export function Fan({ seat }: { readonly seat: number }) {
  const { props, say, view } = useBoardContext()
  const fresh = props.beat?.events.some(
    e => (e.type === 'proclaimed' && e.seat === seat) || (e.type === 'titleMoved' && e.seat === seat),
  )
  return (
    <span
      className="hs-mini hs-fan"
      data-anchor="title"
      data-fresh={fresh === true ? props.beat?.seq : undefined}
      style={{ ['--tc' as string]: '#7d5a18' }}
      title={say('board-title-name', { n: view.open.bonus })}
    >
      <Icon name="a-shogun" />
      <sub>
        <Icon name="i-honor" />
        {view.open.bonus}
      </sub>
    </span>
  )
}

/** The empty place of a Daimyo. */
function Void({ seat, still }: { readonly seat: number; readonly still: boolean }) {
  const s = useBoardContext()
  if (still) return <span className="hs-mini hs-void" />
  return (
    <Piece
      {...s.selection.piece(`void:${seat}`)}
      name={s.say('board-empty-place')}
      className="hs-mini hs-void"
    >
      {''}
    </Piece>
  )
}

interface Props {
  readonly seat: number
  readonly row: Row
  /** Armies and guards under one picture each. */
  readonly stacked: boolean
  readonly still: boolean
  /** These would be lost. */
  readonly risk?: boolean
}

/** What the moment that is on has told of its entry. */
const toldBy = (moment: Held | null): Beat<HonorEvent> | null =>
  moment === null
    ? null
    : ({ ...moment, events: moment.events.slice(0, moment.part.told) } as unknown as Beat<HonorEvent>)

/** The cards of one house. What has just fallen slides off before it is gone. */
export function RowCards({ seat, row, stacked, still, risk }: Props) {
  const s = useBoardContext()
  const { view, props } = s
  const p = housesOf(view, seat)
  const cards = sorted(view, houseOf(p, row))
  const { moment } = useTable()
  // They slide off while the house still stands, and stay away in what is told after them; without a moment, as ghosts when it is gone.
  const leaving = fallenIn(toldBy(moment), seat, row)
  const fallen = props.beat?.held === true ? [] : fallenIn(props.beat, seat, row)
  const type = (n: number): string => cardOf(view, n).type
  const loose = stacked ? cards.filter(n => type(n) !== 'army' && type(n) !== 'guard') : cards
  const [head, ...rest] = loose
  const one = (n: number) => (
    <Mini
      key={n}
      n={n}
      still={still}
      {...(leaving.includes(n)
        ? { className: 'hs-leaves' }
        : risk === true
          ? { className: 'hs-risk' }
          : p.shogun && n === p.daimyo
            ? { className: 'hs-lord' }
            : {})}
    />
  )
  return (
    <>
      {head === undefined ? <Void seat={seat} still={still} /> : one(head)}
      {row === 'daimyo' && p.shogun && <Fan seat={seat} />}
      {rest.map(one)}
      {stacked && (
        <>
          <Stack cards={cards.filter(n => type(n) === 'army')} anchor={`armies:${seat}:${row}`} />
          <Stack cards={cards.filter(n => type(n) === 'guard')} anchor={`guards:${seat}:${row}`} />
        </>
      )}
      {fallen.map((n, i) => (
        <span
          key={`gone${props.beat?.seq}.${n}`}
          className="hs-falls"
          data-all={fallen.length > 1}
          style={{ ['--i' as string]: i }}
          aria-hidden="true"
        >
          <Mini n={n} still />
        </span>
      ))}
    </>
  )
}
