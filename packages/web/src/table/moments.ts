import type { Event, MomentPart } from '@noren/engine'
import type { Beat } from './board.ts'

/**
 * One part of a moment, as it is drawn. While it lasts, the table rests on what was before the entry: board, counters and question wait,
 * and the log tells no more than the part does.
 */
export interface Part extends MomentPart {
  /** What the common card of moments bears; a part without one is drawn by the game itself. */
  readonly icon?: string
  /** What it tells flies over the table as it was, and counts when it has arrived. */
  readonly fly?: true
}

/** An entry whose moment is on, as boards read it. */
export interface Held<E extends Event = Event> extends Beat<E> {
  readonly part: Part
  /** Which of its parts. */
  readonly at: number
}

/** How a kind of part is drawn. */
export type Drawn = Pick<Part, 'icon' | 'fly'>

/** The parts of an entry, each as its kind is drawn. */
export const drawnAs = (
  parts: readonly MomentPart[],
  drawn: Readonly<Record<string, Drawn>>,
): readonly Part[] => parts.map(p => ({ ...p, ...drawn[p.kind] }))

/** The length of a moment before anybody hurries. */
export const lengthOf = (parts: readonly MomentPart[]): number => parts.reduce((sum, p) => sum + p.ms, 0)
