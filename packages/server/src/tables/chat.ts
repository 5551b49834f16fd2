import type { SaidLine, Say } from '@noren/protocol'
import type { MatchStore, Spoken } from '@noren/store'
import { no } from '../refusal.ts'
import type { No } from '../refusal.ts'
import { Bucket } from '../socket/bucket.ts'
import { plain } from '../text.ts'
import type { Timepiece } from '../timepiece.ts'
import type { LiveTable } from './live.ts'
import { seatsOf } from './seating.ts'

/** Lines that somebody who comes to the table is shown. */
const RECENT = 60
/** One line every other second, five at once. */
const RATE = 0.5

/** What was said, as everybody at the table may know it: the seat, never the person behind it. */
export const saidLine = ({ n, seat, at, kind, body }: Spoken): SaidLine => ({
  n,
  seat,
  at,
  ...(kind === 'text' ? { text: body } : { phrase: body as SaidLine['phrase'] & string }),
})

/** The talk of one table. Words are kept with the table; a finger pointing at a piece is gone when it has been seen. */
export class Chat {
  readonly #store: MatchStore
  readonly #time: Timepiece
  readonly #buckets = new Map<string, Bucket>()
  constructor(store: MatchStore, time: Timepiece) {
    this.#store = store
    this.#time = time
  }

  /** The lines that a newcomer is shown, oldest first. */
  async recent(table: string): Promise<SaidLine[]> {
    return (await this.#store.spoken(table, RECENT)).map(saidLine)
  }

  /** Says something at a table, or says why not. Only those who sit there may speak. */
  async say(table: LiveTable, who: string | null, wish: Say): Promise<SaidLine | No> {
    const [seat] = seatsOf(table.row, who)
    if (who === null || seat === undefined) return no('not-your-seat')
    if (table.row.manners?.muted?.includes(who) === true) return no('muted')
    const text = wish.text === undefined ? undefined : plain(wish.text)
    const given = [text, wish.phrase, wish.anchor].filter(x => x !== undefined)
    if (given.length !== 1 || text === '') return no('not-a-message')
    const now = this.#time.now()
    const bucket = this.#buckets.get(who) ?? new Bucket(RATE)
    this.#buckets.set(who, bucket)
    if (!bucket.take()) return no('too-many-requests')
    if (wish.anchor !== undefined) return { n: 0, seat, at: now, anchor: wish.anchor }
    const words = { kind: text === undefined ? 'phrase' : 'text', body: text ?? wish.phrase ?? '' } as const
    return saidLine(await this.#store.speak(table.id, { seat, at: now, ...words }))
  }
}
