import { usePage } from '../i18n/page.ts'
import type { Words } from '@noren/engine'
import type { ReactNode } from 'react'
import { useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { Icon } from '../art/Icon.tsx'
import { AskBackButton } from './AskBack.tsx'
import { useTable } from './context.ts'
import { Hint } from './Hint.tsx'
import { usePrefs } from '../state/prefs.ts'
import { ResultButton } from '../result/Result.tsx'
import { captionOf } from './MomentCard.tsx'
import { ForMe, useForMe } from './ForMe.tsx'
import { opened } from './later.ts'
import { goesAtOnce } from './only.ts'
import type { Told } from './rich.tsx'
import { plainText, rich } from './rich.tsx'
import { Clock } from './SeatMarks.tsx'
import { StandingBell, StandingOffer } from './StandingBell.tsx'
import { useSteadyHeight } from './useSteadyHeight.ts'
import type { Selection } from './usePicks.ts'

export interface Step {
  readonly text: string
  readonly state: 'done' | 'now' | 'later'
}

interface Props {
  readonly selection: Selection
  readonly steps?: readonly Step[]
  /** Overrides the game's question, for instance to say what a picked card would do. */
  readonly question?: Told
  readonly detail?: ReactNode
  /** An icon for the seal and for each tile. */
  readonly iconOf?: (words: readonly (string | number)[]) => string
  /** A seal that does more than send one choice (a whole order of cards). */
  readonly seal?: { readonly label: Told; readonly onSeal: () => void } | null
  /** The unknown things lie on a paper of the board, and what chooses for the player is the first of them there. */
  readonly laidOut?: boolean
  /** What a game adds to the signs in the question line. */
  readonly hook?: ReactNode
  readonly children?: ReactNode
}

/** The one place to decide: it asks every question, of every game, on every screen. */
export function Scroll(scroll: Props) {
  const { look } = useTable()
  return look === undefined ? <AskingScroll {...scroll} /> : <LookScroll {...scroll} chosen={look.chosen} />
}

/** What was asked, and what was chosen. */
function LookScroll({ question, detail, iconOf, chosen }: Props & { readonly chosen: Words | null }) {
  const say = usePage()
  const { props } = useTable()
  const { gameWords, asked } = props
  return (
    <section className="scroll paper" aria-label={say('page-table-decision')} data-asked={asked}>
      <div className="ask">
        <h2>{rich(question ?? gameWords.question())}</h2>
        {detail !== undefined && detail !== null && <p>{detail}</p>}
      </div>
      {chosen !== null && (
        <p className="chosen">
          <Icon name={iconOf === undefined ? 'i-check' : iconOf(chosen)} />
          <span>{rich(gameWords.label(chosen))}</span>
        </p>
      )}
    </section>
  )
}

/** From so many beats on that are still to be shown, running on to my turn is offered. */
const MANY_AHEAD = 3
const RunOn = opened(p => p.RunOn)

function AskingScroll({
  selection,
  steps,
  question,
  detail,
  iconOf,
  seal,
  laidOut = false,
  hook,
  children,
}: Props) {
  const say = usePage()
  const { props, link, standing, only, ahead, moment, handle } = useTable()
  const unrolls = useStore(handle.store, s => s.unrolls)
  const stands = useStore(handle.store, s => s.stands)
  const { gameWords, asked, busy, undo, act } = props
  const atOnce = usePrefs(p => p.seal) === 'always'
  const ref = useRef<HTMLElement>(null)
  const heard = useRef({ seq: -1, text: '' })
  // What I am asked next waits with its answers until what led to it was seen: so long the scroll says what it said last.
  const mine = props.seat >= 0 && ((props.waiting >> props.seat) & 1) === 1
  const waits = mine && !asked && !unrolls && moment === null
  // While a moment is on, the scroll says what it tells, not what was asked before it.
  const next = (moment === null ? null : captionOf(moment, gameWords)) ?? question ?? gameWords.question()
  const [last, setLast] = useState(next)
  if (!waits && plainText(last) !== plainText(next)) setLast(next)
  const asking = waits ? last : next
  const text = plainText(asking)
  const ready = asked && !busy && link === 'live'

  // A new question takes the focus, unless the player is typing; so does one whose piece or paper had it and is gone. What a pick makes of its
  // words is no other question.
  useEffect(() => {
    if (!asked) return
    const el = ref.current
    const on = document.activeElement
    const was = heard.current
    if (was.seq !== props.seq) heard.current = { seq: props.seq, text }
    if (heard.current.text === was.text && on !== document.body) return
    if (el === null || el.contains(on) || document.querySelector('dialog[open]') !== null) return
    if (on instanceof HTMLInputElement || on instanceof HTMLTextAreaElement) return
    el.focus({ preventScroll: true })
  })

  useSteadyHeight(ref, asked, props.seq)

  const sealed = selection.sealed
  const sent =
    sealed === null ? null : { label: gameWords.label(sealed.words), onSeal: () => act(sealed.words) }
  const stamp = seal === undefined ? sent : seal
  // One touch is enough where it was wished so: what was picked goes on its way, unless it wants a second thought.
  const going = ready && seal === undefined && selection.picked.length > 0 ? sealed : null
  const goes =
    going !== null && goesAtOnce(atOnce ? 'always' : selection.twice ? 'double' : 'off', going.words)
  useEffect(() => {
    if (going !== null && goes) act(going.words)
  }, [going, goes, act])
  const forMe = useForMe().length > 0 && stamp === null && !laidOut
  // Beside a question it is one of the signs in its line; while others are asked it says in words what it does.
  const back =
    selection.picked.length > 0 ? null : undo === null ? (
      <AskBackButton small={asked} />
    ) : (
      <button
        type="button"
        className={asked ? 'lantern' : 'btn ghost'}
        title={say('page-table-take-back')}
        data-key="undo"
        disabled={busy}
        onClick={undo}
      >
        <Icon name="i-undo" />
        <span>{say('page-table-take-back')}</span>
        {!asked && <kbd>Z</kbd>}
      </button>
    )
  const sealIcon = sealed === null || iconOf === undefined ? 'i-check' : iconOf(sealed.words)
  return (
    <section
      className="scroll paper"
      aria-label={say('page-table-decision')}
      tabIndex={-1}
      ref={ref}
      data-quiet=""
      data-asked={asked}
      data-busy={busy}
      data-held={unrolls ? 'turn' : moment?.part.kind}
      data-part={moment?.at}
      data-seq={props.seq}
      data-window={standing.reply ?? undefined}
      data-goes={only.goes || undefined}
      data-tiles={selection.tiles.length}
    >
      <div className="askline">
        <div className="ask">
          {steps !== undefined && <Steps steps={steps} />}
          <h2 aria-live={asked ? 'assertive' : 'polite'}>{rich(asking)}</h2>
          {moment === null && !waits && detail !== undefined && detail !== null && <p>{detail}</p>}
          {!asked && props.sealed.length > 0 && (
            <p className="sealednote">
              {rich(
                say('page-table-sealed', {
                  choice: props.sealed.map(w => plainText(gameWords.label(w))).join(', '),
                }),
              )}
            </p>
          )}
          {asked && <Clock seat={props.seat} big />}
        </div>
        <div className="hooks">
          <StandingBell />
          {hook}
          <Hint />
          {asked && back}
        </div>
      </div>
      {children}
      {selection.tiles.length > 0 && (
        <div className="tiles" role="group" aria-label={say('page-table-options')}>
          {forMe && <ForMe />}
          {selection.tiles.map((tile, i) => (
            <button
              key={tile.said.words.join(' ')}
              type="button"
              className="btn ghost tile"
              aria-pressed={tile.picked}
              data-option={i + 1}
              onClick={tile.onPick}
            >
              {iconOf !== undefined && <Icon name={iconOf(tile.said.words)} />}
              <span>{rich(gameWords.label(tile.said.words))}</span>
              {i < 9 && <kbd>{i + 1}</kbd>}
            </button>
          ))}
        </div>
      )}
      <div className="seals">
        <StandingOffer />
        {only.leave !== null && (
          <button type="button" className="btn ghost" data-key="leave" onClick={only.leave}>
            <Icon name="i-bell" />
            <span>{say('page-table-pass-only')}</span>
          </button>
        )}
        {(stands || ahead >= MANY_AHEAD) && <RunOn />}
        <ResultButton />
        {selection.picked.length > 0 ? (
          <button type="button" className="btn ghost" data-key="back" onClick={selection.clear}>
            <Icon name="i-close" />
            <span>{say('page-table-back')}</span>
            <kbd>Esc</kbd>
          </button>
        ) : (
          !asked && back
        )}
        {forMe && selection.tiles.length === 0 && <ForMe className="btn ghost" />}
        {stamp === null && asked && selection.tiles.length === 0 && !forMe && (
          <span className="hint">{say('page-table-pick')}</span>
        )}
        {stamp !== null && (
          <button
            type="button"
            className="btn hanko"
            data-key="seal"
            disabled={!ready}
            onClick={() => {
              if (ready) stamp.onSeal()
            }}
          >
            <Icon name={sealIcon} />
            <span>{rich(stamp.label)}</span>
            <kbd>Enter</kbd>
          </button>
        )}
      </div>
    </section>
  )
}

function Steps({ steps }: { readonly steps: readonly Step[] }) {
  return (
    <ol className="steps">
      {steps.map((s, i) => (
        <li key={s.text} data-step={s.state} aria-current={s.state === 'now' ? 'step' : undefined}>
          <i aria-hidden="true">{s.state === 'done' ? <Icon name="i-check" /> : i + 1}</i>
          {s.text}
        </li>
      ))}
    </ol>
  )
}
