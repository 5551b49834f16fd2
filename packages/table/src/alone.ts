/** Begins a piece of work at once; what it throws before it waits is its failure too. */
function begun<T>(work: () => Promise<T>): Promise<T> {
  try {
    return work()
  } catch (error) {
    return Promise.reject(error)
  }
}

/** One piece of work at a time: at once, if nothing else is under way. */
export class Alone {
  #last: Promise<unknown> = Promise.resolve()
  /** How much is under way or waits. */
  busy = 0

  run<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.busy++ === 0 ? begun(work) : this.#last.then(work)
    this.#last = turn.then(this.#free, this.#free)
    return turn
  }

  readonly #free = (): void => void this.busy--

  /** Resolves when everything asked for so far has been done. */
  async settled(): Promise<void> {
    await this.#last
  }
}
