import type { HouseFigures } from '@noren/protocol'
import type { SeatHolder, TableRow } from '@noren/store'
import { fateOf } from './fate.ts'

interface Tally {
  games: number
  won: number
}

const MINUTE = 60_000
const mean = (list: readonly number[]): number =>
  list.length === 0 ? 0 : list.reduce((all, n) => all + n, 0) / list.length

/** Who held a seat, without saying who: people, or a level of bots. */
const playerOf = (holder: SeatHolder): string => (holder.kind === 'bot' ? holder.level : 'people')

/** What finished games say together, by game. Games that were not played to their end count by nothing but their number of tables. */
export function figuresOf(
  rows: readonly TableRow[],
  open: number,
  games: { idOf(game: string): string; isTogether(game: string): boolean },
  isPublic: boolean,
): HouseFigures {
  const byGame = new Map<string, TableRow[]>()
  for (const row of rows) {
    if (row.outcome === null || row.manners?.ended !== undefined || row.charter.fork !== undefined) continue
    const id = games.idOf(row.charter.game)
    byGame.set(id, [...(byGame.get(id) ?? []), row])
  }
  return {
    public: isPublic,
    open,
    games: [...byGame].map(([game, played]) => {
      const seats: Tally[] = []
      const players: Record<string, Tally> = {}
      for (const row of played)
        for (const [seat, holder] of row.holders.entries()) {
          const won = Number(fateOf(row, seat, games.isTogether(game)) !== 'lost')
          const at = (seats[seat] ??= { games: 0, won: 0 })
          const by = (players[playerOf(holder)] ??= { games: 0, won: 0 })
          for (const tally of [at, by]) {
            tally.games++
            tally.won += won
          }
        }
      const lengths = played.flatMap(({ began, ended }) =>
        began === undefined || ended === undefined ? [] : [(ended - began) / MINUTE],
      )
      return {
        game,
        played: played.length,
        entries: mean(played.map(row => row.seq)),
        ...(lengths.length === 0 ? {} : { minutes: mean(lengths) }),
        seats,
        players,
      }
    }),
  }
}
