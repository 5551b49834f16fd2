/** So long a house is believed that somebody looks at a table there; it says so again well before. */
const BELIEVED = 45_000

/** Who looks at a table in the other houses, as far as they have said. */
export class RemotePresence {
  readonly #houses = new Map<string, { readonly people: ReadonlySet<string>; readonly until: number }>()

  says(house: string, people: readonly string[], now: number): void {
    if (people.length === 0) this.#houses.delete(house)
    else this.#houses.set(house, { people: new Set(people), until: now + BELIEVED })
  }

  /** Houses that have not said anything for long may be no more. */
  forget(now: number): void {
    for (const [house, { until }] of this.#houses) if (until <= now) this.#houses.delete(house)
  }

  /** The houses in which somebody looks. */
  get houses(): Iterable<string> {
    return this.#houses.keys()
  }

  has(person: string): boolean {
    for (const { people } of this.#houses.values()) if (people.has(person)) return true
    return false
  }
}
