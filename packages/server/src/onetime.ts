import type { Bus } from './bus/bus.ts'
import { realChance } from './chance.ts'
import type { Chance } from './chance.ts'
import type { TimeSource } from './time.ts'

/** No letter that could be another one when it is read aloud or copied by hand. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const LENGTH = 16
const FORM = new RegExp(`^[${LETTERS}]{${LENGTH}}$`)
const MOST = 10_000

/** So long the house that gave a code out may take to say whom it stands for; nobody answers for one that was never given out. */
const PATIENCE = 5000
/** About so many codes others are asked at once; who shows one more is refused. */
const MOST_ASKED = 1000

interface Code {
  /** Whom it stands for; null once it has counted. */
  readonly person: string | null
  readonly until: number
}

/**
 * Codes that stand for somebody, once and for a short while. They are good in every house. The one that gave a code out knows it before
 * anybody else can, so the others ask there when it is shown to them: nothing need have been heard before, and it counts once however
 * slow the bus is. It ends with the house that gave it out.
 */
export class OneTime {
  readonly #time: TimeSource
  readonly #chance: Chance
  readonly #life: number
  readonly #bus: Bus
  readonly #subject: string
  /** Those that were given out here. */
  readonly #codes = new Map<string, Code>()
  /** Those that were shown here and may be another house's, each with who waits for the answer. */
  readonly #asked = new Map<string, (person: string | null) => void>()
  #closed = false
  constructor(time: TimeSource, life: number, bus: Bus, name: string, chance: Chance = realChance) {
    this.#time = time
    this.#chance = chance
    this.#life = life
    this.#bus = bus
    this.#subject = `onetime.${name}`
    bus.follow(this.#subject, ({ code, to, person }, from) => {
      if (typeof code !== 'string') return
      if (to === undefined) this.#answer(code, from)
      else if (to === bus.house) this.#asked.get(code)?.(typeof person === 'string' ? person : null)
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
    return { code, until }
  }

  /** Whom the code stands for; it does so only once. */
  async take(code: string): Promise<string | null> {
    const given = this.#codes.get(code)
    return given === undefined ? this.#ask(code) : this.#use(code, given)
  }

  #use(code: string, { person, until }: Code): string | null {
    this.#codes.set(code, { person: null, until })
    return until > this.#time.now() ? person : null
  }

  /** Another house shows a code: the one that gave it out says whom it stands for. */
  #answer(code: string, to: string): void {
    const given = this.#codes.get(code)
    if (given !== undefined) this.#bus.tell(this.#subject, { code, to, person: this.#use(code, given) })
  }

  /** Who shows a code that was shown a moment ago is not waited with: it counts once. */
  #ask(code: string): Promise<string | null> | null {
    if (this.#bus.alone || this.#closed || !FORM.test(code)) return null
    if (this.#asked.has(code) || this.#asked.size >= MOST_ASKED) return null
    return new Promise(resolve => {
      const ends = (person: string | null): void => {
        cancel()
        this.#asked.delete(code)
        resolve(person)
      }
      const cancel = this.#time.after(PATIENCE, () => ends(null))
      this.#asked.set(code, ends)
      this.#bus.tell(this.#subject, { code })
    })
  }

  /** Nobody waits any longer. */
  close(): void {
    this.#closed = true
    for (const ends of this.#asked.values()) ends(null)
  }
}
