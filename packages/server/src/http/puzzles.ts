import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { MANIFESTS } from '@noren/games'
import type { PuzzleTries } from '@noren/protocol'
import { PUZZLE_ROUTES, PuzzleTried } from '@noren/protocol'
import { HOUSE, HOUSE_KINDS } from '../mine/kinds.ts'
import { no } from '../refusal.ts'
import type { TableRegistry } from '../tables/registry.ts'
import { refuseWith } from './errors.ts'

const HOUR = 3_600_000
/** Tries that one address may tell of in an hour. */
const MOST = 120

/** The puzzles there are: what is not among them is not counted. */
async function known(): Promise<ReadonlySet<string>> {
  const all = new Set<string>()
  for (const m of MANIFESTS) {
    const list = await m.puzzles?.list()
    for (const [id] of [...(list?.chosen ?? []), ...(list?.found ?? [])]) all.add(`${m.id}/${id}`)
  }
  return all
}

/** How many solve a puzzle at their first try. No person, no address and no time is kept: two numbers for each puzzle. */
export const puzzles: FastifyPluginAsyncTypebox<{ readonly registry: TableRegistry }> = async (
  app,
  { registry },
) => {
  const { store, time } = registry
  let names: Promise<ReadonlySet<string>> | null = null
  let told = new Map<string, number>()
  let since = time.now()

  /** Whether this address may tell of one more try. */
  const may = (ip: string): boolean => {
    const now = time.now()
    if (now - since > HOUR) {
      told = new Map()
      since = now
    }
    const n = (told.get(ip) ?? 0) + 1
    told.set(ip, n)
    return n <= MOST
  }

  app.get(PUZZLE_ROUTES.puzzles, async (): Promise<PuzzleTries> => {
    const all = await store.recordsOf(HOUSE, HOUSE_KINDS.puzzle)
    const tries: Record<string, [number, number]> = {}
    for (const { key, body } of all) tries[key] = JSON.parse(body) as [number, number]
    return { tries }
  })

  app.post(PUZZLE_ROUTES.puzzles, { schema: { body: PuzzleTried } }, async (request, reply) => {
    const { game, puzzle, solved } = request.body
    const key = `${game}/${puzzle}`
    names ??= known()
    if (!(await names).has(key)) return refuseWith(reply, no('no-such-address'))
    if (!may(request.ip)) return refuseWith(reply, no('too-many-requests'))
    await store.addCounts(HOUSE, HOUSE_KINDS.puzzle, key, solved ? [1, 0] : [0, 1])
    return { done: true }
  })
}
