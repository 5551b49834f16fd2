import type { Words } from '@noren/engine'
import type { Hinted } from '@noren/protocol'
import type { KeyboardEvent } from 'react'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../art/Icon.tsx'
import { useLocal } from '../i18n/local.ts'
import { codeText } from '../i18n/refusal.ts'
import { toast } from '../state/toasts.ts'
import type { Tongue } from './board.ts'
import { useTable } from './context.ts'
import { HINT } from './hint-words.ts'
import './hint.css'
import { rich } from './rich.tsx'
import { suggest } from './suggest.ts'

const SHOWN = 3

type Choice = Hinted['choices'][number]

/** Copies of one card read alike: the first of them stands for all. */
function distinct(choices: readonly Choice[], tongue: Tongue): readonly (Choice & { label: string })[] {
  const out: (Choice & { label: string })[] = []
  for (const c of choices) {
    const label = tongue.label(c.words)
    if (out.length < SHOWN && out.every(o => o.label !== label)) out.push({ ...c, label })
  }
  return out
}

/** "What would you do?": a lantern on the scroll, for whoever practises against bots or sits on the sofa. */
export function Hint() {
  const { props, info, handle, link, replaying } = useTable()
  const { seat, seq, asked, choices } = props
  const { t } = useTranslation()
  const say = useLocal(HINT)
  const [told, setTold] = useState<{ readonly question: string; readonly hint: Hinted } | null>(null)
  /** The question it was opened for: with the next one it is shut. */
  const [openFor, setOpenFor] = useState('')
  const [busy, setBusy] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const latest = useRef('')
  // A sealed answer made in parts asks anew while the log stands still: the choices tell its questions apart.
  const question = useMemo(
    () => `${seat}:${seq}:${choices.map(c => c.words.join(' ')).join('|')}`,
    [seat, seq, choices],
  )
  const open = openFor === question
  useEffect(() => {
    latest.current = question
  }, [question])

  const allowed = handle.sofa !== undefined || info.seats.every(s => s.kind === 'bot' || s.yours)
  const known = told?.question === question ? told.hint : null

  const ask = useCallback(async () => {
    handle.skip()
    setBusy(true)
    const answer = await handle.hint(seat)
    const now = latest.current
    setBusy(false)
    if (typeof answer === 'string') return toast('bad', codeText(t, answer, answer))
    if (!now.startsWith(`${answer.seat}:${answer.seq}:`)) return toast('note', say('stale'))
    setTold({ question: now, hint: answer })
    setOpenFor(now)
  }, [handle, seat, t, say])

  if (!allowed || !asked || seat < 0 || replaying || choices.length === 0) return null
  const close = (): void => {
    setOpenFor('')
    button.current?.focus()
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className="lantern"
        data-key="hint"
        data-lit={open || busy}
        aria-expanded={open}
        aria-busy={busy}
        title={`${say('ask')} (W)`}
        aria-label={say('ask')}
        disabled={link !== 'live'}
        onClick={() => {
          if (open) close()
          else if (known !== null) setOpenFor(question)
          else if (!busy) void ask()
        }}
      >
        <Icon name="i-lantern" />
        <span>{busy ? say('thinking') : say('ask')}</span>
        <kbd>W</kbd>
      </button>
      {open && known !== null && <HintBox hint={known} onClose={close} />}
    </>
  )
}

function HintBox({ hint, onClose }: { readonly hint: Hinted; readonly onClose: () => void }) {
  const { props } = useTable()
  const { tongue } = props
  const say = useLocal(HINT)
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => first.current?.focus({ preventScroll: true }), [])
  const choices = distinct(hint.choices, tongue)
  const [id] = hint.why
  const reason =
    id === 'only' || id === 'close'
      ? say(id)
      : (tongue.lexicon.reason?.(tongue.lang, hint.why, tongue.names) ?? say('close'))
  const pick = (words: Words): void => {
    suggest(words)
    onClose()
    // The seal it led to is next: Enter would play it, and only then.
    requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-key="seal"]')?.focus())
  }
  const box = useRef<HTMLElement>(null)
  const keys = (e: KeyboardEvent<HTMLElement>): void => {
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[e.key]
    if (e.key === 'Escape') onClose()
    else if (step === undefined) return
    else {
      const all = [...(box.current?.querySelectorAll<HTMLElement>('.hintway') ?? [])]
      const at = all.findIndex(el => el === document.activeElement)
      all[(at + step + all.length) % all.length]?.focus()
    }
    e.preventDefault()
    e.stopPropagation()
  }
  return (
    <section className="hintbox paper" aria-label={say('ask')} data-quiet="" ref={box}>
      <header>
        <Icon name="i-lantern" />
        <h3>{say('ask')}</h3>
        <button type="button" className="ibtn" aria-label={say('shut')} onClick={onClose} onKeyDown={keys}>
          <Icon name="i-close" />
        </button>
      </header>
      <ol>
        {choices.map((c, i) => {
          const n = c.value === null ? null : Math.round(c.value * 100)
          return (
            <li key={c.words.join(' ')}>
              <button
                ref={i === 0 ? first : undefined}
                type="button"
                className="hintway"
                data-best={i === 0}
                onClick={() => pick(c.words)}
                onKeyDown={keys}
              >
                <i aria-hidden="true">{i + 1}</i>
                <span className="what">{rich(c.label)}</span>
                {n !== null && (
                  <>
                    <span className="bar" aria-hidden="true">
                      <span style={{ width: `${Math.max(2, n)}%` }} />
                    </span>
                    <b aria-label={say('chanceMore', { n })}>{say('chance', { n })}</b>
                  </>
                )}
              </button>
            </li>
          )
        })}
      </ol>
      <p className="hintwhy" role="status">
        {rich(reason)}
      </p>
      <small>
        {hint.worlds > 0 && say('from', { n: hint.worlds.toLocaleString(tongue.lang) })} {say('show')}
      </small>
    </section>
  )
}
