import type { Database } from 'better-sqlite3'

/** Its binary speaks Node-API 10; an older Node would not refuse it but crash. */
const NODE = [22, 14] as const

/** Stops with a sentence where loading the library would stop with a segmentation fault. */
export function checkNode(version: string = process.versions.node): void {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  if (major < NODE[0] || (major === NODE[0] && minor < NODE[1]))
    throw new Error(`this is Node ${version}; SQLite needs Node ${NODE.join('.')} or newer`)
}

/** Opens (or creates) a file in which a commit is on disk before it is answered. */
export async function openFile(file: string): Promise<Database> {
  checkNode()
  const { default: Sqlite } = await import('better-sqlite3')
  const db = new Sqlite(file, { timeout: 5000 })
  db.pragma('journal_mode = WAL')
  db.pragma('synchronous = FULL')
  db.pragma('foreign_keys = ON')
  return db
}
