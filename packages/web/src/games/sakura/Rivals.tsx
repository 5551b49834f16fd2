import type { SakuraView } from '@noren/sakura/view'
import type { SakuraFacts } from '@noren/sakura/words'
import type { Voice } from '@noren/words'
import { Icon } from '../../art/Icon.tsx'
import { useSay } from '../../i18n/use.ts'
import { useTable } from '../../table/context.ts'
import { Piece } from '../../table/Piece.tsx'
import { SeatPlate } from '../../table/SeatPlate.tsx'
import type { Selection } from '../../table/usePicks.ts'

interface Props {
  readonly view: SakuraView
  readonly selection: Selection
}

/** The others, clockwise from my left. */
export function Rivals({ view, selection }: Props) {
  const say = useSay<SakuraFacts>()
  const me = view.own.seat
  const all = view.open.seats
  const from = me < 0 ? 0 : me + 1
  const many = me < 0 ? all : all - 1
  const seats = Array.from({ length: many }, (_, i) => (from + i) % all)
  return (
    <section className="opp" aria-label={say('board-rivals')} data-count={many} data-group="">
      {seats.map((seat, i) => (
        <Rival key={seat} view={view} selection={selection} seat={seat} place={placeOf(i, many, me, say)} />
      ))}
    </section>
  )
}

function placeOf(i: number, many: number, me: number, say: Voice<SakuraFacts>['text']): string | undefined {
  if (me < 0) return undefined
  if (many === 1) return say('board-opponent')
  if (i === 0) return say('board-left')
  if (i === many - 1) return say('board-right')
  return many === 3 ? say('board-across') : undefined
}

function Rival({
  view,
  selection,
  seat,
  place,
}: Props & { readonly seat: number; readonly place: string | undefined }) {
  const say = useSay<SakuraFacts>()
  const { props } = useTable()
  const player = props.players[seat]
  const figures = view.open.players[seat]
  if (player === undefined || figures === undefined) return null
  const piece = selection.piece(`seat:${seat}`)
  const q = view.own.question
  const voted = q?.kind === 'vote' && q.voted.includes(seat)
  return (
    <SeatPlate
      player={player}
      className="op"
      active={view.open.turn?.seat === seat}
      {...(place === undefined ? {} : { place })}
    >
      <span className="fan" title={say('board-in-hand', { n: figures.hand })} data-anchor={`seat:${seat}`}>
        {Array.from({ length: figures.hand }, (_, i) => (
          <i key={i} className="back" />
        ))}
        <Icon name="i-hand" className="fanic" />
        <span className="n">{figures.hand}</span>
        <span className="vh">{say('board-in-hand', { n: figures.hand })}</span>
      </span>
      <span className="rw">
        <span
          className="stat coin"
          data-anchor={`coins:${seat}`}
          title={say('board-n-coins', { n: figures.coins })}
        >
          <Icon name="i-coin" />
          {figures.coins}
          <small>{say('board-coins-short', { n: figures.coins })}</small>
        </span>
        <span
          className="stat tr"
          data-anchor={`tricks:${seat}`}
          title={say('board-n-tricks', { n: figures.tricks })}
        >
          <Icon name="i-deck" />
          {figures.tricks}
          <small>{say('board-tricks-short', { n: figures.tricks })}</small>
        </span>
        <span className="stat sh" title={say('board-n-shurikens', { n: figures.total })}>
          <Icon name="i-shuriken" />
          {figures.total}
          <small>{say('board-so-far')}</small>
        </span>
        {voted && (
          <span className="votedone" title={say('board-voted')}>
            <Icon name="i-yinyang" />
            <span className="vh">{say('board-voted')}</span>
          </span>
        )}
      </span>
      {(piece.state === 'open' || piece.state === 'picked' || piece.state === 'dim') && (
        <Piece {...piece} name={player.name} className="target">
          <Icon name="b-enso" className="enso" />
        </Piece>
      )}
    </SeatPlate>
  )
}
