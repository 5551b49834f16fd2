import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { useRoom } from '../i18n/room.ts'
import { api } from '../state/api.ts'

/** The address of whatever waits for me most: for bookmarks and notices. Where nothing waits, my games. */
export default function Next() {
  const say = useRoom('mine')
  const [, go] = useLocation()
  useEffect(() => {
    let gone = false
    api.next().then(
      ({ table }) => gone || go(table === null ? '/games' : `/t/${table}`, { replace: true }),
      // Without a server there is still this device, which the list shows.
      () => gone || go('/games', { replace: true }),
    )
    return () => {
      gone = true
    }
  }, [go])
  return <p className="moment">{say('page-common-loading')}</p>
}
