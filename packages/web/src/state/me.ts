import type { Me } from '@noren/protocol'
import { create } from 'zustand'
import { api } from './api.ts'

interface MyState {
  readonly me: Me | null
  readonly load: () => Promise<void>
  readonly rename: (me: Me) => Promise<void>
}

/** Who I am: a guest from the first click. Null until the server has said so. */
export const useMe = create<MyState>()(set => ({
  me: null,
  load: async () => set({ me: await api.me() }),
  rename: async me => set({ me: await api.rename(me) }),
}))
