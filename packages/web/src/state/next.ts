import type { TableInfo } from '@noren/protocol'
import { api } from './api.ts'
import { device, sofaPath } from './device.ts'

/** A game that waits for me, and how many do. */
export interface NextGame {
  readonly path: string
  readonly waiting: number
}

const waits = (table: TableInfo): boolean => table.status === 'playing' && table.yourTurn === true

/** What waits on the server: the table that should be answered first. */
export async function nextThere(but: string): Promise<NextGame | null> {
  const { table, waiting } = await api.next()
  return table === null || table === but ? null : { path: `/t/${table}`, waiting }
}

/** What waits on this device, the newest game first. */
export async function nextHere(but: string): Promise<NextGame | null> {
  const tables = (await device.list()).filter(t => waits(t) && t.id !== but)
  const [first] = tables
  return first === undefined ? null : { path: sofaPath(first.id), waiting: tables.length }
}
