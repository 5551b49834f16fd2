import { Suspense, useEffect, useRef, useState } from 'react'
import { Icon } from '../art/Icon.tsx'
import { usePage } from '../i18n/page.ts'
import { lazyRoom } from '../i18n/room.ts'
import { useTable } from '../table/context.ts'
import { useDismissedResult } from '../table/dismissed-result.ts'
import type { ScoreSheet } from '../table/Scores.tsx'
import type { Finale } from './finale.ts'

const Scene = lazyRoom('result', () => import('./Scene.tsx'))

interface Props {
  readonly sheet: ScoreSheet
  /** How the game tells its end; a game without a drawing of its own gets a plain one. Null: it is on its way. */
  readonly finale?: (() => Finale) | null | undefined
}

/** The end of the game, over the whole page. */
export function Result({ sheet, finale }: Props) {
  const { info, ahead, replaying } = useTable()
  const { shut, shutFor } = useDismissedResult()
  const over = info.outcome !== null || info.ended !== undefined
  const hidden = ahead > 0 || replaying
  // Whoever saw the game run sees the scene arrive; whoever comes back later finds it standing.
  const [ran] = useState(!over || hidden)
  useEffect(() => () => shutFor(null), [shutFor])
  if (!over || hidden || shut === info.id || finale === null) return null
  return (
    <Suspense>
      <Scene sheet={sheet} finale={finale} fresh={ran} />
    </Suspense>
  )
}

/** On the scroll of a game that is over: the result that was put away comes back. */
export function ResultButton() {
  const { info, ahead, replaying } = useTable()
  const { shut } = useDismissedResult()
  if ((info.outcome === null && info.ended === undefined) || shut !== info.id || ahead > 0 || replaying)
    return null
  return <BringBack />
}

/** Takes the focus when it comes: whoever put the result away by a key is where it can be brought back, not nowhere. */
function BringBack() {
  const say = usePage()
  const { shutFor } = useDismissedResult()
  const ref = useRef<HTMLButtonElement>(null)
  useEffect(() => ref.current?.focus({ preventScroll: true }), [])
  return (
    <button ref={ref} type="button" className="btn hanko" data-key="result" onClick={() => shutFor(null)}>
      <Icon name="i-check" />
      <span>{say('page-result-see-result')}</span>
    </button>
  )
}
