import type { ReactNode } from 'react'
import type { Told } from './rich.tsx'
import { plainText, rich } from './rich.tsx'

/** A log names a player once: the lines under it about the same player say only what was done. */

/** A line under another one about the same player: whoever listens hears the name, whoever looks sees what was done. */
export const continued = (text: Told): ReactNode => (
  <>
    <span className="vh">{plainText(text.slice(0, 1))} </span>
    {rich(trimmed(text.slice(1)))}
  </>
)
const trimmed = (text: Told): Told =>
  typeof text === 'string'
    ? text.trimStart()
    : text.map((part, i) => (i === 0 && typeof part === 'string' ? part.trimStart() : part))
