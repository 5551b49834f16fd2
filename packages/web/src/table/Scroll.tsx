import { usePage } from '../i18n/page.ts'
import type { Words } from '@noren/engine'
import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import { Icon } from '../art/Icon.tsx'
import { AskBackButton } from './AskBack.tsx'
import { useTable } from './context.ts'
import { Hint } from './Hint.tsx'
import { Incense } from './Incense.tsx'
import { ResultButton } from '../result/Result.tsx'
import type { Told } from './rich.tsx'
import { plainText, rich } from './rich.tsx'
import { StandingBell, StandingOffer } from './StandingBell.tsx'
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

function AskingScroll({ selection, steps, question, detail, iconOf, seal, children }: Props) {
  const say = usePage()
  const { props, link, standing } = useTable()
  const { gameWords, asked, busy, undo, act } = props
  const ref = useRef<HTMLElement>(null)
  const heard = useRef('')
  const asking = question ?? gameWords.question()
  const text = plainText(asking)
  const ready = asked && !busy && link === 'live'

  // A new question takes the focus, unless the player is typing or already inside the table's pieces with a key.
  useEffect(() => {
    const el = ref.current
    const on = document.activeElement
    if (heard.current === text) return
    heard.current = text
    if (!asked || el === null || el.contains(on) || document.querySelector('dialog[open]') !== null) return
    if (on instanceof HTMLInputElement || on instanceof HTMLTextAreaElement) return
    el.focus({ preventScroll: true })
  }, [text, asked])

  const sealed = selection.sealed
  const sent =
    sealed === null ? null : { label: gameWords.label(sealed.words), onSeal: () => act(sealed.words) }
  const stamp = seal === undefined ? sent : seal
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
      data-window={standing.reply ?? undefined}
      data-tiles={selection.tiles.length}
    >
      <div className="hooks">
        <StandingBell />
        <Hint />
      </div>
      <div className="ask">
        {steps !== undefined && <Steps steps={steps} />}
        <h2 aria-live={asked ? 'assertive' : 'polite'}>{rich(asking)}</h2>
        {detail !== undefined && detail !== null && <p>{detail}</p>}
        {!asked && props.sealed.length > 0 && (
          <p className="sealednote">
            {rich(
              say('page-table-sealed', {
                choice: props.sealed.map(w => plainText(gameWords.label(w))).join(', '),
              }),
            )}
          </p>
        )}
        {asked && <Incense seat={props.seat} big />}
      </div>
      {children}
      {selection.tiles.length > 0 && (
        <div className="tiles" role="group" aria-label={say('page-table-options')}>
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
        <ResultButton />
        {selection.picked.length > 0 ? (
          <button type="button" className="btn ghost" data-key="back" onClick={selection.clear}>
            <Icon name="i-close" />
            <span>{say('page-table-back')}</span>
            <kbd>Esc</kbd>
          </button>
        ) : undo === null ? (
          <AskBackButton small={asked} />
        ) : (
          <button type="button" className="btn ghost" data-key="undo" disabled={busy} onClick={undo}>
            <Icon name="i-undo" />
            <span>{say('page-table-take-back')}</span>
            <kbd>Z</kbd>
          </button>
        )}
        {stamp === null && asked && selection.tiles.length === 0 && (
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
