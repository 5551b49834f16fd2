import type { CSSProperties } from 'react'
import { memo } from 'react'
import { Icon, Picture } from '../../art/Icon.tsx'
import { farm, stakes, village } from '../../art/scenes/village.ts'
import { useBoardContext } from './board-context.ts'

const LAND = village()
const FARM = farm(false)
const RUIN = farm(true)
const ROOF = farm(false)
const STAKES = stakes(false)
const GONE = stakes(true)

/** Places around the middle of the village, on the grid of the background. */
const FARMS = [
  [-206, -56],
  [-222, 18],
  [-110, -90],
  [206, -56],
  [222, 18],
  [110, -90],
] as const
const FAMILIES = [
  [-62, 8],
  [0, -34],
  [62, 8],
] as const

const at = (x: number, y: number): CSSProperties => ({ '--dx': x, '--dy': y }) as CSSProperties

/** The painted land; everything on it is placed on the same grid, so both move together. */
const Land = memo(function Land() {
  return <Picture svg={LAND} className="sp-bg" />
})

/** Six farms, three families, the barricades. */
const lower = <K extends string>(kind: K): Lowercase<K> => kind.toLowerCase() as Lowercase<K>

export function Village() {
  const { view, say, moments } = useBoardContext()
  const spread = Math.max(1, view.cap - 1) / 2
  return (
    <div className="sp-land">
      <Land />
      <div className="sp-dawnlight" aria-hidden="true" />
      {view.farms.map((f, i) => {
        const [x, y] = FARMS[i] ?? [0, 0]
        const falls = moments.farms.has(i)
        const name =
          f.lost === 0
            ? say('board-farm-up', { n: i + 1 })
            : say('board-farm-down', { n: i + 1, round: f.lost })
        const kind = f.kind !== null && f.lost > 0 && view.farmPenalties
        const text = kind && f.kind !== null ? `${name}: ${say(`board-farm-kind-${lower(f.kind)}`)}` : name
        return (
          <span
            key={i}
            className="sp-fm"
            style={at(x, y)}
            role="img"
            aria-label={text}
            title={text}
            data-anchor={`farm:${i}`}
            data-lost={f.lost > 0}
            data-falls={falls || undefined}
          >
            <Picture svg={f.lost > 0 ? RUIN : FARM} />
            {f.lost > 0 && <span className="sp-smoke" aria-hidden="true" />}
            {falls && <Picture key={moments.key} svg={ROOF} className="sp-fall" />}
          </span>
        )
      })}
      {view.families.map((f, i) => {
        const [x, y] = FAMILIES[i] ?? [0, 0]
        const bonus = f.kind === null || f.lost > 0 ? null : say(`board-bonus-${lower(f.kind)}`)
        const text =
          f.lost > 0
            ? say('board-family-down', { n: i + 1, round: f.lost })
            : bonus === null
              ? say('board-family-up', { n: i + 1 })
              : say('board-family-bonus', { n: i + 1, bonus })
        return (
          <span
            key={i}
            className="sp-fam"
            style={at(x, y)}
            role="img"
            aria-label={text}
            title={text}
            data-anchor={`family:${i}`}
            data-lost={f.lost > 0}
            data-falls={moments.families.has(i) || undefined}
          >
            <Icon name="i-doll" />
            {bonus !== null && f.kind !== null && (
              <Icon
                className="sub"
                name={f.kind === 'A' ? 'i-life' : f.kind === 'B' ? 'i-barricade' : 'i-gate'}
              />
            )}
          </span>
        )
      })}
      <span className="sp-stakes" data-anchor="stakes" style={at(0, 96)} aria-hidden="true" />
      {Array.from({ length: view.cap }, (_, i) => {
        const t = (i - spread) / Math.max(0.5, spread)
        const stands = i < view.barricades
        const hit = !stands && i < view.barricades - Math.min(0, moments.stakes)
        return (
          <span
            key={i}
            className="sp-bar"
            style={at(t * Math.min(206, 32 * view.cap), 108 - t * t * 22)}
            data-lost={!stands}
            data-falls={hit || undefined}
            aria-hidden="true"
          >
            <Picture svg={stands ? STAKES : GONE} />
            {hit && <Picture key={moments.key} svg={STAKES} className="sp-splinter" />}
          </span>
        )
      })}
    </div>
  )
}

/** The three counts under the village, always in view. */
export function Counts() {
  const { view, say, moments } = useBoardContext()
  const farms = view.farms.filter(f => f.lost === 0).length
  const families = view.families.filter(f => f.lost === 0).length
  const row = [
    { key: 'farm', icon: 'i-farm', n: farms, of: 6, text: say('board-farms'), fell: moments.farms.size > 0 },
    {
      key: 'family',
      icon: 'i-doll',
      n: families,
      of: view.families.length,
      text: say('board-families'),
      fell: moments.families.size > 0,
    },
    {
      key: 'bar',
      icon: 'i-barricade',
      n: view.barricades,
      of: view.cap,
      text: say('board-barricades'),
      fell: moments.stakes < 0,
    },
  ]
  return (
    <div className="sp-sum">
      {row.map(c => (
        <span
          key={c.key}
          title={`${c.text}: ${c.n} / ${c.of}`}
          data-fell={c.fell || undefined}
          data-low={c.n <= 1}
        >
          <Icon name={c.icon} />
          <span className="vh">{c.text} </span>
          <b>{c.n}</b>/{c.of}
        </span>
      ))}
    </div>
  )
}
