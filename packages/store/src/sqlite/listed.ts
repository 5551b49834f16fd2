import type { Kept } from '../types.ts'

/** What can be read of a part; if it cannot be, which part that is and why. */
export function listed(id: string, read: () => Kept[]): Kept[] {
  try {
    return read()
  } catch (error) {
    return [{ kind: 'damaged', id, why: error instanceof Error ? error.message : String(error) }]
  }
}
