import type { Game } from '@noren/engine'
import { below, Choices } from '@noren/engine'
import type { Rng } from '@noren/engine'
import { anchor, link, load } from '@noren/match'
import type { Charter, Entry, SealedLog, Share, Witness } from '@noren/match'
import { played, witnessOf } from './played.ts'

/** A log that somebody has tampered with, what the reader kept of the true one, and the entry that must be named. */
export interface Tampered {
  readonly how: string
  readonly log: SealedLog
  readonly witness: Witness
  readonly seq: number
}

/** The same entries with numbers and links that fit. */
function relinked(log: SealedLog): SealedLog {
  let head = anchor(log.charter)
  const entries = log.entries.map((e, i): Entry => {
    head = link(head, { ...e, seq: i + 1 })
    return { ...e, seq: i + 1, hash: head }
  })
  return { ...log, entries, head }
}

const renumbered = (entries: readonly Entry[]): Entry[] => entries.map((e, i) => ({ ...e, seq: i + 1 }))

const list = new Choices()

/** Another choice that the rules would have allowed instead of an entry; itself if there was none. */
function other(game: Game, log: SealedLog, at: number): Entry['words'] {
  const entry = log.entries[at] as Entry
  const { state } = load(game, log.charter, log.entries.slice(0, at))
  game.legal(state, entry.seat, list)
  for (let i = 0; i < list.size; i++) {
    const { words } = game.say(state, entry.seat, list.at(i))
    if (words.join(' ') !== entry.words.join(' ')) return words
  }
  return ['another']
}

const charterSeeds = ({ seeds }: Charter): Pick<Charter, 'seeds'> => (seeds === undefined ? {} : { seeds })

/** Twelve ways to tamper with a log; `stranger` is the log of another match of the same game. At least one seat's seed was opened. */
export function tamperings(game: Game, log: SealedLog, stranger: SealedLog, rng: Rng): Tampered[] {
  const { entries, charter } = log
  const last = entries.length
  const at = 1 + below(rng, last - 2)
  const entry = entries[at] as Entry
  const with1 = (over: Partial<Entry>): SealedLog => ({
    ...log,
    entries: entries.with(at, { ...entry, ...over }),
  })
  const key = stranger.charter.key
  const swapped = entries.with(at, entries[at - 1] as Entry).with(at - 1, entry)
  const none = {}
  const witness = witnessOf(log)
  /** The same table dealt and played as the server would rather have it: every part of it fits. */
  const again = (more: Partial<Pick<Charter, 'key' | 'seeds'>>): SealedLog =>
    played(game, charter.seats, charter.id, rng, { ...charterSeeds(charter), ...more })
  return [
    {
      how: 'the last entry cut off',
      log: { ...log, entries: entries.slice(0, -1) },
      witness: none,
      seq: last,
    },
    {
      how: 'the last entry cut off, and an end that fits',
      log: { ...log, entries: entries.slice(0, -1), head: entries[last - 2]?.hash ?? '', outcome: null },
      witness: none,
      seq: last,
    },
    {
      how: 'an entry left out',
      log: { ...log, entries: entries.toSpliced(at, 1) },
      witness: none,
      seq: at + 2,
    },
    {
      how: 'two entries exchanged and numbered anew',
      log: { ...log, entries: renumbered(swapped) },
      witness: none,
      seq: at,
    },
    { how: 'another choice', log: with1({ words: other(game, log, at) }), witness: none, seq: at + 1 },
    {
      how: 'another seat',
      log: with1({ seat: (entry.seat + 1) % charter.seats }),
      witness: none,
      seq: at + 1,
    },
    { how: 'another move id', log: with1({ moveId: `${entry.moveId}x` }), witness: none, seq: at + 1 },
    {
      how: 'an entry of another match',
      log: with1({ ...(stranger.entries[at % stranger.entries.length] as Entry), seq: at + 1 }),
      witness: none,
      seq: at + 1,
    },
    { how: 'another key', log: { ...log, charter: { ...charter, key } }, witness: none, seq: 0 },
    {
      how: 'a key picked after the seeds were seen',
      log: again({ key }),
      witness,
      seq: 0,
    },
    {
      how: 'a seed left out that was opened',
      log: again({ key: charter.key, seeds: without(charter.seeds ?? []) }),
      witness,
      seq: 0,
    },
    {
      how: 'two heads: another past than the one that was shown',
      log: relinked(with1({ moveId: `${entry.moveId}x` })),
      witness,
      seq: at + 1,
    },
  ]
}

/** The same promises, and the last seed that was opened is not. */
function without(seeds: readonly (Share | null)[]): (Share | null)[] {
  const last = seeds.findLastIndex(s => s !== null && s.seed !== null)
  return seeds.map((s, seat) => (seat === last && s !== null ? { ...s, seed: null } : s))
}
