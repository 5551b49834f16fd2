/** A key or a value in a change that many are told alike: every reader's dictionary writes it in its own way. */
export interface Step {
  /** Where it stands among the bytes of the change; one byte is left for it there. */
  readonly at: number
  readonly key: string | null
  readonly value: unknown
}

/** A value that many are told alike, at one moment: what it is, and how it differs from the moment before. */
export class Told {
  readonly value: unknown
  /** Whose moments these are. */
  readonly #of: object
  readonly #n: number
  readonly bytes: Uint8Array
  readonly steps: readonly Step[]

  constructor(value: unknown, of: object, n: number, bytes: Uint8Array, steps: readonly Step[]) {
    this.value = value
    this.#of = of
    this.#n = n
    this.bytes = bytes
    this.steps = steps
  }

  /** How many moments after another one this is; not a number if they have nothing to do with each other. */
  after(other: unknown): number {
    return other instanceof Told && other.#of === this.#of ? this.#n - other.#n : Number.NaN
  }
}
