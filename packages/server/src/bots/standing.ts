import { leftAlone, members, ownAnswer, standsNow, UNTIL_MY_TURN } from '@noren/engine'
import type { Seat, Standing, StandingReplies } from '@noren/engine'
import { facesFor, houseMoveId, unanswered, viewFor, wordsFrom } from '@noren/match'
import type { Match } from '@noren/match'
import { playedFor } from '@noren/table'
import { onShelf } from '../shelf.ts'
import type { Chance } from '../chance.ts'
import type { Shelf } from '../shelf.ts'
import type { LiveTable } from '../tables/live.ts'
import { leaveAlone } from '../tables/seating.ts'

interface Log {
  warn(details: object, text: string): void
}

/** Always the same pause, whatever is in the hand: as long as a page takes that answers by itself. */
const PAUSE = 500

/** One question to one seat, as long as it is not answered. */
const questionTo = (match: Match, seat: Seat): string => `standing:${houseMoveId(match, seat, 'idle')}`

/**
 * Answers for people whose page is closed what they leave to itself: with doing nothing, or from a figure on with the best of what
 * they may choose. Which questions that are is judged by what everybody knows, the answer by what that seat is shown, both as
 * their own page would; somebody who looks at the table answers there.
 */
export class StandingReplyRunner {
  readonly #shelf: Shelf
  readonly #chance: Chance
  readonly #log: Log
  #closed = false

  constructor(shelf: Shelf, chance: Chance, log: Log) {
    this.#shelf = shelf
    this.#chance = chance
    this.#log = log
  }

  attend(table: LiveTable): void {
    const { match } = table
    const rules = onShelf(this.#shelf, table.row.charter.game)?.standing
    if (rules === undefined || match === null || table.row.status !== 'playing' || this.#closed) return
    for (const seat of members(unanswered(match) & ~playedFor(table.row.holders))) {
      const kept = this.#kept(table, seat)
      if (kept === null) continue
      const view = viewFor(table.game, match, seat)
      if (leftAlone(rules, kept, view, seat)) this.#begin(table, match, rules, seat)
      else this.#expire(table, rules, kept, view, seat)
    }
  }

  /** Whether this seat is going to be answered for here: nobody need be called for it. */
  answers(table: LiveTable, seat: Seat): boolean {
    const { match } = table
    const rules = onShelf(this.#shelf, table.row.charter.game)?.standing
    const kept = this.#kept(table, seat)
    if (rules === undefined || match === null || kept === null) return false
    return leftAlone(rules, kept, viewFor(table.game, match, seat), seat)
  }

  /** What a person who does not look leaves to itself; null if there is nothing, or if they look. */
  #kept(table: LiveTable, seat: Seat): Standing | null {
    const holder = table.row.holders[seat]
    if (holder?.kind !== 'person' || holder.standing === undefined || table.online(holder.person)) return null
    return holder.standing
  }

  #begin(table: LiveTable, match: Match, rules: StandingReplies<unknown>, seat: Seat): void {
    const question = questionTo(match, seat)
    if (table.thoughts.has(question)) return
    table.thoughts.add(question)
    table.time.after(PAUSE, () => {
      void this.#answer(table, match, rules, seat, question)
        .catch((error: unknown) =>
          this.#log.warn(
            { code: 'standing-reply-failed', err: error, table: table.id, seat },
            'a standing reply could not be given',
          ),
        )
        .finally(() => table.thoughts.delete(question))
    })
  }

  async #answer(
    table: LiveTable,
    match: Match,
    rules: StandingReplies<unknown>,
    seat: Seat,
    question: string,
  ): Promise<void> {
    const kept = this.#kept(table, seat)
    const asked = questionTo(match, seat) === question && table.match === match
    if (this.#closed || !asked || kept === null) return
    const face = facesFor(table.game, match, [seat])[String(seat)]
    // They may have changed their mind meanwhile.
    if (face === undefined || !leftAlone(rules, kept, face.view, seat)) return
    const words = ownAnswer(rules, kept, face.view, seat, face.choices)
    // An id as their page would draw it: the log, open to all once the game is over, does not say who was away. What keeps it from
    // being given twice is the sequence number.
    const moveId = this.#chance.id()
    if (words === null) return
    await table.wish({ seat, words: wordsFrom(table.game, words), moveId, seq: match.entries.length })
  }

  /** "Until my turn" is over once it begins. */
  #expire(
    table: LiveTable,
    rules: StandingReplies<unknown>,
    kept: Standing,
    view: unknown,
    seat: Seat,
  ): void {
    const holder = table.row.holders[seat]
    if (holder?.kind !== 'person' || kept[UNTIL_MY_TURN] === undefined) return
    if (standsNow(rules, kept, view, seat).has(UNTIL_MY_TURN)) return
    const { [UNTIL_MY_TURN]: _over, ...standing } = kept
    table
      .change(row => leaveAlone(row, holder.person, { seat, standing }))
      .catch((error: unknown) =>
        this.#log.warn(
          { code: 'standing-reply-failed', err: error, table: table.id, seat },
          'a standing reply could not be ended',
        ),
      )
  }

  close(): void {
    this.#closed = true
  }
}
