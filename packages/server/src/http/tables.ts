import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isLevel } from '@noren/bots'
import {
  Deed,
  LeaveAlone,
  MORE_ROUTES,
  NewFork,
  NewOptions,
  NewSeed,
  NewTable,
  PutBot,
  ROUTES,
  Sit,
  Stand,
} from '@noren/protocol'
import type { TableRow } from '@noren/store'
import type { Budget } from '../budget/budget.ts'
import type { Turnstile } from '../budget/turnstile.ts'
import { isNo, no } from '../refusal.ts'
import type { No } from '../refusal.ts'
import type { TableRegistry } from '../tables/registry.ts'
import type { LiveTable } from '../tables/live.ts'
import { behave } from '../tables/manners.ts'
import { otherOptions } from '../tables/options.ts'
import * as seating from '../tables/seating.ts'
import { openSeed, promise } from '../tables/seeds.ts'
import { infoFor } from '../tables/broadcast.ts'
import { refuseWith } from './errors.ts'
import { guest } from './guest.ts'
import { purseOf, tooMany } from './limit.ts'

/** A card table sent by a host may be long; everything else is short. */
const BODY_LIMIT = 65_536

/** When somebody who opened too many tables may open another one. */
const TABLE_AGAIN = 20_000

type Params = { Params: { id: string } }

interface Rooms {
  readonly registry: TableRegistry
  readonly budget: Budget
  readonly turnstile: Turnstile
}

/** Tables: open one, look, sit down, stand up, seat a bot, begin, leave, read the log. */
export const tables: FastifyPluginAsyncTypebox<Rooms> = async (app, { registry, budget, turnstile }) => {
  /** Answers with the table as this person sees it, or with the refusal. */
  const answer = (reply: FastifyReply, table: LiveTable | No, who: string): FastifyReply =>
    isNo(table) ? refuseWith(reply, table) : reply.send(infoFor(table, who))

  /** A change of who sits where, for the person who asks for it. */
  const changing = async (
    request: FastifyRequest<Params>,
    reply: FastifyReply,
    edit: (row: TableRow, who: string) => TableRow | No,
  ): Promise<FastifyReply> => {
    const who = guest(request, reply)
    const table = await registry.get(request.params.id)
    if (table === null) return refuseWith(reply, no('no-such-table'))
    const row = await table.change(r => edit(r, who))
    return answer(reply, isNo(row) ? row : table, who)
  }

  app.get(ROUTES.tables, async (request, reply) => {
    const who = guest(request, reply)
    return turnstile.pass(purseOf(request, budget).network, () => registry.lobby(who))
  })

  app.post(ROUTES.tables, { schema: { body: NewTable }, bodyLimit: BODY_LIMIT }, async (request, reply) => {
    const who = guest(request, reply)
    if (!(request.body.bots ?? []).every(isLevel)) return refuseWith(reply, no('no-such-level'))
    const purse = purseOf(request, budget)
    if (!purse.table()) return tooMany(reply, TABLE_AGAIN)
    const table = await turnstile.pass(purse.network, () => registry.create(who, request.body))
    return answer(reply.status(201), table, who)
  })

  app.get<Params>(ROUTES.table, async (request, reply) =>
    answer(reply, (await registry.get(request.params.id)) ?? no('no-such-table'), guest(request, reply)),
  )

  app.post<Params & { Body: Sit }>(ROUTES.sit, { schema: { body: Sit } }, (request, reply) =>
    changing(request, reply, (row, who) => seating.sit(row, who, request.body.seat)),
  )

  app.post<Params & { Body: Sit }>(ROUTES.stand, { schema: { body: Stand } }, (request, reply) =>
    changing(request, reply, (row, who) => seating.stand(row, who, request.body.seat)),
  )

  app.post<Params & { Body: PutBot }>(ROUTES.bot, { schema: { body: PutBot } }, (request, reply) => {
    const { seat, level } = request.body
    return changing(request, reply, (row, who) =>
      isLevel(level) ? seating.putBot(row, who, seat, level) : no('no-such-level'),
    )
  })

  app.post<Params>(MORE_ROUTES.shuffle, (request, reply) =>
    changing(request, reply, (row, who) => seating.shuffleSeats(row, who, n => registry.chance.int(n))),
  )

  app.post<Params>(ROUTES.start, async (request, reply) => {
    const table = await registry.get(request.params.id)
    return changing(request, reply, (row, who) => seating.start(row, who, table?.present))
  })

  app.post<Params & { Body: NewSeed }>(MORE_ROUTES.seed, { schema: { body: NewSeed } }, (request, reply) => {
    const { body } = request
    return changing(request, reply, (row, who) =>
      'commit' in body ? promise(row, who, body.commit) : openSeed(row, who, body.seed),
    )
  })

  app.post<Params>(ROUTES.leave, (request, reply) => changing(request, reply, seating.leave))

  app.post<Params & { Body: LeaveAlone }>(
    MORE_ROUTES.standing,
    { schema: { body: LeaveAlone } },
    (request, reply) => changing(request, reply, (row, who) => seating.leaveAlone(row, who, request.body)),
  )

  app.post<Params & { Body: Deed }>(
    MORE_ROUTES.manners,
    { schema: { body: Deed } },
    async (request, reply) => {
      const table = await registry.get(request.params.id)
      return changing(request, reply, (row, who) =>
        table === null ? no('no-such-table') : behave(row, who, request.body, table.present),
      )
    },
  )

  app.post<Params & { Body: NewOptions }>(
    MORE_ROUTES.options,
    { schema: { body: NewOptions }, bodyLimit: BODY_LIMIT },
    async (request, reply) => {
      const table = await registry.get(request.params.id)
      return changing(request, reply, (row, who) =>
        table === null ? no('no-such-table') : otherOptions(table.game, row, who, request.body.options),
      )
    },
  )

  app.post<Params>(MORE_ROUTES.rematch, async (request, reply) => {
    const who = guest(request, reply)
    const table = await registry.get(request.params.id)
    if (table?.row.next === null && !purseOf(request, budget).table()) return tooMany(reply, TABLE_AGAIN)
    return answer(reply, table === null ? no('no-such-table') : await registry.rematch(table, who), who)
  })

  app.post<Params & { Body: NewFork }>(
    MORE_ROUTES.fork,
    { schema: { body: NewFork } },
    async (request, reply) => {
      const who = guest(request, reply)
      const { body } = request
      if (body.bots !== undefined && !isLevel(body.bots)) return refuseWith(reply, no('no-such-level'))
      const purse = purseOf(request, budget)
      if (!purse.table()) return tooMany(reply, TABLE_AGAIN)
      const parent = await registry.get(request.params.id)
      const forked = async (): Promise<LiveTable | No> =>
        parent === null ? no('no-such-table') : registry.fork(parent, who, body)
      return answer(reply.status(201), await turnstile.pass(purse.network, forked), who)
    },
  )

  app.get<Params>(ROUTES.log, async (request, reply) => {
    const table = await registry.get(request.params.id)
    if (table === null) return refuseWith(reply, no('no-such-table'))
    const log = await registry.log(table, guest(request, reply))
    return isNo(log) ? refuseWith(reply, log) : log
  })
}
