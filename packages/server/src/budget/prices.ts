import { LEARN_ROUTES, MINE_ROUTES } from '@noren/protocol'
import type { Read } from '../socket/read.ts'

/**
 * What things cost, in milliseconds of the thread that answers everybody, as measured on one core and rounded up. Bytes that are
 * sent are counted when they are sent, beside it and at a price of their own: a long log costs more to show than a short one.
 */
export const PRICES = {
  /** Any message, to be read and answered. */
  message: 0.05,
  move: 0.5,
  /** The whole table for one viewer: without its bytes. */
  hello: 1.5,
  say: 1,
  /** To be handed to a thread; the thought itself is counted by the bots. */
  hint: 2,
  /** Any request, and a file of the page. */
  request: 0.3,
  /** A request to the API, one that writes, and a new table. */
  api: 0.5,
  write: 1.5,
  list: 3,
  table: 8,
  /** A whole game is played again. */
  replay: 60,
  /** A finished log is read and written out whole. */
  log: 5,
} as const

/** Bytes that cost as much as a millisecond, to be made and sent. */
export const BYTES_PER_MS = 40_000

const MESSAGES: Readonly<Record<string, number>> = {
  hello: PRICES.hello,
  move: PRICES.move,
  undo: PRICES.move,
  'ask-undo': PRICES.move,
  consent: PRICES.move,
  say: PRICES.say,
  hint: PRICES.hint,
}

/** What a message costs. */
export const priceOf = (got: Read): number =>
  'code' in got ? PRICES.message : (MESSAGES[got.message.t] ?? PRICES.message)

/** Requests that read everything somebody has played. */
const LISTS: readonly string[] = [
  MINE_ROUTES.running,
  MINE_ROUTES.finished,
  MINE_ROUTES.stats,
  MINE_ROUTES.plays,
  MINE_ROUTES.person,
  MINE_ROUTES.notes,
]

/** What a request costs, by its method and the pattern of its address. */
export function priceOfRequest(method: string, route: string | undefined): number {
  if (route === undefined || !route.startsWith('/api')) return PRICES.request
  if (route.endsWith('/log')) return PRICES.log
  if (route === '/api/tables') return method === 'POST' ? PRICES.table : PRICES.list
  if (route.endsWith('/rematch')) return PRICES.table
  if (route === MINE_ROUTES.export) return PRICES.table
  if (route === LEARN_ROUTES.daily) return method === 'POST' ? PRICES.replay : PRICES.list
  if (LISTS.includes(route)) return PRICES.list
  return method === 'GET' ? PRICES.api : PRICES.write
}
