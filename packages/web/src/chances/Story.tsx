import type { Seat } from '@noren/engine'
import type { MatchLog } from '@noren/protocol'
import type { CSSProperties } from 'react'
import { Icon } from '../art/Icon.tsx'
import { useRoom } from '../i18n/room.ts'
import { seatColour } from '../table/Mon.tsx'
import { inPoints, sizeOf } from './points.ts'
import { useReviewed } from './reviewed.ts'
import type { Chances } from './useChances.ts'
import { useChances } from './useChances.ts'
import type { Verdict, Whose } from './verdict.ts'
import { labelOf, opensAt, verdictsOf } from './verdict.ts'
import './chances.css'

/** What happened at an entry and where that was, in the reader's language. */
export type Tell = (seq: number) => { readonly what: string; readonly where: string }

interface StoryProps {
  readonly id: string
  readonly log: MatchLog
  /** Whose chance it is. */
  readonly seat: Seat
  readonly whose: Whose
  /** Whether the reader sat there, alone in that seat: then the figures go to their page. */
  readonly mine: boolean
  readonly tell: Tell
  readonly go: (at: number) => void
}

/** How a game turned: the chance as a line, its three largest changes, and the sum. */
export function Story({ id, log, seat, whose, mine, tell, go }: StoryProps) {
  const say = useRoom('chances')
  const chances = useChances(id, log, seat)
  useReviewed(id, chances, mine)
  const { turning, steps } = chances
  if (chances.failed) return null
  return (
    <section className="ch-story">
      <h3>
        {turning.even && steps.length > 0 && chances.done >= chances.all
          ? say('page-chances-even')
          : say('page-chances-turned')}
        <small>
          {whose === 'mine'
            ? say('page-chances-mine')
            : whose === 'team'
              ? say('page-chances-team')
              : say('page-chances-of', { name: whose.name })}
        </small>
      </h3>
      <Spark chances={chances} length={log.entries.length} seat={seat} team={whose === 'team'} />
      <TurningList chances={chances} whose={whose} tell={tell} go={go} />
      <SumLine chances={chances} whose={whose} />
    </section>
  )
}

/** The chance from the start to the end, with the turning points on it. */
function Spark({
  chances: { steps, turning },
  length,
  seat,
  team,
}: {
  readonly chances: Chances
  readonly length: number
  readonly seat: Seat
  readonly team: boolean
}) {
  const x = (seq: number): number => (100 * seq) / Math.max(1, length)
  const y = (parts: number): number => 38 - (36 * parts) / 10_000
  const first = steps[0]
  const last = steps.at(-1)
  const points = steps.map(s => `${x(s.seq - 1).toFixed(2)} ${y(s.before).toFixed(2)}`)
  if (last !== undefined) points.push(`${x(last.seq).toFixed(2)} ${y(last.after).toFixed(2)}`)
  const ink = team ? 'var(--matsu)' : seatColour(seat)
  return (
    <div className="ch-spark" style={{ '--c': ink } as CSSProperties} aria-hidden="true">
      {first !== undefined && last !== undefined && (
        <>
          <svg viewBox="0 0 100 40" preserveAspectRatio="none">
            <path className="fill" d={`M${points.join('L')}V40H${x(first.seq - 1)}Z`} />
            <path className="half" d={`M0 ${y(5000)}H100`} />
            <path className="line" d={`M${points.join('L')}`} />
          </svg>
          {turning.points.map((t, i) => {
            const at = steps.find(s => s.seq === t.seq)
            return (
              <b
                key={t.seq}
                style={{ left: `${x(opensAt(t))}%`, top: `${(100 * y(at?.before ?? 0)) / 40}%` }}
              >
                {i + 1}
              </b>
            )
          })}
        </>
      )}
    </div>
  )
}

const ICONS = {
  luck: 'i-star',
  others: 'i-user',
  find: 'i-check',
  slip: 'i-close',
  mistake: 'i-close',
  blunder: 'i-close',
} as const satisfies Record<Verdict['kind'], string>

interface PointProps {
  readonly verdict: Verdict
  readonly whose: Whose
  readonly tell: Tell
}

/** A turning point in one line: what it was, where, how much and whose doing. */
export function PointLine({ verdict, whose, tell }: PointProps) {
  const say = useRoom('chances')
  const { no, seq, kind, points } = verdict
  const { what, where } = tell(seq)
  return (
    <>
      <span className="k">{no}</span>
      <span className="t">
        <b>{what}</b>
        <small>{where}</small>
      </span>
      <span className="d" data-way={kind === 'find' ? 'find' : points > 0 ? 'up' : 'down'}>
        <span>
          <Icon name={ICONS[kind]} />
          {sizeOf(points)}
        </span>
        <small>{labelOf(verdict, whose, say)}</small>
      </span>
    </>
  )
}

interface TurningProps {
  readonly chances: Chances
  readonly whose: Whose
  readonly tell: Tell
  readonly go: (at: number) => void
  /** The moment that is shown. */
  readonly at?: number
}

/** The turning points; while they are worked out their places are kept. */
export function TurningList({ chances, whose, tell, go, at }: TurningProps) {
  const say = useRoom('chances')
  const { done, all } = chances
  const busy = done < all
  const points = verdictsOf(chances)
  const rows = busy ? 3 : points.length
  return (
    <>
      <ol className="ch-turns">
        {Array.from({ length: rows }, (_, i) => {
          const verdict = points[i]
          if (verdict === undefined)
            return (
              <li key={i} className="wait">
                {i === points.length && say('page-chances-weighing', { n: done, m: all })}
              </li>
            )
          const to = opensAt(verdict)
          return (
            <li key={i}>
              <button
                type="button"
                data-to={to}
                aria-current={at === to ? 'step' : undefined}
                onClick={() => go(to)}
              >
                <PointLine verdict={verdict} whose={whose} tell={tell} />
              </button>
            </li>
          )
        })}
      </ol>
      {busy && <progress className="ch-bar" value={done} max={all} aria-label={say('page-chances-busy')} />}
    </>
  )
}

/** "25 became 100: luck +9, the others +74, your own choices −8". */
export function SumLine({
  chances: { sum, done, all },
  whose,
}: {
  readonly chances: Chances
  readonly whose: Whose
}) {
  const say = useRoom('chances')
  if (done < all) return null
  const facts = {
    start: sum.start,
    end: sum.end,
    luck: inPoints(sum.luck),
    others: inPoints(sum.others),
    own: inPoints(sum.own),
  }
  return (
    <p className="ch-sum">
      <Icon name="i-star" />
      {whose === 'team'
        ? say('page-chances-sum-team', { ...facts, own: inPoints(sum.own + sum.others) })
        : say(whose === 'mine' ? 'page-chances-sum' : 'page-chances-sum-of', facts)}
    </p>
  )
}
