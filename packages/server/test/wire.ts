import {
  asGame,
  canonical,
  copyRng,
  definitionOf,
  face as faceOf,
  heardBy,
  play,
  Recorder,
  whyNot,
} from '@noren/engine'
import type { AnyDefinition, Action, Core, Event, Game, Rng, Seat } from '@noren/engine'
import { exchange, otherWorld } from '@noren/engine/laws'
import type { AnyFixture } from '@noren/engine/laws'
import { chance, follow, isUndo, stateAfter, open } from '@noren/match'
import type { Match } from '@noren/match'
import type { Face, Line as Told, MatchLog, ServerMessage, Sync } from '@noren/protocol'
import { DeltaDecoder, DeltaEncoder, withReply } from '@noren/protocol/delta'
import { deltaDictionary } from '../src/tables/delta-dictionary.ts'
import { marked } from '@noren/table'

/** A finished match, with every state it rested in. */
export interface Reel {
  readonly match: Match
  readonly states: readonly Core[]
}

export function reelOf(game: Game, log: MatchLog): Reel {
  const match = open(game, log.charter)
  const states = [match.state]
  for (const entry of log.entries) {
    follow(game, match, entry)
    states.push(match.state)
  }
  return { match, states }
}

/** What the leak law needs of a fixture. */
export const fixtureOf = (game: Game, secrets: AnyFixture['secrets']): AnyFixture => ({
  game: definitionOf(game) as AnyDefinition,
  secrets,
  options: [game.options.defaults],
  census: () => ({}),
  maxDecisions: 0,
  leaky: {},
})

/** Where two texts part. */
function parting(where: string, a: string, b: string): string {
  let i = 0
  while (i < a.length && a[i] === b[i]) i++
  return `${where}: ${a.slice(Math.max(0, i - 60), i + 60)} | ${b.slice(Math.max(0, i - 60), i + 60)}`
}

/** The leak law over what one connection received: it could have received the same in every world it cannot tell apart. */
export class WireLaw {
  worlds = 0
  readonly broken: string[] = []
  readonly #fx: AnyFixture
  readonly #reel: Reel
  readonly #rng: Rng
  constructor(fx: AnyFixture, reel: Reel, rng: Rng) {
    this.#fx = fx
    this.#reel = reel
    this.#rng = rng
  }

  #same(where: string, mine: string, theirs: string): void {
    this.worlds++
    if (mine !== theirs) this.broken.push(parting(where, mine, theirs))
  }

  /** Everything in one message that depends on hidden things. `redeals` worlds are tried for each face. */
  check(message: ServerMessage, seat: Seat, redeals: number): void {
    if (message.t !== 'sync' && message.t !== 'update') return
    const shown = message.faces[String(seat)]
    const state = this.#reel.states[message.seq]
    if (shown === undefined || state === undefined) return
    // The number of a question follows from what the seat itself was shown and did.
    const { question: _, ...plain } = shown
    const mine = canonical(plain)
    const game = asGame(this.#fx.game)
    // Who has answered in secret sees the own answer, in every world.
    const sealed = message.sealed?.[String(seat)] ?? []
    const faceIn = (s: Core): string =>
      canonical(marked(game, faceOf(this.#fx.game, stateAfter(game, s, seat, sealed), seat) as Face))
    this.#same(`seat ${seat}, face ${message.seq}`, mine, faceIn(state))
    for (let i = 0; i < redeals; i++) {
      const { world } = otherWorld(this.#fx, state, seat, this.#rng)
      this.#same(`seat ${seat}, face ${message.seq}`, mine, faceIn(world))
    }
    for (const line of message.t === 'sync' ? message.lines : [message.line]) this.#line(line, seat)
  }

  #play(s: Core, by: Seat, a: Action, seat: Seat): { after: Core; events: Event[] } {
    const recorder = new Recorder(s.seats)
    play(this.#fx.game, s, by, a, recorder)
    return { after: s, events: heardBy(recorder.happenings, seat) }
  }

  /** The same move in a world that the seat cannot tell apart even afterwards: the line it was sent must fit there too. */
  #line(line: Told, seat: Seat): void {
    const entry = this.#reel.match.entries[line.seq - 1]
    const before = this.#reel.states[line.seq - 1]
    const after = this.#reel.states[line.seq]
    if (entry === undefined || before === undefined || after === undefined || isUndo(entry.words)) return
    const { game, secrets } = this.#fx
    const action = game.hear(entry.words)
    if (action === null || entry.seat === seat) return
    const was = new Map(secrets.groups(before, seat).flatMap((g, i) => g.map(t => [t, i] as const)))
    const groups = secrets
      .groups(after, seat)
      .flatMap(g =>
        [...new Set(g.map(t => was.get(t)))].map(k => g.filter(t => k !== undefined && was.get(t) === k)),
      )
    const to = exchange(groups, this.#rng)
    const world = secrets.rename(before, to)
    world.rng = chance(this.#reel.match.charter.key, line.seq)
    const renamed = secrets.renameAction(action, to)
    if (whyNot(game, world, entry.seat, renamed) !== null) return
    const other = this.#play(world, entry.seat, renamed, seat)
    const hidden = secrets.rename(after, to)
    hidden.rng = copyRng(other.after.rng)
    if (canonical(other.after) !== canonical(hidden)) return
    this.#same(`seat ${seat}, line ${line.seq}`, canonical(line.events), canonical(other.events))
  }
}

/** What a sealed answer changed, told anew. */
function sealedAgain(
  encoder: DeltaEncoder,
  { faces, undo, ask, asked, sealed, clock, table }: Sync,
): Uint8Array {
  const { yourTurn } = table
  const said = { undo: undo.length === 0 ? undefined : undo, ask, asked, sealed, clock, yourTurn }
  return encoder.sealed(Object.values(faces), said)
}

/**
 * The bytes of one connection, told anew by somebody who knows nothing but what that connection was shown, and the words that
 * every table of the game begins with: what differs would carry something else. Counts the frames that are the same, and gives up at the first that is not.
 */
export function retold(game: Game, bytes: readonly Buffer[]): number {
  const decoder = new DeltaDecoder()
  let encoder: DeltaEncoder | null = null
  let frames = 0
  for (const frame of bytes) {
    if (frame[0] === 0x7b) {
      const message = JSON.parse(frame.toString('utf8')) as ServerMessage
      decoder.note(message)
      if (message.t !== 'sync') continue
      encoder =
        message.vocabulary === undefined
          ? null
          : new DeltaEncoder(message.seq, message.faces, deltaDictionary(game))
      continue
    }
    const [update, ...more] = decoder.hear(frame) ?? []
    if (encoder !== null && update?.t === 'sync') {
      if (!frame.equals(sealedAgain(encoder, update)))
        throw new Error(`a sealed answer at ${update.seq} says more than its reader was shown`)
      continue
    }
    if (encoder === null || update?.t !== 'update') throw new Error('bytes that cannot be read')
    const over = more.find(m => m.t === 'table')
    const reply = more.find(m => m.t === 'reply')
    const plain = encoder.tell(update, over?.table.key)
    const again = reply === undefined ? plain : withReply(plain, reply.id)
    if (!frame.equals(again)) throw new Error(`frame ${update.seq} says more than its reader was shown`)
    frames++
  }
  return frames
}
