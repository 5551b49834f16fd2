import { dailyChoice } from '@noren/bots'
import type { Words } from '@noren/engine'
import { seeded } from '@noren/engine'
import { MANIFESTS, registry } from '@noren/games'
import { stateFor } from '@noren/match'
import type { DailyDeal } from '@noren/protocol'
import { DAILY_SEAT, dailyCharter, DailyRun, loadDaily } from '@noren/table'
import type { Guest } from '@noren/testbed/client'
import type { BrowserContext } from 'playwright-core'
import type { House } from './house.ts'

/** Gives a browser the cookie of somebody who has played. */
export async function be(context: BrowserContext, house: House, guest: Guest): Promise<void> {
  const [name = '', value = ''] = guest.cookie.split(/=(.*)/s)
  await context.addCookies([{ name, value, url: house.url }])
}

/** What a bot chooses in the deal of a day, in order. */
export async function dailyLine(deal: DailyDeal): Promise<readonly Words[]> {
  const daily = MANIFESTS.find(m => m.id === deal.game)?.daily
  const rules = await registry.newest(deal.game)
  if (daily === undefined || rules === null) throw new Error(`${deal.game} has no daily deal`)
  const { entry, shorten } = await loadDaily(daily)
  const think = dailyChoice(rules)
  const run = new DailyRun(rules.game, dailyCharter(deal, entry), shorten, think)
  while (run.outcome === null) {
    const view = run.game.view(stateFor(run.game, run.match, DAILY_SEAT), DAILY_SEAT)
    run.act(think({ view, seat: DAILY_SEAT, rng: seeded(run.match.entries.length) }))
  }
  return run.choices
}
