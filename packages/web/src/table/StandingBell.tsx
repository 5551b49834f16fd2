import { UNTIL_MY_TURN } from '@noren/engine'
import { useState } from 'react'
import { Icon } from '../art/Icon.tsx'
import { useLocal } from '../i18n/local.ts'
import { useTable } from './context.ts'
import { Dialog } from './Dialog.tsx'
import { STANDING } from './standing-words.ts'
import type { Windows } from './standing.ts'

interface SwitchProps {
  readonly id: string
  readonly label: string
  readonly on: boolean
  readonly flip: () => void
  readonly letter?: string
}

function Switch({ id, label, on, flip, letter }: SwitchProps) {
  return (
    <div className="row">
      <span className="l" id={`stand-${id}`}>
        {label} {letter !== undefined && <kbd>{letter}</kbd>}
      </span>
      <button
        type="button"
        role="switch"
        className="switch"
        aria-checked={on}
        aria-labelledby={`stand-${id}`}
        onClick={flip}
      />
    </div>
  )
}

/** A bell on the scroll: which windows I leave to themselves. Only where a game has such windows. */
export function StandingBell() {
  const { module, props, standing, info } = useTable()
  const say = useLocal(STANDING)
  const [open, setOpen] = useState(false)
  const windows: Windows<unknown> | undefined = module.windows
  if (
    windows === undefined ||
    windows.drawn === true ||
    windows.exist?.(props.view) === false ||
    props.seat < 0 ||
    info.status !== 'playing'
  )
    return null
  const { lang } = props.tongue
  const { on, toggle, held, hold } = standing
  return (
    <>
      <button
        type="button"
        className="lantern bell"
        data-lit={on.size > 0 || held}
        title={say('title')}
        aria-label={say('title')}
        onClick={() => setOpen(true)}
      >
        <Icon name="i-bell" />
        {held && <span>{say('heldNow')}</span>}
        {!held && standing.passes && <span>{say('passing')}</span>}
      </button>
      {open && (
        <Dialog title={say('title')} onClose={() => setOpen(false)}>
          <p>{say('more')}</p>
          {windows.replies.map(r => (
            <Switch key={r} id={r} label={windows.label(lang, r)} on={on.has(r)} flip={() => toggle(r)} />
          ))}
          {windows.inTurn !== true && (
            <>
              <Switch
                id="turn"
                label={say('turn')}
                letter="⇧P"
                on={on.has(UNTIL_MY_TURN)}
                flip={() => toggle(UNTIL_MY_TURN)}
              />
              <Switch id="hold" label={say('hold')} letter="H" on={held} flip={hold} />
            </>
          )}
        </Dialog>
      )}
    </>
  )
}

/** Beside a question that comes again and again: leave it to itself from now on. */
export function StandingOffer() {
  const { module, props, standing } = useTable()
  const { reply, passes, toggle } = standing
  const text = reply === null || passes ? null : (module.windows?.offer?.(props.tongue.lang, reply) ?? null)
  if (reply === null || text === null) return null
  return (
    <button type="button" className="btn ghost" data-key="standing" onClick={() => toggle(reply)}>
      <Icon name="i-bell" />
      <span>{text}</span>
    </button>
  )
}
