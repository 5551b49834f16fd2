import { readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'

/**
 * The figures of one person worked out a second time, from the file itself and by other means: SQL and the quadratic equation instead of the server's
 * code, of which nothing is imported here.
 */
interface Line {
  readonly id: string
  readonly game: string
  readonly options: string
  readonly seats: number
  readonly seat: number
  readonly outcome: string | null
  readonly manners: string | null
  readonly absent: number | null
  readonly minutes: number | null
  readonly ended: number
}

interface ByGame {
  games: number
  won: number
  least: number
  most: number
  even: number
  low: number
  high: number
  score: number
  places: number[]
  ways: Record<string, number>
  /** What bots hold of these tables by docs/spirit-wins.md, in percent, summed up and then as a mean. */
  bots: number
  /** By game, oldest first: luck and own choices of those that were reviewed. */
  reviewed: { luck: number; own: number }[]
}

export interface ByHand {
  readonly games: number
  readonly won: number
  readonly minutes: number
  readonly byGame: Readonly<Record<string, ByGame>>
  /** By the other's id: games, ahead, behind, level, together, won together. */
  readonly people: Readonly<Record<string, readonly number[]>>
}

const Z = 1.959963984540054

/** Where the share p solves (won/n − p)² = z²·p(1−p)/n: the two ends of Wilson's range. */
function ends(won: number, n: number): [number, number] {
  const a = 1 + (Z * Z) / n
  const b = -(2 * won) / n - (Z * Z) / n
  const c = (won / n) ** 2
  const root = Math.sqrt(b * b - 4 * a * c)
  return [(-b - root) / (2 * a), (-b + root) / (2 * a)]
}

const PAGE = readFileSync(new URL('../../../docs/spirit-wins.md', import.meta.url), 'utf8')

/** The column Bushi of the first table there: what people read, not what the server counts with. */
function held(seats: number, mode: string): number {
  const row = new RegExp(`^\\| ${seats} +\\| ${mode} +\\|[^|]*\\| ([\\d.]+) %`, 'm').exec(PAGE)
  if (row === null) throw new Error(`no figure for ${seats} on ${mode}`)
  return Number(row[1])
}

export function byHand(file: string, me: string, teamGames: readonly string[]): ByHand {
  const db = new DatabaseSync(file, { readOnly: true })
  const lines = db
    .prepare(
      `SELECT t.id, t.game, t.options, t.seats, m.seat, t.outcome, t.manners, t.absent,
         round((t.ended - t.began) / 60000.0) AS minutes, t.ended
       FROM mats m JOIN tables t ON t.id = m.table_id WHERE m.person = ? AND t.status = 'over' ORDER BY t.ended`,
    )
    .all(me) as unknown as Line[]
  const company = db.prepare(
    'SELECT seat, person FROM mats WHERE table_id = ? AND person IS NOT NULL AND person <> ?',
  )
  const noted = db.prepare(
    `SELECT body ->> '$.luck' AS luck, body ->> '$.own' AS own FROM own_records
     WHERE person = ? AND kind = 'reviewed' AND key = ?`,
  )
  const byGame: Record<string, ByGame> = {}
  const people: Record<string, number[]> = {}
  let [games, won, minutes] = [0, 0, 0]
  for (const line of lines) {
    minutes += line.minutes ?? 0
    const met = company.all(line.id, me) as unknown as { seat: number; person: string }[]
    for (const { person } of met) people[person] ??= [0, 0, 0, 0, 0, 0]
    const manners = JSON.parse(line.manners ?? '{}') as { ended?: unknown; conceded?: number[] }
    if (line.outcome === null || manners.ended !== undefined) continue
    if (manners.conceded?.includes(line.seat) === true) continue
    if (((line.absent ?? 0) >> line.seat) % 2 === 1) continue
    const { payoff, ranks, scores, clause } = JSON.parse(line.outcome) as {
      payoff: number[]
      ranks: number[]
      scores: number[]
      clause: string
    }
    const team = teamGames.includes(line.game)
    const success = team ? (payoff[line.seat] ?? 0) > 0 : ranks[line.seat] === 1
    games++
    won += Number(success)
    const g = (byGame[line.game] ??= {
      games: 0,
      won: 0,
      least: 99,
      most: 0,
      even: 0,
      low: 0,
      high: 0,
      score: 0,
      places: [],
      ways: {},
      bots: 0,
      reviewed: [],
    })
    g.games++
    g.won += Number(success)
    g.least = Math.min(g.least, line.seats)
    g.most = Math.max(g.most, line.seats)
    g.even += 1 / line.seats
    if (team) g.bots += held(line.seats, (JSON.parse(line.options) as { mode?: string }).mode ?? 'normal')
    const review = noted.get(me, line.id) as { luck: number; own: number } | undefined
    if (review !== undefined) g.reviewed.push(review)
    g.score += scores[line.seat] ?? 0
    if (success) g.ways[clause] = (g.ways[clause] ?? 0) + 1
    const place = ranks[line.seat] ?? 0
    if (!team) g.places[place - 1] = (g.places[place - 1] ?? 0) + 1
    for (const { seat, person } of met) {
      const tally = people[person] as number[]
      const add = (at: number): void => void (tally[at] = (tally[at] ?? 0) + 1)
      if (team) {
        add(4)
        if (success) add(5)
        continue
      }
      add(0)
      const order = (ranks[seat] ?? 0) - place
      add(order > 0 ? 1 : order < 0 ? 2 : 3)
    }
  }
  for (const g of Object.values(byGame)) {
    g.even /= g.games
    g.bots /= g.games
    g.score /= g.games
    ;[g.low, g.high] = ends(g.won, g.games)
  }
  db.close()
  return { games, won, minutes, byGame, people }
}
