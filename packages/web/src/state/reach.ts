import { useEffect } from 'react'
import { create } from 'zustand'
import { api } from './api.ts'

/** Where other devices find this house. A page that was opened at localhost cannot know: the server tells it. */
interface Reach {
  /** What the server knows of, likeliest first; empty where the page's own address will do. */
  readonly known: readonly string[]
  readonly chosen: string | null
}
export const useReach = create<Reach>()(() => ({ known: [], chosen: null }))

const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/
export const isLoopback = (hostname: string): boolean => LOOPBACK.test(hostname)

let asked = false
async function ask(): Promise<void> {
  if (asked || !isLoopback(location.hostname)) return
  asked = true
  try {
    const { addresses } = await api.addresses()
    useReach.setState({ known: addresses, chosen: addresses[0] ?? null })
  } catch {
    // Nobody answered: links lead to this machine, as before, and the next page asks again.
    asked = false
  }
}

export const chooseReach = (origin: string): void => useReach.setState({ chosen: origin })

/** The beginning of every link that is given to others. */
export function useOrigin(): string {
  useEffect(() => void ask(), [])
  return useReach(r => r.chosen) ?? location.origin
}
