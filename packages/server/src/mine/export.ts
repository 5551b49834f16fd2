import { endOf } from '@noren/store'
import type { MatchStore, Person, TableRow } from '@noren/store'
import { guestOf } from '../ids.ts'
import { isNo } from '../refusal.ts'
import { mayReadLog, sealedLog } from '../tables/review.ts'
import { peopleOf } from '../tables/seating.ts'
import type { Play } from './fate.ts'
import { sightOf } from './sight.ts'

/** A seat as its table showed it to those who sat there. */
interface ExportedSeat {
  readonly kind: string
  readonly name?: string
  readonly level?: string
  readonly me?: true
}

async function seatsOf(store: MatchStore, row: TableRow, me: string): Promise<ExportedSeat[]> {
  const names = new Map((await store.people(peopleOf(row))).map(p => [p.id, p.name]))
  return row.holders.map((holder): ExportedSeat => {
    if (holder.kind === 'empty') return { kind: 'empty' }
    if (holder.kind === 'bot') return { kind: 'bot', level: holder.level }
    const name = names.get(holder.person) ?? guestOf(holder.person).name
    return { kind: 'person', name, ...(holder.person === me ? { me: true } : {}) }
  })
}

const iso = (ms: number): string => new Date(ms).toISOString()
const times = ({ created, began, ended }: TableRow): object => ({
  opened: iso(created),
  ...(began === undefined ? {} : { began: iso(began) }),
  ...(ended === undefined ? {} : { ended: iso(ended) }),
})

/** What a game was called there, and its edition where its options name one. */
const editionOf = ({ charter }: TableRow): string => {
  const options = charter.options as { readonly edition?: unknown } | null
  return typeof options?.edition === 'string' ? options.edition : ''
}

/** The log of a game that they sat at; of a fork without the games it goes on from, where those are not for them. */
async function logFor(store: MatchStore, row: TableRow, me: string): Promise<object> {
  const log = sealedLog(row, await store.entries(row.charter.id))
  if (!isNo(await mayReadLog(store, row, me))) return log
  const { fork: _, ...charter } = log.charter
  return { ...log, charter }
}

/**
 * Everything that is kept of one person, as one structure to be read without us. Logs are those of finished games: the log of a
 * running one holds what the others may not know.
 */
export async function everythingOf(
  store: MatchStore,
  who: Person,
  idOf: (game: string) => string,
  now: number,
): Promise<object> {
  const { id: me, name, crest } = who
  const [finished, running, records, webhook, devices, said] = await Promise.all([
    store.finishedOf(me, { limit: Number.MAX_SAFE_INTEGER, hidden: true }),
    store.runningOf(me, Number.MAX_SAFE_INTEGER),
    store.recordsOf(me),
    store.webhook(me),
    store.signInsOf(me),
    store.spokenBy(me),
  ])
  const games: object[] = []
  for (const row of finished)
    games.push({
      ...(await logFor(store, row, me)),
      game: idOf(row.charter.game),
      seats: await seatsOf(store, row, me),
      ...times(row),
    })
  const going: object[] = []
  for (const row of running)
    going.push({
      table: row.charter.id,
      game: idOf(row.charter.game),
      status: row.status,
      seats: await seatsOf(store, row, me),
      standing: row.holders.flatMap(h => (h.kind === 'person' && h.person === me ? [h.standing ?? {}] : [])),
      ...times(row),
    })
  return {
    noren: 'export',
    version: 1,
    at: iso(now),
    person: { id: me, name, crest, sight: sightOf(who) },
    records: records.map(({ kind, key, body, at }) => ({ kind, about: key, body, at: iso(at) })),
    webhook: webhook === null ? null : { url: webhook.url, secret: webhook.secret, site: webhook.site },
    devices: devices.map(({ id, agent, created }) => ({ id, agent, since: iso(created) })),
    messages: said.map(({ table, seat, at, kind, body }) => ({ table, seat, at: iso(at), kind, body })),
    running: going,
    games,
  }
}

const COLUMNS = [
  'date',
  'game',
  'edition',
  'players',
  'place',
  'score',
  'result',
  'minutes',
  'table',
] as const

/** A cell as RFC 4180 wants it; what a spreadsheet would take for a formula is told to be text. */
function cell(value: string | number | null): string {
  const text = String(value ?? '')
  const safe = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** The finished games of one person as a table, the last one first. */
export function csvOf(plays: readonly Play[], idOf: (game: string) => string): string {
  const rows = plays.map(({ row, place, score, fate, minutes }) => [
    iso(endOf(row)),
    idOf(row.charter.game),
    editionOf(row),
    row.holders.length,
    place,
    score,
    fate,
    minutes,
    row.charter.id,
  ])
  return [COLUMNS, ...rows].map(row => `${row.map(cell).join(',')}\r\n`).join('')
}
