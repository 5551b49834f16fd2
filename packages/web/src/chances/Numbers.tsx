import type { Words } from '@noren/engine'
import type { CSSProperties } from 'react'
import { useRoom } from '../i18n/room.ts'
import type { Proved, Step } from '../local/messages.ts'
import { pointsOf } from './points.ts'
import type { Tell, Whose } from './Story.tsx'
import { SumLine, TurningList } from './Story.tsx'
import type { Chances } from './useChances.ts'
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
  if (chances.failed) return <p className="ch-note">{say('page-chances-failed')}</p>
  return (
    <div className="ch-numbers">
      {next !== undefined && <Here step={next} label={label} />}
      <h3>{say('page-chances-turned')}</h3>
      <TurningList chances={chances} whose={whose} tell={tell} go={go} at={at} />
      <SumLine chances={chances} whose={whose} />
      <p className="ch-note">{say('page-chances-how')}</p>
      {chances.steps.length > 0 && <Proof proved={chances.proved} />}
    </div>
  )
}

/** What could be chosen at this moment, what it promised, and what came of the choice. */
function Here({ step, label }: { readonly step: Step; readonly label: (words: Words) => string }) {
  const say = useRoom('chances')
  const { choice } = step
  const luck = pointsOf(step.luck)
  return (
    <section className="ch-here">
      <p className="ch-three">
        <span>
          <b>{pointsOf(step.before)}</b>
          <small>{say('page-chances-before')}</small>
        </span>
        <span>
          <b>{luck < 0 ? `−${-luck}` : `+${luck}`}</b>
          <small>{say('page-chances-luck')}</small>
        </span>
        <span>
          <b>{pointsOf(step.after)}</b>
          <small>{say('page-chances-after')}</small>
        </span>
      </p>
      {choice !== null && (
        <>
          <p className="ch-verdict" data-label={choice.label ?? ''}>
            {choice.label === 'close'
              ? say('page-chances-close', { n: choice.worlds })
              : choice.label !== null
                ? say(`page-chances-is-${choice.label}`, {
                    n: pointsOf(choice.loss),
                    m: Math.max(1, pointsOf(choice.error)),
                  })
                : choice.made === choice.best
                  ? say('page-chances-is-best')
                  : say('page-chances-is-near', {
                      n: pointsOf(choice.loss),
                      m: Math.max(1, pointsOf(choice.error)),
                    })}
            {choice.doubt !== null && <small>{say(`page-chances-doubt-${choice.doubt}`)}</small>}
          </p>
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
        </>
      )}
    </section>
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
