import type { Event } from '@noren/engine'
import type { Voice } from '@noren/words'
import type { BoardModule, GameWords } from '../table/board.ts'
import { plainText } from '../table/rich.tsx'

interface Line {
  readonly seq: number
  readonly by: number
  readonly events: readonly Event[]
}

/** A sentence of the log that fits on one line is taken before a longer one. */
const FITS = 64

/** What happened at an entry, in the log's own words, and the round or night it was in. */
export function told(
  lines: readonly Line[],
  seq: number,
  words: GameWords,
  module: BoardModule,
): { readonly what: string; readonly round: string | null } {
  const heading = module.heading as ((e: Event, voice: Voice<never>) => string | null) | undefined
  let round: string | null = null
  let what = ''
  for (const line of lines) {
    if (line.seq > seq) break
    for (const e of line.events) round = heading?.(e, words.speech.voice) ?? round
    const sentencesOf = (events: readonly Event[]): readonly string[] =>
      events.flatMap(e => {
        const text = words.sentence(e)
        return text === null ? [] : [plainText(text)]
      })
    // What somebody did comes before what only followed from it.
    const did = sentencesOf(line.events.filter(e => e.seat === line.by))
    const sentences = did.length > 0 ? did : sentencesOf(line.events)
    // An entry that is only a movement is told by the one before it.
    what = sentences.find(s => s.length <= FITS) ?? sentences[0] ?? what
  }
  return { what, round }
}
