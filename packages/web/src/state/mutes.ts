import { create } from 'zustand'

const KEY = 'noren.mutes'
const MOST = 200

function kept(): readonly string[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(list) ? list.filter(x => typeof x === 'string') : []
  } catch {
    return []
  }
}

interface Mutes {
  /** Seats whose talk this browser does not show, as `table:seat`. */
  readonly all: readonly string[]
  readonly set: (table: string, seat: number, on: boolean) => void
}

export const muteKey = (table: string, seat: number): string => `${table}:${seat}`

/** Whom I do not want to hear: mine alone, told to nobody. */
export const useMutes = create<Mutes>((set, get) => ({
  all: kept(),
  set(table, seat, on) {
    const key = muteKey(table, seat)
    const all = [...get().all.filter(k => k !== key), ...(on ? [key] : [])].slice(-MOST)
    set({ all })
    try {
      localStorage.setItem(KEY, JSON.stringify(all))
    } catch {
      // A browser that keeps nothing forgets it with the page.
    }
  },
}))
