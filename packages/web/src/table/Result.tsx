import { usePage } from '../i18n/page.ts'
import { rich } from './rich.tsx'
import type { ReactNode } from 'react'
import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { Icon } from '../art/Icon.tsx'
import { OwnFigures } from '../figures/OwnFigures.tsx'
import { reviewPath } from '../review/link.ts'
import { useCoach } from './coach.ts'
import { useTable } from './context.ts'
import { Dialog } from './Dialog.tsx'
import { Mon } from './Mon.tsx'
import { useDismissedResult } from './dismissed-result.ts'
import { useRematch } from './useRematch.ts'

/** The figures of the game by seat: one row each, columns named by the board. */
export interface ScoreSheet {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly (string | number)[])[]
}

/** A game that ends in its own way (all win or lose together) says how, and may add a part of its own. */
export interface Ending {
  readonly title: string
  readonly won: boolean
  readonly part: ReactNode
}

interface ScoresProps {
  readonly sheet: ScoreSheet
  readonly order: readonly number[]
  /** Nobody is ranked. */
  readonly together?: boolean
}

/** A table of figures, players in the given order. */
export function Scores({ sheet, order, together = false }: ScoresProps) {
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
                  {ranks !== undefined && !together && <span className="rank">{ranks[seat]}</span>}
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

/** The end: who won, by which sentence of the rules, and the figures of every round. */
export function Result({
  sheet,
  ending,
}: {
  readonly sheet: ScoreSheet
  readonly ending?: Ending | undefined
}) {
  const say = usePage()
  const { props, info, ahead, replaying } = useTable()
  const { shut, shutFor } = useDismissedResult()
  const [, go] = useLocation()
  const coach = useCoach()
  // Whoever comes back to the table later finds the result first.
  useEffect(() => () => shutFor(null), [shutFor])
  const { outcome } = info
  if (outcome === null || ahead > 0 || replaying || shut === info.id) return null
  const { players, seat, gameWords } = props
  const order = players.map(p => p.seat).sort((a, b) => (outcome.ranks[a] ?? 0) - (outcome.ranks[b] ?? 0))
  const winners = order.filter(s => outcome.ranks[s] === 1)
  const names = winners.map(s => players[s]?.name ?? '').join(', ')
  const won = ending?.won ?? (seat >= 0 && winners.includes(seat))
  const title =
    ending !== undefined
      ? ending.title
      : won
        ? winners.length > 1
          ? say('page-result-you-share')
          : say('page-result-you-win')
        : say('page-result-they-win', { names, count: winners.length })
  return (
    <Dialog title={title} onClose={() => shutFor(info.id)}>
      <div className="resulthead" data-won={won}>
        {ending === undefined &&
          winners.map(s => {
            const p = players[s]
            return p === undefined ? null : <Mon key={s} player={p} className="big" />
          })}
        {gameWords.why([outcome.clause]).map(c => (
          <p key={c.id}>
            {rich(c.text)} <b>{c.id}</b>
          </p>
        ))}
        <OwnFigures game={info.game} options={info.options} />
      </div>
      {ending?.part}
      <Scores sheet={sheet} order={order} together={ending !== undefined} />
      <div className="boxfoot resultfoot">
        <button type="button" className="btn ghost" onClick={() => shutFor(info.id)}>
          {say('page-result-see-table')}
        </button>
        {coach === null ? (
          <>
            <button type="button" className="btn ghost" onClick={() => go('/')}>
              {say('page-table-home')}
            </button>
            <button
              type="button"
              className="btn ink"
              data-key="review"
              onClick={() => go(reviewPath(info.id))}
            >
              <Icon name="i-eye" />
              {say('page-review-button')}
            </button>
            <Again />
          </>
        ) : (
          coach.ending
        )}
      </div>
    </Dialog>
  )
}

/** On the scroll of a game that is over: the result that was put away comes back. */
export function ResultButton() {
  const say = usePage()
  const { info, ahead, replaying } = useTable()
  const { shut, shutFor } = useDismissedResult()
  if (info.outcome === null || shut !== info.id || ahead > 0 || replaying) return null
  return (
    <button type="button" className="btn hanko" data-key="result" onClick={() => shutFor(null)}>
      <Icon name="i-check" />
      <span>{say('page-result-see-result')}</span>
    </button>
  )
}

/** Another game with the same people: asked for, or already laid out by somebody. */
function Again() {
  const say = usePage()
  const { info, handle } = useTable()
  const { asked, busy, go } = useRematch()
  const seated = info.seats.some(s => s.yours)
  const others = handle.sofa === undefined && info.seats.some(s => s.kind === 'person' && !s.yours)
  if (!seated && asked === null) return null
  return (
    <>
      {asked !== null && asked.by !== null && (
        <p className="nextgame" role="status">
          {say('page-aside-asks-another', { name: asked.by })}
        </p>
      )}
      <button
        type="button"
        className="btn hanko"
        data-key={asked === null ? 'rematch' : 'follow'}
        disabled={busy}
        onClick={() => void go()}
      >
        <Icon name="i-play" />
        {asked !== null
          ? say('page-aside-go')
          : others
            ? say('page-aside-another')
            : say('page-result-again')}
      </button>
    </>
  )
}
