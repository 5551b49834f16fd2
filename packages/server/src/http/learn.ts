import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { DailyTry, LEARN_ROUTES, LessonLeft } from '@noren/protocol'
import type { LessonPlace, Lessons } from '@noren/protocol'
import type { Budget } from '../budget/budget.ts'
import type { Turnstile } from '../budget/turnstile.ts'
import type { Days } from '../daily/days.ts'
import { KINDS } from '../mine/kinds.ts'
import { isNo, no } from '../refusal.ts'
import type { Shelf } from '../shelf.ts'
import { onShelf } from '../shelf.ts'
import type { TableRegistry } from '../tables/registry.ts'
import { refuseWith } from './errors.ts'
import { guest } from './guest.ts'
import { purseOf } from './limit.ts'

/** Looks this often whether tomorrow's key has been drawn. */
const AHEAD_MS = 600_000

interface Rooms {
  readonly registry: TableRegistry
  readonly shelf: Shelf
  readonly days: Days
  readonly budget: Budget
  readonly turnstile: Turnstile
}

/** How far somebody is in each lesson, and the deal of the day. */
export const learn: FastifyPluginAsyncTypebox<Rooms> = async (app, rooms) => {
  const { registry, shelf, days, budget, turnstile } = rooms
  const { store, time } = registry

  const lessonsOf = async (who: string): Promise<Lessons> => ({
    lessons: Object.fromEntries(
      (await store.recordsOf(who, KINDS.lesson)).map(r => [r.key, JSON.parse(r.body) as LessonPlace]),
    ),
  })

  app.get(LEARN_ROUTES.lessons, (request, reply) => lessonsOf(guest(request, reply)))

  app.put(LEARN_ROUTES.lessons, { schema: { body: LessonLeft } }, async (request, reply) => {
    const who = guest(request, reply)
    const { game, place } = request.body
    const key = onShelf(shelf, game)?.game.id
    if (key === undefined) return refuseWith(reply, no('no-such-game'))
    const was = (await lessonsOf(who)).lessons[key]
    // A device whose clock runs ahead would have the last word for ever.
    const at = Math.min(place.at, time.now())
    const newer = was === undefined || at > was.at || (at === was.at && place.save.idea > was.save.idea)
    const kept: LessonPlace = {
      ...(newer ? { ...place, at } : was),
      learnt: place.learnt || was?.learnt === true,
    }
    await store.saveRecord({ person: who, kind: KINDS.lesson, key, body: JSON.stringify(kept), at: kept.at })
    return lessonsOf(who)
  })

  app.get(LEARN_ROUTES.daily, async (request, reply) => {
    const told = await days.tell(guest(request, reply))
    return isNo(told) ? refuseWith(reply, told) : told
  })

  app.post(LEARN_ROUTES.daily, { schema: { body: DailyTry } }, (request, reply) => {
    const who = guest(request, reply)
    const { day, choices } = request.body
    return turnstile.pass(purseOf(request, budget).network, async () => {
      const result = await days.count(who, day, choices)
      return isNo(result) ? refuseWith(reply, result) : result
    })
  })

  let drawing = Promise.resolve()
  const ahead = (): void => {
    drawing = days.prepare().catch((error: unknown) => {
      app.log.error({ code: 'daily-not-drawn', err: error }, 'the key of a daily deal could not be kept')
    })
  }
  const stop = time.every(AHEAD_MS, ahead)
  app.addHook('onReady', async () => ahead())
  // The store is open until it has been written.
  app.addHook('onClose', async () => {
    stop()
    await drawing
  })
}
