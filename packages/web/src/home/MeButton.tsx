import { usePage } from '../i18n/page.ts'
import { lazyPage } from '../i18n/room.ts'
import { Suspense, useState } from 'react'
import { Icon } from '../art/Icon.tsx'
import { useMe } from '../state/me.ts'
import { monOf, seatColour } from '../table/Mon.tsx'

/** Fetched by whoever opens it. */
const MeDialog = lazyPage(() => import('./MeDialog.tsx'))

/** My name and crest; opens the sheet that changes them. */
export function MeButton() {
  const say = usePage()
  const me = useMe(s => s.me)
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="me" onClick={() => setOpen(true)} title={say('page-me-edit')}>
        <span className="monb" style={{ ['--c' as string]: seatColour(me?.crest ?? 0) }}>
          <Icon name={monOf(me?.crest ?? 0)} />
        </span>
        <span className="vh">{say('page-me-edit')}: </span>
        <span className="nm">{me?.name ?? '…'}</span>
      </button>
      {open && (
        <Suspense fallback={null}>
          <MeDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
