import { usePage } from '../i18n/page.ts'
import { useTable } from './context.ts'
import { Mon } from './Mon.tsx'
import './scores.css'

/** The figures of the game by seat: one row each, columns named by the board. */
export interface ScoreSheet {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly (string | number)[])[]
}

interface ScoresProps {
  readonly sheet: ScoreSheet
  readonly order: readonly number[]
}

/** A table of figures, players in the given order. */
export function Scores({ sheet, order }: ScoresProps) {
  const say = usePage()
  const { props, info } = useTable()
  const ranks = info.outcome?.ranks
  // Where all win or lose together, no row stands out.
  const told = ranks?.some(r => r !== ranks[0]) === true
  return (
    <table className="scores">
      <thead>
        <tr>
          <th scope="col">{say('page-result-player')}</th>
          {sheet.columns.map(c => (
            <th key={c} scope="col">
              {c}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {order.map(seat => {
          const player = props.players[seat]
          if (player === undefined) return null
          return (
            <tr key={seat} data-won={told && ranks?.[seat] === 1}>
              <th scope="row">
                <span className="who">
                  {ranks !== undefined && told && <span className="rank">{ranks[seat]}</span>}
                  <Mon player={player} />
                  <span>{player.name}</span>
                </span>
              </th>
              {(sheet.rows[seat] ?? []).map((x, i) => (
                <td key={i}>{x}</td>
              ))}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
