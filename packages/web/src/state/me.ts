import type { Me } from '@noren/protocol'
import { create } from 'zustand'
import { api } from './api.ts'

interface MyState {
  readonly me: Me | null
  readonly load: () => Promise<void>
  readonly rename: (me: Me) => Promise<void>
}

const KEY = 'noren.me'

/** What the server said last, for the days without one. */
function kept(): Me | null {
  try {
    const was = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Partial<Me> | null
    return typeof was?.name === 'string' && typeof was.crest === 'number'
      ? { name: was.name, crest: was.crest }
      : null
  } catch {
    return null
  }
}

function keep(me: Me): Me {
  try {
    localStorage.setItem(KEY, JSON.stringify(me))
  } catch {
    // A browser that keeps nothing asks the server every time.
  }
  return me
}

/** Who I am: a guest from the first click. Null until the server has said so, now or on an earlier visit. */
export const useMe = create<MyState>()(set => ({
  me: kept(),
  load: async () => set({ me: keep(await api.me()) }),
  rename: async me => set({ me: keep(await api.rename(me)) }),
}))
