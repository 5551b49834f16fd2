import { homedir } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { Places } from './places.ts'
import { dataFolder } from './platform.ts'

/** The packed program: everything that was bundled lies in one folder, beside the page. */
export const places: Places = {
  page: fileURLToPath(new URL('../page', import.meta.url)),
  worker: new URL('./worker.js', import.meta.url),
  games: new URL('./games.js', import.meta.url),
  trial: new URL('./trial.js', import.meta.url),
  data: dataFolder(process.platform, process.env, homedir()),
  manifest: new URL('../package.json', import.meta.url),
}
