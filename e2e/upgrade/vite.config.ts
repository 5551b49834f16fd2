import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { loadConfigFromFile, mergeConfig } from 'vite'

/** The page of another time: with that time's registry of games and that time's language on the wire. */
const { NOREN_TRIAL = '', NOREN_TRIAL_PROTOCOL = '' } = process.env
const registry = fileURLToPath(new URL(`./${NOREN_TRIAL}.ts`, import.meta.url))

const trial = (): Plugin => ({
  name: 'another-time',
  enforce: 'pre',
  resolveId: (id, from) =>
    id === '@noren/games' && from?.includes('/e2e/upgrade/') !== true ? registry : undefined,
  transform: (code, id) =>
    /\/packages\/(?:web|table)\/src\//.test(id) && code.includes(': typeof PROTOCOL = ')
      ? code.replace(/(: typeof PROTOCOL = )\d+/, `$1${NOREN_TRIAL_PROTOCOL}`)
      : undefined,
})

const page = await loadConfigFromFile({ command: 'build', mode: 'production' }, 'packages/web/vite.config.ts')
if (page === null) throw new Error('the page has no vite.config.ts')

export default mergeConfig(page.config, {
  plugins: [trial()],
  worker: { plugins: () => [trial()] },
  build: { emptyOutDir: true },
})
