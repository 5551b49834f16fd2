import { appendFileSync, existsSync, readFileSync } from 'node:fs'

/** What one part of a trial came to: figures. */
export type Unit = readonly (number | readonly number[])[]

/** Where the finished parts of a trial are kept. */
export interface Keep {
  read(part: string, n: number): Unit | undefined
  write(part: string, n: number, unit: Unit): void
}

export const nothing: Keep = { read: () => undefined, write: () => undefined }

/** A file of lines, the first of which says what trial it is of; that of another trial is refused. */
export function keepIn(file: string, trial: string): Keep | null {
  const known = new Map<string, Unit>()
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
  if (lines.length === 0) appendFileSync(file, `${trial}\n`)
  else if (lines[0] !== trial) return null
  // What was cut off when the trial was stopped stays a line of its own.
  if (lines.length > 0 && lines.at(-1) !== '') appendFileSync(file, '\n')
  for (const line of lines.slice(1)) {
    const [, part, n, unit] = /^(\w+) (\d+) (\[.*\])$/.exec(line) ?? []
    if (unit !== undefined) known.set(`${part} ${n}`, JSON.parse(unit) as Unit)
  }
  return {
    read: (part, n) => known.get(`${part} ${n}`),
    write: (part, n, unit) => appendFileSync(file, `${part} ${n} ${JSON.stringify(unit)}\n`),
  }
}
