import type { Seat } from '@noren/engine'
import type { BotPace, ChatLine } from '@noren/protocol'
import type { MatchStore, TableRow } from '@noren/store'
import type { MatchError } from '@noren/match'
import type { Origin, TimeSource } from '@noren/table'
import type { Listening } from './channel.ts'
import type { Requested } from './consent.ts'
import type { LiveTable } from './live.ts'

/** Somebody who looks at a table: a connection, with the person behind it if there is one. */
export interface Viewer {
  readonly person: string | null
  /** The move whose answer this viewer waits for; taken away by whoever answers it together with its update. */
  awaits?: string | null
  /** What it listens to. */
  listening?: Listening
  /** How it wants bots to act, once it has said so. */
  pace?: BotPace
  /**
   * `waited`: nobody here is asked anything by this frame, nor answered, so it may go with the next one; so many milliseconds ago what it
   * tells was made. Without it the frame does not wait.
   */
  send(frame: string | Uint8Array, waited?: number): void
}

/** What a table lets others know about itself. */
export interface Listener {
  /** A table was taken out of the store. */
  read?(table: LiveTable): void
  /** One entry is on disk and has been carried out. */
  moved(table: LiveTable, origin: Origin): void
  /** What lies in the envelope of one seat changed: nobody but its owner is told. */
  sealed(table: LiveTable, seat: Seat, origin: Origin): void
  /** Who sits where changed, or what somebody leaves to itself, or the game began. */
  changed(table: LiveTable, began: boolean, origin: Origin, before?: TableRow): void
  /** Somebody who sits here came or went: by a connection of ours, or at another house. */
  lit(table: LiveTable, by: Viewer | null): void
  /** Something was said at the table. */
  said(table: LiveTable, said: ChatLine, origin: Origin): void
  /** Somebody asked everybody to go back, agreed, or said no. */
  asked(table: LiveTable, asked: Requested): void
  /** Its log cannot be what it says it is: the table was set aside. */
  damaged(table: LiveTable, error: MatchError): void
  /** Something that nobody waits for went wrong. */
  failed(table: LiveTable, error: unknown): void
}

/** What every table of a house stands on. */
export interface TableContext {
  readonly store: MatchStore
  readonly listener: Listener
  readonly time: TimeSource
  /** When this house was opened. */
  readonly born: number
  /** Milliseconds that a sealed window stays open at least. */
  readonly window: number
  /** Milliseconds after which those present may vote about somebody who is gone. */
  readonly patience: number
  /** Nobody looks at this table any more, and its game is over. */
  done(table: LiveTable): void
  /** Ends when the house closes. */
  readonly closing: AbortSignal
}
