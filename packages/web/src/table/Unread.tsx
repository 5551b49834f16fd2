import { useLocal } from '../i18n/local.ts'
import { unreadOf } from '../state/aside.ts'
import { useAside, useMine } from './useAside.ts'
import { ASIDE } from './words.ts'

/** How many lines wait to be read, as a mark with its words. */
export function Unread() {
  const say = useLocal(ASIDE)
  const mine = useMine()
  const count = useAside(s => unreadOf(s, mine))
  if (count === 0) return null
  return (
    <span className="unread">
      <span aria-hidden="true">{count > 9 ? '9+' : count}</span>
      <span className="vh">{say(count === 1 ? 'unread_one' : 'unread_other', { count })}</span>
    </span>
  )
}
