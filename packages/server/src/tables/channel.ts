import type { Seat } from '@noren/engine'
import type { Update } from '@noren/protocol'
import { DeltaEncoder } from '@noren/protocol/delta'
import type { Vocabulary } from '@noren/protocol/delta'
import type { LiveTable, Viewer } from './live.ts'
import { deltaDictionary } from './delta-dictionary.ts'
import { seatsOf } from './seating.ts'

/** Everybody who holds the same seats at a table hears the same: what changed since they were told last. */
export interface Channel {
  readonly seats: readonly Seat[]
  readonly encoder: DeltaEncoder
  /** The last frame that was told, and the entry it was about: made once for all who listen. */
  frame: Uint8Array | null
  told: number
  /** Another one was begun in its place: who listens to this one has to be shown the whole table. */
  stale: boolean
}

/** What one viewer listens to. */
export interface Listening {
  readonly table: LiveTable
  readonly channel: Channel
  /** Who sat where when this was last looked at: as long as it is the same list, nobody changed seats. */
  holders: LiveTable['row']['holders']
}

/** A viewer has been shown these faces and listens from here on; the words it needs for that. */
export function join(
  table: LiveTable,
  viewer: Viewer,
  seats: readonly Seat[],
  seq: number,
  faces: Update['faces'],
): Vocabulary {
  const key = seats.join()
  const known = table.channels.get(key)
  // A channel to which nobody listened for a while has fallen behind, and is begun anew.
  const fresh = known?.encoder.seq !== seq
  const channel =
    known === undefined || fresh
      ? {
          seats,
          encoder: new DeltaEncoder(seq, faces, deltaDictionary(table.game)),
          frame: null,
          told: -1,
          stale: false,
        }
      : known
  if (known !== undefined && fresh) known.stale = true
  table.channels.set(key, channel)
  viewer.listening = { table, channel, holders: table.row.holders }
  return channel.encoder.vocabulary
}

/** What a viewer listens to; null if that is not what its seats entitle it to any more. */
export function channelOf(table: LiveTable, viewer: Viewer): Channel | null {
  const heard = viewer.listening
  if (heard === undefined || heard.table !== table || heard.channel.stale) return null
  if (heard.holders !== table.row.holders) {
    if (seatsOf(table.row, viewer.person).join() !== heard.channel.seats.join()) return null
    heard.holders = table.row.holders
  }
  return heard.channel
}

/** What the holders of these seats see changed without an entry: who listens is shown the whole and begins anew. */
export function anew(table: LiveTable, seats: readonly Seat[]): void {
  table.channels.delete(seats.join())
}
