import { usePage } from '../i18n/page.ts'
import { useState } from 'react'
import { Icon } from '../art/Icon.tsx'
import { useTable } from './context.ts'
import { opened } from './later.ts'
import type { Windows } from './standing.ts'
import './invite.css'

const StandingPaper = opened(p => p.StandingPaper)

/** The windows of this table, if it has any just now and I sit at it. */
function useWindows(): Windows<unknown> | null {
  const { module, props, info } = useTable()
  const windows: Windows<unknown> | undefined = module.windows
  const none =
    windows === undefined ||
    windows.exist?.(props.view) === false ||
    props.seat < 0 ||
    info.status !== 'playing'
  return none ? null : windows
}

/** A bell in the scroll's question line: which windows I leave to themselves. Only where a game has such windows. */
export function StandingBell() {
  const { standing, info } = useTable()
  const say = usePage()
  const [open, setOpen] = useState(false)
  const windows = useWindows()
  if (windows === null || windows.drawn === true) return null
  const { on, held } = standing
  const title = say(windows.answer === undefined ? 'page-standing-title' : 'page-standing-title-answers')
  const days = windows.answer !== undefined && info.time?.kind === 'days'
  const text = held
    ? say('page-standing-held-now')
    : standing.passes
      ? say('page-standing-passing')
      : days
        ? say('page-standing-bell')
        : null
  return (
    <>
      <button
        type="button"
        className="lantern bell"
        data-lit={on.size > 0 || held}
        title={text ?? title}
        aria-label={text === null ? title : `${title}: ${text}`}
        onClick={() => setOpen(true)}
      >
        <Icon name="i-bell" />
      </button>
      {open && <StandingPaper windows={windows} onClose={() => setOpen(false)} />}
    </>
  )
}

/** Beside a question that comes again and again: leave it to itself from now on. */
export function StandingOffer() {
  const { module, props, standing } = useTable()
  const { reply, passes, toggle } = standing
  const text =
    reply === null || passes ? null : (module.windows?.offer?.(props.gameWords.speech.voice, reply) ?? null)
  if (reply === null || text === null) return <StandingInvite />
  return (
    <button type="button" className="btn ghost" data-key="standing" onClick={() => toggle(reply)}>
      <Icon name="i-bell" />
      <span>{text}</span>
    </button>
  )
}

/**
 * At a day a turn: beside a question that could be answered for me, and while others are asked, what I want done without me. Null
 * where there is nothing to say, or where it has been said.
 */
export function useInvite(): string | null {
  const { props, standing, info } = useTable()
  const say = usePage()
  const windows = useWindows()
  const { fits, from, passes, on } = standing
  if (windows?.answer === undefined || info.time?.kind !== 'days' || passes) return null
  if (props.asked) return fits !== null && from(fits) === null ? say('page-standing-invite-now') : null
  return (windows.answers ?? []).some(a => on.has(a.id)) ? null : say('page-standing-invite')
}

function StandingInvite() {
  const [open, setOpen] = useState(false)
  const windows = useWindows()
  const text = useInvite()
  if (windows === null || windows.drawn === true) return null
  return (
    <>
      {text !== null && <InviteButton text={text} onOpen={() => setOpen(true)} />}
      {open && <StandingPaper windows={windows} onClose={() => setOpen(false)} />}
    </>
  )
}

export function InviteButton({ text, onOpen }: { readonly text: string; readonly onOpen: () => void }) {
  return (
    <button type="button" className="btn ghost invite" data-key="standing" onClick={onOpen}>
      <Icon name="i-bell" />
      <span>{text}</span>
    </button>
  )
}
