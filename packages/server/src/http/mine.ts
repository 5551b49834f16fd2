import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import {
  AskFinished,
  Forget,
  HideGame,
  Invite,
  KeptSettings,
  MINE_ROUTES,
  NewNote,
  Reviewed,
} from '@noren/protocol'
import type { Notes, Settings } from '@noren/protocol'
import { HIDDEN } from '@noren/store'
import type { Budget } from '../budget/budget.ts'
import type { Turnstile } from '../budget/turnstile.ts'
import { csvOf, everythingOf } from '../mine/export.ts'
import { forgetPerson } from '../mine/forget.ts'
import { handleOf } from '../mine/handles.ts'
import { KINDS } from '../mine/kinds.ts'
import type { OwnGames } from '../mine/own-games.ts'
import { no } from '../refusal.ts'
import type { SignIns } from '../signins.ts'
import type { TableRegistry } from '../tables/registry.ts'
import { seatsOf } from '../tables/seating.ts'
import { plain } from '../text.ts'
import { refuseWith } from './errors.ts'
import { guest, leaveDevice, personOf } from './guest.ts'
import { purseOf } from './limit.ts'

/** Notes of one person, and invitations that wait for one: so many, and no more. */
const MOST_NOTES = 2000
const MOST_INVITATIONS = 20

interface Rooms {
  readonly registry: TableRegistry
  readonly games: OwnGames
  readonly signIns: SignIns
  readonly budget: Budget
  readonly turnstile: Turnstile
  readonly backupDays: number | null
}

const DONE = { done: true } as const

/** What belongs to whoever asks: their games, figures and notes, everything of theirs in one file, and its end. */
export const mine: FastifyPluginAsyncTypebox<Rooms> = async (app, rooms) => {
  const { registry, games, signIns, budget, turnstile, backupDays } = rooms
  const { store, time } = registry

  /** Reads much: such requests are begun in turn. */
  const inTurn = <T>(request: FastifyRequest, reply: FastifyReply, work: (who: string) => Promise<T>) => {
    const who = guest(request, reply)
    return turnstile.pass(purseOf(request, budget).network, () => work(who))
  }

  app.get(MINE_ROUTES.running, (request, reply) => inTurn(request, reply, who => games.running(who)))

  app.get(MINE_ROUTES.next, (request, reply) => games.next(guest(request, reply)))

  app.get(MINE_ROUTES.finished, { schema: { querystring: AskFinished } }, (request, reply) =>
    inTurn(request, reply, who => games.finished(who, request.query)),
  )

  app.post(MINE_ROUTES.hide, { schema: { body: HideGame } }, async (request, reply) => {
    const who = guest(request, reply)
    const { table } = request.body
    const row = await store.table(table)
    if (row === null) return refuseWith(reply, no('no-such-table'))
    if (seatsOf(row, who).length === 0) return refuseWith(reply, no('not-your-seat'))
    if (row.status !== 'over') return refuseWith(reply, no('not-over'))
    await store.saveRecord({ person: who, kind: HIDDEN, key: table, body: '', at: time.now() })
    return DONE
  })

  app.get(MINE_ROUTES.stats, (request, reply) =>
    inTurn(request, reply, async who => ({
      ...(await games.stats(who)),
      ...(backupDays === null ? {} : { backupDays }),
    })),
  )

  const settingsOf = async (who: string): Promise<Settings> => {
    const kept = await store.record(who, KINDS.settings, '')
    return { settings: kept === null ? null : (JSON.parse(kept.body) as KeptSettings) }
  }

  app.get(MINE_ROUTES.settings, (request, reply) => settingsOf(guest(request, reply)))

  app.put(MINE_ROUTES.settings, { schema: { body: KeptSettings } }, async (request, reply) => {
    const who = guest(request, reply)
    // A device whose clock runs ahead would have the last word for ever.
    const at = Math.min(request.body.at, time.now())
    const was = (await settingsOf(who)).settings
    if (was === null || at >= was.at) {
      const body = JSON.stringify({ ...request.body, at })
      await store.saveRecord({ person: who, kind: KINDS.settings, key: '', body, at })
    }
    return settingsOf(who)
  })

  const notesOf = async (who: string): Promise<Notes> => {
    const [tables, people] = await Promise.all([
      store.recordsOf(who, KINDS.tableNote),
      store.recordsOf(who, KINDS.personNote),
    ])
    return {
      tables: Object.fromEntries(tables.map(r => [r.key, r.body])),
      people: Object.fromEntries(people.map(r => [handleOf(who, r.key), r.body])),
    }
  }

  app.get(MINE_ROUTES.notes, (request, reply) => notesOf(guest(request, reply)))

  app.put(MINE_ROUTES.notes, { schema: { body: NewNote } }, async (request, reply) => {
    const who = guest(request, reply)
    const { about, text } = request.body
    const key = 'table' in about ? about.table : (await games.met(who)).get(about.who)?.id
    const kind = 'table' in about ? KINDS.tableNote : KINDS.personNote
    if (key === undefined || ('table' in about && (await store.table(key)) === null))
      return refuseWith(reply, no('no-such-table'))
    const body = plain(text)
    if (body === '') await store.dropRecord(who, kind, key)
    else if ((await store.recordsOf(who)).length >= MOST_NOTES)
      return refuseWith(reply, no('too-many-requests'))
    else await store.saveRecord({ person: who, kind, key, body, at: time.now() })
    return notesOf(who)
  })

  app.post(MINE_ROUTES.invite, { schema: { body: Invite } }, async (request, reply) => {
    const who = guest(request, reply)
    const other = (await games.met(who)).get(request.body.who)
    const row = await store.table(request.body.table)
    if (other === undefined || row === null) return refuseWith(reply, no('no-such-table'))
    if (row.host !== who) return refuseWith(reply, no('not-the-host'))
    if (row.status !== 'open') return refuseWith(reply, no('already-started'))
    if ((await store.recordsOf(other.id, KINDS.invitation)).length >= MOST_INVITATIONS)
      return refuseWith(reply, no('too-many-requests'))
    await store.saveRecord({
      person: other.id,
      kind: KINDS.invitation,
      key: row.charter.id,
      body: who,
      at: time.now(),
    })
    return DONE
  })

  app.post(MINE_ROUTES.decline, { schema: { body: HideGame } }, async (request, reply) => {
    await store.dropRecord(guest(request, reply), KINDS.invitation, request.body.table)
    return DONE
  })

  app.put(MINE_ROUTES.reviewed, { schema: { body: Reviewed } }, async (request, reply) => {
    const who = guest(request, reply)
    const { table, ...found } = request.body
    const row = await store.table(table)
    if (row === null) return refuseWith(reply, no('no-such-table'))
    if (seatsOf(row, who).length === 0) return refuseWith(reply, no('not-your-seat'))
    if (row.status !== 'over') return refuseWith(reply, no('not-over'))
    const body = JSON.stringify(found)
    await store.saveRecord({ person: who, kind: KINDS.reviewed, key: table, body, at: time.now() })
    return DONE
  })

  app.get(MINE_ROUTES.export, (request, reply) =>
    inTurn(request, reply, async who => {
      const me = await personOf(store, who)
      void reply.header('content-disposition', 'attachment; filename="noren.json"')
      return everythingOf(store, me, game => games.idOf(game), time.now())
    }),
  )

  app.get(MINE_ROUTES.plays, (request, reply) =>
    inTurn(request, reply, async who => {
      const text = csvOf(await games.plays(who), game => games.idOf(game))
      void reply.header('content-disposition', 'attachment; filename="noren-plays.csv"')
      return reply.type('text/csv; charset=utf-8').send(text)
    }),
  )

  app.post(MINE_ROUTES.forget, { schema: { body: Forget } }, async (request, reply) => {
    const who = guest(request, reply)
    const { name } = await personOf(store, who)
    if (plain(request.body.name) !== name)
      return refuseWith(reply, no('bad-request', [{ path: '/name', message: 'must be your name' }]))
    await forgetPerson(registry, who, time.now())
    signIns.forgotten(who)
    leaveDevice(reply)
    return DONE
  })
}
