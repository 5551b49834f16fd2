import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { offered } from '@noren/bots'
import type { Known } from '@noren/bots'
import type { Action, Seat, Words } from '@noren/engine'
import { Choices, copyRng, seeded } from '@noren/engine'
import { UsageError } from '../usage.ts'
import type { Asked, Player } from './players.ts'
import { say } from '../say.ts'

/** What a bot of somebody else's is told, one JSON object on a line: docs/bots/protocol.md. */
export interface Ask {
  readonly type: 'ask'
  readonly id: number
  readonly game: string
  readonly seat: Seat
  readonly view: unknown
  /** Everything the seat may do, in words, but for what only takes a half-made choice back. */
  readonly choices: readonly Words[]
  /** Chance for the bot, if it wants some that can be repeated. */
  readonly seed: readonly number[]
}

/** What it answers: the number of a choice in the list, or its words. */
export interface Answer {
  readonly id: number
  readonly choice?: number
  readonly words?: Words
}

/** A bot that broke the protocol: it said something else, said nothing for too long, or ended. */
export class BrokenBot extends Error {}

const PATIENCE = 10_000

const sameWords = (a: Words, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Which of the choices an answer means, or null. */
export function chosen(line: string, id: number, choices: readonly Words[]): number | null {
  let said: unknown
  try {
    said = JSON.parse(line)
  } catch {
    return null
  }
  if (typeof said !== 'object' || said === null || !('id' in said) || said.id !== id) return null
  if ('choice' in said && typeof said.choice === 'number')
    return Number.isInteger(said.choice) && said.choice >= 0 && said.choice < choices.length
      ? said.choice
      : null
  const words = 'words' in said ? said.words : null
  const at = choices.findIndex(c => sameWords(c, words))
  return at < 0 ? null : at
}

/** A process that plays over its standard input and output. */
export class Outsider {
  readonly #command: string
  readonly #child
  #heard: ((line: string) => void) | null = null
  #failed: ((error: Error) => void) | null = null
  #ended = false

  constructor(command: string) {
    if (command.trim() === '') throw new UsageError(say('cli-bot-command'))
    this.#command = command
    this.#child = spawn(command, { shell: true, stdio: ['pipe', 'pipe', 'inherit'] })
    createInterface({ input: this.#child.stdout }).on('line', line => this.#heard?.(line))
    this.#child.on('exit', () => {
      this.#ended = true
      this.#failed?.(new BrokenBot(say('cli-bot-ended', { name: command })))
    })
    // A bot that has gone away is told to us by its exit.
    this.#child.stdin.on('error', () => undefined)
  }

  /** Asks and waits for the line that answers. */
  ask(request: Ask): Promise<number> {
    return new Promise((resolve, reject) => {
      const late = setTimeout(
        () => done(new BrokenBot(say('cli-bot-slow', { name: this.#command }))),
        PATIENCE,
      )
      const done = (result: number | Error): void => {
        clearTimeout(late)
        this.#heard = null
        this.#failed = null
        if (typeof result === 'number') resolve(result)
        else reject(result)
      }
      this.#failed = done
      this.#heard = line => {
        const at = chosen(line, request.id, request.choices)
        done(at ?? new BrokenBot(say('cli-bot-said', { name: this.#command, what: line.slice(0, 200) })))
      }
      if (this.#ended) return done(new BrokenBot(say('cli-bot-gone', { name: this.#command })))
      this.#child.stdin.write(`${JSON.stringify(request)}\n`)
    })
  }

  close(): void {
    this.#failed = null
    this.#child.stdin.end()
    this.#child.kill()
  }
}

const open = new Choices()

/** What a bot at this seat chooses from, from its view alone, as integers and as words. */
function choicesOf(known: Known, { view, seat }: Asked): { actions: Action[]; words: Words[] } {
  const { game } = known
  const world = game.imagine(view, seeded(1))
  offered(known, world, seat, open)
  const actions = open.toArray()
  return { actions, words: actions.map(a => game.say(world, seat, a).words) }
}

/** Somebody else's bot as a player of the dojo. */
export function outsider(command: string, known: Known): Player {
  const { game } = known
  const process = new Outsider(command)
  let id = 0
  return {
    kind: 'honest',
    name: `cmd:${command}`,
    async choose(asked) {
      const { actions, words } = choicesOf(known, asked)
      const at = await process.ask({
        type: 'ask',
        id: ++id,
        game: game.id,
        seat: asked.seat,
        view: asked.view,
        choices: words,
        seed: copyRng(asked.rng),
      })
      return actions[at] as Action
    },
    close: () => process.close(),
  }
}
