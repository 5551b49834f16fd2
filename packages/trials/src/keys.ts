import { below } from '@noren/engine'
import type { Rng } from '@noren/engine'
import { MORE_ROUTES } from '@noren/protocol'
import type { Devices } from '@noren/protocol'
import type { MatchStore, SignIn } from '@noren/store'
import { Guest } from '@noren/testbed/client'
import { letters, pick } from './grammar.ts'

/** Somebody with two devices, and others who try to act for them, to end one, or to come in by a code they were not given. */
export class Keys {
  readonly #host: Guest
  readonly #second: Guest
  readonly #others: readonly Guest[]
  #devices: readonly string[] = []
  #people: ReadonlySet<string> | null = null

  constructor(host: Guest, others: readonly Guest[]) {
    this.#host = host
    this.#second = new Guest(host.base)
    this.#others = others
  }

  /** Everybody looks at their devices: from here on they are written down, and nothing of it may change. */
  async settle(): Promise<void> {
    const { code } = await this.#host.ask<{ code: string }>('POST', MORE_ROUTES.link)
    await this.#second.ask('POST', MORE_ROUTES.claim, { code })
    for (const guest of this.#others) await guest.ask('GET', MORE_ROUTES.devices)
    this.#devices = (await this.#host.ask<Devices>('GET', MORE_ROUTES.devices)).devices.map(d => d.id)
  }

  /** Right in form and not theirs to ask; what came of it if it was granted. */
  async tryDoors(rng: Rng): Promise<string[]> {
    const nobody = new Guest(this.#host.base)
    const thief = pick(rng, [...this.#others, nobody])
    const tries: [string, object][] = [
      [MORE_ROUTES.endDevice, { id: pick(rng, this.#devices) }],
      [MORE_ROUTES.endDevice, { id: letters(rng, 22) }],
      [MORE_ROUTES.claim, { code: letters(rng, 4 + below(rng, 8)) }],
    ]
    const granted: string[] = []
    for (const [path, body] of tries) {
      const { status } = await thief.call('POST', path, body)
      if (status < 400 || status >= 500) granted.push(`POST ${path} of a stranger: ${status}`)
    }
    return granted
  }

  /** The sign-ins of those who had one at the first look. Guests who come in the storm and look at their devices may leave theirs. */
  async kept(store: MatchStore): Promise<SignIn[]> {
    const all: SignIn[] = []
    for await (const one of store.everything()) if (one.kind === 'sign-in') all.push(one.signIn)
    this.#people ??= new Set(all.map(s => s.person))
    return all.filter(s => this.#people?.has(s.person) === true)
  }

  /** Both devices still act for the same person. */
  async count(): Promise<number> {
    const seen = await this.#second.ask<Devices>('GET', MORE_ROUTES.devices)
    return seen.devices.length
  }

  /** What nothing hostile may manage to do: one of two devices is ended. */
  async meddle(): Promise<void> {
    const [own] = (await this.#host.ask<Devices>('GET', MORE_ROUTES.devices)).devices.filter(d => !d.here)
    await this.#host.ask('POST', MORE_ROUTES.endDevice, { id: own?.id })
  }
}
