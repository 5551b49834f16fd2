import { Mon } from '../../table/Mon.tsx'
import { places } from './places.ts'
import { playerOf, useBoardContext } from './board-context.ts'
import { num } from './texts.ts'

/** The race to the target; below zero lies to the left of the red mark. */
export function Race() {
  const s = useBoardContext()
  const { view, say, narrow } = s
  const honour = view.open.players.map(p => p.honour)
  const worst = Math.min(0, ...honour)
  const low = worst < 0 ? Math.floor(worst / 25) * 25 : 0
  const zero = (100 * -low) / (view.open.target - low)
  const x = places(honour, low, view.open.target, narrow ? 6.4 : 2.9)
  // debts of neighbours stand above and below the rail in turn
  const below = honour.flatMap((h, seat) => (h < 0 ? [seat] : [])).sort((a, b) => (x[a] ?? 0) - (x[b] ?? 0))
  return (
    <section className="hs-race lacq" aria-label={say('board-rail', { goal: view.open.target })}>
      <b>{num(low)}</b>
      <div className="bar">
        {low < 0 && <i className="below" style={{ width: `${zero}%` }} />}
        {[25, 50, 75].map(q => (
          <i key={q} className="q" style={{ left: `${zero + ((100 - zero) * q) / 100}%` }} />
        ))}
        {low < 0 && <i className="zero" style={{ left: `${zero}%` }} />}
        {view.open.players.map((p, seat) => (
          <span
            key={seat}
            className="m"
            style={{ left: `${x[seat] ?? 0}%` }}
            data-anchor={`race:${seat}`}
            data-up={low < 0 && below.indexOf(seat) % 2 === 1}
            data-mine={seat === s.props.seat}
            title={`${playerOf(s, seat).name} ${num(p.honour)}`}
          >
            <Mon player={playerOf(s, seat)} />
            {p.honour < 0 && <em>{num(p.honour)}</em>}
            <span className="vh">{`${playerOf(s, seat).name} ${num(p.honour)}`}</span>
          </span>
        ))}
      </div>
      <b>{view.open.target}</b>
    </section>
  )
}
