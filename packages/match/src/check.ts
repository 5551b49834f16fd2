import type { Game, Outcome } from '@noren/engine'
import { canonical } from '@noren/engine'
import { hashOfKey, isKey } from './chance.ts'
import { anchor } from './chain.ts'
import { follow, open } from './open.ts'
import { areSeeds, seedFault, shownHead } from './seeds.ts'
import { MatchError } from './types.ts'
import type { Charter, Entry, Match } from './types.ts'

/** A finished match as it is handed out: enough to play it again and to check every shuffle. */
export interface SealedLog {
  readonly charter: Charter
  /** What was published when it began. */
  readonly keyHash: string
  readonly entries: readonly Entry[]
  /** The last link. */
  readonly head: string
  readonly outcome: Outcome | null
  /** The people ended it before its end. */
  readonly ended?: { readonly how: string; readonly by: readonly number[] }
}

/** What somebody wrote down while the match ran. */
export interface Witness {
  readonly id?: string
  readonly keyHash?: string
  /** Links of the chain as they were shown, and the entries they belong to; 0 is the charter's. */
  readonly heads?: readonly Seen[]
  /** How the last link begins, as somebody passed it on. */
  readonly end?: string
  /** By seat, what was promised when the first seed was opened, and the seeds that the server said it has. */
  readonly seeds?: readonly (SeenShare | null)[]
}

export interface Seen {
  readonly seq: number
  readonly head: string
}

export interface SeenShare {
  readonly commit: string
  readonly seed?: string
}

export type Part = 'log' | 'key' | 'seed' | 'entry' | 'end'

/** What came of a check: the match, or the first thing that is wrong. `seq` is the entry, 0 for what comes before the first. */
export type Checked =
  | { readonly ok: true; readonly match: Match }
  | { readonly ok: false; readonly part: Part; readonly seq: number; readonly why: string }

const bad = (part: Part, seq: number, why: string): Checked => ({ ok: false, part, seq, why })

const isHash = (x: unknown): x is string => typeof x === 'string' && /^[0-9a-f]{64}$/.test(x)
const isWord = (x: unknown): boolean => typeof x === 'string' || Number.isSafeInteger(x)
const isObject = (x: unknown): x is Readonly<Record<string, unknown>> => typeof x === 'object' && x !== null

const isEntry = (x: unknown): x is Entry =>
  isObject(x) &&
  Number.isSafeInteger(x['seq']) &&
  Number.isSafeInteger(x['seat']) &&
  Array.isArray(x['words']) &&
  x['words'].length > 0 &&
  x['words'].every(isWord) &&
  typeof x['moveId'] === 'string' &&
  typeof x['hash'] === 'string'

const isCharter = (x: unknown): x is Charter =>
  isObject(x) &&
  typeof x['id'] === 'string' &&
  typeof x['game'] === 'string' &&
  Number.isSafeInteger(x['version']) &&
  Number.isSafeInteger(x['seats']) &&
  isKey(x['key']) &&
  (x['bundle'] === undefined || typeof x['bundle'] === 'string') &&
  areSeeds(x['seeds']) &&
  (x['fork'] === undefined || isBranch(x['fork']))

const isBranch = (x: unknown): boolean =>
  isObject(x) &&
  isCharter(x['parent']) &&
  Array.isArray(x['entries']) &&
  x['entries'].every(isEntry) &&
  (x['deal'] === 'anew' || x['deal'] === 'kept') &&
  Number.isSafeInteger(x['seat'])

/** Reads what may be a log; otherwise the first thing that it is not. */
export function readLog(x: unknown): SealedLog | Extract<Checked, { ok: false }> {
  const not = (seq: number, why: string) => ({ ok: false, part: 'log', seq, why }) as const
  if (!isObject(x) || !Array.isArray(x['entries'])) return not(0, 'this is not the log of a match')
  if (!isCharter(x['charter'])) return not(0, 'the charter is not one')
  if (!isHash(x['keyHash'])) return not(0, 'the published hash of the key is missing')
  if (!isHash(x['head'])) return not(0, 'the published end of the chain is missing')
  if (x['outcome'] === undefined) return not(0, 'the outcome is missing')
  const odd = x['entries'].findIndex(e => !isEntry(e))
  return odd < 0 ? (x as unknown as SealedLog) : not(odd + 1, `entry ${odd + 1} is not one`)
}

/**
 * Whether a log is what it says it is: the key is the one whose hash was published, every entry is allowed by the rules and falls
 * as that key lets it fall, every link fits the one before, and the last entry is the last. Nobody has to be trusted for
 * that; that the past was not written anew as a whole, and that no seed was left out or added late, is known to who kept what
 * was shown while it ran.
 */
export function checkLog(game: Game, log: SealedLog, witness: Witness = {}): Checked {
  const { charter, entries } = log
  if (witness.id !== undefined && witness.id !== charter.id)
    return bad('key', 0, `this is the log of ${charter.id}, not of ${witness.id}`)
  const keyHash = hashOfKey(charter.key)
  if (keyHash !== log.keyHash) return bad('key', 0, 'the key is not the one whose hash was published')
  if (witness.keyHash !== undefined && witness.keyHash !== keyHash)
    return bad('key', 0, 'the key is not the one whose hash was seen when the match began')
  const wrong = seedFault(charter) ?? seedsDiffer(charter, witness)
  if (wrong !== null) return bad('seed', 0, wrong)
  let match: Match
  try {
    match = open(game, charter)
    for (const entry of entries) {
      if (match.state.outcome !== null)
        return bad('entry', entry.seq, `entry ${entry.seq} comes after the end of the game`)
      follow(game, match, entry)
    }
  } catch (error) {
    if (error instanceof MatchError) return bad(error.seq === 0 ? 'key' : 'entry', error.seq, error.message)
    throw error
  }
  return checkEnd(log, witness, match)
}

function checkEnd(
  { charter, entries, head, outcome, ended }: SealedLog,
  witness: Witness,
  match: Match,
): Checked {
  const last = entries.length
  if (match.head !== head)
    return bad('end', last + 1, `the chain ends with entry ${last}, and not where it was published to end`)
  if (match.state.outcome === null && ended === undefined)
    return bad('end', last + 1, `the game is not over after entry ${last}: the rest is missing`)
  if (canonical(outcome) !== canonical(match.state.outcome))
    return bad('end', last, 'the outcome is not the one that the rules lead to')
  const other = [...(witness.heads ?? [])].sort((a, b) => a.seq - b.seq).find(seen => !isSeen(seen))
  if (other !== undefined) return bad('end', other.seq, `entry ${other.seq} is not the one that was seen`)
  if (witness.end !== undefined && !head.startsWith(witness.end))
    return bad('end', last, 'the log does not end as the one that was passed on')
  return { ok: true, match }

  function isSeen({ seq, head: shown }: Seen): boolean {
    const found = seq === 0 ? anchor(charter) : entries[seq - 1]?.hash
    return found !== undefined && shownHead(charter.key, found) === shown
  }
}

/** What somebody saw of the seeds and the log does not say; null if nothing. */
function seedsDiffer({ seeds = [] }: Charter, witness: Witness): string | null {
  for (const [seat, seen] of (witness.seeds ?? []).entries()) {
    const share = seeds[seat] ?? null
    if (seen?.commit !== share?.commit)
      return `what seat ${seat} promised is not what was seen when the seeds were opened`
    if (seen?.seed !== undefined && seen.seed !== share?.seed)
      return `the seed of seat ${seat} was opened and is left out`
  }
  return null
}
