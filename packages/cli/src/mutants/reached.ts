import type { RunnerTask } from 'vitest'
import { afterAll, beforeEach } from 'vitest'

/** Loaded before each test file of a run that looks for what its tests reach. */
declare global {
  var __norenReached: Uint8Array | undefined
}

let file: RunnerTask['file'] | null = null

globalThis.__norenReached?.fill(0)

beforeEach(({ task }) => {
  file = task.file
})

afterAll(() => {
  const reached: number[] = []
  for (const [n, hit] of (globalThis.__norenReached ?? []).entries()) if (hit === 1) reached.push(n)
  if (file !== null) Object.assign(file.meta, { reached })
})
