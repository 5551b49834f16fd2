import type { SakuraView } from '@noren/sakura/view'
import { Icon } from '../../art/Icon.tsx'
import { useLocal } from '../../i18n/local.ts'
import { useTable } from '../../table/context.ts'
import { Piece } from '../../table/Piece.tsx'
import { SeatPlate } from '../../table/SeatPlate.tsx'
import type { Hold } from '../../table/usePicks.ts'
import { TEXTS } from './texts.ts'

interface Props {
  readonly view: SakuraView
  readonly hold: Hold
}

/** The others, clockwise from my left. */
export function Rivals({ view, hold }: Props) {
  const say = useLocal(TEXTS)
  const me = view.own.seat
  const all = view.open.seats
  const from = me < 0 ? 0 : me + 1
  const many = me < 0 ? all : all - 1
  const seats = Array.from({ length: many }, (_, i) => (from + i) % all)
  return (
    <section className="opp" aria-label={say('rivals')} data-count={many} data-group="">
      {seats.map((seat, i) => (
        <Rival key={seat} view={view} hold={hold} seat={seat} place={placeOf(i, many, me, say)} />
      ))}
    </section>
  )
}

function placeOf(
  i: number,
  many: number,
  me: number,
  say: ReturnType<typeof useLocal<typeof TEXTS.en>>,
): string | undefined {
  if (me < 0) return undefined
  if (many === 1) return say('opponent')
  if (i === 0) return say('left')
  if (i === many - 1) return say('right')
  return many === 3 ? say('across') : undefined
}

function Rival({
  view,
  hold,
  seat,
  place,
}: Props & { readonly seat: number; readonly place: string | undefined }) {
  const say = useLocal(TEXTS)
  const { props } = useTable()
  const player = props.players[seat]
  const figures = view.open.players[seat]
  if (player === undefined || figures === undefined) return null
  const piece = hold.piece(`seat:${seat}`)
  const q = view.own.question
  const voted = q?.kind === 'vote' && q.voted.includes(seat)
  return (
    <SeatPlate
      player={player}
      className="op"
      active={view.open.turn?.seat === seat}
      {...(place === undefined ? {} : { place })}
    >
      <span className="fan" title={say('inHand', { n: figures.hand })} data-anchor={`seat:${seat}`}>
        {Array.from({ length: figures.hand }, (_, i) => (
          <i key={i} className="back" />
        ))}
        <Icon name="i-hand" className="fanic" />
        <span className="n">{figures.hand}</span>
        <span className="vh">{say('inHand', { n: figures.hand })}</span>
      </span>
      <span className="rw">
        <span className="stat coin" data-anchor={`coins:${seat}`} title={say('nCoins', { n: figures.coins })}>
          <Icon name="i-coin" />
          {figures.coins}
          <small>{say('coins')}</small>
        </span>
        <span
          className="stat tr"
          data-anchor={`tricks:${seat}`}
          title={say('nTricks', { n: figures.tricks })}
        >
          <Icon name="i-deck" />
          {figures.tricks}
          <small>{say('tricks')}</small>
        </span>
        <span className="stat sh" title={say('nShuriken', { n: figures.total })}>
          <Icon name="i-shuriken" />
          {figures.total}
          <small>{say('soFar')}</small>
        </span>
        {voted && (
          <span className="votedone" title={say('voted')}>
            <Icon name="i-yinyang" />
            <span className="vh">{say('voted')}</span>
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
