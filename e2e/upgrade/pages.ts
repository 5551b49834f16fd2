import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const VITE = 'node_modules/vite/bin/vite.js'

/** Builds the page of another time: e2e/upgrade/vite.config.ts. */
export async function buildPage(trial: 'before' | 'after', protocol: number, outDir: string): Promise<void> {
  const config = ['--config', 'e2e/upgrade/vite.config.ts', '--logLevel', 'error']
  await promisify(execFile)(
    process.execPath,
    [VITE, 'build', 'packages/web', ...config, '--outDir', outDir],
    {
      // The test runner has a mode of its own; people are given the page of production.
      env: {
        ...process.env,
        NODE_ENV: 'production',
        NOREN_TRIAL: trial,
        NOREN_TRIAL_PROTOCOL: String(protocol),
      },
    },
  )
}
