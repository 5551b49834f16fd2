import { usePage } from '../i18n/page.ts'
import type { Hinted } from '@noren/protocol'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { Icon } from '../art/Icon.tsx'
import { codeText } from '../i18n/refusal.ts'
import { toast } from '../state/toasts.ts'
import { useCoach } from './coach.ts'
import { useTable } from './context.ts'
import { opened } from './later.ts'
import './hint.css'

const HintBox = opened(p => p.HintBox)

/** "What would you do?": a lantern in the scroll's question line, for whoever practises against bots or sits on the sofa. */
export function Hint() {
  const { props, info, handle, link, replaying } = useTable()
  const { seat, seq, asked, choices, gameWords } = props
  const { more } = gameWords
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
    const [answer] = await Promise.all([handle.hint(seat), more()])
    const now = latest.current
    setBusy(false)
    if (typeof answer === 'string') return toast('bad', codeText(say, answer, answer))
    if (!now.startsWith(`${answer.seat}:${answer.seq}:`)) return toast('note', say('page-hint-stale'))
    setTold({ question: now, hint: answer })
    setOpenFor(now)
  }, [handle, seat, say, more])

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
      </button>
      {open && known !== null && <HintBox hint={known} onClose={close} />}
    </>
  )
}
