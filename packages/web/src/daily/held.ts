import type { Words } from '@noren/engine'
import type { Daily } from '@noren/protocol'
import { create } from 'zustand'
import { api, Refusal } from '../state/api.ts'
import type { DailyScore } from '../state/daily.ts'
import type { Held } from './days.ts'
import { dealNow, heard, NOTHING, uncounted, withTry } from './days.ts'

const KEY = 'noren.daily'

function kept(): Held {
  try {
    return { ...NOTHING, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Held>) }
  } catch {
    return NOTHING
  }
}

/** What this device holds, and what the server told since the page was opened. */
export const useDaily = create<{ readonly held: Held; readonly told: Daily | null }>()(() => ({
  held: kept(),
  told: null,
}))

function keep(held: Held): void {
  useDaily.setState({ held })
  try {
    localStorage.setItem(KEY, JSON.stringify(held))
  } catch {
    // A browser that keeps nothing plays as long as its page is open.
  }
}

/** Sends the tries that are over; a server that is silent hears of them next time. */
async function send(): Promise<void> {
  for (const [day, tried] of uncounted(useDaily.getState().held)) {
    try {
      const choices = tried.choices.map(words => [...words])
      const score = await api.countDaily({ day, choices })
      keep(withTry(useDaily.getState().held, day, { ...tried, score, counted: 'yes' }))
    } catch (error) {
      const silent =
        !(error instanceof Refusal) || ['offline', 'server-trouble', 'too-many-requests'].includes(error.code)
      if (silent) return
      keep(withTry(useDaily.getState().held, day, { ...tried, counted: 'no' }))
    }
  }
}

let asked: Promise<void> | null = null

/** Asks the server for the day and hands in what was played without it. */
export function meetServer(): Promise<void> {
  asked ??= (async () => {
    try {
      await send()
      const told = await api.daily()
      keep(heard(useDaily.getState().held, told, Date.now()))
      useDaily.setState({ told })
    } catch {
      // Without a server the device plays with what it holds.
      useDaily.setState({ told: null })
    }
  })().finally(() => (asked = null))
  return asked
}

/** Fetches the key of the day, unless it is here, and hands in what was played without the server. */
export async function holdDay(): Promise<void> {
  const { held } = useDaily.getState()
  if (dealNow(held, Date.now()) === null || uncounted(held).length > 0) await meetServer()
}

/** Keeps what was chosen so far; a try that is over is handed in. */
export function keepTry(day: string, choices: readonly Words[], score: DailyScore | null): void {
  const { held } = useDaily.getState()
  const was = held.tries[day]
  // One try counts: what is played once more is played for oneself.
  if (was?.score != null) return
  keep(withTry(held, day, { choices, score, counted: 'not-yet' }))
  if (score !== null) void meetServer()
}
