import { usePage } from '../i18n/page.ts'
import type { StandingAnswer } from '@noren/engine'
import type { KeyboardEvent } from 'react'
import { useState } from 'react'
import { Icon } from '../art/Icon.tsx'
import { useTable } from './context.ts'
import type { AnswerWords, Windows } from './standing.ts'
import './standing.css'
import { Switch } from '../home/Switch.tsx'

interface StepperProps {
  readonly range: StandingAnswer['from']
  readonly value: number
  readonly label: string
  readonly less: string
  readonly more: string
  readonly onChange: (value: number) => void
}

/** A figure to be set by keys, by a finger or by a mouse. */
function Stepper({ range, value, label, less, more, onChange }: StepperProps) {
  const { least, most, step = 1 } = range
  const to = (n: number): void => onChange(Math.min(most, Math.max(least, n)))
  const press = (e: KeyboardEvent): void => {
    const next =
      e.key === 'ArrowUp' || e.key === 'ArrowRight'
        ? value + step
        : e.key === 'ArrowDown' || e.key === 'ArrowLeft'
          ? value - step
          : e.key === 'Home'
            ? least
            : e.key === 'End'
              ? most
              : null
    if (next === null) return
    e.preventDefault()
    to(next)
  }
  // The figure itself is the stop of the Tab key; the buttons are for hands.
  return (
    <span className="setfig">
      <button
        type="button"
        tabIndex={-1}
        aria-label={less}
        disabled={value <= least}
        onClick={() => to(value - step)}
      >
        <Icon name="i-minus" />
      </button>
      <span
        role="spinbutton"
        tabIndex={0}
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={least}
        aria-valuemax={most}
        onKeyDown={press}
      >
        {value}
      </span>
      <button
        type="button"
        tabIndex={-1}
        aria-label={more}
        disabled={value >= most}
        onClick={() => to(value + step)}
      >
        <Icon name="i-plus" />
      </button>
    </span>
  )
}

interface SlipProps {
  readonly answer: StandingAnswer
  readonly words: AnswerWords
  readonly fits: boolean
}

/** One answer: a sentence with its figure, and a switch. */
function Slip({ answer, words, fits }: SlipProps) {
  const { standing } = useTable()
  const say = usePage()
  const set = standing.from(answer.id)
  /** What was chosen last is proposed again. */
  const [draft, setDraft] = useState(set ?? answer.from.usual)
  const value = set ?? draft
  const [before, after] = words.when
  const sentence = `${before}${value}${after}`
  const change = (n: number): void => {
    setDraft(n)
    if (set !== null) standing.give(answer.id, n)
  }
  return (
    <li data-on={set !== null} data-fits={fits} data-answer={answer.id}>
      <span className="mark" aria-hidden="true">
        <Icon name={words.icon} />
      </span>
      <div className="what">
        <div className="when">
          {before}
          <Stepper
            range={answer.from}
            value={value}
            label={sentence}
            less={say('page-standing-less')}
            more={say('page-standing-greater')}
            onChange={change}
          />
          {after}
        </div>
        <b>{words.deed}</b>
      </div>
      <Switch
        label={`${sentence} ${words.deed}`}
        on={set !== null}
        flip={() => standing.give(answer.id, set === null ? value : null)}
      />
      <small>{words.best}</small>
    </li>
  )
}

/** What I have answered for me, from which figure on. Only where a game has such answers. */
export function StandingAnswers() {
  const { module, props, standing, info, handle } = useTable()
  const say = usePage()
  const windows: Windows<unknown> | undefined = module.windows
  const answers = windows?.answers ?? []
  if (windows?.answer === undefined || answers.length === 0) return null
  const days = info.time?.kind === 'days'
  const there =
    handle.sofa === undefined ? say(days ? 'page-standing-away-days' : 'page-standing-away') : null
  return (
    <section className="sanswers" aria-label={say('page-standing-answers')} data-days={days}>
      <h3>{say('page-standing-answers')}</h3>
      {there !== null && <p className="away">{there}</p>}
      <p>{say('page-standing-answers-more')}</p>
      <ul>
        {answers.map(a => (
          <Slip
            key={a.id}
            answer={a as StandingAnswer}
            words={
              windows.answer?.(props.gameWords.speech.voice, a.id) ?? {
                icon: 'i-bell',
                when: ['', ''],
                deed: a.id,
                best: '',
              }
            }
            fits={standing.fits === a.id}
          />
        ))}
      </ul>
    </section>
  )
}
