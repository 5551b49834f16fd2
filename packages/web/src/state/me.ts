import type { Me } from '@noren/protocol'
import { create } from 'zustand'
import { api } from './api.ts'

/** Who I am: a guest from the first click. Null until the server has said so. */
export const useMe = create<{ me: Me | null; load(): Promise<void>; rename(me: Me): Promise<void> }>()(
  set => ({
    me: null,
    load: async () => set({ me: await api.me() }),
    rename: async me => set({ me: await api.rename(me) }),
  }),
)
