import { setTimeout as wait } from 'node:timers/promises'
import { members } from '@noren/engine'
import type { Seat } from '@noren/engine'
import { houseMoveId, idleWish, lookOf, refOf, sideChance, unanswered } from '@noren/match'
import type { Match, Wish } from '@noren/match'
import { unattended } from '@noren/store'
import { isNo } from '../refusal.ts'
import type { LiveTable } from '../tables/live.ts'
import { Busy } from './pool.ts'
import type { BotPool } from './pool.ts'

interface Log {
  warn(details: object, text: string): void
}

/** A sealed window stays open longer than an ordinary choice takes. */
const HOLD = 1.4
const RETRY = 1000

/** Plays the seats that nobody is thinking for: bots, those they stand in for, and the defaults of people who left. */
export class Keeper {
  readonly #pool: BotPool
  readonly #pause: number
  readonly #log: Log
  readonly #closing = new AbortController()
  readonly #running = new Set<Promise<void>>()

  constructor(pool: BotPool, pause: number, log: Log) {
    this.#pool = pool
    this.#pause = pause
    this.#log = log
  }

  /** Looks at a table after every change. Each question is taken up once; those of several seats side by side. */
  attend(table: LiveTable): void {
    const { match } = table
    if (match === null || table.row.status !== 'playing' || this.#closing.signal.aborted) return
    const ours = unanswered(match) & unattended(table.row.mats)
    if (ours === 0) return
    for (const seat of members(ours)) {
      const question = houseMoveId(match, seat, 'bot')
      if (table.thoughts.has(question)) continue
      table.thoughts.add(question)
      const work = this.#answer(table, match, seat).then(played => {
        table.thoughts.delete(question)
        this.#running.delete(work)
        if (!played) this.attend(table)
      })
      this.#running.add(work)
    }
  }

  /** True once there is nothing more to do about this question; false asks to be tried again. */
  async #answer(table: LiveTable, match: Match, seat: Seat): Promise<boolean> {
    try {
      const beat = this.#pause * (table.game.pace(match.state).hold ? HOLD : 1)
      const asked = performance.now()
      const wish = await this.#decide(table, match, seat)
      await this.#linger(beat, performance.now() - asked)
      if (wish === null || !this.#minds(table, seat)) return true
      const verdict = await table.wish(wish)
      const failed = isNo(verdict) || verdict.status === 'refused' || verdict.status === 'malformed'
      if (failed) await this.#fallBack(table, match, seat, wish)
      return true
    } catch (error) {
      if (this.#closing.signal.aborted) return true
      this.#log.warn(
        { err: error, table: table.id, seat },
        'the house could not play a seat; it will try again',
      )
      await wait(RETRY, undefined, { signal: this.#closing.signal }).catch(() => undefined)
      return false
    }
  }

  #minds(table: LiveTable, seat: Seat): boolean {
    return !this.#closing.signal.aborted && (unattended(table.row.mats) & (1 << seat)) !== 0
  }

  /**
   * A choice is shown on the beat: after one pause, or after two if thinking took longer. The beat follows from public
   * facts alone, so that the pause says nothing about what the seat holds.
   */
  async #linger(beat: number, thought: number): Promise<void> {
    if (beat === 0) return
    const time = Math.max(1, Math.ceil(thought / beat)) * beat
    await wait(time - thought, undefined, { signal: this.#closing.signal })
  }

  async #decide(table: LiveTable, match: Match, seat: Seat): Promise<Wish | null> {
    const mat = table.row.mats[seat]
    const level = mat?.kind === 'bot' ? mat.level : mat?.kind === 'person' ? mat.standIn : undefined
    if (level === undefined) return idleWish(table.game, match, seat)
    const at = match.askedAt[seat] ?? 0
    const seen = { seat, moveId: houseMoveId(match, seat, 'bot'), seq: match.entries.length }
    try {
      const words = await this.#pool.ask(
        {
          rules: refOf(match.charter),
          view: table.game.view(lookOf(table.game, match, seat), seat),
          seat,
          rng: sideChance(match.charter.key, 'bot', at, seat),
          level,
        },
        { table: table.id, reaction: table.game.pace(match.state).hold },
      )
      return { ...seen, words }
    } catch (error) {
      if (this.#closing.signal.aborted) return null
      // Too much to think about everywhere: this table waits and asks again.
      if (error instanceof Busy) throw error
      this.#log.warn({ err: error, table: table.id, seat }, 'a bot failed; the table plays its default')
      return idleWish(table.game, match, seat)
    }
  }

  /** A choice that the rules refuse is a bug of the bot; the table goes on with the default rather than stand still. */
  async #fallBack(table: LiveTable, match: Match, seat: Seat, wish: Wish): Promise<void> {
    const idle = idleWish(table.game, match, seat)
    if (idle === null || idle.moveId === wish.moveId) return
    this.#log.warn({ table: table.id, seat }, 'a bot chose what the rules refuse')
    await table.wish(idle)
  }

  async close(): Promise<void> {
    this.#closing.abort()
    await this.#pool.close()
    await Promise.all(this.#running)
  }
}
