import type { ReactNode } from 'react'

/** Turns **strong** words of a game's sentence into elements. */
export function rich(text: string): ReactNode {
  if (!text.includes('**')) return text
  return text.split('**').map((part, i) => (i % 2 === 1 ? <b key={i}>{part}</b> : part))
}

/** The same without marks, for names read aloud. */
export const plainText = (text: string): string => text.replaceAll('**', '')
