import type { ReactNode } from 'react'
import { use, useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import { Icon } from '../art/Icon.tsx'
import { useRoom } from '../i18n/room.ts'
import type { CoachState, LessonHandle } from '../state/lesson.ts'
import { FrameContext } from '../table/coach.ts'
import type { Lantern } from './useLanterns.ts'
import { useLanterns } from './useLanterns.ts'
import { useCoachKeys, useNudge, useShowing } from './useCoaching.ts'
import type { LessonSay } from './words.ts'

interface Props {
  readonly lesson: LessonHandle
  readonly state: CoachState
  readonly ideas: readonly string[]
  readonly words: LessonSay
  /** Teachers still play. */
  readonly busy: boolean
  readonly onLeave: () => void
  /** Where the rulebook of the game is. */
  readonly book: string
}

const calm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** A sentence whose ① and ② are lamps, read aloud as the pieces they stand at. */
function lit(text: string, lanterns: readonly Lantern[]): ReactNode {
  return text.split(/([①②])/).map((part, i) => {
    const n = '①②'.indexOf(part)
    if (part === '' || n < 0) return part
    const name = lanterns.find(l => l.n === n + 1)?.name
    return (
      <span key={i} className="lant">
        <span aria-hidden="true">{n + 1}</span>
        {name !== undefined && <span className="vh">({name})</span>}
      </span>
    )
  })
}

/** The coach: a part of the page's grid, never a layer over the table. */
export function Coach({ lesson, state, ideas, words, busy, onLeave, book }: Props) {
  const say = useRoom('learn')
  const { id, idea, mode } = state
  const of = ideas.length
  const [whyFor, setWhyFor] = useState('')
  const key = `${idea} ${mode} ${state.say} ${state.seq}`
  const lanterns = useLanterns(busy && mode !== 'tells' && mode !== 'after' ? NONE : state.lanterns)
  const [beat, show] = useShowing(lesson, state)
  const nudge = useNudge(key)
  const title = words(`${id}-title`) ?? ''
  const sentence =
    state.say === '' ? say('page-learn-other') : (words(`${id}-${state.say}`) ?? words(`${id}-say`) ?? '')
  const because = words(`${id}-why`)
  const open = whyFor === key && because !== null && mode !== 'shown'
  const why = (): void => setWhyFor(open ? '' : key)
  const asks = mode === 'asks' || (mode === 'tells' && state.dim)
  const tells = (mode === 'tells' && !state.dim) || mode === 'after' || mode === 'shown'
  useCoachKeys({
    show: () => (asks ? show() : undefined),
    why,
    back: () => lesson.do('back'),
    skip: () => lesson.do('skip'),
    leave: onLeave,
  })

  // A new idea takes the focus once; the scroll, which asks at the same moment, gives it up.
  const ref = useRef<HTMLElement>(null)
  const met = useRef(-1)
  useEffect(() => {
    if (met.current === idea) return
    met.current = idea
    const timer = setTimeout(() => {
      if (document.querySelector('dialog[open]') === null) ref.current?.focus({ preventScroll: true })
    }, 60)
    return () => clearTimeout(timer)
  }, [idea])

  // Asking a dim piece is curiosity, and here it is what is wanted.
  useEffect(() => {
    if (!state.dim || mode !== 'tells') return
    const click = (e: MouseEvent): void => {
      const piece = e.target instanceof Element ? e.target.closest('[data-piece]') : null
      const dim = piece?.getAttribute('data-state')
      if (piece !== null && (dim === 'dim' || dim === 'rest')) lesson.do('asked-dim')
    }
    document.addEventListener('click', click)
    return () => document.removeEventListener('click', click)
  }, [state.dim, mode, lesson])

  return (
    <>
      <section
        ref={ref}
        className="coach"
        aria-label={say('page-learn-coach', { n: idea + 1, of })}
        tabIndex={-1}
        data-mode={mode}
        data-nudge={nudge}
        data-quiet=""
      >
        <header>
          <span className="port" aria-hidden="true">
            <Icon name="a-monk" />
          </span>
          <div>
            <small>{say('page-learn-at', { n: idea + 1, of })}</small>
            <h2>{title}</h2>
          </div>
        </header>
        <p id="coach-sentence" aria-live="assertive" className="sentence">
          {lit(sentence, lanterns)}
          {open && (
            <span className="because">
              <br />
              {because} <Link href={book}>{say('page-learn-book')}</Link>
            </span>
          )}
        </p>
        <div className="coachdeeds">
          {asks && (
            <button
              type="button"
              className="btn paperb"
              data-coach="show"
              data-ring={nudge === 2}
              disabled={beat > 0}
              onClick={show}
            >
              <Icon name="i-play" />
              {say('page-learn-show')}
            </button>
          )}
          {mode === 'other' && (
            <>
              <button
                type="button"
                className="btn paperb"
                data-coach="take-back"
                onClick={() => lesson.do('take-back')}
              >
                <Icon name="i-undo" />
                {say('page-learn-take-back')}
              </button>
              <button type="button" className="btn lineb" data-coach="keep" onClick={() => lesson.do('keep')}>
                {say('page-learn-keep')}
              </button>
            </>
          )}
          {tells && (
            <button
              type="button"
              className="btn paperb"
              data-coach="go-on"
              onClick={() => {
                lesson.table.skip()
                lesson.do('go-on')
              }}
            >
              <Icon name="i-next" />
              {idea === 0 && mode === 'tells' ? say('page-learn-ready') : say('page-learn-on')}
            </button>
          )}
          {mode === 'shown' && (
            <button
              type="button"
              className="btn lineb"
              data-coach="take-back"
              onClick={() => lesson.do('take-back')}
            >
              {say('page-learn-take-back')}
            </button>
          )}
          {(asks || tells) && mode !== 'shown' && because !== null && (
            <button type="button" className="btn lineb" data-coach="why" aria-expanded={open} onClick={why}>
              {say('page-learn-why')}
            </button>
          )}
        </div>
        <ol className="wick" aria-label={say('page-learn-wick', { n: idea, of })}>
          {ideas.map((one, i) => (
            <li key={one} data-is={i < idea ? 'ok' : i === idea ? 'on' : 'later'}>
              <i />
            </li>
          ))}
        </ol>
        <div className="known">
          <h3>{say('page-learn-known')}</h3>
          <ul>
            {ideas.slice(0, idea + 1).map((one, i) => (
              <li key={one} data-now={i === idea}>
                <Icon name={i === idea ? 'i-next' : 'i-check'} />
                {words(`${one}-title`)}
              </li>
            ))}
          </ul>
        </div>
        <LessonDeeds lesson={lesson} first={idea === 0} onLeave={onLeave} beside />
        <p className="vh" role="status">
          {beat === 0 ? '' : say(`page-learn-beat-${beat as 1 | 2 | 3}`)}
        </p>
      </section>
      <Lamps lanterns={lanterns} breathe={nudge === 1} />
      {state.curtain && <SetAgain key={state.seq} text={say('page-learn-set')} />}
    </>
  )
}

const NONE: readonly string[] = []

/** Numbers at the pieces that the sentence speaks of: on a corner that says nothing, with a ring round the piece. */
function Lamps({ lanterns, breathe }: { readonly lanterns: readonly Lantern[]; readonly breathe: boolean }) {
  return (
    <div className="lamps" aria-hidden="true" data-breathe={breathe}>
      {lanterns.map(({ n, x, y, w, h, r, lamp }) => (
        <span key={n}>
          <i className="ring" style={{ left: x, top: y, width: w, height: h, borderRadius: r }} />
          <b className="lant at" style={{ left: lamp.x, top: lamp.y }}>
            {n}
          </b>
        </span>
      ))}
    </div>
  )
}

/** The table is set for the next idea behind a curtain that is gone at once. */
function SetAgain({ text }: { readonly text: string }) {
  const [there, setThere] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setThere(false), calm() ? 900 : 1300)
    return () => clearTimeout(timer)
  }, [])
  return there ? (
    <p className="setagain" role="status">
      {text}
    </p>
  ) : null
}

interface DeedProps {
  readonly lesson: LessonHandle
  readonly first: boolean
  readonly onLeave: () => void
  /** Beside the coach, where the log has no place of its own. */
  readonly beside?: boolean
}

/** Back, Skip and Leave: beside the coach where there is room, else in the menu. */
export function LessonDeeds({ lesson, first, onLeave, beside = false }: DeedProps) {
  const say = useRoom('learn')
  const { log, close } = use(FrameContext)
  const deed = (what: 'back' | 'skip'): void => {
    close()
    lesson.do(what)
  }
  return (
    <div className="lessondeeds">
      <button
        type="button"
        className="btn ghost"
        data-coach="back"
        disabled={first}
        onClick={() => deed('back')}
      >
        {say('page-learn-back')}
      </button>
      <button type="button" className="btn ghost" data-coach="skip" onClick={() => deed('skip')}>
        {say('page-learn-skip')}
      </button>
      {beside && (
        <button type="button" className="btn ghost" onClick={log}>
          {say('page-table-log')}
        </button>
      )}
      <button type="button" className="btn ghost" data-coach="leave" onClick={onLeave}>
        <Icon name="i-close" />
        {say('page-learn-leave')}
      </button>
    </div>
  )
}
