import { createHash } from 'node:crypto'
import type { Listening } from '../network/listen.ts'

/** Which of several server processes on one machine this is. */
export interface Share {
  /** From 0 on. */
  readonly slot: number
  readonly of: number
}

/** What the processes of one machine say to each other, through the one that started them. */
export type Message =
  /** A word of the bus, for all others. */
  | { readonly noren: 'word'; readonly subject: string; readonly word: object; readonly from: string }
  /** Answered by the same, once every word before it was passed on. */
  | { readonly noren: 'settle'; readonly n: number }
  /** The door of this process is open. */
  | { readonly noren: 'open'; readonly listening: Listening }
  /** A socket that wants to look at a table of another process; the socket itself comes with it. */
  | { readonly noren: 'steer'; readonly to: number; readonly wanted: Wanted }
  /** The process that started all has the socket; whoever sent it answers, having let go of it by then, with the same number. */
  | { readonly noren: 'has'; readonly n: number }
  | { readonly noren: 'gone'; readonly n: number }

/** A request for a socket, as it came. */
export interface Wanted {
  readonly url: string
  readonly rawHeaders: readonly string[]
  /** What came behind it, in base64. */
  readonly head: string
}

export const isMessage = (value: unknown): value is Message =>
  typeof value === 'object' && value !== null && 'noren' in value

/** The process that keeps a table: every process finds the same one without asking. */
export const slotOf = (table: string, of: number): number =>
  createHash('sha256').update(table).digest().readUInt32BE(0) % of
