import { Suspense } from 'react'
import { gameOf } from '../games/index.ts'
import { lazyRoom } from '../i18n/room.ts'
import { useCoach } from './coach.ts'
import { useTable } from './context.ts'

const FirstHint = lazyRoom('learn', () => import('../learn/FirstHint.tsx'))

/** Whether a lesson of this game was finished in this browser. */
function learnt(game: string): boolean {
  try {
    const kept = JSON.parse(localStorage.getItem('noren.lessons') ?? '{}') as Record<
      string,
      { learnt?: boolean }
    >
    return kept[game]?.learnt === true
  } catch {
    return false
  }
}

/** Room for a word about first moments; whoever never took the lesson, or sits in it, is told nothing here. */
export function FirstHints() {
  const { info, props } = useTable()
  const taught = useCoach() !== null
  const game = gameOf(info.game)
  if (taught || props.seat < 0 || game === undefined || !learnt(game.id)) return null
  return (
    <Suspense fallback={null}>
      <FirstHint game={game} />
    </Suspense>
  )
}
