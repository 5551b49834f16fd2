import type { ReactNode } from 'react'
import { use, useEffect, useMemo, useRef, useState } from 'react'
import { Icon } from '../art/Icon.tsx'
import type { GameEntry } from '../games/index.ts'
import { gameText } from '../i18n/index.ts'
import { usePage } from '../i18n/page.ts'
import { useRoom } from '../i18n/room.ts'
import { pause } from '../state/device.ts'
import type { PuzzleHandle, PuzzleState, PuzzleStep } from '../state/puzzle.ts'
import { toast } from '../state/toasts.ts'
import { FrameContext } from '../table/coach.ts'
import { useTable } from '../table/context.ts'
import { rich } from '../table/rich.tsx'
import { suggest } from '../table/suggest.ts'
import { Dots } from './Dots.tsx'
import type { Listed, PuzzleSay } from './list.ts'
import '../learn/coach.css'
import './puzzle.css'

const BEAT_MS = 700

interface Props {
  readonly handle: PuzzleHandle
  readonly state: PuzzleState
  readonly game: GameEntry
  readonly listed: Listed
  readonly name: string
  readonly words: PuzzleSay
  readonly onNext: () => void
  readonly onLeave: () => void
}

/** The answer, choice by choice: its pieces are picked, then it is sealed. */
function useShowing(handle: PuzzleHandle, state: PuzzleState): readonly [showing: boolean, show: () => void] {
  const [showing, setShowing] = useState(false)
  const { wanted, shown, mode } = state
  useEffect(() => {
    if (!showing || !shown || mode !== 'asks' || wanted === null) return
    // Tests and impatient people may set how long this device lingers.
    const wait = Math.min(BEAT_MS, pause())
    suggest(wanted)
    const timer = setTimeout(() => handle.show(wanted), wait)
    return () => clearTimeout(timer)
  }, [showing, shown, mode, wanted, handle])
  useEffect(() => {
    if (mode !== 'asks') setShowing(false)
  }, [mode])
  const show = (): void => {
    setShowing(true)
    handle.again('shown')
  }
  return [showing, show]
}

/** Beside the table, or above it: what is asked, what came of it, and why not the others. */
export function PuzzlePanel({ handle, state, game, listed, name, words, onNext, onLeave }: Props) {
  const say = useRoom('puzzles')
  const page = usePage()
  const { props } = useTable()
  const { speech } = props.gameWords
  const { mode, answer, others, value, wanted, shown } = state
  const [showing, show] = useShowing(handle, state)
  const [nudged, setNudged] = useState(false)
  const nudge = !listed.chosen && nudged && mode === 'asks' ? others[0]?.why : null
  const label = (s: PuzzleStep): ReactNode => rich(speech.label(s.words, s.view))
  const because = (i: number): ReactNode => {
    const other = others[i]
    if (other === undefined) return null
    if (other.id !== null) return words(`${listed.id}-try-${other.id}`)
    const why = other.why === null ? null : speech.hint(other.why)
    return why === null ? say('page-puzzles-less') : rich(why)
  }
  const figure = (n: number | null): ReactNode =>
    n === null ? null : (
      <b className="pzfig" aria-label={say('page-puzzles-chance-more', { n })}>
        {say('page-puzzles-chance', { n })}
      </b>
    )
  const question = listed.chosen ? words(`${listed.id}-ask`) : say('page-puzzles-ask')
  const over = mode !== 'asks'

  // What came of it takes the focus once, so that Enter goes on and a screen reader reads it.
  const result = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!over) return
    const timer = setTimeout(() => result.current?.focus({ preventScroll: true }), 60)
    return () => clearTimeout(timer)
  }, [over])

  useEffect(() => {
    const press = (e: KeyboardEvent): void => {
      if (!over || e.key !== 'Enter' || e.target instanceof HTMLButtonElement) return
      if (e.target instanceof HTMLAnchorElement || document.querySelector('dialog[open]') !== null) return
      e.preventDefault()
      e.stopPropagation()
      if (mode === 'solved') onNext()
      else handle.again('tried')
    }
    addEventListener('keydown', press, true)
    return () => removeEventListener('keydown', press, true)
  }, [over, mode, onNext, handle])

  const copy = useMemo(
    () => (): void => {
      void navigator.clipboard.writeText(location.href).then(
        () => toast('note', say('page-puzzles-copied')),
        () => toast('bad', say('page-puzzles-not-copied')),
      )
    },
    [say],
  )
  const shownOthers = others.map((o, i) => [o, i] as const)

  return (
    <section
      className="coach riddle"
      aria-label={say('page-puzzles-panel')}
      tabIndex={-1}
      data-mode={mode}
      data-quiet=""
    >
      <header>
        <small>
          <Dots dots={listed.dots} />{' '}
          <span className="pzwhere">
            {gameText(page, game.id, 'name')} · {say('page-puzzles-nth', { n: listed.n })}
          </span>
        </small>
        <h2>{name}</h2>
        <p className="pzask">{question}</p>
      </header>
      {over ? (
        <div className="pzresult" data-mode={mode} role="status" tabIndex={-1} ref={result}>
          <h3>
            {mode === 'solved' && <Icon name="i-check" />}
            {mode === 'solved'
              ? say(shown ? 'page-puzzles-shown' : 'page-puzzles-yes')
              : say(state.tried === null ? 'page-puzzles-no' : 'page-puzzles-no-because')}
          </h3>
          {mode === 'solved' ? (
            <>
              <ol>
                {answer.map((s, i) => (
                  <li key={i}>
                    {label(s)} {answer.length === 1 && figure(value)}
                  </li>
                ))}
              </ol>
              {listed.chosen && <p>{words(`${listed.id}-done`)}</p>}
            </>
          ) : (
            state.tried !== null && <p>{because(state.tried)}</p>
          )}
        </div>
      ) : (
        nudge !== null &&
        nudge !== undefined && (
          <p className="pznudge" role="status">
            {say('page-puzzles-decides')} {rich(speech.hint(nudge) ?? '')}
          </p>
        )
      )}
      {mode === 'solved' && shownOthers.length > 0 && (
        <div className="pzwhy">
          <h3>{say('page-puzzles-why-not')}</h3>
          <ul>
            {shownOthers.map(([o, i]) => (
              <li key={i}>
                {o.id === null && o.steps[0] !== undefined && (
                  <p className="pzother">
                    {label(o.steps[0])} {figure(o.value)}
                  </p>
                )}
                <p>{because(i)}</p>
              </li>
            ))}
          </ul>
          {!listed.chosen && <p className="pzfrom">{say('page-puzzles-from')}</p>}
        </div>
      )}
      <div className="coachdeeds pzdeeds">
        {over ? (
          <>
            <button
              type="button"
              className="btn ghost"
              data-puzzle="again"
              onClick={() => handle.again('tried')}
            >
              <Icon name="i-undo" />
              {say('page-puzzles-again')}
            </button>
            {mode === 'failed' && (
              <button type="button" className="btn ghost" data-puzzle="show" onClick={show}>
                <Icon name="i-play" />
                {say('page-puzzles-show')}
              </button>
            )}
            <button
              type="button"
              className={mode === 'solved' ? 'btn hanko' : 'btn ghost'}
              data-puzzle="next"
              onClick={onNext}
            >
              {say('page-puzzles-next')}
            </button>
          </>
        ) : (
          <>
            <button
              type="button"
              className="btn ghost"
              data-puzzle="nudge"
              disabled={showing || (listed.chosen && wanted === null)}
              onClick={() => {
                setNudged(true)
                if (listed.chosen && wanted !== null) suggest(wanted, true)
              }}
            >
              <Icon name="i-lantern" />
              {say('page-puzzles-nudge')}
            </button>
            <button type="button" className="btn ghost" data-puzzle="show" disabled={showing} onClick={show}>
              <Icon name="i-play" />
              {say('page-puzzles-show')}
            </button>
          </>
        )}
      </div>
      <div className="pzfoot">
        <button type="button" className="btn ghost" data-puzzle="link" onClick={copy}>
          <Icon name="i-link" />
          {say('page-puzzles-link')}
        </button>
        <button type="button" className="btn ghost" data-puzzle="leave" onClick={onLeave}>
          {say('page-puzzles-all')}
        </button>
      </div>
    </section>
  )
}

/** In the menu of the table, for narrow screens. */
export function PuzzleDeeds({ handle, onLeave, onNext }: Pick<Props, 'handle' | 'onLeave' | 'onNext'>) {
  const say = useRoom('puzzles')
  const { close } = use(FrameContext)
  const then = (deed: () => void) => (): void => {
    close()
    deed()
  }
  return (
    <div className="lessondeeds">
      <button type="button" className="btn ghost" onClick={then(() => handle.again('tried'))}>
        {say('page-puzzles-again')}
      </button>
      <button type="button" className="btn ghost" onClick={then(onNext)}>
        {say('page-puzzles-next')}
      </button>
      <button type="button" className="btn ghost" onClick={then(onLeave)}>
        {say('page-puzzles-all')}
      </button>
    </div>
  )
}
