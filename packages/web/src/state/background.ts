/** Work that goes on beside what began it, such as fetching a part of the page. Whoever closes waits until it is done. */
export class Background {
  readonly #running = new Set<Promise<unknown>>()

  /** A failure stays unhandled, so that it is reported. */
  start(work: () => Promise<unknown>): void {
    const running: Promise<unknown> = work().finally(() => this.#running.delete(running))
    this.#running.add(running)
  }

  /** Ends when nothing is under way any more, work that other work began included. */
  async done(): Promise<void> {
    while (this.#running.size > 0) await Promise.allSettled(this.#running)
  }
}

/** What belongs to the page as a whole: it ends with the page, or with the test that opened it. */
export const pageWork = new Background()
