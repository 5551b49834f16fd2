import type { ComponentType, ReactNode } from 'react'
import type { Outline } from './outline.ts'

/** What a game draws for its book, in its own pieces: `src/games/<game>/Pictures.tsx`. */
export interface Pictures {
  /** A turn in five pictures. */
  readonly five: readonly (() => ReactNode)[]
  /** By the ids of the outline. */
  readonly icons: Readonly<Record<string, () => ReactNode>>
  /** All cards or people, for the chapter that asks for them. */
  readonly Gallery?: ComponentType<{ readonly game: string; readonly edition: string }>
  /** What goes round every picture, so that the game's own styles hold in it. */
  readonly className: string
}

export interface BookParts {
  readonly outline: Outline
  readonly pictures: Pictures
}

const OUTLINES = import.meta.glob<{ readonly outline: Outline }>('./outlines/*.ts')
const PICTURES = import.meta.glob<{ readonly pictures: Pictures }>('../games/*/Pictures.tsx')

const outlineFile = (game: string): string => `./outlines/${game}.ts`

/** Whether a game has a book for people; others show their exact sentences. */
export const hasBook = (game: string): boolean => outlineFile(game) in OUTLINES

const shelf = new Map<string, Promise<BookParts>>()

async function fetchBook(game: string): Promise<BookParts> {
  const outline = OUTLINES[outlineFile(game)]
  const pictures = PICTURES[`../games/${game}/Pictures.tsx`]
  if (outline === undefined || pictures === undefined) throw new Error(`there is no book of ${game}`)
  const [a, b] = await Promise.all([outline(), pictures()])
  return { outline: a.outline, pictures: b.pictures }
}

export function loadBook(game: string): Promise<BookParts> {
  const known = shelf.get(game)
  if (known !== undefined) return known
  const parts = fetchBook(game)
  shelf.set(game, parts)
  // Whoever is offline now may not be later.
  parts.catch(() => shelf.delete(game))
  return parts
}
