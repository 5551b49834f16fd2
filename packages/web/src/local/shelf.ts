import type { Core, Game, Sense } from '@noren/engine'

/** A game as bots and tables need it. */
export interface Shelved {
  readonly game: Game
  readonly sense?: Sense<Core>
}
export type Shelf = Readonly<Record<string, () => Promise<Shelved>>>

/** The games of this device, by the id of their rules. Each travels when it is first played: the only file here that names one. */
export const shelf: Shelf = {
  sakura: async () => {
    const [{ sakura }, { sense }] = await Promise.all([
      import('@noren/sakura'),
      import('@noren/sakura/sense'),
    ])
    return { game: sakura, sense }
  },
  'samurai-spirit': async () => {
    const [{ spirit }, { sense }] = await Promise.all([
      import('@noren/spirit'),
      import('@noren/spirit/sense'),
    ])
    return { game: spirit, sense }
  },
  'honor-of-the-samurai': async () => {
    const [{ honor }, { sense }] = await Promise.all([import('@noren/honor'), import('@noren/honor/sense')])
    return { game: honor, sense }
  },
  'sake-and-samurai': async () => {
    const [{ sake }, { sense }] = await Promise.all([import('@noren/sake'), import('@noren/sake/sense')])
    return { game: sake, sense }
  },
}

/** A game of a shelf, fetched once; a failed fetch is tried again when it is next needed. */
export function library(on: Shelf): (id: string) => Promise<Shelved | null> {
  const fetched = new Map<string, Promise<Shelved>>()
  return async id => {
    const fetch = Object.hasOwn(on, id) ? on[id] : undefined
    if (fetch === undefined) return null
    const known = fetched.get(id) ?? fetch()
    fetched.set(id, known)
    known.catch(() => fetched.delete(id))
    return known
  }
}
