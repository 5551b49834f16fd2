import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { MINE_ROUTES } from '@noren/protocol'
import type { HouseFigures } from '@noren/protocol'
import type { Budget } from '../budget/budget.ts'
import type { Turnstile } from '../budget/turnstile.ts'
import { figuresOf } from '../mine/figures.ts'
import type { OwnGames } from '../mine/own-games.ts'
import { no } from '../refusal.ts'
import type { TableRegistry } from '../tables/registry.ts'
import { refuseWith } from './errors.ts'
import { purseOf } from './limit.ts'

/** Games that the figures look back on, and how long they are told again as they were. */
const MOST = 5000
const FRESH = 60_000
const LISTED = 1000

interface Rooms {
  readonly registry: TableRegistry
  readonly games: OwnGames
  readonly turnstile: Turnstile
  readonly budget: Budget
  /** Whether everybody may see them; otherwise the machine the server runs on alone. */
  readonly open: boolean
}

const isLocal = (ip: string): boolean => ip === '127.0.0.1' || ip === '::1' || ip === '::ffff:127.0.0.1'

/** The figures of this server: how much is played, how long, and who wins from which seat. No person and no table is named. */
export const house: FastifyPluginAsyncTypebox<Rooms> = async (
  app,
  { registry, games, turnstile, budget, open },
) => {
  let known: { readonly at: number; readonly figures: HouseFigures } | null = null
  const look = async (): Promise<HouseFigures> => {
    const now = registry.time.mono()
    if (known !== null && now - known.at < FRESH) return known.figures
    const [rows, tables] = await Promise.all([
      registry.store.finishedGames(MOST),
      registry.store.openTables(LISTED),
    ])
    const figures = figuresOf(rows, tables.length, games, open)
    known = { at: now, figures }
    return figures
  }
  app.get(MINE_ROUTES.house, async (request, reply) => {
    if (!open && !isLocal(request.ip)) return refuseWith(reply, no('no-such-address'))
    return turnstile.pass(purseOf(request, budget).network, look)
  })
}
