import { Icon } from '../art/Icon.tsx'
import { useRoom } from '../i18n/room.ts'
import { useTable } from '../table/context.ts'
import type { Goal } from './words.ts'

/** What must be reached at this table, where its game has such a number. */
function targetOf(view: unknown): number | null {
  const { open } = (view ?? {}) as { readonly open?: { readonly target?: unknown } }
  return typeof open?.target === 'number' ? open.target : null
}

/** The goal in a sentence, with the figure of this table. */
export function GoalText({ game }: { readonly game: string }) {
  const say = useRoom('book')
  const target = targetOf(useTable().props.view)
  return (
    <>
      <Icon name="i-book" />
      <span>
        <b>{say('page-book-goal')}</b>{' '}
        {game === 'honor' && target !== null
          ? say('page-book-goal-honor-at', { target })
          : say(`page-book-goal-${game as Goal}`)}
      </span>
    </>
  )
}
