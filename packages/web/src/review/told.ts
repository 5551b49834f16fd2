import type { Event } from '@noren/engine'
import type { Voice } from '@noren/words'
import type { RecordLine } from '../state/record.ts'
import { begins } from '../table/begins.ts'
import type { BoardModule, GameWords } from '../table/board.ts'
import type { Told as Sentence } from '../table/rich.tsx'

/** One entry of the log in words. */
export interface Told {
  readonly seq: number
  readonly undone: boolean
  /** A round or a night begins with it. */
  readonly heading: string | null
  readonly sentences: readonly Line[]
}

interface Line {
  readonly seat: number
  readonly text: Sentence
  /** The line above is about the same player: one need not be named again. */
  readonly again: boolean
}

/** The log in the reader's language; entries that are only movements have no sentence. */
export function toldFrom(
  lines: readonly RecordLine[],
  words: GameWords,
  module: BoardModule,
): readonly Told[] {
  const heading = module.heading as ((e: Event, voice: Voice<never>) => string | null) | undefined
  /** Whom the line above is about; a heading begins anew. */
  let above: number | null = null
  return lines.map(line => {
    const under = line.events.map(e => heading?.(e, words.speech.voice) ?? null).find(h => h !== null) ?? null
    if (under !== null) above = null
    const sentences = line.events.flatMap((e): Line[] => {
      const text = words.sentence(e)
      if (text === null) return []
      const seat = e.seat ?? -1
      const again = above === seat && begins(text, seat)
      above = seat
      return [{ seat, text, again }]
    })
    return { seq: line.seq, undone: line.undone, heading: under, sentences }
  })
}
