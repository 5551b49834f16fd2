import { useState } from 'react'
import { refusalText } from '../i18n/refusal.ts'
import { useRoom } from '../i18n/room.ts'
import { toast } from '../state/toasts.ts'

const LONGEST = 2000

/** A note for nobody but me. */
export function NoteField({
  label,
  text,
  save,
}: {
  readonly label: string
  readonly text: string
  readonly save: (text: string) => Promise<void>
}) {
  const say = useRoom('mine')
  const [now, setNow] = useState(text)
  const [kept, setKept] = useState(text)
  return (
    <form
      className="note"
      onSubmit={e => {
        e.preventDefault()
        save(now).then(
          () => setKept(now),
          (error: unknown) => toast('bad', refusalText(say, error)),
        )
      }}
    >
      <label>
        {label}
        <textarea value={now} rows={2} maxLength={LONGEST} onChange={e => setNow(e.target.value)} />
      </label>
      <button type="submit" className="btn ghost" disabled={now === kept}>
        {say(now !== kept || kept === '' ? 'page-common-save' : 'page-mine-saved')}
      </button>
    </form>
  )
}
