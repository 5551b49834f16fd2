import { usePage } from '../i18n/page.ts'
import { unreadOf } from '../state/side-channel.ts'
import { useSideChannel, useMine } from './useSideChannel.ts'

/** How many lines wait to be read, as a mark with its words. */
export function Unread() {
  const say = usePage()
  const mine = useMine()
  const count = useSideChannel(s => unreadOf(s, mine))
  if (count === 0) return null
  return (
    <span className="unread">
      <span aria-hidden="true">{count > 9 ? '9+' : count}</span>
      <span className="vh">{say('page-aside-unread', { count })}</span>
    </span>
  )
}
