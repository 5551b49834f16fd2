import type { DailyMine } from '@noren/protocol'
import type { CSSProperties } from 'react'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { Icon, Picture } from '../art/Icon.tsx'
import { cloth } from '../art/scenes/cloth.ts'
import type { GameEntry } from '../games/index.ts'
import { GAMES, gameOf } from '../games/index.ts'
import { gameText } from '../i18n/index.ts'
import { usePage } from '../i18n/page.ts'
import type { RoomSay } from '../i18n/room.ts'
import { useRoom } from '../i18n/room.ts'
import { usePrefs } from '../state/prefs.ts'
import './daily.css'
import { dayAt, dealNow } from './days.ts'
import { meetServer, useDaily } from './held.ts'

const DAILY = GAMES.filter(g => g.daily !== undefined)
const DAY_MS = 86_400_000
type Dealt = 'sakura' | 'spirit' | 'sake' | 'honor'

/** The game of a day, where nobody told: they take turns as on the server. */
export const gameOn = (day: string): GameEntry | undefined =>
  DAILY[(Date.parse(`${day}T00:00:00Z`) / DAY_MS) % DAILY.length]

/** A result as people say it. */
export function resultText(say: RoomSay<'daily'>, game: string, { score, place, payoff }: DailyMine): string {
  const text = say(`page-daily-score-${game as Dealt}`, { n: score })
  if (payoff >= 1) return say('page-daily-won', { score: text })
  if (gameOf(game)?.id === 'spirit')
    return say(payoff > 0 ? 'page-daily-won' : 'page-daily-lost', { score: text })
  return say('page-daily-place', { score: text, place })
}

const MINUTE_MS = 60_000

/** The time, told once a minute: a page that stays open finds the next day. */
function useMinute(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}

/** Today's deal: what it is, whether it was played, and the way there. */
export default function DailyCard({ whole = false }: { readonly whole?: boolean }) {
  const say = useRoom('daily')
  const page = usePage()
  const lang = usePrefs(p => p.lang)
  const { held, told } = useDaily()
  const now = useMinute()
  const day = dayAt(held, now)
  const deal = dealNow(held, now)
  useEffect(() => void meetServer(), [])
  useEffect(() => {
    // A new day has begun while the page stood open.
    if (deal === null) void meetServer()
  }, [deal])
  const game = (deal === null ? undefined : gameOf(deal.game)) ?? gameOn(day)
  if (game?.daily === undefined) return null
  const tried = deal === null ? undefined : held.tries[deal.day]
  const done = tried?.score ?? null
  const wrong = held.deal?.day === day && deal === null
  const date = new Intl.DateTimeFormat(lang, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    Date.parse(`${day}T00:00:00Z`),
  )
  const Title = whole ? 'h1' : 'h2'
  return (
    <section
      className="dailycard paper"
      aria-labelledby="dailycard"
      style={{ '--d': game.dye } as CSSProperties}
    >
      <header>
        <Title id="dailycard">{say('page-daily-title')}</Title>
        <time dateTime={day}>{date}</time>
      </header>
      <div className="scene" aria-hidden="true">
        <Picture svg={cloth(game.dye, GAMES.indexOf(game))} className="fabbox" />
        <Icon name={game.crest} />
      </div>
      <p className="what">
        <b>
          {say('page-daily-what', {
            game: gameText(page, game.id, 'name'),
            short: say(`page-daily-short-${game.id as Dealt}`),
          })}
        </b>{' '}
        {deal === null ? say(wrong ? 'page-daily-wrong-key' : 'page-daily-no-key') : say('page-daily-more')}
      </p>
      {done !== null && (
        <p className="mine">
          {say('page-daily-mine', { result: resultText(say, game.id, done) })}
          {tried?.counted === 'not-yet' && <small>{say('page-daily-waits')}</small>}
          {tried?.counted === 'no' && <small>{say('page-daily-refused')}</small>}
        </p>
      )}
      {told !== null && deal !== null && (
        <p className="sofar">{say('page-daily-played', { n: told.played })}</p>
      )}
      <Link
        href="/daily/play"
        className={done === null && deal !== null ? 'btn hanko' : 'btn ghost'}
        data-daily={
          deal === null ? 'practice' : done !== null ? 'freely' : tried === undefined ? 'play' : 'go-on'
        }
      >
        <Icon name="i-play" />
        {deal === null
          ? say('page-daily-practice')
          : done !== null
            ? say('page-daily-freely')
            : tried === undefined
              ? say('page-daily-play', { minutes: game.daily.minutes })
              : say('page-daily-go-on')}
      </Link>
      {!whole && (
        <Link href="/daily" className="more">
          {say('page-daily-all')}
        </Link>
      )}
    </section>
  )
}
