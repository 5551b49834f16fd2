import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isLevel } from '@noren/bots'
import { hashOfKey } from '@noren/match'
import { LeaveAlone, MORE_ROUTES, NewTable, PutBot, ROUTES, Sit, Stand } from '@noren/protocol'
import type { TableRow } from '@noren/store'
import { isNo, no } from '../refusal.ts'
import type { No } from '../refusal.ts'
import type { Hall } from '../tables/hall.ts'
import type { LiveTable } from '../tables/live.ts'
import * as seating from '../tables/seating.ts'
import { infoFor } from '../tables/voice.ts'
import { refuseWith } from './errors.ts'
import { guest } from './guest.ts'

/** A card table sent by a host may be long; everything else is short. */
const BODY_LIMIT = 262_144

type Params = { Params: { id: string } }

/** Tables: open one, look, sit down, stand up, seat a bot, begin, leave, read the log. */
export const tables: FastifyPluginAsyncTypebox<{ hall: Hall }> = async (app, { hall }) => {
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
    const table = await hall.get(request.params.id)
    if (table === null) return refuseWith(reply, no('no-such-table'))
    const row = await table.change(r => edit(r, who))
    return answer(reply, isNo(row) ? row : table, who)
  }

  app.get(ROUTES.tables, async (request, reply) => hall.lobby(guest(request, reply)))

  app.post(ROUTES.tables, { schema: { body: NewTable }, bodyLimit: BODY_LIMIT }, async (request, reply) => {
    const who = guest(request, reply)
    if (!(request.body.bots ?? []).every(isLevel)) return refuseWith(reply, no('no-such-level'))
    const table = await hall.create(who, request.body)
    return answer(reply.status(201), table, who)
  })

  app.get<Params>(ROUTES.table, async (request, reply) =>
    answer(reply, (await hall.get(request.params.id)) ?? no('no-such-table'), guest(request, reply)),
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
    changing(request, reply, (row, who) => seating.shuffleSeats(row, who, n => hall.chance.int(n))),
  )

  app.post<Params>(ROUTES.start, (request, reply) => changing(request, reply, seating.start))

  app.post<Params>(ROUTES.leave, (request, reply) => changing(request, reply, seating.leave))

  app.post<Params & { Body: LeaveAlone }>(
    MORE_ROUTES.standing,
    { schema: { body: LeaveAlone } },
    (request, reply) => changing(request, reply, (row, who) => seating.leaveAlone(row, who, request.body)),
  )

  app.post<Params>(MORE_ROUTES.rematch, async (request, reply) => {
    const who = guest(request, reply)
    const table = await hall.get(request.params.id)
    return answer(reply, table === null ? no('no-such-table') : await hall.rematch(table, who), who)
  })

  app.get<Params>(ROUTES.log, async (request, reply) => {
    const table = await hall.get(request.params.id)
    if (table === null) return refuseWith(reply, no('no-such-table'))
    const log = await hall.log(table)
    if (isNo(log)) return refuseWith(reply, log)
    return { ...log, keyHash: hashOfKey(log.charter.key) }
  })
}
