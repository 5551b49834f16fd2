import { realChance } from '../chance.ts'
import type { Chance } from '../chance.ts'
import { realTime } from '../time.ts'
import type { TimeSource } from '../time.ts'
import { checkSubject } from './bus.ts'
import type { Bus, Ear, Word } from './bus.ts'

/** Houses of one process. A house that stands alone talks to nobody, which costs nothing. */
export class InProcessBus {
  readonly #houses = new Set<InProcessEnd>()
  readonly #time: TimeSource
  readonly #chance: Chance
  constructor(time: TimeSource = realTime, chance: Chance = realChance) {
    this.#time = time
    this.#chance = chance
  }

  house(): Bus {
    const bus = new InProcessEnd(this.#houses, this.#time, this.#chance.id())
    this.#houses.add(bus)
    return bus
  }
}

class InProcessEnd implements Bus {
  readonly house: string
  readonly connected = true
  readonly #houses: Set<InProcessEnd>
  readonly #time: TimeSource
  readonly #ears = new Map<string, Set<Ear>>()
  constructor(houses: Set<InProcessEnd>, time: TimeSource, house: string) {
    this.#houses = houses
    this.#time = time
    this.house = house
  }

  get alone(): boolean {
    return this.#houses.size < 2 || !this.#houses.has(this)
  }

  tell(subject: string, word: Word): void {
    if (this.alone) return
    checkSubject(subject)
    const text = JSON.stringify(word)
    for (const other of this.#houses)
      // Later, as over a wire: nobody is called back while they are still speaking.
      if (other !== this) this.#time.soon(() => other.#hear(subject, JSON.parse(text) as Word, this.house))
  }

  #hear(subject: string, word: Word, from: string): void {
    for (const ear of this.#ears.get(subject) ?? []) ear(word, from)
  }

  follow(subject: string, ear: Ear): () => void {
    const ears = this.#ears.get(checkSubject(subject)) ?? new Set()
    this.#ears.set(subject, ears)
    ears.add(ear)
    return () => {
      ears.delete(ear)
      if (ears.size === 0 && this.#ears.get(subject) === ears) this.#ears.delete(subject)
    }
  }

  settled(): Promise<void> {
    return new Promise(resolve => this.#time.soon(resolve))
  }

  /** Nothing is lost between houses of one process. */
  whenTorn(): void {}

  async close(): Promise<void> {
    this.#houses.delete(this)
    this.#ears.clear()
  }
}
