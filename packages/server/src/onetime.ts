import type { Bus } from './bus/bus.ts'
import { realChance } from './chance.ts'
import type { Chance } from './chance.ts'
import type { TimeSource } from './time.ts'

/** No letter that could be another one when it is read aloud or copied by hand. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const LENGTH = 16
const MOST = 10_000

interface Code {
  readonly person: string
  readonly until: number
}

/** Codes that stand for somebody, once and for a short while; in every house, whichever gave them out. */
export class OneTime {
  readonly #time: TimeSource
  readonly #chance: Chance
  readonly #life: number
  readonly #bus: Bus
  readonly #subject: string
  readonly #codes = new Map<string, Code>()
  constructor(time: TimeSource, life: number, bus: Bus, name: string, chance: Chance = realChance) {
    this.#time = time
    this.#chance = chance
    this.#life = life
    this.#bus = bus
    this.#subject = `codes.${name}`
    bus.follow(this.#subject, ({ code, given }) => {
      if (given === null) this.#codes.delete(String(code))
      else this.#keep(String(code), given as Code)
    })
  }

  /** Oldest first: they all live equally long. */
  #keep(code: string, given: Code): void {
    for (const [old, { until }] of this.#codes) {
      if (until > this.#time.now() && this.#codes.size < MOST) break
      this.#codes.delete(old)
    }
    this.#codes.set(code, given)
  }

  issue(person: string): { code: string; until: number } {
    const code = Array.from({ length: LENGTH }, () => LETTERS[this.#chance.int(LETTERS.length)]).join('')
    const until = this.#time.now() + this.#life
    this.#keep(code, { person, until })
    this.#bus.tell(this.#subject, { code, given: { person, until } })
    return { code, until }
  }

  /** Whom the code stands for; it does so only once. */
  take(code: string): string | null {
    const found = this.#codes.get(code)
    this.#codes.delete(code)
    if (found !== undefined) this.#bus.tell(this.#subject, { code, given: null })
    return found !== undefined && found.until > this.#time.now() ? found.person : null
  }
}
