import type { Core, Game, Happening, Seat } from '@noren/engine'
import { faceFor, lineFor } from '@noren/match'
import type { Face, Sync, TableInfo, Update } from '@noren/protocol'
import { VERSION } from './line.ts'
import { marked } from './question.ts'

interface Sitting {
  /** Who sits there, by seat; the person's own name is put in their place. */
  readonly names: readonly string[]
  readonly me: Seat
  readonly options: unknown
}

/** A table in the worker of a page at which one person learns, as the page shows it. Nobody else knows of it. */
export const soloInfo = (
  id: string,
  game: Game,
  { names, me, options }: Sitting,
  you: string,
  crest: number,
): TableInfo => ({
  id,
  game: game.id,
  version: game.version,
  options,
  status: 'playing',
  host: true,
  listed: false,
  seats: names.map((name, seat) => ({
    kind: 'person',
    name: seat === me ? you : name,
    crest: seat === me ? crest : crest + 1 + seat,
    online: true,
    yours: seat === me,
  })),
  keyHash: '',
  outcome: null,
  created: 0,
})

const NONE: ReadonlySet<number> = new Set()
const NOTHING: ReadonlyMap<number, number> = new Map()

/** How such a table stands: its position, and whether it asks its person anything. */
interface Standing {
  readonly state: Core
  readonly rests?: boolean
  readonly mayUndo?: boolean
}

/** What has happened at such a table, and how its person is told of it. */
export class SoloLog {
  readonly #game: Game
  readonly #info: TableInfo
  readonly #me: Seat
  readonly #entries: { readonly seat: Seat }[] = []
  readonly #story: (readonly Happening[])[] = [[]]

  constructor(game: Game, info: TableInfo, me: Seat) {
    this.#game = game
    this.#info = info
    this.#me = me
  }

  get seq(): number {
    return this.#entries.length
  }

  #faces({ state, rests }: Standing): Record<string, Face> {
    const face = faceFor(this.#game, { state, envelopes: [] }, this.#me) as Face
    // A table at rest asks nothing.
    return {
      [this.#me]: marked(this.#game, rests === true ? { ...face, waiting: 0, choices: [], dim: [] } : face),
    }
  }

  /** The table as it is. */
  sync(now: Standing, lines: Sync['lines'] = []): Sync {
    return {
      t: 'sync',
      v: VERSION,
      table: this.#info,
      seq: this.seq,
      faces: this.#faces(now),
      lines,
      undo: now.mayUndo === true ? [this.#me] : [],
    }
  }

  add(seat: Seat, happenings: readonly Happening[]): void {
    this.#entries.push({ seat })
    this.#story.push(happenings)
  }

  /** What the last entry changed. The end of a game is told apart. */
  update(now: Standing): Update {
    const told = { entries: this.#entries, story: this.#story, undone: NONE, undoes: NOTHING }
    return {
      t: 'update',
      seq: this.seq,
      line: lineFor(this.#game, told, this.seq, [this.#me]),
      faces: this.#faces(now),
      undo: now.mayUndo === true ? [this.#me] : [],
      outcome: null,
    }
  }

  /** The table is another one from here on: what was done on it since an entry is struck. */
  strike(from: number, now: Standing): Sync {
    this.add(this.#me, [])
    return this.sync(now, [{ seq: this.seq, by: this.#me, undone: false, undoes: from + 1, events: [] }])
  }
}
