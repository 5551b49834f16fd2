import type { Seat } from '@noren/engine'
import { useMemo } from 'react'
import { useRoom } from '../i18n/room.ts'
import type { Player } from '../table/board.ts'
import { Mon, seatColour } from '../table/Mon.tsx'
import { pointsOf } from './points.ts'
import type { Chances } from './useChances.ts'
import './chances.css'

interface Props {
  readonly chances: Chances
  readonly length: number
  /** Nothing right of this entry is drawn. */
  readonly limit: number
  readonly at: number
  readonly seat: Seat
  readonly players: readonly Player[]
  readonly ranks: readonly number[]
  readonly team: boolean
  /** One seat by what it knew, or everybody with open cards. */
  readonly only: boolean
}

interface Layer {
  readonly seat: Seat
  readonly path: string
  /** Where the area is widest: its mon sits there. */
  readonly mon: { readonly x: number; readonly y: number } | null
}

/** A mon needs so much of the height. */
const ROOM = 12

/** Areas on top of each other that fill 0 to 100: the reader at the bottom, then by final place. */
export function layersOf(
  open: readonly (readonly number[])[],
  seqs: readonly number[],
  order: readonly Seat[],
  length: number,
): readonly Layer[] {
  const x = (i: number): number => (100 * (seqs[i] ?? length)) / Math.max(1, length)
  const floor = open.map(() => 100)
  return order.map(seat => {
    const low = [...floor]
    let mon: Layer['mon'] = null
    let widest = ROOM
    open.forEach((chances, i) => {
      const sum = chances.reduce((a, b) => a + b, 0)
      const part = sum === 0 ? 100 / chances.length : (100 * (chances[seat] ?? 0)) / sum
      floor[i] = (floor[i] ?? 0) - part
      if (part > widest && x(i) > 3 && x(i) < 97) {
        widest = part
        mon = { x: x(i), y: (low[i] ?? 0) - part / 2 }
      }
    })
    const top = floor.map((y, i) => `${x(i).toFixed(2)} ${y.toFixed(2)}`)
    const bottom = low.map((y, i) => `${x(i).toFixed(2)} ${y.toFixed(2)}`).reverse()
    return { seat, path: open.length === 0 ? '' : `M${top.join('L')}L${bottom.join('L')}Z`, mon }
  })
}

/** The chance of everybody, or of one seat, over the whole game. */
export function Graph({ chances, length, limit, at, seat, players, ranks, team, only }: Props) {
  const say = useRoom('chances')
  const { steps, open } = chances
  // Until the others are weighed the reader's own line stands there.
  const one = team || only || players.length < 2 || open.length === 0
  const order = useMemo(
    () => [
      seat,
      ...players
        .map(p => p.seat)
        .filter(s => s !== seat)
        .sort((a, b) => (ranks[a] ?? 9) - (ranks[b] ?? 9)),
    ],
    [seat, players, ranks],
  )
  const shown = useMemo(() => steps.filter(s => s.seq <= limit), [steps, limit])
  const layers = useMemo(() => {
    if (!one) {
      const known = open.filter((_, i) => (steps[i]?.seq ?? length) <= limit)
      return layersOf(known, [...steps.map(s => s.seq - 1), length], order, length)
    }
    const line = [...shown.map(s => s.before), ...(shown.length > 0 ? [shown.at(-1)?.after ?? 0] : [])]
    const seqs = [...shown.map(s => s.seq - 1), shown.at(-1)?.seq ?? 0]
    return layersOf(
      line.map(v => [v, 10_000 - v]),
      seqs,
      [0],
      length,
    ).map(l => ({ ...l, seat }))
  }, [one, open, steps, shown, order, length, limit, seat])
  const x = (seq: number): string => `${(100 * seq) / Math.max(1, length)}%`
  return (
    <figure className="ch-graph" aria-label={say(one ? 'page-chances-graph-one' : 'page-chances-graph')}>
      <div className="ch-areas">
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          {layers.map(l => (
            <path key={l.seat} d={l.path} style={{ fill: team ? 'var(--matsu)' : seatColour(l.seat) }} />
          ))}
          <path className="half" d="M0 50H100" />
        </svg>
        {!one &&
          layers.map(l => {
            const player = players[l.seat]
            return l.mon === null || player === undefined ? null : (
              <span key={l.seat} className="ch-mon" style={{ left: `${l.mon.x}%`, top: `${l.mon.y}%` }}>
                <Mon player={player} />
              </span>
            )
          })}
        <i className="ch-now" style={{ left: x(at) }} />
      </div>
      <Strip steps={shown} x={x} />
    </figure>
  )
}

/** So many points fill the strip; below two nothing is drawn. */
const FULL = 18
const LEAST = 2

/** What luck did, slips and finds, entry by entry. */
function Strip({ steps, x }: { readonly steps: Chances['steps']; readonly x: (seq: number) => string }) {
  return (
    <div className="ch-strip" aria-hidden="true">
      {steps.map(s => {
        const luck = pointsOf(s.luck)
        const slip =
          s.choice !== null && s.choice.label !== null && s.choice.label !== 'close'
            ? pointsOf(s.choice.loss)
            : 0
        const find = s.choice === null ? 0 : pointsOf(s.choice.find)
        const tall = (n: number): string => `${Math.min(50, (50 * Math.abs(n)) / FULL)}%`
        return (
          <span key={s.seq} style={{ left: x(s.seq) }}>
            {Math.abs(luck) >= LEAST && (
              <i className="ch-luck" data-up={luck > 0} style={{ height: tall(luck) }} />
            )}
            {slip >= LEAST && <i className="ch-slip" data-up={false} style={{ height: tall(slip) }} />}
            {slip === 0 && find >= LEAST && <i className="ch-find" />}
          </span>
        )
      })}
    </div>
  )
}
