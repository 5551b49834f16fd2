// After an install: catalogues become tables. On a Node that is too old to run TypeScript, the one that came with the packages does it;
// where there is none yet, `npm start` and `npm test` do it later.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { broughtNode, isNewEnough } from './platform.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const node = isNewEnough(process.versions.node) ? process.execPath : broughtNode(root)
if (node !== null && existsSync(node) && existsSync(join(root, 'node_modules', '@fluent', 'syntax')))
  process.exitCode =
    spawnSync(node, ['packages/words/src/main.ts'], { cwd: root, stdio: 'inherit' }).status ?? 1
