import type { Seat } from '@noren/engine'
import { askableUndo, farUndo, isUndo, mayUndo, UNDO_WORDS, undoTo, undoToWords } from '@noren/match'
import type { Match, Verdict } from '@noren/match'
import type { Asked, AskUndo, Consent, UndoAsk } from '@noren/protocol'
import { playedFor } from '@noren/table'
import { isNo, no } from '../refusal.ts'
import type { No } from '../refusal.ts'
import type { LiveTable } from './live.ts'
import { seatsOf } from './seating.ts'

/** A request to go back past what others did, at the entry after which it was made. */
export interface Request extends UndoAsk {
  readonly seq: number
  /** Somebody said no: it is not asked again before something else happens. */
  readonly over: boolean
}

/** What became of a request: as it stands, or null when it has been carried out; and who said no. */
export interface Requested {
  readonly request: Request | null
  readonly no?: Seat
}

/**
 * Requests live as long as their table is in memory and nothing happens: any new entry ends one, and so does one no. They
 * are kept nowhere else, because what is asked politely may be asked again.
 */
const requests = new WeakMap<LiveTable, Request>()

function requestAt(table: LiveTable): Request | null {
  const request = requests.get(table)
  return request !== undefined && request.seq === table.match?.entries.length ? request : null
}

const shown = ({ id, by, to, yes }: Request): UndoAsk => ({ id, by, to, yes: [...yes] })

/** The request that is on this table, for somebody who comes to it. */
export function askedOf(table: LiveTable): { asked?: UndoAsk } {
  const request = requestAt(table)
  return request === null || request.over ? {} : { asked: shown(request) }
}

/** The seats among these that may ask everybody to go back, as far as reveals and chance allow. */
export function askFor(match: Match, seats: readonly Seat[]): { ask?: Seat[] } {
  const ask = seats.filter(seat => farUndo(match, seat) !== null)
  return ask.length === 0 ? {} : { ask }
}

/** Takes note of what became of a request, and lets everybody know, here and in the other houses. */
function put(table: LiveTable, asked: Requested): void {
  note(table, asked)
  table.asked(asked)
}

/** What another house lets us know. Two may be told a yes at the same moment: all of them count. A no is the last word. */
export async function hearAsked(table: LiveTable, asked: Requested): Promise<void> {
  const { request } = asked
  const open = requestAt(table)
  if (request === null || request.over || open === null) return note(table, asked)
  if (open.id !== request.id) {
    // Of two who ask at the same moment, the same one is first in every house.
    if (open.over || request.id < open.id) note(table, asked)
    return
  }
  if (open.over) return
  const yes = [...new Set([...open.yes, ...request.yes])].sort((a, b) => a - b)
  note(table, { request: { ...open, yes } })
  // The other one did not know that it was the last.
  if (yes.length === table.row.holders.length && request.yes.length < yes.length)
    await carryOut(table, { ...open, yes })
}

function note(table: LiveTable, { request, no: by }: Requested): void {
  if (request === null) requests.delete(table)
  else requests.set(table, request)
  const ask = request === null || request.over ? null : shown(request)
  const message: Asked = { t: 'asked', ask, ...(by === undefined ? {} : { no: by }) }
  const text = JSON.stringify(message)
  for (const viewer of table.looking) viewer.send(text)
}

const hasChosen = (match: Match, seat: Seat): boolean =>
  match.entries.some(
    e => e.seat === seat && !match.undone.has(e.seq) && !isUndo(e.words) && undoTo(e.words) === null,
  )

/** What became of a message: a verdict or a refusal to reply with, or nothing when everybody was told. */
type Came = Verdict | No | null

/** Somebody who holds `seat` asks to take their last choice back. What is free is done at once. */
export async function askUndo(table: LiveTable, who: string, wish: AskUndo): Promise<Came> {
  const { id, seat, seq } = wish
  const { match } = table
  if (match === null) return no(table.closed)
  const stored = match.byMoveId.get(id)
  if (stored !== undefined)
    return stored.seat === seat ? { status: 'duplicate', entry: stored } : no('move-id-taken')
  if (match.state.outcome !== null) return no('game-over')
  if (mayUndo(match, seat)) return table.wish({ seat, words: UNDO_WORDS, moveId: id, seq })
  const open = requestAt(table)
  if (open !== null && open.id === id && !open.over) {
    note(table, { request: open })
    return null
  }
  if (open !== null && (!open.over || open.by === seat)) return no('already-asked')
  const to = hasChosen(match, seat) ? askableUndo(table.game, match, seat) : null
  // Said in the same words whatever stands in the way: the reason may be something that only others know.
  if (to === null) return no('nothing-to-undo')
  if (seq < to || seq > match.entries.length) return { status: 'stale', seq: match.entries.length }
  return agree(table, { id, by: seat, to, yes: [], seq: match.entries.length, over: false }, who)
}

/** One of those who were asked answers; whoever asked takes the request away with a no. */
export async function consent(table: LiveTable, who: string, answer: Consent): Promise<Came> {
  const request = requestAt(table)
  if (request === null || request.over || request.id !== answer.id)
    return { status: 'stale', seq: table.row.seq }
  if (answer.yes) return agree(table, request, who)
  put(table, { request: { ...request, over: true }, no: answer.seat })
  return null
}

/** Adds somebody's yes for all their seats. Bots always agree, and so does whoever left their seat to the house. */
async function agree(table: LiveTable, request: Request, who: string): Promise<Came> {
  const house = playedFor(table.row.holders)
  const yes = table.row.holders.flatMap((holder, seat) =>
    request.yes.includes(seat) || (house >> seat) & 1 || (holder.kind === 'person' && holder.person === who)
      ? [seat]
      : [],
  )
  const now = { ...request, yes }
  if (yes.length < table.row.holders.length) {
    put(table, { request: now })
    return null
  }
  requests.set(table, now)
  const verdict = await carryOut(table, now)
  // Whoever asked hears it as the answer to their own request; to the others the update says all there is to say.
  return seatsOf(table.row, who).includes(now.by) || isNo(verdict) || verdict.status !== 'applied'
    ? verdict
    : null
}

/** Everybody agreed. */
async function carryOut(table: LiveTable, { id, by, to, seq }: Request): Promise<Verdict | No> {
  const verdict = await table.wish({ seat: by, words: undoToWords(to), moveId: id, seq, agreed: true })
  put(table, { request: null })
  return verdict
}
