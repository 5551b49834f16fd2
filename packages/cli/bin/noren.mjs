#!/usr/bin/env node
// The door of the command line, in plain JavaScript so that any Node can open it. The house itself runs on Node 24:
// an older one hands over to the Node that npm put into node_modules.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { broughtNode, CLOSING, isNewEnough, OLDEST } from '../../../tools/platform.mjs'

const here = dirname(fileURLToPath(import.meta.url))
const main = join(here, '../src/main.ts')

/** The Node that npm installed beside us, looked for upwards as Node looks for packages. */
function installedNode() {
  for (let dir = here; ; dir = dirname(dir)) {
    const node = broughtNode(dir)
    if (node !== null && existsSync(node)) return node
    if (dirname(dir) === dir) return null
  }
}

if (isNewEnough(process.versions.node)) {
  await import(pathToFileURL(main).href)
} else {
  const node = installedNode()
  if (node === null) {
    process.stderr.write(
      `noren: Node ${OLDEST.join('.')} or newer is needed; this is ${process.versions.node}. Run npm install first.\n`,
    )
    process.exitCode = 1
  } else {
    const child = spawn(node, [main, ...process.argv.slice(2)], { stdio: 'inherit' })
    for (const signal of CLOSING) process.on(signal, () => child.kill(signal))
    child.on('exit', (code, signal) => {
      process.exitCode = code ?? (signal === null ? 1 : 128)
    })
  }
}
