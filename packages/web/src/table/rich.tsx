import type { Part, Said } from '@noren/words'
import { plain } from '@noren/words'
import type { ReactNode } from 'react'
import { seatColour } from './Mon.tsx'

/** A sentence in parts, or a plain text. */
export type Told = string | Said

/** Draws a sentence: people in the colour of their seat, things and stressed words in bold. */
export function rich(told: Told): ReactNode {
  return typeof told === 'string' ? told : told.map((part, i) => drawn(part, i))
}

function drawn(part: Part, key: number): ReactNode {
  if (typeof part === 'string') return part
  if ('person' in part)
    return (
      <b key={key} className="who" style={{ ['--c' as string]: seatColour(part.person) }}>
        {part.text}
      </b>
    )
  if ('noun' in part)
    return (
      <b key={key} data-thing={part.noun.noun}>
        {part.text}
      </b>
    )
  return <b key={key}>{part.text}</b>
}

/** The same without its parts, for names read aloud. */
export const plainText = (told: Told): string => (typeof told === 'string' ? told : plain(told))
