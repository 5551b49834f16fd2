import { has, only, waiting, WATCHER } from '@noren/engine'
import type { Seat, SeatSet } from '@noren/engine'
import { farUndo, lineFor, mayUndo, openEvents, undoFor } from '@noren/match'
import type { Entry, Match } from '@noren/match'
import { Once, withReply } from '@noren/protocol/delta'
import type { Told } from '@noren/protocol/delta'
import type { ClockInfo, Face, ChatLine, ServerMessage, Sync, TableInfo, Update } from '@noren/protocol'
import { faceShown, headOf, sealedOf } from '@noren/table'
import { channelOf, join, openPart } from './channel.ts'
import type { Channel } from './channel.ts'
import { stands, untilOf } from './clocks.ts'
import { askedOf, askFor } from './consent.ts'
import { tableInfo } from './info.ts'
import type { LiveTable, Viewer } from './live.ts'
import { mayReview } from './review.ts'
import { seatsOf } from './seating.ts'

export const wire = (message: ServerMessage): string => JSON.stringify(message)

/** The table as its viewers know it, online lights included. */
export const infoFor = (table: LiveTable, person: string | null): TableInfo =>
  tableInfo(table.row, person, {
    people: table.people,
    online: who => table.online(who),
    idOf: () => table.game.id,
    present: table.present,
  })

/** Whose time runs, for a table that keeps time; the same for everybody. */
export function clockOf(table: LiveTable): { clock?: ClockInfo } {
  const { clock, status } = table.row
  if (clock === null || status !== 'playing') return {}
  const seats = clock.until.map((_, seat) => seat)
  return {
    clock: {
      now: table.time.now(),
      until: seats.map(seat => untilOf(table, seat) ?? 0),
      bank: [...clock.bank],
      stopped: seats.filter(seat => stands(table, seat)),
    },
  }
}

/** What a server shows of a table beside the match: clocks, requests, and the words of the deltas that follow. */
export function withMore(table: LiveTable, viewer: Viewer, sync: Sync): Sync {
  const { match } = table
  if (match === null) return { ...sync, ...askedOf(table), ...clockOf(table) }
  const seats = seatsOf(table.row, viewer.person)
  return {
    ...sync,
    vocabulary: join(table, viewer, seats, sync.seq, sync.faces),
    ...askFor(match, seats),
    ...askedOf(table),
    ...clockOf(table),
  }
}

/** Those of a few seats for which something holds: mostly all of one, or none, and then no list is made. */
function among(
  match: Match,
  seats: readonly Seat[],
  holds: (match: Match, seat: Seat) => boolean,
): readonly Seat[] | undefined {
  let kept = 0
  for (let i = 0; i < seats.length; i++) if (holds(match, seats[i] as Seat)) kept++
  return kept === 0 ? undefined : kept === seats.length ? seats : seats.filter(seat => holds(match, seat))
}

const NOBODY: readonly Seat[] = []
const mayAsk = (match: Match, seat: Seat): boolean => farUndo(match, seat) !== null

/** The last entry, and what everybody is told of it, if nobody knows more. */
interface News {
  readonly entry: Entry
  readonly events: Update['line']['events'] | null
  /** Where the chain stands, if it is shown with this entry. */
  readonly head: Once | undefined
  /** What everybody may see now, if it is told apart. */
  readonly open: Told | undefined
}

/** The faces of those who hold one seat or none: a list that is used again and again. */
const alone: Face[] = []

function facesOf(
  { game }: LiveTable,
  match: Match,
  seats: readonly Seat[],
  open: Told | undefined,
): readonly Face[] {
  if (seats.length > 1) return seats.map(seat => faceShown(game, match, seat, open))
  alone[0] = faceShown(game, match, seats[0] ?? WATCHER, open)
  return alone
}

/** A head stands for all that came before it: every second update shows one, and the last. */
const HEAD_EVERY = 2
const showsHead = ({ entries, state }: Match): boolean =>
  entries.length % HEAD_EVERY === 0 || state.outcome !== null

/** The last entry as those who hold these seats are told it, of whom `viewer` is one. */
function tell(table: LiveTable, match: Match, viewer: Viewer, channel: Channel, news: News): Uint8Array {
  const { seats, encoder } = channel
  const { row } = table
  const { seq, seat } = news.entry
  const { outcome } = match.state
  const said = {
    by: seat,
    events: news.events ?? lineFor(table.game, match, seq, seats).events,
    // It was made just now.
    undone: undefined,
    undoes: match.undoes.size === 0 ? undefined : match.undoes.get(seq),
    undo: among(match, seats, mayUndo),
    ask: match.back.length === 0 ? undefined : among(match, seats, mayAsk),
    sealed: match.envelopes.length === 0 ? undefined : sealedOf(table.game, match, seats).sealed,
    clock: row.clock === null ? undefined : clockOf(table).clock,
    outcome: outcome === null ? undefined : (outcome as NonNullable<Update['outcome']>),
    // Whoever may look at the game with all its cards: that hangs on who sits where alone, and so is the same for all who share a frame.
    key: mayReview(row, viewer.person) === true ? row.charter.key : undefined,
    head: news.head,
  }
  return encoder.say(seq, facesOf(table, match, seats, news.open), said)
}

/** The last entry as a frame for this viewer; null if it has to be shown the whole table. */
function frameFor(table: LiveTable, match: Match, viewer: Viewer, news: News): Uint8Array | null {
  const { seq } = news.entry
  const channel = channelOf(table, viewer)
  if (channel === null) return null
  if (channel.told === seq) return channel.frame
  if (channel.encoder.seq !== seq - 1) return null
  channel.frame = tell(table, match, viewer, channel, news)
  channel.told = seq
  return channel.frame
}

/** Whom an entry concerns at once: who made it, and whoever is asked now; null if everybody, because the game is over. */
const concerned = ({ state }: Match, { seat }: Entry): SeatSet | null =>
  state.outcome !== null ? null : waiting(state) | (seat < 0 ? 0 : only(seat))

/** Whether those who hold these seats may hear of it with the next thing they are told. */
function mayWait(seats: readonly Seat[], set: SeatSet | null): boolean {
  if (set === null) return false
  for (let i = 0; i < seats.length; i++) if (has(set, seats[i] as Seat)) return false
  return true
}

/** Tells everybody about the last entry. Viewers who hold the same seats are sent the same frame, made once. */
export function tellMoved(table: LiveTable): void {
  const { match } = table
  const entry = match?.entries.at(-1)
  if (match === null || entry === undefined) return
  const { seq, moveId } = entry
  if (table.looking.size === 0) return
  const news: News = {
    entry,
    events: openEvents(table.game, match, seq),
    head: showsHead(match) ? new Once(headOf(match)) : undefined,
    open: openPart(table) ?? undefined,
  }
  const set = concerned(match, entry)
  const waited = set === null ? undefined : table.time.mono() - table.madeAt
  for (const viewer of table.looking) {
    const frame = frameFor(table, match, viewer, news)
    if (frame === null) viewer.send(wire(table.sync(viewer, seq - 1)))
    else if (viewer.awaits !== moveId)
      viewer.send(frame, mayWait(viewer.listening?.channel.seats ?? NOBODY, set) ? waited : undefined)
    else {
      viewer.awaits = null
      viewer.send(withReply(frame, moveId))
    }
  }
}

/** Shows whoever holds a seat that its sealed answer changed; nobody else receives anything. */
export function tellSealed(table: LiveTable, seat: number): void {
  const holder = table.row.holders[seat]
  if (holder?.kind !== 'person') return
  const { person } = holder
  const channel = table.channels.get(seatsOf(table.row, person).join())
  // First the frame: whoever is shown the whole table behind it listens from there on.
  const frame = channel === undefined ? null : sealedFrame(table, channel, person)
  for (const viewer of table.looking) {
    if (viewer.person !== person) continue
    if (frame !== null && channelOf(table, viewer) === channel) viewer.send(frame)
    else viewer.send(wire(table.sync(viewer, table.row.seq)))
  }
}

/** What a sealed answer changed for those who hold its seat; null if they have to be shown the whole table. */
function sealedFrame(table: LiveTable, { seats, encoder }: Channel, person: string): Uint8Array | null {
  const { match } = table
  if (match === null || encoder.seq !== match.entries.length) return null
  const undo = undoFor(match, seats)
  const said = {
    undo: undo.length === 0 ? undefined : undo,
    ask: askFor(match, seats).ask,
    asked: askedOf(table).asked,
    sealed: sealedOf(table.game, match, seats).sealed,
    clock: clockOf(table).clock,
    yourTurn: infoFor(table, person).yourTurn,
  }
  return encoder.sealed(facesOf(table, match, seats, openPart(table) ?? undefined), said)
}

/** Tells everybody, or everybody but one, who sits where. */
export function tellChanged(table: LiveTable, except?: Viewer): void {
  for (const viewer of table.looking)
    if (viewer !== except)
      viewer.send(wire({ t: 'table', table: infoFor(table, viewer.person), ...clockOf(table) }))
}

/** Tells one person's pages what nobody else can see of the table. */
export function tellOwner(table: LiveTable, person: string): void {
  const text = wire({ t: 'table', table: infoFor(table, person), ...clockOf(table) })
  for (const viewer of table.looking) if (viewer.person === person) viewer.send(text)
}

/** Lets everybody hear what was said. */
export function tellSaid(table: LiveTable, said: ChatLine): void {
  const text = wire({ t: 'said', said })
  for (const viewer of table.looking) viewer.send(text)
}
