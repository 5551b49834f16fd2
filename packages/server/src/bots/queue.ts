/** Where a thought stands: at which table, and whether others wait for it in the middle of somebody's turn. */
export interface Place {
  readonly table: string
  /** An answer in a window: short, and everybody at the table waits for it. */
  readonly reaction: boolean
}

/** After so many reactions in a row a turn is served, so that neither can starve the other. */
const REACTIONS_IN_A_ROW = 4

/** One line of tables: whoever is served goes to the end of it, however much is left to do there. */
class Round<T> {
  readonly #tables = new Map<string, T[]>()

  get empty(): boolean {
    return this.#tables.size === 0
  }

  push(table: string, item: T): void {
    const mine = this.#tables.get(table)
    if (mine === undefined) this.#tables.set(table, [item])
    else mine.push(item)
  }

  take(): T | undefined {
    const [next] = this.#tables
    if (next === undefined) return undefined
    const [table, items] = next
    const item = items.shift()
    this.#tables.delete(table)
    if (items.length > 0) this.#tables.set(table, items)
    return item
  }
}

/**
 * What waits for a thread, fair between tables: one thought of each table in turn, so that a table of eight bots gets no
 * more than a table of one. Reactions go before turns. Nothing here knows the time: the order follows from what came.
 */
export class FairQueue<T> {
  readonly #reactions = new Round<T>()
  readonly #turns = new Round<T>()
  #inARow = 0
  #size = 0

  get size(): number {
    return this.#size
  }

  push({ table, reaction }: Place, item: T): void {
    this.#size++
    const round = reaction ? this.#reactions : this.#turns
    round.push(table, item)
  }

  take(): T | undefined {
    if (this.#size === 0) return undefined
    this.#size--
    const turn = this.#reactions.empty || (this.#inARow >= REACTIONS_IN_A_ROW && !this.#turns.empty)
    this.#inARow = turn ? 0 : this.#inARow + 1
    return turn ? this.#turns.take() : this.#reactions.take()
  }
}
