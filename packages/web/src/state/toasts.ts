import { create } from 'zustand'

export interface Toast {
  readonly id: number
  readonly tone: 'good' | 'note' | 'bad'
  readonly text: string
  readonly detail?: string
}

const STAY_MS = 5200
let next = 1

export const useToasts = create<{ toasts: readonly Toast[]; readonly drop: (id: number) => void }>()(set => ({
  toasts: [],
  drop: id => set(s => ({ toasts: s.toasts.filter(t => t.id !== id) })),
}))

export function toast(tone: Toast['tone'], text: string, detail?: string): void {
  const id = next++
  const made: Toast = detail === undefined ? { id, tone, text } : { id, tone, text, detail }
  useToasts.setState(s => ({ toasts: [...s.toasts.filter(t => t.text !== text), made].slice(-3) }))
  setTimeout(() => useToasts.getState().drop(id), STAY_MS)
}
