import { checkSubject } from '../bus/bus.ts'
import type { Bus, Ear, Word } from '../bus/bus.ts'
import { realChance } from '../chance.ts'
import type { Chance } from '../chance.ts'
import { isMessage } from './share.ts'
import type { Message } from './share.ts'

/** The channel to the process that started this one; `process` has this shape where there is one. */
export interface Parent {
  readonly connected: boolean
  send?(message: Message): unknown
  on(name: 'message', heard: (message: unknown) => void): unknown
  off(name: 'message', heard: (message: unknown) => void): unknown
}

/** Servers of one machine that were started together: what one says is passed on by the process that started them. */
export class ProcessBus implements Bus {
  readonly house: string
  readonly alone = false
  readonly #parent: Parent
  readonly #ears = new Map<string, Set<Ear>>()
  readonly #waiting = new Map<number, () => void>()
  #asked = 0
  #closed = false

  constructor(parent: Parent, chance: Chance = realChance) {
    this.#parent = parent
    this.house = chance.id()
    parent.on('message', this.#heard)
  }

  get connected(): boolean {
    return this.#parent.connected
  }

  readonly #heard = (message: unknown): void => {
    if (!isMessage(message)) return
    if (message.noren === 'settle') {
      this.#waiting.get(message.n)?.()
      this.#waiting.delete(message.n)
    }
    if (message.noren !== 'word') return
    for (const ear of this.#ears.get(message.subject) ?? []) ear(message.word as Word, message.from)
  }

  #say(message: Message): void {
    if (this.#parent.connected && !this.#closed) this.#parent.send?.(message)
  }

  tell(subject: string, word: Word): void {
    this.#say({ noren: 'word', subject: checkSubject(subject), word, from: this.house })
  }

  follow(subject: string, ear: Ear): () => void {
    const ears = this.#ears.get(checkSubject(subject)) ?? new Set()
    this.#ears.set(subject, ears.add(ear))
    return () => {
      ears.delete(ear)
      // Tables come and go: nothing is kept of those that nobody follows.
      if (ears.size === 0 && this.#ears.get(subject) === ears) this.#ears.delete(subject)
    }
  }

  settled(): Promise<void> {
    if (!this.connected || this.#closed) return Promise.resolve()
    return new Promise(resolve => {
      const n = this.#asked++
      this.#waiting.set(n, resolve)
      this.#say({ noren: 'settle', n })
    })
  }

  /** A channel between processes loses nothing as long as both live. */
  whenTorn(): void {}

  async close(): Promise<void> {
    await this.settled()
    this.#closed = true
    this.#parent.off('message', this.#heard)
    this.#ears.clear()
  }
}
