import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { build } from 'vite'

const WEB = fileURLToPath(new URL('../../packages/web', import.meta.url))

/** Builds the page of another time: with that time's registry of games and that time's language on the wire. */
export async function buildPage(trial: 'before' | 'after', protocol: number, outDir: string): Promise<void> {
  const registry = fileURLToPath(new URL(`./${trial}.ts`, import.meta.url))
  const trialOf = (): Plugin => ({
    name: 'another-time',
    enforce: 'pre',
    resolveId: (id, from) =>
      id === '@noren/games' && from?.includes('/e2e/upgrade/') !== true ? registry : undefined,
    transform: (code, id) =>
      id.includes('/packages/web/src/') && code.includes(': typeof PROTOCOL = ')
        ? code.replace(/(: typeof PROTOCOL = )\d+/, `$1${protocol}`)
        : undefined,
  })
  // The test runner has a mode of its own; people are given the page of production.
  process.env['NODE_ENV'] = 'production'
  await build({
    root: WEB,
    configFile: `${WEB}/vite.config.ts`,
    logLevel: 'error',
    plugins: [trialOf()],
    worker: { plugins: () => [trialOf()] },
    build: { outDir, emptyOutDir: true },
  })
}
