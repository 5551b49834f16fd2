import type { Seat } from '@noren/engine'
import type { Time } from '@noren/protocol'
import type { PageSay } from '../i18n/page.ts'
import type { Watch } from '../state/side-channel.ts'

export const LOW_MS = 10_000

/** What a seat's clock shows at one moment. */
export interface Left {
  /** Until the default of the rules is played. */
  readonly ms: number
  /** Of this decision's own time; 0 once the bank is used. */
  readonly own: number
  /** What the bank still holds. */
  readonly bank: number
  readonly stopped: boolean
}

/** Null while the seat is not asked, or at a table without a clock. `now` is this device's time. */
export function leftAt(watch: Watch | null, seat: Seat, now: number): Left | null {
  const until = watch?.until[seat] ?? 0
  if (watch === null || until === 0) return null
  const stopped = watch.stopped.includes(seat)
  // A clock that stands still shows what it showed when it stopped.
  const ms = Math.max(0, until - (stopped ? watch.now : now + watch.skew))
  const bank = watch.bank[seat] ?? 0
  return { ms, own: Math.max(0, ms - bank), bank: Math.min(bank, ms), stopped }
}

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** 0:41, 12:05, 3 h 20, 2 d 4 h: figures that read the same in every language. */
export function figures(ms: number): string {
  const s = Math.ceil(ms / 1000)
  const two = (n: number): string => String(n).padStart(2, '0')
  if (s < HOUR) return `${Math.floor(s / MINUTE)}:${two(s % MINUTE)}`
  if (s < DAY) return `${Math.floor(s / HOUR)} h ${two(Math.floor((s % HOUR) / MINUTE))}`
  return `${Math.floor(s / DAY)} d ${Math.floor((s % DAY) / HOUR)} h`
}

/** How a table keeps time, in a few words. */
export function timeText(say: PageSay, time: Time | undefined): string {
  if (time === undefined || time.kind === 'none') return say('page-aside-no-clock')
  if (time.kind === 'days') return say('page-aside-days', { count: time.days })
  const seconds = time.perDecision
  return time.bank === 0
    ? say('page-aside-live', { seconds })
    : say('page-aside-live-bank', { seconds, bank: figures(time.bank * 1000) })
}

/** What a clock that does not run shows: the bank it still has, or else what the next decision will get. */
export function restMs(time: Exclude<Time, { kind: 'none' }>, bank: number): number {
  if (bank > 0) return bank
  return 1000 * (time.kind === 'days' ? time.days * DAY : time.perDecision)
}
