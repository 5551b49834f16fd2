import { usePage } from '../i18n/page.ts'
import type { Words } from '@noren/engine'
import type { Hinted } from '@noren/protocol'
import type { KeyboardEvent } from 'react'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { Icon } from '../art/Icon.tsx'
import { codeText } from '../i18n/refusal.ts'
import { toast } from '../state/toasts.ts'
import type { GameWords } from './board.ts'
import { useCoach } from './coach.ts'
import { useTable } from './context.ts'
import './hint.css'
import type { Told } from './rich.tsx'
import { plainText, rich } from './rich.tsx'
import { suggest } from './suggest.ts'

const SHOWN = 3

type HintedChoice = Hinted['choices'][number]

/** Copies of one card read alike: the first of them stands for all. */
function distinct(
  choices: readonly HintedChoice[],
  gameWords: GameWords,
): readonly (HintedChoice & { label: Told })[] {
  const out: (HintedChoice & { label: Told })[] = []
  for (const c of choices) {
    const label = gameWords.label(c.words)
    const text = plainText(label)
    if (out.length < SHOWN && out.every(o => plainText(o.label) !== text)) out.push({ ...c, label })
  }
  return out
}

/** "What would you do?": a lantern on the scroll, for whoever practises against bots or sits on the sofa. */
export function Hint() {
  const { props, info, handle, link, replaying } = useTable()
  const { seat, seq, asked, choices } = props
  const say = usePage()
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

  // In a lesson the coach is asked.
  const taught = useCoach() !== null
  const allowed = handle.sofa !== undefined || info.seats.every(s => s.kind === 'bot' || s.yours)
  const known = told?.question === question ? told.hint : null

  const ask = useCallback(async () => {
    handle.skip()
    setBusy(true)
    const answer = await handle.hint(seat)
    const now = latest.current
    setBusy(false)
    if (typeof answer === 'string') return toast('bad', codeText(say, answer, answer))
    if (!now.startsWith(`${answer.seat}:${answer.seq}:`)) return toast('note', say('page-hint-stale'))
    setTold({ question: now, hint: answer })
    setOpenFor(now)
  }, [handle, seat, say])

  if (taught || !allowed || !asked || seat < 0 || replaying || choices.length === 0) return null
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
        title={`${say('page-hint-ask')} (W)`}
        aria-label={say('page-hint-ask')}
        disabled={link !== 'live'}
        onClick={() => {
          if (open) close()
          else if (known !== null) setOpenFor(question)
          else if (!busy) void ask()
        }}
      >
        <Icon name="i-lantern" />
        <span>{busy ? say('page-hint-thinking') : say('page-hint-ask')}</span>
        <kbd>W</kbd>
      </button>
      {open && known !== null && <HintBox hint={known} onClose={close} />}
    </>
  )
}

function HintBox({ hint, onClose }: { readonly hint: Hinted; readonly onClose: () => void }) {
  const { props } = useTable()
  const { gameWords } = props
  const say = usePage()
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => first.current?.focus({ preventScroll: true }), [])
  const choices = distinct(hint.choices, gameWords)
  const [id] = hint.why
  const reason =
    id === 'only' || id === 'close'
      ? say(`page-hint-${id}`)
      : (gameWords.speech.hint(hint.why) ?? say('page-hint-close'))
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
    <section className="hintbox paper" aria-label={say('page-hint-ask')} data-quiet="" ref={box}>
      <header>
        <Icon name="i-lantern" />
        <h3>{say('page-hint-ask')}</h3>
        <button
          type="button"
          className="ibtn"
          aria-label={say('page-hint-shut')}
          onClick={onClose}
          onKeyDown={keys}
        >
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
                    <b aria-label={say('page-hint-chance-more', { n })}>{say('page-hint-chance', { n })}</b>
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
        {hint.worlds > 0 && say('page-hint-from', { n: hint.worlds })} {say('page-hint-show')}
      </small>
    </section>
  )
}
