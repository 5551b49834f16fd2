import type { Core, Game } from '@noren/engine'
import { canonical, isNamed } from '@noren/engine'
import { chance, hashOfKey, isKey } from './chance.ts'
import { dealKey, seedFault } from './seeds.ts'
import { anchor, link } from './chain.ts'
import { questionHashesOf } from './question.ts'
import { accept, isUndo, transitionOf, undoTo, undoToTransition, undoTransition } from './transition.ts'
import { MatchError } from './types.ts'
import type { Branch, Charter, Entry, Envelope, Match, Transition } from './types.ts'

/** The charter's options as the game reads them, once everything else about the charter has been checked. */
function optionsOf(game: Game, charter: Charter): unknown {
  if (!isNamed(game, charter.game))
    throw new MatchError('other-game', 0, `this is a match of ${charter.game}, not of ${game.id}`)
  if (charter.version !== game.version)
    throw new MatchError(
      'other-rules',
      0,
      `match ${charter.id} was begun under version ${charter.version} of ${game.id}; these are the rules of version ${game.version}`,
    )
  if (!isKey(charter.key)) throw new MatchError('bad-charter', 0, 'the key is not 64 hex digits')
  const fault = seedFault(charter)
  if (fault !== null) throw new MatchError('bad-charter', 0, fault)
  const { min, max } = game.seats
  if (!Number.isInteger(charter.seats) || charter.seats < min || charter.seats > max)
    throw new MatchError('bad-charter', 0, `${game.id} seats ${min} to ${max}, not ${charter.seats}`)
  const read = game.options.read(charter.options, charter.seats)
  if ('faults' in read)
    throw new MatchError('bad-charter', 0, read.faults.map(f => `${f.path}: ${f.message}`).join('; '))
  return read.options
}

/**
 * The options of a finished match for one more under the newest rules: what those no longer know is left out, and where
 * they understand nothing of it their own defaults stand.
 */
export function optionsAgain(game: Game, charter: Charter): unknown {
  if (charter.version === game.version) return charter.options
  const known = new Set(game.options.fields.map(f => f.key))
  const kept = Object.fromEntries(
    Object.entries((charter.options ?? {}) as Record<string, unknown>).filter(([key]) => known.has(key)),
  )
  return 'faults' in game.options.read(kept, charter.seats) ? game.options.defaults : kept
}

/** Where a fork begins: its parent played again up to that moment, and what was hidden dealt anew or left as it lay. */
function branched(game: Game, charter: Charter, key: string, { parent, entries, deal, seat }: Branch): Core {
  if (parent.seats !== charter.seats || canonical(parent.options) !== canonical(charter.options))
    throw new MatchError('bad-charter', 0, 'a fork has the seats and options of its parent')
  if (!Number.isInteger(seat) || seat < 0 || seat >= charter.seats)
    throw new MatchError('bad-charter', 0, `a fork is dealt for a seat of the table, not for ${seat}`)
  const { state } = load(game, parent, entries)
  if (state.outcome !== null) throw new MatchError('bad-charter', 0, 'the game was over at that moment')
  return deal === 'kept' ? game.clone(state) : game.imagine(game.view(state, seat), chance(key, 0))
}

/** Where a match begins: with a deal, at a moment of another one, or as somebody imagines one that is still running. */
function begun(game: Game, charter: Charter, deal: string, options: unknown): Begun {
  const { fork, trial, seats } = charter
  if (fork !== undefined) return { state: branched(game, charter, deal, fork), happenings: [] }
  if (trial !== undefined) return { state: game.imagine(trial.view, chance(deal, 0)), happenings: [] }
  return game.beginAloud(options, seats, chance(deal, 0))
}
type Begun = Pick<ReturnType<Game['beginAloud']>, 'state' | 'happenings'>

/** A match before its first decision. */
export function open(game: Game, charter: Charter): Match {
  const options = optionsOf(game, charter)
  const deal = dealKey(charter)
  const { state, happenings } = begun(game, charter, deal, options)
  return {
    charter,
    keyHash: hashOfKey(charter.key),
    deal,
    state,
    entries: [],
    story: [happenings],
    askedAt: Array.from({ length: charter.seats }, () => 0),
    undone: new Set(),
    undoes: new Map(),
    head: anchor(charter),
    questionHashes: questionHashesOf(game, state),
    back: [],
    free: 0,
    byMoveId: new Map(),
    since: 0,
    envelopes: [],
  }
}

/** The transition that a stored entry stands for, or what is wrong with the entry. */
function stored(game: Game, match: Match, e: Entry): Transition | string {
  if (e.seq !== match.entries.length + 1) return `entry ${e.seq} where ${match.entries.length + 1} should be`
  if (match.byMoveId.has(e.moveId)) return `the move id ${e.moveId} is used twice`
  if (isUndo(e.words))
    return undoTransition(game, match, e.seat, e.moveId) ?? 'there was nothing to take back'
  const to = undoTo(e.words)
  if (to !== null)
    return undoToTransition(game, match, e.seat, to, e.moveId) ?? `entry ${to} cannot be taken back`
  const action = game.hear(e.words)
  if (action === null) return `nobody understands ${JSON.stringify(e.words)}`
  const no = game.whyNot(match.state, e.seat, action)
  if (no !== null)
    return `seat ${e.seat} may not ${JSON.stringify(e.words)}: ${no.clauses.join(', ') || no.id}`
  return transitionOf(game, match, e.seat, action, e.words, e.moveId)
}

/** Carries out one entry of a log, checking rules and chain. */
export function follow(game: Game, match: Match, entry: Entry): void {
  const transition = stored(game, match, entry)
  if (typeof transition === 'string') throw new MatchError('bad-log', entry.seq, transition)
  if (transition.entry.hash !== entry.hash)
    throw new MatchError('bad-log', entry.seq, `entry ${entry.seq} does not fit the chain of hashes`)
  accept(match, transition)
}

/**
 * A match as it stands after these entries: played again from the beginning, so that nothing else needs to be kept but the
 * envelopes of a window that is still open.
 */
export function load(
  game: Game,
  charter: Charter,
  entries: readonly Entry[],
  envelopes: readonly Envelope[] = [],
): Match {
  const match = open(game, charter)
  for (const entry of entries) follow(game, match, entry)
  match.envelopes = envelopes
  return match
}

/** Carries out what an entry says, whatever its link is: what the rules have against it, or null. */
export function tellAgain(game: Game, match: Match, entry: Entry): string | null {
  const transition = stored(game, match, entry)
  if (typeof transition === 'string') return transition
  accept(match, transition)
  return null
}

/**
 * The same decisions in another match, with links of its own: what a copy of a table is made of. Chance follows from the key, so
 * that everything falls as it did.
 */
export function retell(game: Game, charter: Charter, entries: readonly Entry[]): Match {
  const match = open(game, charter)
  for (const entry of entries) {
    const why = tellAgain(game, match, entry)
    if (why !== null) throw new MatchError('bad-log', entry.seq, why)
  }
  return match
}

/** What is wrong with the links of a log, whatever its rules say; null if nothing is. */
export function chainFault(
  charter: Charter,
  entries: readonly Entry[],
): { readonly seq: number; readonly why: string } | null {
  if (!isKey(charter.key)) return { seq: 0, why: 'the key is not 64 hex digits' }
  let head = anchor(charter)
  for (const [i, entry] of entries.entries()) {
    if (entry.seq !== i + 1) return { seq: i + 1, why: `entry ${entry.seq} where ${i + 1} should be` }
    head = link(head, entry)
    if (head !== entry.hash) return { seq: i + 1, why: `entry ${i + 1} does not fit the chain of hashes` }
  }
  return null
}

export type Verified =
  | { readonly ok: true; readonly match: Match }
  | { readonly ok: false; readonly seq: number; readonly why: string }

/** Whether a log is what it says: right rules, the shuffles of the key whose hash was published, unbroken chain. */
export function verify(
  game: Game,
  charter: Charter,
  entries: readonly Entry[],
  published?: string,
): Verified {
  if (published !== undefined && isKey(charter.key) && hashOfKey(charter.key) !== published)
    return { ok: false, seq: 0, why: 'the key is not the one whose hash was published' }
  try {
    return { ok: true, match: load(game, charter, entries) }
  } catch (error) {
    if (error instanceof MatchError) return { ok: false, seq: error.seq, why: error.message }
    throw error
  }
}
