import { useEffect, useMemo, useState } from 'react'
import { Link } from 'wouter'
import { useStore } from 'zustand'
import { Icon } from '../art/Icon.tsx'
import { useRoom } from '../i18n/room.ts'
import type { DailyHandle } from '../state/daily.ts'
import { openDaily } from '../state/daily.ts'
import { useMe } from '../state/me.ts'
import type { CoachBox } from '../table/coach.ts'
import { CoachedPlay } from '../table/CoachedPlay.tsx'
import { gameOn } from './DailyCard.tsx'
import { dayAt, dealNow } from './days.ts'
import { keepTry, meetServer, useDaily } from './held.ts'

/** So long a device that may be offline waits to hear of the day. */
const HEAR_MS = 2500

/** What is played: the try that counts, the same once more for oneself, or a practice game. */
interface Game {
  readonly handle: DailyHandle
  /** The day whose try this is; null where nothing counts. */
  readonly day: string | null
}

/** The deal of the day at its table. It goes on where it was left. */
export default function DailyGame() {
  const say = useRoom('daily')
  const [game, setGame] = useState<Game | null>(null)
  const you = useMe(s => s.me?.name) ?? say('page-daily-guest')
  const crest = useMe(s => s.me?.crest) ?? 0
  const [once] = useState({ you, crest })
  useEffect(() => {
    let gone = false
    let opened: DailyHandle | null = null
    const heard = Promise.race([meetServer(), new Promise(resolve => setTimeout(resolve, HEAR_MS))])
    void heard.then(() => {
      if (gone) return
      const { held } = useDaily.getState()
      const now = Date.now()
      const deal = dealNow(held, now)
      const id = deal?.game ?? gameOn(dayAt(held, now))?.id ?? ''
      const tried = deal === null ? undefined : held.tries[deal.day]
      const counts = deal !== null && tried?.score == null
      opened = openDaily({ game: id, deal, ...once, choices: counts ? (tried?.choices ?? []) : [] })
      setGame({ handle: opened, day: counts ? deal.day : null })
    })
    return () => {
      gone = true
      void opened?.close()
    }
  }, [once])
  return game === null ? null : <Played game={game} />
}

function Played({ game: { handle, day } }: { readonly game: Game }) {
  const say = useRoom('daily')
  const { choices, score } = useStore(handle.told)
  useEffect(() => {
    // A deal that was only looked at is no try yet.
    if (day !== null && choices.length > 0) keepTry(day, choices, score)
  }, [day, choices, score])
  const box: CoachBox = useMemo(
    () => ({
      sub: say(day === null ? 'page-daily-sub-practice' : 'page-daily-sub'),
      row: null,
      menu: null,
      ending: (
        <Link href="/daily" className="btn hanko" data-daily="back">
          <Icon name="i-next" />
          {say('page-daily-back')}
        </Link>
      ),
      folded: [],
      unfold: () => undefined,
      later: '',
      spoken: '',
    }),
    [say, day],
  )
  return <CoachedPlay table={handle.table} box={box} />
}
