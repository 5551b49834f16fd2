/** Where a thought stands: for whom, at which table, and whether others wait for it in the middle of somebody's turn. */
export interface Place {
  readonly table: string
  /** Whose table it is: thinking is shared between people, however many tables they open. */
  readonly owner?: string
  /** An answer in a window: short, and everybody at the table waits for it. */
  readonly reaction: boolean
}

/** After so many reactions in a row a turn is served, so that neither can starve the other. */
const REACTIONS_IN_A_ROW = 4

/** A line in which whoever is served goes to the end, however much is left to do there. */
class Round<T> {
  readonly #lines = new Map<string, T>()

  get size(): number {
    return this.#lines.size
  }

  get(name: string): T | undefined {
    return this.#lines.get(name)
  }

  put(name: string, line: T): void {
    this.#lines.set(name, line)
  }

  /** Who is next; they stand last from now on, if `left` says that something is left there. */
  take<R>(serve: (line: T) => R, left: (line: T) => boolean): R | undefined {
    const [next] = this.#lines
    if (next === undefined) return undefined
    const [name, line] = next
    const got = serve(line)
    this.#lines.delete(name)
    if (left(line)) this.#lines.set(name, line)
    return got
  }

  values(): Iterable<T> {
    return this.#lines.values()
  }
}

/** What waits for one person: one thought of each of their tables in turn. */
class Tables<T> {
  readonly #tables = new Round<T[]>()
  size = 0

  push(table: string, item: T): void {
    this.size++
    const mine = this.#tables.get(table)
    if (mine === undefined) this.#tables.put(table, [item])
    else mine.push(item)
  }

  take(): T | undefined {
    const item = this.#tables.take(
      items => items.shift(),
      items => items.length > 0,
    )
    if (item !== undefined) this.size--
    return item
  }
}

/** What waits for everybody: one thought of each person in turn. */
class People<T> {
  readonly #people = new Round<Tables<T>>()

  get empty(): boolean {
    return this.#people.size === 0
  }

  get size(): number {
    return this.#people.size
  }

  of(owner: string): number {
    return this.#people.get(owner)?.size ?? 0
  }

  push({ owner = '', table }: Place, item: T): void {
    const mine = this.#people.get(owner) ?? new Tables<T>()
    mine.push(table, item)
    this.#people.put(owner, mine)
  }

  take(): T | undefined {
    return this.#people.take(
      tables => tables.take(),
      tables => tables.size > 0,
    )
  }

  /** Takes the next thought of whoever has most of them waiting. */
  takeOfMost(): T | undefined {
    let most: Tables<T> | undefined
    for (const tables of this.#people.values())
      if (most === undefined || tables.size > most.size) most = tables
    // Whoever has most has more than one: nobody's line is left empty.
    return most !== undefined && most.size > 1 ? most.take() : undefined
  }
}

/**
 * What waits for a thread, fair between people: one thought of each in turn, so that twenty tables of bots get no more than one,
 * and at each person's tables one of each, so that a table of eight bots gets no more than a table of one. Reactions go before
 * turns. Nothing here knows the time: the order follows from what came.
 */
export class FairQueue<T> {
  readonly #reactions = new People<T>()
  readonly #turns = new People<T>()
  #inARow = 0
  #size = 0

  get size(): number {
    return this.#size
  }

  /** How many of the thoughts that wait are this person's. */
  of(owner = ''): number {
    return this.#reactions.of(owner) + this.#turns.of(owner)
  }

  /** How many people wait, at least. */
  get people(): number {
    return Math.max(this.#reactions.size, this.#turns.size)
  }

  push(place: Place, item: T): void {
    this.#size++
    const round = place.reaction ? this.#reactions : this.#turns
    round.push(place, item)
  }

  take(): T | undefined {
    if (this.#size === 0) return undefined
    this.#size--
    const turn = this.#reactions.empty || (this.#inARow >= REACTIONS_IN_A_ROW && !this.#turns.empty)
    this.#inARow = turn ? 0 : this.#inARow + 1
    return turn ? this.#turns.take() : this.#reactions.take()
  }

  /** Makes room: the next turn of whoever has most of them waiting; nothing if everybody waits for one. */
  takeOfMost(): T | undefined {
    const item = this.#turns.takeOfMost() ?? this.#reactions.takeOfMost()
    if (item !== undefined) this.#size--
    return item
  }
}
