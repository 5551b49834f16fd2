import { canonical } from '@noren/engine'
import { hashOfKey } from './chance.ts'
import { shaOfText } from './sha.ts'
import type { Charter, Entry } from './types.ts'

/** Where the chain hangs: the charter without its key, so that anybody at the table can compute it. */
export const anchor = (c: Charter): string =>
  shaOfText(canonical([c.id, c.game, c.version, c.options, c.seats, hashOfKey(c.key)]))

/** One more link: the hash before it, and everything the entry says. */
export const link = (previous: string, e: Omit<Entry, 'hash'>): string =>
  shaOfText(`${previous}\n${JSON.stringify([e.seq, e.seat, e.words, e.moveId])}`)
