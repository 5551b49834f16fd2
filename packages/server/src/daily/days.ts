import { dailyChoice } from '@noren/bots'
import type { Words } from '@noren/engine'
import { hashOfKey } from '@noren/match'
import type { Daily, DailyDeal, DailyField, DailyMine } from '@noren/protocol'
import type { DayFigure, MatchStore, OwnRecord } from '@noren/store'
import {
  betterDaily,
  dailyCharter,
  DailyRun,
  dayAfter,
  dayOf,
  daysBetween,
  gameOfDay,
  loadDaily,
} from '@noren/table'
import type { LoadedDaily, TimeSource } from '@noren/table'
import type { Chance } from '../chance.ts'
import { guestOf } from '../ids.ts'
import { HOUSE, HOUSE_KINDS, KINDS } from '../mine/kinds.ts'
import { no } from '../refusal.ts'
import type { No } from '../refusal.ts'
import type { Library } from '../shelf.ts'
import { rulesFor } from '../shelf.ts'

/** A device may have been offline for so many days: what it played counts when it comes back. */
const LATE_DAYS = 7
/** So many results of a day are named. */
const NAMED = 10
/** After so many choices others are let in: a whole game is played again here. */
const AT_ONCE = 4

/** What is kept of a day: its key, and the rules it is played by. */
type Kept = Pick<DailyDeal, 'game' | 'key' | 'version' | 'bundle'>
type Result = DailyMine & { readonly choices: readonly Words[] }

interface House {
  readonly store: MatchStore
  readonly games: Library
  readonly chance: Chance
  readonly time: TimeSource
}

/** The deals of the days: keys drawn ahead, handed out when their day begins, and results that are checked by playing them again. */
export class Days {
  readonly #house: House

  constructor(house: House) {
    this.#house = house
  }

  get #today(): string {
    return dayOf(this.#house.time.now())
  }

  #games(): readonly string[] {
    return Object.entries(this.#house.games.shelf).flatMap(([id, { daily }]) =>
      daily === undefined ? [] : [id],
    )
  }

  /** Draws what is missing for today and tomorrow, so that fingerprints are out a day ahead. */
  async prepare(): Promise<void> {
    if (this.#games().length === 0) return
    const today = this.#today
    for (const day of [today, dayAfter(today, 1)]) if (day !== null) await this.#drawn(day)
  }

  /** The key of today or tomorrow: drawn once, whoever of several servers is first. */
  async #drawn(day: string): Promise<DailyDeal | null> {
    const { store, games, chance, time } = this.#house
    const known = await this.#kept(day)
    if (known !== null) return known
    const game = gameOfDay(day, this.#games())
    const shelved = game === null ? undefined : games.shelf[game]
    if (game === null || shelved === undefined) return null
    const { version } = shelved.game
    const bundle = games.registry.bundleOf(game, version)
    const kept: Kept = {
      game,
      key: chance.dayKey(day),
      version,
      ...(bundle === undefined || bundle === null ? {} : { bundle }),
    }
    const body = JSON.stringify(kept)
    await store.addRecord({ person: HOUSE, kind: HOUSE_KINDS.dailyKey, key: day, body, at: time.now() })
    return this.#kept(day)
  }

  async #kept(day: string): Promise<DailyDeal | null> {
    const record = await this.#house.store.record(HOUSE, HOUSE_KINDS.dailyKey, day)
    if (record === null) return null
    const kept = JSON.parse(record.body) as Kept
    return { day, keyHash: hashOfKey(kept.key), ...kept }
  }

  async #daily(game: string): Promise<LoadedDaily | null> {
    const entry = this.#house.games.shelf[game]?.daily
    return entry === undefined ? null : loadDaily(entry)
  }

  /** What this person may know now: today's key, tomorrow's fingerprint, and how yesterday came out for everybody. */
  async tell(who: string): Promise<Daily | No> {
    await this.prepare()
    const today = this.#today
    const [deal, next, last] = await Promise.all([
      this.#kept(today),
      this.#kept(dayAfter(today, 1) ?? today),
      this.#kept(dayAfter(today, -1) ?? today),
    ])
    if (deal === null || next === null) return no('no-such-game')
    const { store, time } = this.#house
    const [mine, figures] = await Promise.all([this.#mine(who, today), store.dayFigures(today)])
    return {
      now: time.now(),
      today: deal,
      played: inAll(figures),
      mine,
      tomorrow: { day: next.day, game: next.game, keyHash: next.keyHash },
      yesterday:
        last === null
          ? null
          : { deal: last, mine: await this.#mine(who, last.day), ...(await this.#field(last, who)) },
    }
  }

  async #mine(who: string, day: string): Promise<DailyMine | null> {
    const record = await this.#house.store.record(who, KINDS.daily, day)
    return record === null ? null : scoreOf(record)
  }

  /** The first so many of a day, oldest first where they came out alike; `bars` begin with the best. */
  async #best(day: string, bars: readonly DayFigure[]): Promise<OwnRecord[]> {
    const best: OwnRecord[] = []
    for (const bar of bars) {
      if (best.length === NAMED) break
      best.push(...(await this.#house.store.dayResults(day, bar, NAMED - best.length)))
    }
    return best
  }

  /** The results of a day that is over. However many there are, figures and the first few are all that is read. */
  async #field(
    { day, game }: DailyDeal,
    who: string,
  ): Promise<{ readonly field: DailyField; readonly line?: (string | number)[][] }> {
    const { store, games } = this.#house
    const better = betterDaily(games.shelf[game]?.daily ?? {})
    const bars = (await store.dayFigures(day)).sort(better)
    const first = await this.#best(day, bars)
    const people = new Map((await store.people(first.map(r => r.person))).map(p => [p.id, p]))
    const field = {
      played: inAll(bars),
      bars: bars.map(({ score, payoff, n }) => ({ score, payoff, n })),
      best: first.map(record => {
        const { name, crest } = people.get(record.person) ?? guestOf(record.person)
        return { name, crest, me: record.person === who, ...scoreOf(record) }
      }),
    }
    const [best] = first
    return best === undefined ? { field } : { field, line: resultOf(best).choices.map(words => [...words]) }
  }

  /** One try of a day counts: the first that arrives. It is played again here, and what comes of that is the result. */
  async count(who: string, day: string, choices: readonly Words[]): Promise<DailyMine | No> {
    const { store, games, time } = this.#house
    const age = daysBetween(day, this.#today)
    // Before its day begins nobody can have played it; and a clock that runs ahead is the device's, never ours.
    if (age === null || age < 0 || age > LATE_DAYS) return no('no-such-game')
    const before = await this.#mine(who, day)
    if (before !== null) return before
    const deal = await this.#kept(day)
    const daily = deal === null ? null : await this.#daily(deal.game)
    const rules = deal === null ? null : await rulesFor(games, deal)
    if (deal === null || daily === null || rules === null) return no('no-such-game')
    const run = new DailyRun(rules.game, dailyCharter(deal, daily.entry), daily.shorten, dailyChoice(rules))
    for (const [n, words] of choices.entries()) {
      if (run.outcome !== null || run.act(words) !== null) return no('against-the-rules')
      if (n % AT_ONCE === AT_ONCE - 1) await new Promise<void>(resolve => time.soon(resolve))
    }
    if (run.score === null) return no('not-over')
    const result: Result = { ...run.score, choices }
    const record = { person: who, kind: KINDS.daily, key: day, body: JSON.stringify(result), at: time.now() }
    return scoreOf(await store.addRecord(record))
  }
}

const inAll = (figures: readonly DayFigure[]): number => figures.reduce((sum, { n }) => sum + n, 0)

const resultOf = ({ body }: OwnRecord): Result => JSON.parse(body) as Result

function scoreOf(record: OwnRecord): DailyMine {
  const { score, place, payoff } = resultOf(record)
  return { score, place, payoff }
}
