import { join } from 'node:path'
import { rolldown } from 'rolldown'
import type { Plugin } from 'rolldown'

export const ROOT = join(import.meta.dirname, '..', '..')

/** What the packed program starts from: itself, a bot's thread, the games that a thread loads,
 * the trial of games of others, and the stores, which tests open. */
const ENTRIES = {
  house: 'packages/cli/src/house.ts',
  worker: 'packages/server/src/bots/worker.ts',
  games: 'packages/server/src/games.ts',
  trial: 'packages/server/src/outside/trial.ts',
  store: 'packages/store/src/index.ts',
}

/** Loaded only where somebody installed it beside the program; nobody does. */
const NEVER = ['pg-native']

/** The parts that are not imported lie elsewhere than in a clone: packages/server/src/places.ts. */
export const placesFor = (form: string): Plugin => ({
  name: 'noren-places',
  resolveId: source =>
    /(?:^|\/)places\.ts$/.test(source) ? join(ROOT, `packages/server/src/places.${form}.ts`) : null,
})

const PACKAGE = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//

/** The folders of the packages of others that went into a bundle. */
export function packagesOf(modules: readonly string[]): string[] {
  const folders = modules.flatMap(id => PACKAGE.exec(id.replaceAll('\\', '/'))?.[1] ?? [])
  return [...new Set(folders)].sort()
}

/** Bundles the program into a folder; the folders of the packages that are in it. */
export async function bundle(to: string): Promise<string[]> {
  const build = await rolldown({
    cwd: ROOT,
    input: ENTRIES,
    platform: 'node',
    external: NEVER,
    // It refers to the browser tests, which an image is built without.
    tsconfig: false,
    plugins: [placesFor('packed')],
    onLog: (level, log, handle) => {
      // Others' code, which we do not change; our own must give no cause.
      if (log.code === 'EVAL' && (log.id ?? '').includes('node_modules')) return
      handle(level, log)
    },
  })
  const { output } = await build.write({
    dir: to,
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
    // Comments and blanks go; names stay, for whoever reads a stack trace.
    minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
    comments: { legal: false },
  })
  await build.close()
  return packagesOf(output.flatMap(o => (o.type === 'chunk' ? o.moduleIds : [])))
}
