import { Icon } from '../../art/Icon.tsx'
import { farm } from '../../art/scenes/tokens.ts'
import { Picture } from '../../art/Icon.tsx'
import { suffixOf } from '@noren/spirit/words'
import type { Line } from './dawn.ts'
import type { SpiritEvent, SpiritOpen } from './model.ts'
import { useBoardContext, nameAt } from './board-context.ts'

const FARM = farm(false)
const RUIN = farm(true)
type Lost = Extract<SpiritEvent, { type: 'lost' }>

export const lostOf = (lines: readonly Line[]): Lost | null =>
  lines.flatMap(l => l.events.filter((e): e is Lost => e.type === 'lost')).at(-1) ?? null

/** The score with its plus signs, and what was lost in which night. */
export function EndingPart({ lines }: { readonly lines: readonly Line[] }) {
  const context = useBoardContext()
  const { view, say } = context
  const won = view.outcome?.clause === 'SS-WIN-1'
  const farms = view.farms.filter(f => f.lost === 0).length
  const families = view.families.filter(f => f.lost === 0).length
  const unhurt = view.boards.every(b => !b.wound)
  const death = lostOf(lines)
  return (
    <div className="sp-end" data-won={won}>
      {won && (
        <div className="score">
          <b>
            {view.outcome?.scores[0] ?? 0}
            <sup>{suffixOf(view.mode)}</sup>
          </b>
          <ul>
            <li>
              <Icon name="i-farm" /> {say('board-result-farms', { n: farms })}
            </li>
            <li>
              <Icon name="i-doll" /> {say('board-result-families', { n: families })}
            </li>
            <li data-no={!unhurt}>
              <Icon name="i-life" /> {say(unhurt ? 'board-result-unhurt' : 'board-result-hurt')}
            </li>
          </ul>
        </div>
      )}
      <div className="last" aria-hidden="true">
        {view.farms.map((f, i) => (
          <Picture key={i} svg={f.lost === 0 ? FARM : RUIN} />
        ))}
      </div>
      <h3>{say('board-result-when')}</h3>
      <table className="when">
        <tbody>
          {Array.from({ length: view.round }, (_, i) => i + 1).map(round => (
            <tr key={round}>
              <th scope="row">{say('board-result-night', { n: round })}</th>
              <td>
                <Loss view={view} lines={lines} round={round} />
                {death !== null && death.round === round && death.seat >= 0 && (
                  <span className="bad">
                    <Icon name="i-wound" /> {say('board-result-death', { name: nameAt(context, death.seat) })}
                  </span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The round an event belongs to is the one of the newest turn or dawn before it. */
function stakesLost(lines: readonly Line[], wanted: number): number {
  let round = 1
  let n = 0
  for (const line of lines) {
    if (line.undone) continue
    for (const e of line.events) {
      if (e.type === 'round') round = e.round
      else if (e.type === 'barricadeLost' && round === wanted) n++
    }
  }
  return n
}

function Loss({
  view,
  lines,
  round,
}: {
  readonly view: SpiritOpen
  readonly lines: readonly Line[]
  readonly round: number
}) {
  const { say } = useBoardContext()
  const rows = [
    { icon: 'i-farm', n: view.farms.filter(f => f.lost === round).length, text: say('board-farms') },
    { icon: 'i-doll', n: view.families.filter(f => f.lost === round).length, text: say('board-families') },
    { icon: 'i-barricade', n: stakesLost(lines, round), text: say('board-barricades') },
  ].filter(r => r.n > 0)
  if (rows.length === 0) return <span>{say('board-result-nothing')}</span>
  return rows.map(r => (
    <span key={r.icon} title={`${r.text}: ${r.n}`}>
      <Icon name={r.icon} />
      <span className="vh">{r.text} </span>
      {r.n}
    </span>
  ))
}
