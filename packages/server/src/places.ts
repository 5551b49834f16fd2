import { fileURLToPath } from 'node:url'

/** Where the parts of the program lie that are not imported: in a clone here, in the packed program elsewhere. */
export interface Places {
  /** Folder of the built page. */
  readonly page: string
  /** The module of a bot's thread, and the one from which it takes the games. */
  readonly worker: URL
  readonly games: URL
  /** The module of the thread in which a game of somebody else is tried. */
  readonly trial: URL
  /** Folder of the database, unless the host names one. */
  readonly data: string
  /** The file that says which version this is. */
  readonly manifest: URL
}

/** A clone. The packer puts `places.packed.ts` in its place. */
export const places: Places = {
  page: fileURLToPath(new URL('../../web/dist', import.meta.url)),
  worker: new URL('./bots/worker.ts', import.meta.url),
  games: new URL('./games.ts', import.meta.url),
  trial: new URL('./outside/trial.ts', import.meta.url),
  data: './data',
  manifest: new URL('../../../package.json', import.meta.url),
}
