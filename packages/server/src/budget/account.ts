import { Bucket } from '../socket/bucket.ts'

/** So many a second, and so many at once. */
export type Flow = readonly [rate: number, burst: number]

/** What somebody may cost the house. */
export interface Means {
  /** Milliseconds of the thread that answers everybody. */
  readonly cpu: Flow
  /** Bytes sent. */
  readonly bytes: Flow
  /** Tables opened. */
  readonly tables: Flow
  /** Tables asked for that are not there. */
  readonly guesses: Flow
  /** Sockets open, and requests under way, at once. */
  readonly sockets: number
  readonly requests: number
  /** Bytes that were sent and not read. */
  readonly unread: number
}

/** A way out that may be cut. */
export interface Outlet {
  /** Bytes that were sent and not read. */
  readonly unread: number
  cut(): void
}

const bucket = ([rate, burst]: Flow): Bucket => new Bucket(rate, burst)

/** What one person, or one address, has left. */
export class Account {
  readonly cpu: Bucket
  readonly bytes: Bucket
  readonly tables: Bucket
  readonly guesses: Bucket
  /** Requests, by their number. */
  readonly rest: Bucket
  readonly means: Means
  readonly outlets = new Set<Outlet>()
  requests = 0

  /** `perMinute` requests; 0 sets no limit. */
  constructor(means: Means, perMinute: number) {
    this.means = means
    this.rest = new Bucket(perMinute / 60, perMinute)
    this.cpu = bucket(means.cpu)
    this.bytes = bucket(means.bytes)
    this.tables = bucket(means.tables)
    this.guesses = bucket(means.guesses)
  }

  /** Whether nothing would be forgotten with it. */
  get idle(): boolean {
    const { cpu, bytes, tables, guesses, rest } = this
    return this.outlets.size + this.requests === 0 && [cpu, bytes, tables, guesses, rest].every(b => b.full)
  }

  get unread(): number {
    let sum = 0
    for (const outlet of this.outlets) sum += outlet.unread
    return sum
  }

  /** Cuts whoever reads least until what is unread is within bounds again. */
  relieve(): void {
    for (let sum = this.unread; sum > this.means.unread;) {
      let worst: Outlet | null = null
      for (const outlet of this.outlets) if (worst === null || outlet.unread > worst.unread) worst = outlet
      if (worst === null || worst.unread === 0) return
      sum -= worst.unread
      this.outlets.delete(worst)
      worst.cut()
    }
  }
}
