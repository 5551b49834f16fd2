import { readFile } from 'node:fs/promises'
import { say } from './say.ts'
import { UsageError } from './usage.ts'

/** The text of a file that somebody named. */
export async function textOf(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    throw new UsageError(
      say('cli-unreadable', { file, why: (error as NodeJS.ErrnoException).code ?? String(error) }),
    )
  }
}
