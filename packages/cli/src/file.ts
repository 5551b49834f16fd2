import { readFile } from 'node:fs/promises'
import { UsageError } from './usage.ts'

/** The text of a file that somebody named. */
export async function textOf(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    throw new UsageError(`cannot read ${file}: ${(error as NodeJS.ErrnoException).code ?? String(error)}`)
  }
}
