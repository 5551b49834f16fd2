import { realChance } from './chance.ts'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const LENGTH = 64

/** The secret that signs cookies: made at the first start, kept beside the data, readable by nobody else. */
export async function cookieSecret(data: string | null): Promise<string> {
  if (data === null) return realChance.key()
  await mkdir(data, { recursive: true, mode: 0o700 })
  const file = join(data, 'cookie-secret')
  try {
    // `wx`: if two servers start at once, one of them writes and both read the same.
    await writeFile(file, realChance.key(), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  const secret = (await readFile(file, 'utf8')).trim()
  if (secret.length < LENGTH)
    throw new Error(`${file} is damaged; remove it and everybody becomes a new guest`)
  return secret
}
