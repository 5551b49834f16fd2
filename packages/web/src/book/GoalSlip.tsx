import { useState } from 'react'
import { Icon } from '../art/Icon.tsx'
import { useRoom } from '../i18n/room.ts'
import { isFirstGame } from './first-games.ts'
import type { Goal } from './words.ts'
import './goal.css'

interface Props {
  readonly game: string
  readonly table: string
}

/** The goal in a sentence, in somebody's first games. Nothing under it is out of reach. */
export default function GoalSlip({ game, table }: Props) {
  const say = useRoom('book')
  const [first] = useState(() => isFirstGame(game, table))
  if (!first) return null
  return (
    <p className="goalslip paper" role="note">
      <Icon name="i-book" />
      <span>
        <b>{say('page-book-goal')}</b> {say(`page-book-goal-${game as Goal}`)}
      </span>
    </p>
  )
}
