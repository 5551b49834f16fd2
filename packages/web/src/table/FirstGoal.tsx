import { Suspense } from 'react'
import { hasBook } from '../book/load.ts'
import { gameOf } from '../games/index.ts'
import { lazyRoom } from '../i18n/room.ts'
import { useTable } from './context.ts'

const GoalSlip = lazyRoom('book', () => import('../book/GoalSlip.tsx'))

/** What the game is about stands on the table until a newcomer's first choice. */
export function FirstGoal() {
  const { props, info, lines } = useTable()
  const { seat, asked } = props
  const game = gameOf(info.game)
  if (!asked || seat < 0 || game === undefined || !hasBook(game.id)) return null
  if (lines.some(line => line.by === seat)) return null
  return (
    <Suspense fallback={null}>
      <GoalSlip game={game.id} table={info.id} />
    </Suspense>
  )
}
