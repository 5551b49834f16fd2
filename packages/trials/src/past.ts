import { below, Choices, fork, members, seeded, waiting } from '@noren/engine'
import type { LoadedRules, Rng, Seat } from '@noren/engine'
import { accept, envelopeOf, judge, NO_CLOCK, open, opening } from '@noren/match'
import type { Charter, Match } from '@noren/match'
import { absentSeats, shelf } from '@noren/server/parts'
import type { Manners, MatchStore, SeatHolder, TableRow } from '@noren/store'
import { summaryOf } from '@noren/table'

/** The games that somebody has played: with whom, how many, and until when. */
export interface Past {
  readonly person: string
  /** People they meet again and again. */
  readonly others: readonly string[]
  readonly games: number
  readonly seed: number
  /** The last one ends now, each other one a day before the next. */
  readonly now: number
  /** Only these games; all of the shelf otherwise. */
  readonly only?: readonly string[]
}

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** Plays a match to its end by the quick policy of its game; a seat that is `idle` lets the table play for it. */
function play({ game, sense }: LoadedRules, charter: Charter, idle: Seat, rng: Rng): Match {
  const match = open(game, charter)
  const list = new Choices()
  for (let n = 0; match.state.outcome === null; n++) {
    const asked = members(waiting(match.state)).filter(s => envelopeOf(match, s)?.done !== true)
    const seat = asked[below(rng, asked.length)] as Seat
    game.legal(match.state, seat, list)
    // One choice in six is any that is legal, so that no two games are alike.
    const pick =
      sense?.policy === undefined || below(rng, 6) === 0
        ? below(rng, list.size)
        : sense.policy(match.state, seat, list, rng)
    const { words } = game.say(match.state, seat, list.at(pick))
    const moveId = `${seat === idle ? 'idle:' : ''}past-${n}`
    const { transition, envelopes } = judge(
      game,
      match,
      { seat, words, moveId, seq: match.entries.length },
      0,
    )
    if (transition !== null) accept(match, transition)
    if (envelopes !== null) match.envelopes = envelopes
    for (let t = opening(game, match); t !== null; t = opening(game, match)) accept(match, t)
  }
  return match
}

/** What now and then happens to a game: it is ended by agreement, or somebody gives up. */
function fateOf(n: number): Manners | undefined {
  if (n % 19 === 7) return { ended: { how: 'agreed', by: [1] } }
  if (n % 23 === 11) return { conceded: [0] }
  return undefined
}

/** Writes the finished games of somebody into a store, each played to its end by the rules; the ids, oldest first. */
export async function writePast(store: MatchStore, past: Past): Promise<string[]> {
  const rng = seeded(past.seed)
  const games = Object.values(shelf).filter(s => past.only?.includes(s.game.id) ?? true)
  const ids: string[] = []
  for (let n = 0; n < past.games; n++) {
    const rules = games[n % games.length] as LoadedRules
    const { game } = rules
    const most = Math.min(game.seats.max, 5)
    const seats = Math.max(2, game.seats.min) + below(rng, most - Math.max(2, game.seats.min) + 1)
    const charter: Charter = {
      id: `koi-past${n.toString().padStart(9, 'a')}`,
      game: game.id,
      version: game.version,
      options: game.options.defaults,
      seats,
      key: (past.seed * 1_000_003 + n).toString(16).padStart(64, '5'),
    }
    const own = fork(rng)
    const mine: Seat = below(rng, seats)
    const company = [...past.others]
    const holders = Array.from({ length: seats }, (_, seat): SeatHolder => {
      if (seat === mine) return { kind: 'person', person: past.person, away: false }
      const [other] = below(rng, 3) > 0 ? company.splice(below(rng, company.length), 1) : []
      return other === undefined
        ? { kind: 'bot', level: 'bushi' }
        : { kind: 'person', person: other, away: false }
    })
    const match = play(rules, charter, n % 29 === 13 ? mine : -1, own)
    const manners = fateOf(n)
    const ended = past.now - (past.games - 1 - n) * DAY
    const began = ended - (10 + below(rng, 60)) * 60_000
    const agreed = manners?.ended !== undefined
    const row: TableRow = {
      ...summaryOf(open(game, charter)),
      charter,
      host: past.person,
      listed: false,
      status: agreed ? 'over' : 'playing',
      holders,
      created: began - HOUR,
      time: NO_CLOCK,
      seq: 0,
      next: null,
      revision: 0,
      ...(manners === undefined
        ? {}
        : { manners: manners.conceded === undefined ? manners : { conceded: [mine] } }),
    }
    await store.createTable(row)
    // A game that people ended stops before its end.
    const entries = agreed ? match.entries.slice(0, 1) : match.entries
    const after = agreed ? { ...summaryOf(match), outcome: null } : summaryOf(match)
    await store.append(charter.id, entries, { ...after, envelopes: [] }, [])
    await store.markTimes(charter.id, { began, ended, absent: absentSeats(match.entries, seats) })
    ids.push(charter.id)
  }
  return ids
}
