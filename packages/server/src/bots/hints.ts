import { has } from '@noren/engine'
import type { Seat } from '@noren/engine'
import { houseMoveId, unanswered } from '@noren/match'
import type { Hinted, ReplyCode } from '@noren/protocol'
import type { TableRow } from '@noren/store'
import { hintFor, no } from '@noren/table'
import type { No } from '@noren/table'
import { Bucket } from '../socket/bucket.ts'
import type { LiveTable } from '../tables/live.ts'
import type { TimeSource } from '../time.ts'
import type { BotThreads } from './pool.ts'

type Told = Omit<Hinted, 't' | 'id'>

/** So many new hints a second for one person, ten times as many at once. */
const RATE = 0.4

interface Known {
  readonly question: string
  readonly told: Promise<Told>
}

/**
 * "What would you do?", answered by the bots' threads from the asking seat's view and a seed of its own. Hints are for
 * practice: nobody who plays against other people has a bot whisper.
 */
export class Hints {
  readonly #pool: BotThreads
  readonly #time: TimeSource
  readonly #known = new WeakMap<LiveTable, Map<Seat, Known>>()
  readonly #buckets = new Map<string, Bucket>()

  constructor(pool: BotThreads, time: TimeSource) {
    this.#pool = pool
    this.#time = time
  }

  /** The hint for a seat of this person that is being asked; the same question is thought about once. */
  async of(table: LiveTable, person: string | null, seat: Seat): Promise<Told | No> {
    const code = refusal(table, person, seat)
    if (code !== null || person === null || table.match === null) return no(code ?? 'not-your-seat')
    const { match } = table
    const known = this.#known.get(table) ?? new Map<Seat, Known>()
    this.#known.set(table, known)
    // Answers of other seats change what is seen, so a question is known by the whole log.
    const question = `${match.entries.length} ${houseMoveId(match, seat, 'bot')}`
    const was = known.get(seat)
    if (was?.question === question) return was.told
    if (!this.#bucket(person).take(1, this.#time.mono())) return no('too-many-requests')
    const told = this.#think(table, seat)
    known.set(seat, { question, told })
    told.catch(() => known.delete(seat))
    return told
  }

  async #think(table: LiveTable, seat: Seat): Promise<Told> {
    const { match, game } = table
    const reaction = match !== null && game.pace(match.state).hold
    const place = { table: table.id, owner: table.row.host, reaction }
    const told = await hintFor(table, seat, question => this.#pool.hint(question, place))
    if (told === null) throw new Error('there is nothing to think about')
    return told
  }

  #bucket(person: string): Bucket {
    const known = this.#buckets.get(person) ?? new Bucket(RATE, RATE * 10, this.#time.mono())
    this.#buckets.delete(person)
    this.#buckets.set(person, known)
    // The oldest are full again long before this many others have asked.
    const oldest = this.#buckets.size > 1000 ? this.#buckets.keys().next().value : undefined
    if (oldest !== undefined) this.#buckets.delete(oldest)
    return known
  }
}

/** Nobody but this person and bots sits here. */
const practises = (row: TableRow, person: string): boolean =>
  row.holders.every(holder => holder.kind === 'bot' || (holder.kind === 'person' && holder.person === person))

function refusal(table: LiveTable, person: string | null, seat: Seat): ReplyCode | null {
  const holder = table.row.holders[seat]
  if (holder === undefined) return 'no-such-seat'
  if (person === null || holder.kind !== 'person' || holder.person !== person) return 'not-your-seat'
  if (table.match === null) return 'not-started'
  if (table.match.state.outcome !== null) return 'game-over'
  if (!practises(table.row, person)) return 'no-hints'
  return has(unanswered(table.match), seat) ? null : 'not-your-question'
}
