import type { TableInfo } from '@noren/protocol'
import { useEffect, useRef } from 'react'
import { play } from '../state/sound.ts'
import type { Beat } from './board.ts'

interface Heard {
  readonly asked: boolean
  /** It is asked in a window, out of turn. */
  readonly react: boolean
  readonly busy: boolean
  readonly beat: Beat | null
  readonly outcome: TableInfo['outcome']
  readonly seat: number
}

/** What a table sounds like, whatever is played on it. */
export function useSounds({ asked, react, busy, beat, outcome, seat }: Heard): void {
  const before = useRef({ asked, busy, beat, outcome })
  useEffect(() => {
    const was = before.current
    before.current = { asked, busy, beat, outcome }
    // The scene of the result has its own.
    if (outcome !== null && was.outcome === null) return
    if (busy && !was.busy) return play('seal')
    if (asked && !was.asked) return play(react ? 'bell' : 'turn')
    if (beat !== was.beat && beat !== null && beat.by !== seat && beat.events.length > 0) play('card')
  }, [asked, react, busy, beat, outcome, seat])
}
