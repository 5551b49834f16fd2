import type { Seat } from '@noren/engine'
import { hasParts } from '@noren/match'
import type { Update } from '@noren/protocol'
import { DeltaEncoder, SharedValue } from '@noren/protocol/delta'
import type { Told, Vocabulary } from '@noren/protocol/delta'
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

/** What everybody at a table may see, as all channels were told it, after which entry. */
export interface OpenTold {
  readonly part: SharedValue
  seq: number
}

/** What everybody may see after the last entry, made and compared once for all channels; null for rules without such a part. */
export function openPart(table: LiveTable): Told | null {
  const { game, match } = table
  if (match === null || !hasParts(game)) return null
  const seq = match.entries.length
  const before = table.openTold
  if (before?.seq === seq) return before.part.told
  const open = game.open?.(match.state)
  if (before?.seq === seq - 1) {
    before.seq = seq
    return before.part.tell(open)
  }
  const part = new SharedValue(open)
  table.openTold = { part, seq }
  return part.told
}

/** The faces of a sync as an encoder begins with them: what everybody may see is not kept for each. */
function shared(table: LiveTable, faces: Update['faces']): Update['faces'] {
  const open = openPart(table)
  if (open === null) return faces
  return Object.fromEntries(
    Object.entries(faces).map(([seat, face]) => [
      seat,
      { ...face, view: { ...(face.view as object), open } },
    ]),
  )
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
          encoder: new DeltaEncoder(seq, shared(table, faces), deltaDictionary(table.game)),
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
