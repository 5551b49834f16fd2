import { randomUUID } from 'node:crypto'
import { below, Choices, first, fork, seeded, waiting } from '@noren/engine'
import type { Game, Rng } from '@noren/engine'
import { accept, drawKey, nextClock, open, openClock, judge } from '@noren/match'
import type { Charter, Clock, Entry, Match } from '@noren/match'
import type { SeatHolder, MatchStore, TableRow, TableSummary } from '@noren/store'
import { realChance } from '@noren/server/parts'
import { shelf } from '@noren/server/parts'
import { newTableId } from '@noren/server/parts'

/** A match as somebody left it: in the middle, at three days a turn, waiting for a person. */
interface Left {
  readonly row: TableRow
  readonly moves: readonly { readonly entry: Entry; readonly standing: TableSummary }[]
}

const TIME = { kind: 'days', days: 3 } as const
const BATCH = 250

const standingOf = (match: Match, clock: Clock | null): TableSummary => ({
  waiting: waiting(match.state),
  outcome: match.state.outcome,
  clock,
  envelopes: [],
  answered: 0,
})

/** Plays a few random moves of a new match, as the house would store them. */
function leave(game: Game, people: readonly string[], moves: number, rng: Rng, now: number): Left {
  const seats = people.length
  const charter: Charter = {
    id: newTableId(realChance),
    game: game.id,
    version: game.version,
    options: game.options.defaults,
    seats,
    key: drawKey(),
  }
  const match = open(game, charter)
  const begun = openClock(game, TIME, match.state, now)
  let clock = begun
  const stored: { entry: Entry; standing: TableSummary }[] = []
  const choices = new Choices()
  while (stored.length < moves && match.state.outcome === null) {
    const seat = first(waiting(match.state))
    game.legal(match.state, seat, choices)
    const { words } = game.say(match.state, seat, choices.at(below(rng, choices.size)))
    const { transition } = judge(game, match, {
      seat,
      words,
      moveId: randomUUID(),
      seq: match.entries.length,
    })
    // A window with answers under seal is left as it is: the match waits there.
    if (transition === null || transition.state.outcome !== null) break
    if (clock !== null) clock = nextClock(game, TIME, clock, match, transition, now, () => 0)
    accept(match, transition)
    stored.push({ entry: transition.entry, standing: standingOf(match, clock) })
  }
  const holders = people.map((person): SeatHolder => ({ kind: 'person', person, away: false }))
  const fresh = open(game, charter)
  return {
    row: {
      charter,
      host: people[0] ?? '',
      listed: false,
      status: 'playing',
      holders,
      created: now,
      time: TIME,
      seq: 0,
      next: null,
      revision: 0,
      ...standingOf(fresh, begun),
    },
    moves: stored,
  }
}

/** Fills a store with matches that wait for their people. `regular` sits at fifty of them, so that somebody has a long list. */
export async function shelve(
  store: MatchStore,
  tables: number,
  seed: number,
  regular: string,
  progress: (done: number) => void,
): Promise<void> {
  const rng = seeded(seed)
  const games = Object.values(shelf).map(s => s.game)
  for (let done = 0; done < tables;) {
    const n = Math.min(BATCH, tables - done)
    const left = Array.from({ length: n }, (_, i) => {
      const game = games[(done + i) % games.length]
      if (game === undefined) throw new Error('no games')
      const people = Array.from({ length: Math.max(2, game.seats.min) }, (): string => randomUUID())
      if (done + i < 50) people[0] = regular
      return leave(game, people, 4 + below(rng, 12), fork(rng), Date.now())
    })
    await Promise.all(left.map(({ row }) => store.createTable(row)))
    await Promise.all(
      left.flatMap(({ row, moves }) => {
        const last = moves.at(-1)
        const entries = moves.map(m => m.entry)
        return last === undefined ? [] : [store.append(row.charter.id, entries, last.standing, [])]
      }),
    )
    done += n
    progress(done)
  }
}
