import { useState } from 'react'
import { Icon } from '../art/Icon.tsx'
import { refusalText } from '../i18n/refusal.ts'
import { useRoom } from '../i18n/room.ts'
import { api } from '../state/api.ts'
import { device } from '../state/device.ts'
import { toast } from '../state/toasts.ts'
import { Dialog } from '../table/Dialog.tsx'

/** Games of this device are thrown away one by one; what the browser remembered goes with them. */
async function forgetHere(): Promise<void> {
  for (const table of await device.list()) await device.drop(table.id)
  const own = Object.keys(localStorage).filter(key => key.startsWith('noren.'))
  for (const key of own) localStorage.removeItem(key)
}

/** Deletes everything of mine, on the server and on this device, once I have typed my name. */
export function ForgetMe({ name, days }: { readonly name: string; readonly days: number | undefined }) {
  const say = useRoom('mine')
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const [busy, setBusy] = useState(false)
  const forget = async (): Promise<void> => {
    setBusy(true)
    try {
      await api.forget(typed)
      await forgetHere()
      // A new page, which knows nobody.
      location.assign('/')
    } catch (e) {
      toast('bad', refusalText(say, e))
      setBusy(false)
    }
  }
  return (
    <section>
      <h2>{say('page-mine-forget')}</h2>
      <p>{say('page-mine-forget-more')}</p>
      <button type="button" className="btn danger" onClick={() => setOpen(true)}>
        <Icon name="i-close" />
        {say('page-mine-forget-button')}
      </button>
      {open && (
        <Dialog title={say('page-mine-forget')} onClose={() => setOpen(false)}>
          <form
            className="forget"
            onSubmit={e => {
              e.preventDefault()
              void forget()
            }}
          >
            <p>{say('page-mine-forget-all')}</p>
            <p>
              {days === undefined ? say('page-mine-backups-unknown') : say('page-mine-backups', { n: days })}
            </p>
            <label className="row">
              <span className="l">{say('page-mine-forget-type', { name })}</span>
              <input
                className="field"
                value={typed}
                autoComplete="off"
                onChange={e => setTyped(e.target.value)}
              />
            </label>
            <div className="boxfoot">
              <button type="button" className="btn ghost" onClick={() => setOpen(false)}>
                {say('page-common-cancel')}
              </button>
              <button type="submit" className="btn danger" disabled={busy || typed.trim() !== name}>
                {say('page-mine-forget-sure')}
              </button>
            </div>
          </form>
        </Dialog>
      )}
    </section>
  )
}
