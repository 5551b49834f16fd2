import type { Words } from '@noren/engine'
import type { CSSProperties } from 'react'
import { useRoom } from '../i18n/room.ts'
import type { Proved, Step } from '../local/messages.ts'
import { inPoints, pointsOf } from './points.ts'
import type { Tell } from './Story.tsx'
import { PointLine, SumLine, TurningList } from './Story.tsx'
import type { Chances } from './useChances.ts'
import type { Verdict, Whose } from './verdict.ts'
import { labelOf, sentenceOf, verdictAt } from './verdict.ts'
import './chances.css'

interface Props {
  readonly chances: Chances
  readonly whose: Whose
  readonly at: number
  readonly tell: Tell
  readonly go: (at: number) => void
  /** A choice in the words of the game. */
  readonly label: (words: Words) => string
}

/** The figures of a game: what is chosen here, the turning points, the sum, and how sure all this is. */
export function Numbers({ chances, whose, at, tell, go, label }: Props) {
  const say = useRoom('chances')
  const next = chances.steps.find(s => s.seq === at + 1)
  const turned = verdictAt(chances, at)
  if (chances.failed) return <p className="ch-note">{say('page-chances-failed')}</p>
  return (
    <div className="ch-numbers">
      {turned !== null && !turned.came ? (
        <Turned verdict={turned.verdict} step={next} whose={whose} tell={tell} label={label} />
      ) : (
        next !== undefined && <Here step={next} label={label} />
      )}
      <h3>{say('page-chances-turned')}</h3>
      <TurningList chances={chances} whose={whose} tell={tell} go={go} at={at} />
      <SumLine chances={chances} whose={whose} />
      <p className="ch-note">{say('page-chances-how')}</p>
      {chances.steps.length > 0 && <Proof proved={chances.proved} />}
    </div>
  )
}

interface HereProps {
  readonly step: Step
  readonly label: (words: Words) => string
}

/** What could be chosen at this moment, what it promised, and what came of the choice. */
function Here({ step, label }: HereProps) {
  const say = useRoom('chances')
  const { before, luck, after } = step
  return (
    <section className="ch-here">
      <Three before={before} points={pointsOf(luck)} what={say('page-chances-luck')} after={after} />
      <Chosen step={step} label={label} />
    </section>
  )
}

interface TurnedProps {
  readonly verdict: Verdict
  readonly step: Step | undefined
  readonly whose: Whose
  readonly tell: Tell
  readonly label: (words: Words) => string
}

/** A turning point as its row names it; what was chosen on the side is folded away. */
function Turned({ verdict, step, whose, tell, label }: TurnedProps) {
  const say = useRoom('chances')
  const { kind, whole, before, points, after } = verdict
  const apart = kind === 'luck' || kind === 'others'
  return (
    <section className="ch-here" data-kind={kind}>
      <p className="ch-point">
        <PointLine verdict={verdict} whose={whose} tell={tell} />
      </p>
      {apart ? (
        <Three before={before} points={points} what={labelOf(verdict, whose, say)} after={after} />
      ) : (
        step !== undefined && (
          <Three
            before={step.before}
            points={pointsOf(step.luck)}
            what={say('page-chances-luck')}
            after={step.after}
          />
        )
      )}
      <p className="ch-verdict" data-label={apart || kind === 'find' ? '' : kind}>
        {sentenceOf(verdict, say)}
        {whole && <small>{say('page-chances-whole-turn')}</small>}
      </p>
      {step !== undefined &&
        step.choice !== null &&
        (apart ? (
          <details className="ch-aside">
            <summary>{say('page-chances-here')}</summary>
            <Chosen step={step} label={label} />
          </details>
        ) : (
          <Options choice={step.choice} label={label} />
        ))}
    </section>
  )
}

interface ThreeProps {
  readonly before: number
  readonly points: number
  readonly what: string
  readonly after: number
}

/** The chance before, what moved it, and the chance after. */
function Three({ before, points, what, after }: ThreeProps) {
  const say = useRoom('chances')
  return (
    <p className="ch-three">
      <span>
        <b>{pointsOf(before)}</b>
        <small>{say('page-chances-before')}</small>
      </span>
      <span>
        <b>{inPoints(points)}</b>
        <small>{what}</small>
      </span>
      <span>
        <b>{pointsOf(after)}</b>
        <small>{say('page-chances-after')}</small>
      </span>
    </p>
  )
}

/** The choice of one entry: how it is judged, and what else was open. */
function Chosen({ step: { choice }, label }: HereProps) {
  const say = useRoom('chances')
  if (choice === null) return null
  const points = { n: pointsOf(choice.loss), m: Math.max(1, pointsOf(choice.error)) }
  return (
    <>
      <p className="ch-verdict" data-label={choice.label ?? ''}>
        {choice.label === 'close'
          ? say('page-chances-close', { n: choice.worlds })
          : choice.label !== null
            ? say(`page-chances-is-${choice.label}`, points)
            : choice.made === choice.best
              ? say('page-chances-is-best')
              : say('page-chances-is-near', points)}
        {choice.doubt !== null && <small>{say(`page-chances-doubt-${choice.doubt}`)}</small>}
      </p>
      <Options choice={choice} label={label} />
    </>
  )
}

interface OptionsProps {
  readonly choice: NonNullable<Step['choice']>
  readonly label: (words: Words) => string
}

function Options({ choice, label }: OptionsProps) {
  const say = useRoom('chances')
  return (
    <ul className="ch-options">
      {choice.options.map((o, i) => (
        <li
          key={o.words.join(' ')}
          data-made={i === choice.made}
          data-level={
            choice.label === 'close' && (i === choice.made || i === choice.best) ? 'close' : undefined
          }
        >
          <span className="t">
            {label(o.words)}
            <small>
              {i === choice.made
                ? say('page-chances-made')
                : i === choice.best && choice.label !== 'close'
                  ? say('page-chances-best')
                  : ''}
            </small>
          </span>
          <span
            className="ch-rod"
            style={{ '--v': o.value / 10_000, '--e': o.error / 10_000 } as CSSProperties}
          >
            <i />
            <u />
          </span>
          <b>
            {pointsOf(o.value)} <small>± {Math.max(1, pointsOf(2 * o.error))}</small>
          </b>
        </li>
      ))}
    </ul>
  )
}

/** How often chances like these came true in games between bots, and where no choice is labelled. */
function Proof({ proved }: { readonly proved: readonly Proved[] | null }) {
  const say = useRoom('chances')
  if (proved === null) return <p className="ch-note">{say('page-chances-unproved')}</p>
  return (
    <section className="ch-proof">
      <h3>{say('page-chances-proved')}</h3>
      <table>
        <thead>
          <tr>
            <th scope="col">{say('page-chances-said')}</th>
            <th scope="col">{say('page-chances-won')}</th>
            <th scope="col">{say('page-chances-positions')}</th>
            <th scope="col">{say('page-chances-labels')}</th>
          </tr>
        </thead>
        <tbody>
          {proved.map(({ said, won, positions, labelled }, i) => (
            <tr key={i} data-labelled={labelled}>
              <th scope="row">{say('page-chances-from', { n: 10 * i, m: 10 * (i + 1) })}</th>
              <td>{positions === 0 ? '–' : say('page-chances-of-said', { n: won, m: said })}</td>
              <td>{positions}</td>
              <td>{labelled ? '✓' : say('page-chances-withheld')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="ch-note">{say('page-chances-proof')}</p>
    </section>
  )
}
