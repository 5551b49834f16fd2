import type { Event, Narrator, Seat, SeatSet } from './contract.ts'
import { everyone, has } from './seats.ts'

/** One happening with its two faces. `to` is who learns `secret`; the rest, spectators included, see `open`. */
export interface Happening<E extends Event = Event> {
  readonly to: SeatSet
  readonly secret: E
  readonly open: E
}

/** The narrator of searches and simulations: says nothing, costs nothing. */
export const silent: Narrator<Event> = { deaf: true, tell() {}, reveal() {}, whisper() {} }

/** The narrator of a live match: keeps what happened, who may know it, and whether anything hidden became known. */
export class Recorder<E extends Event = Event> implements Narrator<E> {
  happenings: Happening<E>[] = []
  learned = false
  readonly #all: SeatSet
  constructor(seats: number) {
    this.#all = everyone(seats)
  }
  tell(event: E): void {
    this.#add({ to: this.#all, secret: event, open: event })
  }
  reveal(event: E): void {
    this.learned = true
    this.tell(event)
  }
  whisper(to: SeatSet, secret: E, open: E): void {
    this.learned = true
    this.#add({ to, secret, open })
  }
  /** Most moves tell one thing: a list written with it has room for one, while the first `push` makes room for seventeen. */
  #add(happening: Happening<E>): void {
    if (this.happenings.length === 0) this.happenings = [happening]
    else this.happenings.push(happening)
  }
}

/** What one seat (or WATCHER) is told of a list of happenings. */
export const heardBy = <E extends Event>(happenings: readonly Happening<E>[], seat: Seat): E[] =>
  happenings.map(h => (has(h.to, seat) ? h.secret : h.open))
