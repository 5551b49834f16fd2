import type { Bus, Ear, Word } from '@noren/server/parts'
import type { Life, World } from './world.ts'

/** The line between the servers: late, out of order, twice, or not at all. */
export class BusWire {
  readonly world: World
  readonly ends = new Map<string, BusEnd>()
  /** Whether it misbehaves. */
  wild = true
  drop = 0.04
  repeat = 0.05
  constructor(world: World) {
    this.world = world
  }

  end(life: Life): BusEnd {
    const end = new BusEnd(this, life)
    this.ends.set(life.name, end)
    return end
  }
}

export class BusEnd implements Bus {
  readonly house: string
  readonly alone = false
  cut = false
  readonly #wire: BusWire
  readonly #life: Life
  readonly #ears = new Map<string, Set<Ear>>()
  #look: () => void = () => {}
  constructor(wire: BusWire, life: Life) {
    this.#wire = wire
    this.#life = life
    this.house = life.name
  }

  get connected(): boolean {
    return !this.cut
  }

  tell(subject: string, word: Word): void {
    const { world, wild, drop, repeat } = this.#wire
    if (this.cut) return
    const text = JSON.stringify(word)
    for (const [name, end] of this.#wire.ends) {
      if (end === this || end.cut || !end.#life.alive) continue
      const key = `bus:${this.house}>${name}:${String(word['t'])}`
      const lost = wild && world.odds(`${key}:drop`, drop)
      const times = lost ? 0 : wild && world.odds(`${key}:twice`, repeat) ? 2 : 1
      if (lost) world.note(`bus    ${this.house} > ${name} ${text.slice(0, 60)} dropped`)
      for (let i = 0; i < times; i++)
        world.at(world.delay(key, 2, wild ? 400 : 2, 0.1), end.#life, 'bus', () =>
          end.#hear(subject, text, this.house),
        )
    }
  }

  #hear(subject: string, text: string, from: string): void {
    if (!this.cut) for (const ear of this.#ears.get(subject) ?? []) ear(JSON.parse(text) as Word, from)
  }

  follow(subject: string, ear: Ear): () => void {
    const ears = this.#ears.get(subject) ?? new Set()
    this.#ears.set(subject, ears)
    ears.add(ear)
    return () => void ears.delete(ear)
  }

  settled(): Promise<void> {
    return Promise.resolve()
  }

  whenTorn(look: () => void): void {
    this.#look = look
  }

  mend(): void {
    this.cut = false
    this.#look()
  }

  close(): Promise<void> {
    return Promise.resolve()
  }
}
