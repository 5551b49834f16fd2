import { expect, test } from 'vitest'
import { measureGrowth } from '../src/costs.ts'

test(
  'growth of costs: all four are measured, on small sizes, and are numbers',
  { timeout: 60_000 },
  async () => {
    const told: string[] = []
    const small = { entries: 60, rows: 300, spectators: 5, moves: 4, rounds: 1 }
    const found = await measureGrowth(small, what => told.push(what))
    expect(Object.keys(found)).toEqual(['entries', 'stored', 'spectators', 'reconnect'])
    // How large they are is for the bench to say: here it would be a measure of the machine.
    for (const ratio of [found.entries, found.stored, found.reconnect]) expect(ratio).toBeGreaterThan(0)
    expect(told.toSorted()).toEqual(['entries', 'reconnect', 'spectators', 'stored'])
  },
)
