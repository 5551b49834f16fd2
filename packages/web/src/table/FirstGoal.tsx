import { Suspense, useState } from 'react'
import { GoalText } from '../book/GoalText.tsx'
import { isFirstGame } from '../book/first-games.ts'
import { hasBook } from '../book/load.ts'
import { gameOf } from '../games/index.ts'
import { useTable } from './context.ts'
import './goal.css'

/** What the game is about stands above the scroll until a newcomer's first choice: a row of its own, which covers nothing. */
export function FirstGoal() {
  const { props, info, lines } = useTable()
  const game = gameOf(info.game)
  if (props.seat < 0 || info.status !== 'playing' || game === undefined || !hasBook(game.id)) return null
  if (lines.some(line => line.by === props.seat)) return null
  return <Slip game={game.id} table={info.id} />
}

/** Its height is there before its words are, so that the board stays where it was drawn. */
function Slip({ game, table }: { readonly game: string; readonly table: string }) {
  const [first] = useState(() => isFirstGame(game, table))
  if (!first) return null
  return (
    <p className="goalslip" role="note">
      <Suspense fallback={null}>
        <GoalText game={game} />
      </Suspense>
    </p>
  )
}
