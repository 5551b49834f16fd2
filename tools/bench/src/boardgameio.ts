import { createRequire } from 'node:module'
import type { Game, LogEntry, Move, State } from 'boardgame.io'
import type * as Internal from 'boardgame.io/dist/types/packages/internal.d.ts'
import { below, shuffle } from '@noren/engine'
import type { Contender } from './work.ts'
import { dealRng, fold, mostTricks, picksRng } from './work.ts'

// Its doors are directories, which ES modules cannot import: CommonJS is how Node loads it, and its own immer with it.
const load = createRequire(import.meta.url)
const { CreateGameReducer, InitializeGame, ProcessGameConfig, getFilterPlayerView } = load(
  'boardgame.io/internal',
) as typeof Internal
const { original, setAutoFreeze } = createRequire(load.resolve('boardgame.io'))('immer') as {
  readonly original: <T>(draft: T) => T | undefined
  readonly setAutoFreeze: (on: boolean) => void
}
// Both are kindnesses to the peer: frozen states cost it a tenth, drafts half of its speed.
setAutoFreeze(false)

/** The same compact state as ours: hands are bit sets of cards. */
export interface G {
  readonly hands: readonly number[]
  /** The card each seat has put down, or -1. */
  readonly cards: readonly number[]
  readonly down: number
  readonly leader: number
  /** Whose turn comes next. */
  readonly next: number
  readonly won: readonly number[]
  /** Who led the trick before this one. */
  readonly last: number
}

const bit = (card: number): number => 1 << card
const suitMask = (card: number): number => 0xff << (card & 24)
const NONE: readonly number[] = [-1, -1, -1, -1]

/** What a seat may play: follow suit if it can. boardgame.io leaves this to the game, for moves and for bots alike. */
function playable(g: G, seat: number): number {
  const hand = g.hands[seat] as number
  const following = g.down === 0 ? hand : hand & suitMask(g.cards[g.leader] as number)
  return following === 0 ? hand : following
}

export function enumerate(g: G, seat: number): number[] {
  const cards: number[] = []
  for (let rest = playable(g, seat); rest !== 0; rest &= rest - 1) cards.push(31 - Math.clz32(rest & -rest))
  return cards
}

function winnerOf(cards: readonly number[], leader: number): number {
  const suit = suitMask(cards[leader] as number)
  let winner = leader
  for (let seat = 0; seat < 4; seat++) {
    const card = cards[seat] as number
    if ((suit & bit(card)) !== 0 && card > (cards[winner] as number)) winner = seat
  }
  return winner
}

const play: Move<G> = ({ G: draft, ctx }, card: number) => {
  const g = original(draft) ?? draft
  const seat = Number(ctx.currentPlayer)
  if ((playable(g, seat) & bit(card)) === 0) return 'INVALID_MOVE'
  const hands = g.hands.slice()
  hands[seat] = (hands[seat] as number) & ~bit(card)
  const cards = g.cards.slice()
  cards[seat] = card
  const { down, leader, won, last } = g
  if (down < 3) return { hands, cards, down: down + 1, leader, next: (seat + 1) & 3, won, last }
  const winner = winnerOf(cards, leader)
  const more = won.slice()
  more[winner] = (more[winner] as number) + 1
  return { hands, cards: NONE, down: 0, leader: winner, next: winner, won: more, last: leader }
}

export const definition = (
  undo: boolean,
  seeds: () => number = () => 0,
): Game<G, Record<string, unknown>, number> => ({
  name: 'trick4',
  disableUndo: !undo,
  setup(_context, seed) {
    const deck = shuffle(
      dealRng(seed ?? seeds()),
      Array.from({ length: 32 }, (_, card) => card),
    )
    const hands = [0, 0, 0, 0]
    for (let i = 0; i < 32; i++) (hands[i >> 3] as number) |= bit(deck[i] as number)
    return { hands, cards: NONE, down: 0, leader: 0, next: 0, won: [0, 0, 0, 0], last: 0 }
  },
  turn: { minMoves: 1, maxMoves: 1, order: { first: () => 0, next: ({ G }) => G.next } },
  moves: { play },
  endIf: ({ G }) =>
    G.down === 0 && G.hands.every(hand => hand === 0) ? { winner: mostTricks(G.won) } : undefined,
  playerView: ({ G, playerID }) => ({
    ...G,
    hands: G.hands.map((hand, seat) => (String(seat) === playerID ? hand : 0)),
  }),
})

/** Its reducer, as its own bots call it; with `live`, also what its master does after a move: log, undo, player views. */
function contender(live: boolean): Contender {
  const game = ProcessGameConfig(definition(live))
  const reduce = CreateGameReducer({ game })
  const filter = getFilterPlayerView(game)
  const PLAYERS = ['0', '1', '2', '3']
  return {
    name: 'boardgameio',
    playout(seed, sum, trace) {
      const picks = picksRng(seed)
      let state: State<G> = InitializeGame({ game, numPlayers: 4, setupData: seed })
      const log: LogEntry[] = []
      while (state.ctx.gameover === undefined) {
        const playerID = state.ctx.currentPlayer
        const cards = enumerate(state.G, Number(playerID))
        const card = cards[below(picks, cards.length)] as number
        trace?.push(card)
        state = reduce(state, { type: 'MAKE_MOVE', payload: { type: 'play', args: [card], playerID } })
        if (!live) continue
        log.push(...(state.deltalog ?? []))
        for (const id of PLAYERS) filter(id, { type: 'update', args: ['bench', state] })
      }
      if (live && log.length < 32) throw new Error('the record is incomplete')
      return fold(sum, state.G.won, (state.ctx.gameover as { winner: number }).winner, state.G.last)
    },
  }
}

export const boardgameioSearch = contender(false)
export const boardgameioFull = contender(true)
