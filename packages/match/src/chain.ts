import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { canonical } from '@noren/engine'
import { hashOfKey } from './chance.ts'
import type { Charter, Entry } from './types.ts'

const hex = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)))

/** Where the chain hangs: the charter without its key, so that anybody at the table can compute it. */
export const anchor = (c: Charter): string =>
  hex(canonical([c.id, c.game, c.version, c.options, c.seats, hashOfKey(c.key)]))

/** One more link: the hash before it, and everything the entry says. */
export const link = (previous: string, e: Omit<Entry, 'hash'>): string =>
  hex(`${previous}\n${JSON.stringify([e.seq, e.seat, e.words, e.moveId])}`)
