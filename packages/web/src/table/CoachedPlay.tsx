import { lazy, Suspense } from 'react'
import { useStore } from 'zustand'
import { usePage } from '../i18n/page.ts'
import { Gone } from '../lobby/Gone.tsx'
import type { TableHandle } from '../state/table.ts'
import type { CoachBox } from './coach.ts'
import { CoachContext } from './coach.ts'

const Play = lazy(() => import('./Play.tsx'))

/** A table on this device with somebody who says something beside it: a lesson, a puzzle, the deal of the day. */
export function CoachedPlay({ table, box }: { readonly table: TableHandle; readonly box: CoachBox | null }) {
  const say = usePage()
  const info = useStore(table.store, s => s.info)
  const link = useStore(table.store, s => s.link)
  const problem = useStore(table.store, s => s.problem)
  const moment = <p className="moment">{say('page-common-loading')}</p>
  if (link === 'gone') return <Gone code={problem ?? 'no-such-game'} />
  if (info === null || box === null) return moment
  return (
    <CoachContext value={box}>
      <Suspense fallback={moment}>
        <Play handle={table} info={info} />
      </Suspense>
    </CoachContext>
  )
}
