import { dailyChoice } from '@noren/bots'
import { MANIFESTS, registry } from '@noren/games'
import type { LoadedRules, Words } from '@noren/engine'
import { seeded } from '@noren/engine'
import { keysFrom, stateFor } from '@noren/match'
import { describe, expect, test } from 'vitest'
import {
  asksPlayer,
  DAILY_SEAT,
  dailyCharter,
  DailyRun,
  dayAfter,
  daysBetween,
  gameOfDay,
  loadDaily,
  RecordPlayer,
  tapeOfDaily,
} from '@noren/table'

const KEY = keysFrom('a day in autumn')()

/** Plays a day's deal as a bot would, from the view of the player alone. */
async function play(id: string, key = KEY, upTo = Infinity): Promise<DailyRun> {
  const m = MANIFESTS.find(x => x.id === id)
  const rules = (await registry.newest(id)) as LoadedRules
  if (m?.daily === undefined) throw new Error(`${id} has no daily deal`)
  const { entry, shorten } = await loadDaily(m.daily)
  const deal = { day: '2026-11-16', game: id, version: rules.game.version, key }
  const think = dailyChoice(rules)
  const run = new DailyRun(rules.game, dailyCharter(deal, entry), shorten, think)
  while (run.outcome === null && run.choices.length < upTo) {
    const { match, game } = run
    const view = game.view(stateFor(game, match, DAILY_SEAT), DAILY_SEAT)
    expect(asksPlayer(run)).toBe(true)
    expect(run.act(think({ view, seat: DAILY_SEAT, rng: seeded(match.entries.length) }))).toBeNull()
  }
  return run
}

const again = async (id: string, choices: readonly Words[], key = KEY): Promise<DailyRun> => {
  const run = await play(id, key, 0)
  for (const words of choices) expect(run.act(words)).toBeNull()
  return run
}

describe('issue 17: the deal of a day', () => {
  test.each(MANIFESTS.map(m => m.id))('%s ends, and the same choices meet the same answers', async id => {
    const first = await play(id)
    const second = await again(id, first.choices)
    expect(second.match.head).toBe(first.match.head)
    expect(second.score).toEqual(first.score)
    expect(first.score?.place).toBeGreaterThan(0)
    // Short: as many own choices as twelve minutes have room for.
    expect(first.choices.length).toBeLessThan(150)
    // Its record is played from the shortened table to the same end, as the review shows it.
    const record = new RecordPlayer(tapeOfDaily(second))
    expect(record.fault).toBeNull()
    expect(record.length).toBe(first.match.entries.length)
    expect(record.outcome).toEqual(first.outcome)
    const other = await play(id, keysFrom('another day')(), 1)
    expect(other.match.head).not.toBe(first.match.head)
  })

  test('nothing is taken back, and what the rules refuse is not played', async () => {
    const run = await play('sakura', KEY, 1)
    const before = run.match.head
    expect(run.act(['undo'])).not.toBeNull()
    expect(run.act(['no', 'such', 'words'])).not.toBeNull()
    expect(run.act(['end'])).not.toBeNull()
    expect(run.match.head).toBe(before)
    expect(run.choices).toHaveLength(1)
  })

  test('the four games take turns, day by day', () => {
    const ids = MANIFESTS.map(m => m.id)
    const week = Array.from({ length: 8 }, (_, n) => gameOfDay(dayAfter('2026-11-16', n) ?? '', ids))
    expect(new Set(week.slice(0, 4)).size).toBe(4)
    expect(week.slice(4)).toEqual(week.slice(0, 4))
    expect(dayAfter('2026-12-31', 1)).toBe('2027-01-01')
    expect(dayAfter('2026-02-30', 1)).toBeNull()
    expect(daysBetween('2026-11-16', '2026-11-14')).toBe(-2)
  })
})
