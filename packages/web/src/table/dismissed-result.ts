import { create } from 'zustand'

/** The table whose result was put away to look at the board: the scroll offers it again. */
export const useDismissedResult = create<{
  readonly shut: string | null
  readonly shutFor: (table: string | null) => void
}>()(set => ({
  shut: null,
  shutFor: shut => set({ shut }),
}))
