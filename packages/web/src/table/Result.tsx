import type { ReactNode } from 'react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'wouter'
import { Icon } from '../art/Icon.tsx'
import { api } from '../state/api.ts'
import { refusalText } from '../i18n/refusal.ts'
import { toast } from '../state/toasts.ts'
import { useTable } from './context.ts'
import { Dialog } from './Dialog.tsx'
import { Mon } from './Mon.tsx'

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
  const { t } = useTranslation()
  const { props, info } = useTable()
  const ranks = together ? undefined : info.outcome?.ranks
  return (
    <table className="scores">
      <thead>
        <tr>
          <th scope="col">{t('result.player')}</th>
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
            <tr key={seat} data-won={ranks?.[seat] === 1}>
              <th scope="row">
                {ranks !== undefined && <span className="rank">{ranks[seat]}</span>}
                <Mon player={player} />
                {player.name}
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
  const { t } = useTranslation()
  const { props, info, handle, ahead, replaying } = useTable()
  const [shut, setShut] = useState(false)
  const [, go] = useLocation()
  const { outcome } = info
  if (outcome === null || ahead > 0 || replaying || shut) return null
  const { players, seat, tongue } = props
  const order = players.map(p => p.seat).sort((a, b) => (outcome.ranks[a] ?? 0) - (outcome.ranks[b] ?? 0))
  const winners = order.filter(s => outcome.ranks[s] === 1)
  const names = winners.map(s => players[s]?.name ?? '').join(', ')
  const won = ending?.won ?? (seat >= 0 && winners.includes(seat))
  const title =
    ending !== undefined
      ? ending.title
      : won
        ? winners.length > 1
          ? t('result.youShare')
          : t('result.youWin')
        : t('result.theyWin', { names, count: winners.length })
  const again = async (): Promise<void> => {
    try {
      if (handle.sofa !== undefined) return go(await handle.sofa.again())
      const bots = info.seats.flatMap(s => (s.level === undefined ? [] : [s.level]))
      const table = await api.open({
        game: info.game,
        seats: info.seats.length,
        options: info.options,
        bots,
        start: bots.length === info.seats.length - 1,
      })
      // Whoever ran several seats sits down at as many again.
      const mine = info.seats.filter(s => s.yours).length
      const free = table.seats.flatMap((s, i) => (s.kind === 'empty' ? [i] : [])).slice(0, mine - 1)
      for (const at of free) await api.sit(table.id, { seat: at })
      if (mine > 1 && mine + bots.length === info.seats.length) await api.start(table.id)
      go(`/t/${table.id}`)
    } catch (e) {
      toast('bad', refusalText(t, e))
    }
  }
  return (
    <Dialog title={title} onClose={() => setShut(true)}>
      <div className="resulthead" data-won={won}>
        {ending === undefined &&
          winners.map(s => {
            const p = players[s]
            return p === undefined ? null : <Mon key={s} player={p} className="big" />
          })}
        {tongue.why([outcome.clause]).map(c => (
          <p key={c.id}>
            {c.text} <b>{c.id}</b>
          </p>
        ))}
      </div>
      {ending?.part}
      <Scores sheet={sheet} order={order} together={ending !== undefined} />
      <div className="boxfoot">
        <button type="button" className="btn ghost" onClick={() => setShut(true)}>
          {t('result.seeTable')}
        </button>
        <button type="button" className="btn ghost" onClick={() => go('/')}>
          {t('table.home')}
        </button>
        <button type="button" className="btn hanko" onClick={() => void again()}>
          <Icon name="i-play" />
          {t('result.again')}
        </button>
      </div>
    </Dialog>
  )
}
