import type { Database } from './database.ts'
import { checkNode } from './node.ts'

/** Opens (or creates) a file in which a commit is on disk before it is answered. */
export async function openFile(file: string): Promise<Database> {
  checkNode()
  const sqlite = await import('./database.ts')
  const db = new sqlite.Database(file, { timeout: 5000 })
  db.pragma('journal_mode = WAL')
  db.pragma('synchronous = FULL')
  db.pragma('foreign_keys = ON')
  // What is deleted or written anew is overwritten in the file: a name of yesterday, too, goes with whoever had it.
  db.pragma('secure_delete = ON')
  return db
}
