import { canonical } from '@noren/engine'
import { hashOfKey } from './chance.ts'
import { shaOfText } from './sha.ts'
import type { Charter, Entry } from './types.ts'

/**
 * Where the chain hangs: the charter without its key, so that anybody at the table can compute it. A charter that names no
 * frozen file, and no seeds, hangs where it always did.
 */
export const anchor = ({
  id,
  game,
  version,
  bundle,
  options,
  seats,
  key,
  seeds,
  fork,
  trial,
}: Charter): string => {
  const agreed = [id, game, version, options, seats, hashOfKey(key)]
  const known = [
    ...agreed,
    ...(bundle === undefined ? [] : [bundle]),
    ...(seeds === undefined ? [] : [['seeds', seeds.map(s => (s === null ? null : [s.commit, s.seed]))]]),
    ...(trial === undefined ? [] : [['trial', trial]]),
  ]
  if (fork === undefined) return shaOfText(canonical(known))
  // A fork hangs on the link of the match it goes on from.
  const from = fork.entries.at(-1)?.hash ?? anchor(fork.parent)
  return shaOfText(canonical([...known, ['fork', from, fork.deal, fork.seat]]))
}

/** One more link: the hash before it, and everything the entry says. */
export const link = (previous: string, e: Omit<Entry, 'hash'>): string =>
  shaOfText(`${previous}\n${JSON.stringify([e.seq, e.seat, e.words, e.moveId])}`)
