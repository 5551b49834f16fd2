import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../../../..')
const VITE = join(ROOT, 'node_modules/vite/bin/vite.js')

/** The page as its sources are now, built into a folder of its own: an earlier build would give stale pictures. */
export function builtPage(): { readonly folder: string; close(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'noren-page-'))
  const close = (): void => rmSync(folder, { recursive: true, force: true })
  const node = (...args: readonly string[]): void =>
    void execFileSync(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] })
  try {
    node('packages/words/src/main.ts')
    node(VITE, 'build', 'packages/web', '--outDir', folder, '--emptyOutDir', '--logLevel', 'error')
    return { folder, close }
  } catch (error) {
    close()
    throw error
  }
}
