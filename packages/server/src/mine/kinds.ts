import { createHash } from 'node:crypto'
import { DAILY } from '@noren/store'
import type { MatchStore, OwnRecord } from '@noren/store'

/** The kinds of records that belong to a person; `hidden` is the store's own, and what it counts by the day. */
export const KINDS = {
  /** A note on a table, and on a person: the key is the table's or the person's id, the body the text. */
  tableNote: 'note-table',
  personNote: 'note-person',
  /** An invitation that somebody received: the key is the table, the body who invited. */
  invitation: 'invitation',
  /** What a review found: the key is the table. */
  reviewed: 'reviewed',
  /** The language of the webhook's ready texts. */
  webhook: 'webhook',
  /** Where a lesson was left: the key is the game. */
  lesson: 'lesson',
  /** How a day's deal came out, with the choices that led there: the key is the day. */
  daily: DAILY,
  /** How they like to play: one record, the newest settings of all their devices. */
  settings: 'settings',
  /** Where a device is told of something: the key is its sign-in. */
  push: 'push',
  /** Where others find this person's page: one, while they let somebody see it; the body is the address. */
  address: 'address',
} as const

/** Records of the server itself. */
export const HOUSE = ''
export const HOUSE_KINDS = {
  /** The keys with which notices are signed. */
  pushKeys: 'push-keys',
  /** The key of a day's deal: the key is the day. */
  dailyKey: 'daily-key',
  /** Somebody who was told that their time is nearly over: the key is table, seat and moment. */
  told: 'told',
  /** Somebody who asked to be forgotten: the key is the hash of their id, so that an old cookie counts for nothing. */
  forgotten: 'forgotten',
  /** How many solved a puzzle at their first try, and how many did not: the key is game and puzzle. */
  puzzle: 'puzzle',
  /** Whose page lies at an address: the key is the address, the body the person. */
  page: 'page',
} as const

/** Records of one kind by their key. */
export const byKey = async (
  store: MatchStore,
  person: string,
  kind: string,
): Promise<Map<string, OwnRecord>> =>
  new Map((await store.recordsOf(person, kind)).map(record => [record.key, record]))

/** What is left of a forgotten person: enough to turn their old cookies away, and nothing that leads back to them. */
export const tombstoneOf = (person: string): string =>
  createHash('sha256').update(`forgotten ${person}`).digest('hex')
