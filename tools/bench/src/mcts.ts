import { createRequire } from 'node:module'
import type { Game, State } from 'boardgame.io'
import type * as Ai from 'boardgame.io/dist/types/packages/ai.d.ts'
import type * as Internal from 'boardgame.io/dist/types/packages/internal.d.ts'
import { definition, enumerate } from './boardgameio.ts'
import type { G } from './boardgameio.ts'

const load = createRequire(import.meta.url)
const { CreateGameReducer, InitializeGame, ProcessGameConfig } = load(
  'boardgame.io/internal',
) as typeof Internal
const { MCTSBot } = load('boardgame.io/ai') as typeof Ai

/** Its bots compare the winner with a player's id, which is a text: without this they would never see anybody win. */
const game: Game<G, Record<string, unknown>, number> = {
  ...definition(false),
  endIf: context => {
    const over = definition(false).endIf?.(context) as { readonly winner: number } | undefined
    return over === undefined ? undefined : { winner: String(over.winner) }
  },
}

const cpu = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** What the loop below uses of its bot. */
interface Thinking {
  createNode(of: { state: State<G>; playerID: string }): Node
  select(node: Node): Node
  expand(node: Node): Node
  playout(node: Node): unknown
  backpropagate(node: Node, result: unknown): void
}
interface Node {
  readonly children: readonly Node[]
  readonly visits: number
  readonly parentAction: { readonly payload: { readonly args: readonly number[] } }
}

/**
 * boardgame.io's own MCTS bot at a table of trick4. As in every game of that library it is handed the whole state, all
 * hands included. Its search runs as its `play` runs it, iteration by iteration, except that it ends when its CPU time
 * is over instead of after a number of iterations.
 */
export class Peer {
  readonly #bot: Thinking
  readonly #processed = ProcessGameConfig(game)
  readonly #reduce = CreateGameReducer({ game: this.#processed })
  readonly #millis: number
  #state: State<G>
  thoughts = 0
  iterations = 0
  cpuMillis = 0

  constructor(millis: number, seed: number) {
    this.#millis = millis
    this.#state = this.#deal(seed)
    this.#bot = new MCTSBot({
      game: this.#processed,
      seed: String(seed),
      enumerate: (g: G, _ctx: unknown, playerID: string) =>
        enumerate(g, Number(playerID)).map(card => ({ move: 'play', args: [card] })),
    }) as unknown as Thinking
  }

  #deal(seed: number): State<G> {
    return InitializeGame({ game: this.#processed, numPlayers: 4, setupData: seed })
  }

  begin(seed: number): void {
    this.#state = this.#deal(seed)
  }

  /** Whose turn it is; -1 when the game is over. */
  get turn(): number {
    return this.#state.ctx.gameover === undefined ? Number(this.#state.ctx.currentPlayer) : -1
  }

  get won(): readonly number[] {
    return this.#state.G.won
  }

  play(card: number): void {
    const playerID = this.#state.ctx.currentPlayer
    this.#state = this.#reduce(this.#state, {
      type: 'MAKE_MOVE',
      payload: { type: 'play', args: [card], playerID },
    })
  }

  choose(): number {
    const begun = cpu()
    const root = this.#bot.createNode({ state: this.#state, playerID: this.#state.ctx.currentPlayer })
    do {
      const child = this.#bot.expand(this.#bot.select(root))
      this.#bot.backpropagate(child, this.#bot.playout(child))
      this.iterations++
    } while (cpu() - begun < this.#millis)
    this.cpuMillis += cpu() - begun
    this.thoughts++
    let best = root.children[0]
    for (const child of root.children) if (best === undefined || child.visits > best.visits) best = child
    return best?.parentAction.payload.args[0] ?? -1
  }
}
