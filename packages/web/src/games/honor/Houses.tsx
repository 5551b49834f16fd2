import { Icon } from '../../art/Icon.tsx'
import { seatColour } from '../../table/Mon.tsx'
import { Piece } from '../../table/Piece.tsx'
import { Stamp } from '../../table/Stamp.tsx'
import type { Figure, Question, Row } from './model.ts'
import { cardOf, figuresOf, houseOf, ROWS, totalsOf } from './model.ts'
import { Bond } from './Rivals.tsx'
import { RowCards } from './Row.tsx'
import { housesOf, useBoardContext } from './board-context.ts'
import { num } from './texts.ts'

/** The card in my hand that looks for a house, or -1. */
function carried(q: Question | null): number {
  if (q?.kind === 'place') return q.card
  return q?.kind === 'fate' ? q.picked : -1
}

function House({ seat, row }: { readonly seat: number; readonly row: Row }) {
  const s = useBoardContext()
  const { view, say, selection } = s
  const p = housesOf(view, seat)
  const cards = houseOf(p, row)
  const { honour, ki, force } = totalsOf(view, cards)
  const bonus = row === 'daimyo' && p.shogun ? view.open.bonus : 0
  const zone = selection.piece(`house:${row}`)
  const title = say(`board-${row}-house`)
  const name = say('board-house-name', { row, honour: honour + bonus, ki, force })
  const card = carried(view.own.question)
  const gains: readonly Figure[] =
    card >= 0 && (zone.state === 'open' || zone.state === 'picked') ? figuresOf(cardOf(view, card)) : []
  const gain = (icon: Figure[0]): number => gains.find(g => g[0] === icon)?.[1] ?? 0
  const q = view.own.question
  const risk =
    (row === 'daimyo' && q?.kind === 'window' && q.about === 'battle' && q.seat === seat) ||
    selection.sealed?.words.join(' ') === `suicide ${row}`
  const totals: readonly Figure[] = [
    ['i-honor', honour + bonus],
    ['i-ki', ki],
    ['i-force', force],
  ]
  return (
    <div
      className="seat hs-house paper"
      style={{ ['--c' as string]: seatColour(seat) }}
      data-anchor={`house:${seat}:${row}`}
      data-zone={zone.state}
    >
      {zone.state !== 'rest' && (
        <Piece {...zone} name={name} className="hs-hit">
          <Stamp />
        </Piece>
      )}
      <h3>
        <span className="tt">{title}</span>
        {row === 'daimyo' && (
          <span className="hs-mine-honour" data-low={p.honour < 0}>
            <Icon name="i-honor" />
            {num(p.honour)}
          </span>
        )}
        {row === 'daimyo' && <Bond seat={seat} />}
        <em aria-label={name}>
          {totals.map(([icon, value]) => (
            <span key={icon} data-change={gain(icon) !== 0}>
              <Icon name={icon} />
              {gain(icon) !== 0 && <i className="was">{num(value)} → </i>}
              {num(value + gain(icon))}
            </span>
          ))}
        </em>
      </h3>
      <div className="cs" data-group="">
        <RowCards seat={seat} row={row} stacked={false} still={false} risk={risk} />
        {row === 'daimyo' && p.status === 'ronin' && <p className="hs-note">{say('board-ronin-long')}</p>}
        {row === 'daimyo' && p.status === 'second' && (
          <p className="hs-note">{say('board-second-long', { n: p.income.court })}</p>
        )}
        {row === 'daimyo' && p.status === 'pledged' && <p className="hs-note">{say('board-pledged-long')}</p>}
        {row === 'daimyo' && p.status === 'leaving' && <p className="hs-note">{say('board-leaving-long')}</p>}
      </div>
    </div>
  )
}

/** My two houses, with live totals. */
export function Houses({ seat }: { readonly seat: number }) {
  const { say } = useBoardContext()
  return (
    <section className="hs-houses" aria-label={say('board-mine')} data-anchor={`plate:${seat}`}>
      {ROWS.map(row => (
        <House key={row} seat={seat} row={row} />
      ))}
    </section>
  )
}
