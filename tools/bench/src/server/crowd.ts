import { below, seeded } from '@noren/engine'

/** Everybody at one server: so many tables of four, each player on a connection of their own. */
export interface Crowd {
  /** A new game at every table, shown to everybody. */
  deal(): Promise<void>
  /** Every table plays its game to the end: whoever is asked answers at once with a legal card drawn at random. */
  play(): Promise<Played>
  close(): Promise<void>
}

export interface Played {
  readonly moves: number
  /** Payload of all frames that the players received. */
  readonly bytes: number
  /** For each move, the milliseconds from sending it until its player knew that it was carried out. */
  readonly ms: readonly number[]
  /** For each move and everybody else at its table, the milliseconds from sending it until they heard of it. */
  readonly heard: readonly number[]
}

export const SEATS = 4
const suitMask = (card: number): number => 0xff << (card & 24)
export const bit = (card: number): number => 1 << card

/** What a hand may play on a led card; on none, anything. */
export function playable(hand: number, led: number | null): number {
  const following = led === null ? hand : hand & suitMask(led)
  return following === 0 ? hand : following
}

export function winnerOf(cards: readonly number[], leader: number): number {
  const suit = suitMask(cards[leader] as number)
  let winner = leader
  for (const [seat, card] of cards.entries())
    if ((suit & bit(card)) !== 0 && card > (cards[winner] as number)) winner = seat
  return winner
}

const picks = seeded(20_26)

export function anyOf<T>(choices: readonly T[]): T {
  const one = choices[below(picks, choices.length)]
  if (one === undefined) throw new Error('somebody is asked who has no choice')
  return one
}

export function cardsOf(set: number): number[] {
  const cards: number[] = []
  for (let rest = set; rest !== 0; rest &= rest - 1) cards.push(31 - Math.clz32(rest & -rest))
  return cards
}

/** A server that does not play the game it is measured with. */
export class NotTheGame extends Error {}

/** Follows one table by the rules and knows how its game must end. */
export class Referee {
  readonly won = [0, 0, 0, 0]
  moves = 0
  #leader = 0
  #down = 0
  #seen = 0
  readonly #cards = [-1, -1, -1, -1]

  played(seat: number, card: number): void {
    if (seat !== ((this.#leader + this.#down) & 3)) throw new NotTheGame(`seat ${seat} played out of turn`)
    if ((this.#seen & bit(card)) !== 0) throw new NotTheGame(`card ${card} was played twice`)
    this.#seen |= bit(card)
    this.#cards[seat] = card
    this.moves++
    if (++this.#down < SEATS) return
    this.#leader = winnerOf(this.#cards, this.#leader)
    this.#down = 0
    this.won[this.#leader] = (this.won[this.#leader] as number) + 1
  }

  ended(won: readonly number[]): void {
    if (this.moves !== 32) throw new NotTheGame(`a game ended after ${this.moves} cards`)
    if (won.join() !== this.won.join())
      throw new NotTheGame(`tricks ${won.join()} where the cards say ${this.won.join()}`)
  }
}

/** When the moves of one table were sent, by their number from 1 on, and by whom. */
export class Sent {
  readonly #at: number[] = []
  readonly #by: number[] = []

  by(seat: number): void {
    this.#at.push(performance.now())
    this.#by.push(seat)
  }

  /** Somebody knows of everything up to this move, and before that knew of everything up to another one: what onlookers waited. */
  heard(seat: number, from: number, to: number, tally: Tally | null): void {
    const now = performance.now()
    for (let n = from; n < to; n++) if (this.#by[n] !== seat) tally?.heard.push(now - (this.#at[n] as number))
  }
}

/** What one game of one table tells the stopwatch. */
export class Tally {
  moves = 0
  bytes = 0
  readonly ms: number[] = []
  readonly heard: number[] = []
  #left: number
  #done: () => void = () => undefined
  #failed: (error: unknown) => void = () => undefined
  readonly over: Promise<void>
  constructor(tables: number) {
    this.#left = tables
    this.over = new Promise((resolve, reject) => {
      this.#done = resolve
      this.#failed = reject
    })
  }

  /** One table has finished. */
  ended(): void {
    if (--this.#left === 0) this.#done()
  }

  /** Runs what answers the network: what goes wrong there ends the run. */
  guard(work: () => void): void {
    try {
      work()
    } catch (error) {
      this.#failed(error)
    }
  }
}
