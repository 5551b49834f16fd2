import { has, members } from '@noren/engine'
import type { Seat } from '@noren/engine'
import { houseMoveId, idleWish, lookOf, refOf, sideChance, unanswered } from '@noren/match'
import type { Wish } from '@noren/match'
import type { Only } from './lock.ts'
import type { Thought, Thoughtful } from './speech.ts'
import type { SofaTable } from './table.ts'

/** A sealed window stays open longer than an ordinary choice takes. */
const HOLD = 1.4
const RETRY = 1000

const wait = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms))

interface Means {
  readonly think: (thought: Omit<Thought, 'no'>) => Promise<Thoughtful>
  readonly pause: number
  readonly only: Only
}

/** Plays the seats of bots, on the beat: the pause follows from public facts alone. */
export class Keeper {
  readonly #means: Means

  constructor(means: Means) {
    this.#means = means
  }

  /** Looks at a table after every change. Bots play only while somebody watches; the game waits for its people. */
  attend(table: SofaTable): void {
    const { match, row, viewers } = table
    if (viewers.size === 0 || row.outcome !== null) return
    for (const seat of members(unanswered(match))) {
      const question = houseMoveId(match, seat, 'bot')
      if (row.mats[seat]?.kind !== 'bot' || table.thoughts.has(question)) continue
      table.thoughts.add(question)
      void this.#means
        .only(`noren.sofa:${row.id}:${question}`, () => this.#answer(table, seat, question))
        .then(
          () => table.thoughts.delete(question),
          () => this.#later(table, question),
        )
    }
  }

  /** The device could not write just now: look at the table again in a while, for as long as somebody does. */
  async #later(table: SofaTable, question: string): Promise<void> {
    await wait(RETRY)
    try {
      if (table.viewers.size > 0) await table.catchUp()
    } catch {
      return this.#later(table, question)
    }
    table.thoughts.delete(question)
    this.attend(table)
  }

  async #answer(table: SofaTable, seat: Seat, question: string): Promise<void> {
    const { match, shelved } = table
    // Whoever waited until another page had thought finds the answer there.
    await table.catchUp()
    if (!has(unanswered(match), seat) || houseMoveId(match, seat, 'bot') !== question) return
    const beat = this.#means.pause * (shelved.game.pace(match.state).hold ? HOLD : 1)
    const asked = performance.now()
    const wish = await this.#decide(table, seat)
    const thought = performance.now() - asked
    if (beat > 0) await wait(Math.max(1, Math.ceil(thought / beat)) * beat - thought)
    const verdict = await table.wish(wish)
    if (verdict.status !== 'refused' && verdict.status !== 'malformed') return
    // A choice that the rules refuse is a bug of the bot; the table goes on with the default rather than stand still.
    const idle = idleWish(shelved.game, match, seat)
    if (idle !== null && idle.moveId !== wish.moveId) await table.wish(idle)
  }

  async #decide(table: SofaTable, seat: Seat): Promise<Wish> {
    const { match, shelved, row } = table
    const guest = row.mats[seat]
    const seen = { seat, moveId: houseMoveId(match, seat, 'bot'), seq: match.entries.length }
    const idle = idleWish(shelved.game, match, seat)
    if (guest?.kind !== 'bot' || idle === null) throw new Error(`no bot is asked on seat ${seat}`)
    try {
      const thinking = await this.#means.think({
        rules: refOf(match.charter),
        view: shelved.game.view(lookOf(shelved.game, match, seat), seat),
        seat,
        rng: sideChance(match.charter.key, 'bot', match.askedAt[seat] ?? 0, seat),
        level: guest.level,
      })
      return 'words' in thinking ? { ...seen, words: thinking.words } : idle
    } catch {
      return idle
    }
  }
}
