import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { useRoom } from '../i18n/room.ts'
import { playedHere } from '../sofa/people.ts'
import type { NextGame } from '../state/next.ts'
import { nextHere, nextThere } from '../state/next.ts'

/** A part that does not answer names no table. */
const orNone = (found: Promise<NextGame | null>): Promise<NextGame | null> => found.catch(() => null)

/** What waits most: at the server, then on this device. */
const find = async (): Promise<NextGame | null> =>
  (await orNone(nextThere(''))) ?? (playedHere() ? orNone(nextHere('')) : null)

/** The address of whatever waits for me most: for bookmarks and notices. Where nothing waits, my games. */
export default function Next() {
  const say = useRoom('mine')
  const [, go] = useLocation()
  useEffect(() => {
    let gone = false
    void find().then(next => gone || go(next?.path ?? '/games', { replace: true }))
    return () => {
      gone = true
    }
  }, [go])
  return <p className="moment">{say('page-common-loading')}</p>
}
