import { say } from './say.ts'
/** Something the person typed cannot be done as it stands: one sentence, exit code 2. */
export class UsageError extends Error {}

/** What came after a command: every option is a text, a flag or absent. */
export type Flags = Readonly<Record<string, string | true | undefined>>

export interface Bounds {
  readonly min: number
  readonly max: number
  readonly usual: number
}

/** A whole number from an option, or its usual value. */
export function whole(flags: Flags, name: string, { min, max, usual }: Bounds): number {
  const text = flags[name]
  if (text === undefined) return usual
  const n = Number(text)
  if (typeof text !== 'string' || !/^-?\d+$/.test(text) || n < min || n > max)
    throw new UsageError(say('cli-whole', { name, from: String(min), to: String(max), what: String(text) }))
  return n
}

export function oneOf<T extends string>(flags: Flags, name: string, values: readonly T[], usual: T): T {
  const text = flags[name]
  if (text === undefined) return usual
  const found = values.find(v => v === text)
  if (found === undefined)
    throw new UsageError(say('cli-one-of', { name, list: values.join(', '), what: String(text) }))
  return found
}

/** Any 32-bit seed. */
export const seedOf = (flags: Flags): number =>
  whole(flags, 'seed', { min: -(2 ** 31), max: 2 ** 31 - 1, usual: 1 })
