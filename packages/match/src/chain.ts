import { canonical } from '@noren/engine'
import { hashOfKey } from './chance.ts'
import { shaOfText } from './sha.ts'
import type { Charter, Entry } from './types.ts'

/**
 * Where the chain hangs: the charter without its key, so that anybody at the table can compute it. A charter that names no
 * frozen file hangs where it always did.
 */
export const anchor = ({ id, game, version, bundle, options, seats, key }: Charter): string => {
  const agreed = [id, game, version, options, seats, hashOfKey(key)]
  return shaOfText(canonical(bundle === undefined ? agreed : [...agreed, bundle]))
}

/** One more link: the hash before it, and everything the entry says. */
export const link = (previous: string, e: Omit<Entry, 'hash'>): string =>
  shaOfText(`${previous}\n${JSON.stringify([e.seq, e.seat, e.words, e.moveId])}`)
