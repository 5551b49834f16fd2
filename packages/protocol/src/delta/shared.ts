import { ByteWriter } from './byte-writer.ts'
import type { Form } from './known.ts'
import { Told } from './told.ts'
import type { Step } from './told.ts'
import { Writer } from './write.ts'

/** A writer without words of its own: it leaves a byte for each key and each value, and notes which. */
class Recorder extends Writer {
  steps: Step[] = []

  #step(key: string | null, value: unknown): void {
    this.steps.push({ at: this.bytes.at, key, value })
    this.bytes.byte(0)
  }

  /** What turned out to be no change has no steps either. */
  protected override back(to: number): void {
    super.back(to)
    while ((this.steps.at(-1)?.at ?? -1) >= to) this.steps.pop()
  }

  /** What stands behind a byte that is taken out moves up. */
  protected override only(start: number, tag: number): void {
    super.only(start, tag)
    for (let i = this.steps.length - 1; i >= 0; i--) {
      const { at, key, value } = this.steps[i] as Step
      if (at <= start) return
      this.steps[i] = { at: at - 1, key, value }
    }
  }

  override key(key: string): void {
    this.#step(key, null)
  }

  override value(value: unknown): void {
    this.#step(null, value)
  }

  protected override known({ keys }: Form, i: number): void {
    this.#step(keys[i] as string, null)
  }

  override numberOf(): number {
    return 0
  }

  /** What turns one value into another, and the first as it has to be handed in the next time. */
  compare(was: unknown, is: unknown): { kept: unknown; bytes: Uint8Array; steps: readonly Step[] } {
    this.bytes.at = 0
    this.steps = []
    const kept = this.change(was, is)
    return { kept, bytes: this.bytes.take(), steps: this.steps }
  }
}

const recorder = new Recorder(new ByteWriter())
const NOTHING = new Uint8Array(0)

/**
 * Compares a value that many are told alike with the one before it, once for all of them. Every reader has words of its own, so the bytes
 * may differ; what changed does not.
 */
export class SharedValue {
  #known: unknown
  #n = 0
  told: Told

  constructor(value: unknown) {
    this.#known = value
    this.told = new Told(value, this, 0, NOTHING, [])
  }

  tell(value: unknown): Told {
    const { kept, bytes, steps } = recorder.compare(this.#known, value)
    this.#known = kept
    return (this.told = new Told(value, this, ++this.#n, bytes, steps))
  }
}
