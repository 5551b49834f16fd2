import type { Par } from '@noren/engine'
import type { GameStats, HeadToHead } from '@noren/protocol'
import type { Person } from '@noren/store'
import { endOf } from '@noren/store'
import { guestOf, isGone } from '../ids.ts'
import { handleOf } from './handles.ts'
import type { IsTogether, Play } from './fate.ts'
import { fateOf } from './fate.ts'

/** So many games it takes before a share or a mean is said. */
export const ENOUGH = 5

/** What a review found for the person's seat. */
export interface Found {
  readonly luck: number
  readonly own: number
}

/** The range in which a share of so many games lies with a chance of 95 %. */
export function wilson(won: number, games: number): { readonly low: number; readonly high: number } {
  const z = 1.959963984540054
  const share = won / games
  const bend = 1 + (z * z) / games
  const middle = (share + (z * z) / (2 * games)) / bend
  const half = (z * Math.sqrt((share * (1 - share)) / games + (z * z) / (4 * games * games))) / bend
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) }
}

const sum = (list: readonly number[]): number => list.reduce((all, n) => all + n, 0)
const meanOf = (list: readonly number[]): number => sum(list) / list.length
const isWon = ({ fate }: Play): boolean => fate === 'won' || fate === 'shared'

/** What figures need to know of a game. */
interface Kind {
  readonly together: boolean
  readonly par?: Par | undefined
}

/** What bots would have won of the same games; null unless every one of them was measured. */
function botsShare(plays: readonly Play[], par: Par | undefined): number | null {
  const shares = plays.flatMap(({ row }) => par?.(row.charter.options, row.holders.length) ?? [])
  return shares.length === 0 || shares.length < plays.length ? null : meanOf(shares)
}

/** The games of one person at one game, in figures. */
export function gameStats(
  game: string,
  all: readonly Play[],
  found: ReadonlyMap<string, Found>,
  { together, par }: Kind,
): GameStats {
  const plays = all.filter(play => play.counts).sort((a, b) => endOf(a.row) - endOf(b.row))
  const games = plays.length
  const won = plays.filter(isWon).length
  const seats = plays.map(play => play.row.holders.length)
  const scores = plays.flatMap(play => play.score ?? [])
  const reviewed = plays.flatMap(play => found.get(play.row.charter.id) ?? [])
  const places = together
    ? []
    : Array.from({ length: Math.max(0, ...seats) }, (_, i) => plays.filter(p => p.place === i + 1).length)
  const ways = new Map<string, number>()
  for (const { row } of plays.filter(isWon)) {
    const clause = row.outcome?.clause ?? ''
    ways.set(clause, (ways.get(clause) ?? 0) + 1)
  }
  const enough = games >= ENOUGH
  const bots = botsShare(plays, par)
  return {
    game,
    games,
    least: Math.min(...seats, Number.MAX_SAFE_INTEGER),
    most: Math.max(0, ...seats),
    won,
    ...(enough
      ? {
          share: {
            won: won / games,
            ...wilson(won, games),
            ...(together ? {} : { even: meanOf(seats.map(n => 1 / n)) }),
            ...(together && bots !== null ? { bots } : {}),
          },
        }
      : {}),
    places,
    ...(enough && scores.length > 0 ? { score: { mean: meanOf(scores), games: scores.length } } : {}),
    ...(reviewed.length >= ENOUGH
      ? {
          luck: { mean: meanOf(reviewed.map(f => f.luck)), games: reviewed.length },
          own: { mean: meanOf(reviewed.map(f => f.own)), games: reviewed.length },
        }
      : {}),
    slips: reviewed.length >= ENOUGH ? reviewed.map(f => Math.max(0, -f.own)) : [],
    lucks: reviewed.length >= ENOUGH ? reviewed.map(f => f.luck) : [],
    ways: [...ways]
      .map(([clause, n]) => ({ clause, n }))
      .sort((a, b) => b.n - a.n || (a.clause < b.clause ? -1 : 1))
      .slice(0, 3),
  }
}

type Tally = { -readonly [K in keyof HeadToHead]: HeadToHead[K] }

/** How somebody fared against each of those they played with: who finished ahead, and what they won together. */
export function headToHead(
  me: string,
  plays: readonly Play[],
  people: ReadonlyMap<string, Person>,
  together: IsTogether,
): HeadToHead[] {
  const all = new Map<string, Tally>()
  const of = (other: string): Tally => {
    const known = all.get(other)
    if (known !== undefined) return known
    const { name, crest } = people.get(other) ?? guestOf(other)
    const counts = { games: 0, ahead: 0, behind: 0, level: 0, together: 0, togetherWon: 0 }
    const fresh: Tally = { who: handleOf(me, other), name, crest, ...counts, last: 0, game: '' }
    all.set(other, fresh)
    return fresh
  }
  for (const { row, seat, counts } of plays) {
    const team = together(row.charter.game)
    const met = new Set<string>()
    for (const [at, holder] of row.holders.entries()) {
      if (holder.kind !== 'person' || holder.person === me || isGone(holder.person)) continue
      if (met.has(holder.person)) continue
      met.add(holder.person)
      const tally = of(holder.person)
      if (endOf(row) >= tally.last) {
        tally.last = endOf(row)
        tally.game = row.charter.game
      }
      if (!counts) continue
      if (team) {
        tally.together++
        if (fateOf(row, seat, true) === 'won') tally.togetherWon++
        continue
      }
      tally.games++
      const [mine = 0, theirs = 0] = [row.outcome?.ranks[seat], row.outcome?.ranks[at]]
      if (mine < theirs) tally.ahead++
      else if (mine > theirs) tally.behind++
      else tally.level++
    }
  }
  return [...all.values()].sort(
    (a, b) => b.games + b.together - (a.games + a.together) || b.last - a.last || (a.who < b.who ? -1 : 1),
  )
}
