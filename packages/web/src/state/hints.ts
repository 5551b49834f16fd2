import type { Hinted } from '@noren/protocol'

/** Hints that were asked for and not told yet. An answer is the hint, or the code of a refusal. */
export class Hints {
  readonly #open = new Map<string, (answer: Hinted | string) => void>()

  wait(id: string): Promise<Hinted | string> {
    return new Promise(resolve => this.#open.set(id, resolve))
  }

  /** True if somebody was waiting for it. */
  told(id: string, answer: Hinted | string): boolean {
    const tell = this.#open.get(id)
    this.#open.delete(id)
    tell?.(answer)
    return tell !== undefined
  }

  /** The line broke: nobody will answer what was asked on it. */
  give(): void {
    for (const id of this.#open.keys()) this.told(id, 'offline')
  }
}
