import { checkNode } from './node.ts'

/** Holds a file for this process until the answer is called; null if another process holds it. */
export async function holdFile(file: string): Promise<(() => void) | null> {
  checkNode()
  const { Database } = await import('./database.ts')
  const db = new Database(file)
  try {
    db.pragma('journal_mode = DELETE')
    db.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    db.close()
    if (isLocked(error)) return null
    throw error
  }
  return () => db.close()
}

const isLocked = (error: unknown): boolean => error instanceof Error && /locked|busy/i.test(error.message)
