import type { Seat } from '@noren/engine'
import type { MatchLog } from '@noren/protocol'
import type { CSSProperties } from 'react'
import { Icon } from '../art/Icon.tsx'
import { useRoom } from '../i18n/room.ts'
import { seatColour } from '../table/Mon.tsx'
import type { Turning } from '../local/messages.ts'
import { inPoints, sizeOf } from './points.ts'
import { useReviewed } from './reviewed.ts'
import type { Chances } from './useChances.ts'
import { useChances } from './useChances.ts'
import './chances.css'

/** What happened at an entry and where that was, in the reader's language. */
export type Tell = (seq: number) => { readonly what: string; readonly where: string }

/** Whose chance it is: the reader's own, the team's, or somebody else's. */
export type Whose = 'mine' | 'team' | { readonly name: string }

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
              <b key={t.seq} style={{ left: `${x(t.seq)}%`, top: `${(100 * y(at?.after ?? 0)) / 40}%` }}>
                {i + 1}
              </b>
            )
          })}
        </>
      )}
    </div>
  )
}

const CAUSE_ICONS = { luck: 'i-star', others: 'i-user', find: 'i-check', slip: 'i-close' } as const

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
  const { done, all, turning } = chances
  const busy = done < all
  const cause = (t: Turning): string =>
    t.cause === 'luck'
      ? say('page-chances-luck')
      : t.cause === 'others'
        ? say(whose === 'team' ? 'page-chances-chosen' : 'page-chances-others')
        : whose === 'mine'
          ? say(t.cause === 'find' ? 'page-chances-your-find' : 'page-chances-your-slip')
          : say(t.cause === 'find' ? 'page-chances-find' : 'page-chances-slip')
  const rows = busy ? 3 : turning.points.length
  return (
    <>
      <ol className="ch-turns">
        {Array.from({ length: rows }, (_, i) => {
          const t = turning.points[i]
          if (t === undefined)
            return (
              <li key={i} className="wait">
                {i === turning.points.length && say('page-chances-weighing', { n: done, m: all })}
              </li>
            )
          const { what, where } = tell(t.seq)
          return (
            <li key={i}>
              <button
                type="button"
                aria-current={at === t.seq ? 'step' : undefined}
                onClick={() => go(t.seq)}
              >
                <span className="k">{i + 1}</span>
                <span className="t">
                  <b>{what}</b>
                  <small>{where}</small>
                </span>
                <span className="d" data-way={t.cause === 'find' ? 'find' : t.points > 0 ? 'up' : 'down'}>
                  <span>
                    <Icon name={CAUSE_ICONS[t.cause]} />
                    {sizeOf(t.points)}
                  </span>
                  <small>{cause(t)}</small>
                </span>
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
