import type { ChatLine, Say } from '@noren/protocol'
import type { MatchStore, Spoken } from '@noren/store'
import { no } from '../refusal.ts'
import type { No } from '../refusal.ts'
import { Bucket } from '../socket/bucket.ts'
import { plain } from '../text.ts'
import type { TimeSource } from '../time.ts'
import type { LiveTable } from './live.ts'
import { seatsOf } from './seating.ts'

/** Lines that somebody who comes to the table is shown. */
const RECENT = 60
/** So many lines are remembered as told. */
const REMEMBERED = 4 * RECENT
/** One line every other second, five at once. */
const RATE = 0.5

/** What was said, as everybody at the table may know it: the seat, never the person behind it. */
export const chatLine = ({ n, seat, at, kind, body }: Spoken): ChatLine => ({
  n,
  seat,
  at,
  ...(kind === 'text' ? { text: body } : { phrase: body as ChatLine['phrase'] & string }),
})

/** The talk of one table. Words are kept with the table; a finger pointing at a piece is gone when it has been seen. */
export class Chat {
  readonly #store: MatchStore
  readonly #time: TimeSource
  readonly #buckets = new Map<string, Bucket>()
  /** The last line up to which the store was read: of those before it none is missing here. */
  read = 0
  readonly #told = new Map<number, ChatLine>()
  constructor(store: MatchStore, time: TimeSource) {
    this.#store = store
    this.#time = time
  }

  /** The lines that a newcomer is shown, oldest first. */
  async recent(table: string): Promise<ChatLine[]> {
    return (await this.#store.spoken(table, RECENT)).map(chatLine)
  }

  /** Whether nobody here was told this line yet; a finger pointing at a piece has no number. */
  isNew(line: ChatLine): boolean {
    const { n } = line
    if (n === 0) return true
    if (this.#told.has(n)) return false
    this.#told.set(n, line)
    const [oldest] = this.#told.keys()
    if (this.#told.size > REMEMBERED && oldest !== undefined) this.#told.delete(oldest)
    return true
  }

  /** What was told is forgotten: somebody's lines were deleted, and the store knows which are left. */
  clear(): void {
    this.#told.clear()
  }

  /** Lines that were read, and those that everybody was told since. */
  upTo(lines: readonly ChatLine[]): ChatLine[] {
    const read = lines.at(-1)?.n ?? 0
    const since = [...this.#told.values()].filter(line => line.n > read)
    return [...lines, ...since.sort((a, b) => a.n - b.n)]
  }

  /** Says something at a table, or says why not. Only those who sit there may speak. */
  async say(table: LiveTable, who: string | null, wish: Say): Promise<ChatLine | No> {
    const [seat] = seatsOf(table.row, who)
    if (who === null || seat === undefined) return no('not-your-seat')
    if (table.row.manners?.muted?.includes(who) === true) return no('muted')
    const text = wish.text === undefined ? undefined : plain(wish.text)
    const given = [text, wish.phrase, wish.anchor].filter(x => x !== undefined)
    if (given.length !== 1 || text === '') return no('not-a-message')
    const now = this.#time.now()
    const mono = this.#time.mono()
    const bucket = this.#buckets.get(who) ?? new Bucket(RATE, RATE * 10, mono)
    this.#buckets.set(who, bucket)
    if (!bucket.take(1, mono)) return no('too-many-requests')
    if (wish.anchor !== undefined) return { n: 0, seat, at: now, anchor: wish.anchor }
    const words = { kind: text === undefined ? 'phrase' : 'text', body: text ?? wish.phrase ?? '' } as const
    return chatLine(await this.#store.speak(table.id, { seat, at: now, ...words }))
  }
}
