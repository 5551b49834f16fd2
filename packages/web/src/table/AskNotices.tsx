import { Suspense } from 'react'
import { lazyRoom } from '../i18n/room.ts'
import { mayAsk } from '../state/day-seals.ts'
import { useTable } from './context.ts'

const NoticeCard = lazyRoom('mine', () => import('../mine/NoticeCard.tsx'))

/** At a table with days on its clock, after my second choice and while nothing is asked of me: shall this device tell me? Never elsewhere. */
export function AskNotices() {
  const { props, info, handle } = useTable()
  const slow = info.time?.kind === 'days' && info.status === 'playing' && handle.sofa === undefined
  if (!slow || props.seat < 0 || props.asked || !mayAsk()) return null
  return (
    <Suspense fallback={null}>
      <NoticeCard days={1} over />
    </Suspense>
  )
}
