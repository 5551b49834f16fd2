import { has, waiting } from '@noren/engine'
import type { Core, Game } from '@noren/engine'
import type { Turn } from '@noren/match'

const isHeld = (game: Game, s: Core): boolean => s.outcome === null && game.pace(s).hold

/** Whether two states rest at the same sealed window: the same business, with nobody asked who was not asked before. */
function sameWindow(game: Game, before: Core, after: Core): boolean {
  if (!isHeld(game, before) || !isHeld(game, after)) return false
  const same = before.frames.length === after.frames.length
  const kind = before.frames.at(-1)?.kind === after.frames.at(-1)?.kind
  return same && kind && (waiting(after) & ~waiting(before)) === 0
}

/**
 * Since when the sealed window on the table is open. It stays open for its minimum even when everybody answered early, so
 * that neither a pause nor the lack of one tells what somebody holds. Only public facts count: that there is a window, and
 * whether a person is among those it asks.
 */
export class SealedWindow {
  readonly #game: Game
  readonly #minimum: number
  #opened: number | null = null
  constructor(game: Game, minimum: number) {
    this.#game = game
    this.#minimum = minimum
  }

  /** The table rests in `after`; `people` are the seats that somebody thinks for. */
  rests(before: Core | null, after: Core, people: number, now: number): void {
    if (before !== null && sameWindow(this.#game, before, after)) return
    this.#opened = isHeld(this.#game, after) && (waiting(after) & people) !== 0 ? now : null
  }

  /** When this turn may be carried out: now (null), or later, if it is the answer that closes the window. */
  heldUntil(before: Core, turn: Turn, now: number): number | null {
    const until = (this.#opened ?? Number.NEGATIVE_INFINITY) + this.#minimum
    if (until <= now || turn.undoes !== null || !has(waiting(before), turn.entry.seat)) return null
    return sameWindow(this.#game, before, turn.state) ? null : until
  }
}
