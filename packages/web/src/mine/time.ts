import type { RoomSay } from '../i18n/room.ts'

type Say = RoomSay<'mine'>

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How much time is left, in the largest unit of which there are two. */
export function leftText(say: Say, ms: number): string {
  if (ms >= 2 * DAY) return say('page-mine-left-days', { n: Math.floor(ms / DAY) })
  if (ms >= 2 * HOUR) return say('page-mine-left-hours', { n: Math.floor(ms / HOUR) })
  return say('page-mine-left-minutes', { n: Math.max(1, Math.floor(ms / MINUTE)) })
}

/** A day as people say it: today, yesterday, a weekday, a date. */
export function dayText(say: Say, lang: string, at: number, now: number): string {
  const start = (ms: number): number => new Date(ms).setHours(0, 0, 0, 0)
  const days = Math.round((start(now) - start(at)) / DAY)
  if (days <= 0) return say('page-mine-today')
  if (days === 1) return say('page-mine-yesterday')
  if (days < 7) return new Intl.DateTimeFormat(lang, { weekday: 'long' }).format(at)
  const year = new Date(at).getFullYear() === new Date(now).getFullYear() ? {} : { year: 'numeric' as const }
  return new Intl.DateTimeFormat(lang, { day: 'numeric', month: 'short', ...year }).format(at)
}
