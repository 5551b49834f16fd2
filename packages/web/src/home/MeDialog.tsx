import { usePage } from '../i18n/page.ts'
import { lazyPage } from '../i18n/room.ts'
import { Suspense, useState } from 'react'
import { Link } from 'wouter'
import { Icon } from '../art/Icon.tsx'
import { MONS } from '../art/marks.ts'
import { refusalText } from '../i18n/refusal.ts'
import { useMe } from '../state/me.ts'
import { toast } from '../state/toasts.ts'
import { Dialog } from '../table/Dialog.tsx'
import { seatColour } from '../table/Mon.tsx'
import Settings from './Settings.tsx'

const You = lazyPage(() => import('./You.tsx'))

/** My name, my crest and what this browser remembers of me. */
export default function MeDialog({ onClose }: { readonly onClose: () => void }) {
  const say = usePage()
  const { me, rename } = useMe()
  const [name, setName] = useState(me?.name ?? '')
  const [crest, setCrest] = useState(me?.crest ?? 0)
  const save = async (): Promise<void> => {
    try {
      await rename({ name: name.trim(), crest })
      onClose()
    } catch (e) {
      toast('bad', refusalText(say, e))
    }
  }
  return (
    <Dialog title={say('page-me-title')} onClose={onClose}>
      <p>
        <Link href="/me" className="btn ghost">
          <Icon name="i-user" />
          {say('page-bar-me')}
        </Link>
      </p>
      <form
        onSubmit={e => {
          e.preventDefault()
          void save()
        }}
      >
        <label className="row">
          <span className="l">{say('page-me-name')}</span>
          <input
            className="field"
            value={name}
            maxLength={24}
            required
            onChange={e => setName(e.target.value)}
          />
        </label>
        <div className="crests" role="radiogroup" aria-label={say('page-me-crest')}>
          {MONS.map((mon, i) => (
            <button
              key={mon}
              type="button"
              role="radio"
              aria-checked={i === crest}
              aria-label={say('page-me-crest-no', { n: i + 1 })}
              style={{ ['--c' as string]: seatColour(i) }}
              onClick={() => setCrest(i)}
            >
              <span className="monb">
                <Icon name={mon} />
              </span>
            </button>
          ))}
        </div>
        <div className="boxfoot">
          <button type="submit" className="btn hanko" disabled={name.trim() === ''}>
            <Icon name="i-check" />
            {say('page-common-save')}
          </button>
        </div>
      </form>
      <h3>{say('page-settings-title')}</h3>
      <Settings />
      <Suspense fallback={null}>
        <You />
      </Suspense>
    </Dialog>
  )
}
