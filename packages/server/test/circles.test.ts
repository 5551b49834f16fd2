import { choose, QUICK_LEVEL } from '@noren/bots'
import type { Level, Question } from '@noren/bots'
import { only } from '@noren/engine'
import type { LoadedRules, Seat, SeatSet, Words } from '@noren/engine'
import { registry } from '@noren/games'
import { carryOut, choicesInARow, open } from '@noren/match'
import type { Match, MoveRequest, Verdict } from '@noren/match'
import { BotDriver } from '@noren/table'
import { expect, test } from 'vitest'
import { realTime } from '../src/time.ts'

/** Whoever is still in a circle after so many choices stays there. */
const FOR_EVER = 150

/** What a planted bot answers, or the level of a real one to which it leaves the answer. */
type Planted = (choices: readonly Words[], level: Level, match: Match, seat: Seat) => Words | Level

/** A table of bots of one level, which is driven until its game is over or a bot has gone round for ever. */
class BotTable {
  readonly id = 'koi-000001'
  readonly thoughts = new Set<string>()
  readonly game
  readonly match: Match
  /** Most choices in a row of a seat with nothing new, and the levels that were asked for after so many. */
  longest = 0
  readonly asked = new Map<number, string>()
  readonly #over = Promise.withResolvers<void>()
  readonly #rules: LoadedRules
  readonly #planted: Planted
  readonly #driver: BotDriver<BotTable>

  constructor(rules: LoadedRules, seats: number, key: number, planted: Planted) {
    const { game } = rules
    this.#rules = rules
    this.#planted = planted
    this.game = game
    this.match = open(game, {
      id: this.id,
      game: game.id,
      version: game.version,
      options: game.options.defaults,
      seats,
      key: key.toString(16).padStart(64, '0'),
    })
    this.#driver = new BotDriver({
      time: realTime,
      pause: () => 0,
      think: async ({ level, ...question }) => this.#think(question, level as Level),
      quick: QUICK_LEVEL,
    })
  }

  #think(question: Pick<Question, 'view' | 'seat' | 'rng'>, level: Level): Words {
    const { game, match } = this
    const { seat } = question
    this.asked.set(choicesInARow(match, seat), level)
    const choices = game.face(match.state, seat).choices.map(c => c.words)
    const planted = this.#planted(choices, level, match, seat)
    if (typeof planted !== 'string') return planted
    return choose({ ...this.#rules, ...question, level: planted, share: 0.1, clock: false }).words
  }

  driven(): SeatSet {
    return this.longest < FOR_EVER ? only(this.match.charter.seats) - 1 : 0
  }
  lone = (): null => null
  levelOf = (): string => 'daimyo'

  async wish(request: MoveRequest): Promise<Verdict> {
    const verdict = carryOut(this.game, this.match, request)
    const row = choicesInARow(this.match, request.seat)
    this.longest = Math.max(this.longest, row)
    if (this.match.state.outcome !== null || this.longest >= FOR_EVER) this.#over.resolve()
    else this.#driver.attend(this)
    return verdict
  }

  async played(): Promise<this> {
    this.#driver.attend(this)
    await this.#over.promise
    this.#driver.abort()
    await this.#driver.settled()
    return this
  }
}

async function rulesOf(load: Promise<LoadedRules | null>): Promise<LoadedRules> {
  const rules = await load
  if (rules === null) throw new Error('no such rules')
  return rules
}

/** It hires whoever lets it put a pile in order, at every price. */
const orders = (choices: readonly Words[]): Words | Level =>
  choices.find(words => words[1] === 'geisha-reorder') ?? QUICK_LEVEL
/** It lays cards only to take them back again. */
const dithers = (choices: readonly Words[]): Words | Level =>
  choices.find(([verb]) => verb === 'restore') ?? choices.find(([verb]) => verb === 'lay') ?? orders(choices)
/** A deal in which somebody can pay for that. */
const DEAL = 55

test('a bot that always takes back is answered for without search after 40 choices', async () => {
  const table = await new BotTable(await rulesOf(registry.newest('sakura')), 2, DEAL, (choices, level) =>
    level === QUICK_LEVEL ? level : dithers(choices),
  ).played()
  expect(table.match.state.outcome).not.toBeNull()
  expect(table.longest).toBeGreaterThanOrEqual(40)
  expect(table.longest).toBeLessThan(50)
  expect([table.asked.get(39), table.asked.get(40)]).toEqual(['daimyo', QUICK_LEVEL])
})

test('one that takes back at every level is answered for by the defaults of the rules after 60', async () => {
  const table = await new BotTable(await rulesOf(registry.newest('sakura')), 2, DEAL, dithers).played()
  expect(table.match.state.outcome).not.toBeNull()
  expect(table.longest).toBeGreaterThanOrEqual(60)
  expect(table.longest).toBeLessThan(70)
  expect([...table.asked.keys()].every(row => row < 60)).toBe(true)
})

test('the bots of sakura@2, which do not know what takes back, end their turns', async () => {
  const frozen = await rulesOf(registry.thaw({ game: 'sakura', version: 2 }))
  const table = await new BotTable(frozen, 2, DEAL, (choices, level, { state }) =>
    state.frames.at(-1)?.kind === 'reorder' ? level : orders(choices),
  ).played()
  expect(table.match.state.outcome).not.toBeNull()
  expect(table.longest).toBeGreaterThanOrEqual(40)
  expect(table.longest).toBeLessThan(50)
})

test('a bot that fails in the middle of a play carries it on: taken back, it would begin it again', async () => {
  const honor = await rulesOf(registry.newest('honor'))
  let failed = 0
  const table = await new BotTable(honor, 3, 1, (choices, _level, { state }, seat) => {
    if (honor.game.halfMade?.(state, seat) === true && failed++ < FOR_EVER) throw new Error('planted')
    return choices.find(([verb]) => verb === 'play') ?? QUICK_LEVEL
  }).played()
  expect(failed).toBeGreaterThan(0)
  expect(table.match.entries.filter(e => e.words[0] === 'undo')).toEqual([])
})
