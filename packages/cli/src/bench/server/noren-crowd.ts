import { anyOf, NotTheGame, Referee, SEATS, Sent, Tally } from '@noren/bench'
import type { Crowd, Played } from '@noren/bench'
import type { Reply, TableInfo, Update } from '@noren/protocol'
import { Player } from './noren-player.ts'
import type { Speech } from './noren-player.ts'

const CARDS = 32

/** A table of trick4, held to its rules by the referee of all servers. */
class Table {
  readonly players: Player[]
  tally: Tally | null = null
  #id = ''
  #referee = new Referee()
  #sent = new Sent()
  #told = 0
  /** Who played the last card. */
  #last = -1

  constructor(base: string, speech: Speech) {
    this.players = Array.from({ length: SEATS }, (_, seat) => new Player(base, seat, this, speech))
  }

  /** The first game is opened and joined, the others are rematches of the same four. */
  async deal(): Promise<void> {
    this.tally = null
    this.#referee = new Referee()
    this.#sent = new Sent()
    this.#told = 0
    this.#last = -1
    const [host, ...others] = this.players
    if (host === undefined) return
    if (this.#id === '') {
      this.#id = (await host.ask<TableInfo>('/api/tables', { game: 'trick4', seats: SEATS })).id
      for (const player of others) await player.ask(`/api/tables/${this.#id}/sit`, { seat: player.seat })
    } else this.#id = (await host.ask<TableInfo>(`/api/tables/${this.#id}/rematch`)).id
    await host.ask(`/api/tables/${this.#id}/start`)
    await Promise.all(this.players.map(player => player.hello(this.#id)))
  }

  start(tally: Tally): void {
    this.tally = tally
    for (const player of this.players) this.#answer(player)
  }

  shown(player: Player, outcome: Update['outcome']): void {
    if (this.tally === null) return
    this.#sent.heard(player.seat, player.seq - 1, player.seq, this.tally)
    if (outcome === null) return this.#answer(player)
    // The last card ends the game when all four know how, and its player has been answered.
    this.#referee.ended(outcome.scores)
    this.#over()
  }

  answered({ seat }: Player, { status, sentence }: Reply): void {
    if (status !== 'applied') throw new NotTheGame(`${status}: ${sentence ?? ''}`)
    if (seat === this.#last) this.#over()
  }

  /** Plays a card, if it is asked for one. */
  #answer(player: Player): void {
    const { face, seat, asked } = player
    if (face === undefined || !asked) return
    const { words } = anyOf(face.choices)
    this.#referee.played(seat, Number(words[1]))
    if (this.#referee.moves === CARDS) this.#last = seat
    if (this.tally !== null) this.tally.moves++
    this.#sent.by(seat)
    player.move(words)
  }

  #over(): void {
    if (++this.#told === SEATS + 1) this.tally?.ended()
  }
}

/** So many entries each table of another game plays in a round; a whole game of some would take a round's time by itself. */
const ENTRIES = 60

/** A table of any game: whoever is asked answers at once with one of its choices, which may be sealed. */
class AnyTable {
  readonly players: Player[]
  tally: Tally | null = null
  readonly #game: string
  #sent = new Map<number, number>()
  /** The questions that were answered, by seat: a sealed answer is not asked for again. */
  #done: (number | undefined)[] = []
  #begun = 0
  #over = true
  #ended = false

  constructor(base: string, game: string, seats: number, speech: Speech) {
    this.#game = game
    this.players = Array.from({ length: seats }, (_, seat) => new Player(base, seat, this, speech))
  }

  async deal(): Promise<void> {
    this.tally = null
    this.#sent = new Map()
    this.#done = []
    this.#ended = false
    this.#over = false
    const [host, ...others] = this.players
    if (host === undefined) return
    const seats = this.players.length
    const { id } = await host.ask<TableInfo>('/api/tables', { game: this.#game, seats })
    for (const player of others) await player.ask(`/api/tables/${id}/sit`, { seat: player.seat })
    await host.ask(`/api/tables/${id}/start`)
    await Promise.all(this.players.map(player => player.hello(id)))
    this.#begun = host.seq
  }

  start(tally: Tally): void {
    this.tally = tally
    for (const player of this.players) this.#answer(player)
  }

  shown(player: Player, outcome: Update['outcome']): void {
    const { tally } = this
    if (tally === null) return
    const { seat, seq } = player
    const since = this.#sent.get(seq)
    if (since === undefined) this.#sent.set(seq, performance.now())
    // Entries of a sealed window come from several people: others wait from the moment the first of all heard of it.
    else tally.heard.push(performance.now() - since)
    if (seat === 0) {
      tally.moves += seq - this.#begun
      this.#begun = seq
    }
    if (outcome !== null || seq >= ENTRIES) this.#over = true
    if (!this.#rest()) this.#answer(player)
  }

  answered(player: Player, { status, sentence }: Reply): void {
    if (status === 'refused') throw new NotTheGame(`${status}: ${sentence ?? ''}`)
    // Somebody was first: it is asked anew by what follows.
    if (status === 'stale') this.#done[player.seat] = undefined
    if (!this.#rest()) this.#answer(player)
  }

  /** Whether the round is over here; it is once nobody waits for an answer and everybody knows the last entry. */
  #rest(): boolean {
    if (!this.#over) return false
    const last = Math.max(...this.players.map(p => p.seq))
    if (!this.#ended && this.players.every(p => p.pending === '' && p.seq === last)) {
      this.#ended = true
      this.tally?.ended()
    }
    return true
  }

  #answer(player: Player): void {
    const { face, asked, seat, pending } = player
    if (face === undefined || !asked || pending !== '' || this.#done[seat] === face.question) return
    const answers = face.choices.filter(choice => choice.back !== true)
    if (answers.length === 0) return
    this.#done[seat] = face.question
    player.move(anyOf(answers).words)
  }
}

async function crowdOf(all: readonly (Table | AnyTable)[]): Promise<Crowd> {
  for (const table of all) for (const player of table.players) await player.open()
  return {
    async deal() {
      await Promise.all(all.map(table => table.deal()))
    },
    async play(): Promise<Played> {
      const tally = new Tally(all.length)
      for (const table of all) table.start(tally)
      await tally.over
      return tally
    },
    async close() {
      await Promise.all(all.flatMap(table => table.players.map(player => player.close())))
    },
  }
}

/** The players of our own server, at trick4 or another game of its shelf. */
export function norenCrowd(
  port: number,
  tables: number,
  game: string,
  seats: number,
  speech: Speech,
): Promise<Crowd> {
  const base = `http://127.0.0.1:${port}`
  return crowdOf(
    Array.from({ length: tables }, () =>
      game === 'trick4' ? new Table(base, speech) : new AnyTable(base, game, seats, speech),
    ),
  )
}
