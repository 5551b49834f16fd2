/** The tables in use: each is read once, however many ask for it at the same time. */
export class TablesInUse<T> {
  readonly #live = new Map<string, Promise<T>>()
  readonly #read: (id: string) => Promise<T>
  readonly #isThere: (found: T) => boolean

  /** What is not there is read again when it is asked for again. */
  constructor(read: (id: string) => Promise<T>, isThere: (found: T) => boolean) {
    this.#read = read
    this.#isThere = isThere
  }

  get(id: string): Promise<T> {
    const known = this.#live.get(id)
    if (known !== undefined) return known
    const reading = this.#read(id)
    this.#live.set(id, reading)
    const forget = (): void => void (this.#live.get(id) === reading && this.forget(id))
    reading.then(found => this.#isThere(found) || forget(), forget)
    return reading
  }

  /** The table, if somebody asked for it before. */
  known(id: string): Promise<T> | undefined {
    return this.#live.get(id)
  }

  forget(id: string): void {
    this.#live.delete(id)
  }

  get size(): number {
    return this.#live.size
  }

  /** Those that could be read, by their id. */
  async all(): Promise<[id: string, table: T][]> {
    const read = [...this.#live].map(async ([id, reading]): Promise<[string, T][]> => {
      try {
        return [[id, await reading]]
      } catch {
        // Whoever asked for it was told.
        return []
      }
    })
    return (await Promise.all(read)).flat()
  }
}
