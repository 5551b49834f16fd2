/** The parts of an export that are read here; docs/protocol.md describes it. */
interface Exported {
  readonly person: { readonly name: string }
  readonly games: readonly {
    readonly charter: { readonly id: string }
    readonly game: string
    readonly opened: string
    readonly began?: string
    readonly ended?: string
    readonly seats: readonly {
      readonly kind: string
      readonly name?: string
      readonly level?: string
      readonly me?: true
    }[]
    readonly outcome: { readonly scores: readonly number[]; readonly ranks: readonly number[] } | null
  }[]
}

/** A moment as BG Stats writes it, in UTC. */
const moment = (iso: string): string => iso.slice(0, 19).replace('T', ' ')

/** The finished games of an export as the file that the app BG Stats imports; games that were not played to their end are left out. */
export function bgStatsOf(everything: unknown, nameOf: (game: string) => string): object {
  const { person, games } = everything as Exported
  const ids = new Map<string, number>()
  const idOf = (what: string): number => {
    const id = ids.get(what) ?? ids.size + 1
    ids.set(what, id)
    return id
  }
  const player = (name: string): number => idOf(`player ${name}`)
  const me = player(person.name)
  const plays = games.flatMap(({ charter, game, opened, began, ended, seats, outcome }) => {
    if (outcome === null) return []
    const [from, to] = [Date.parse(began ?? ''), Date.parse(ended ?? '')]
    const minutes = Math.round((to - from) / 60_000)
    return [
      {
        uuid: charter.id,
        playDate: moment(ended ?? opened),
        entryDate: moment(ended ?? opened),
        modificationDate: moment(ended ?? opened),
        gameRefId: idOf(`game ${game}`),
        durationMin: Number.isNaN(minutes) ? 0 : minutes,
        ignored: false,
        manualWinner: true,
        usesTeams: false,
        playerScores: seats.map((seat, n) => ({
          playerRefId: seat.me === true ? me : player(seat.name ?? `Bot (${seat.level ?? ''})`),
          score: String(outcome.scores[n] ?? ''),
          rank: outcome.ranks[n] ?? 0,
          winner: outcome.ranks[n] === 1,
          seatOrder: n + 1,
          startPlayer: false,
          newPlayer: false,
        })),
      },
    ]
  })
  const of = (kind: string): { id: number; name: string }[] =>
    [...ids].flatMap(([what, id]) =>
      what.startsWith(`${kind} `) ? [{ id, name: what.slice(kind.length + 1) }] : [],
    )
  return {
    about: 'Noren',
    games: of('game').map(({ id, name }) => ({
      id,
      uuid: name,
      name: nameOf(name),
      bggId: 0,
      noPoints: false,
    })),
    players: of('player').map(({ id, name }) => ({ id, uuid: `player-${id}`, name, isAnonymous: false })),
    locations: [],
    plays,
    userInfo: { meRefId: me },
  }
}
