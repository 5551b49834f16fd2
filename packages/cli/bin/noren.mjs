#!/usr/bin/env node
// The door of the command line, in plain JavaScript so that any Node can open it. The house itself runs on Node 24:
// an older one hands over to the Node that npm put into node_modules.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const here = dirname(fileURLToPath(import.meta.url))
const main = join(here, '../src/main.ts')
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)

/** The Node that npm installed beside us, looked for upwards as Node looks for packages. */
function installedNode() {
  const platform = process.platform === 'win32' ? 'win' : process.platform
  const path = join(
    'node_modules',
    `node-${platform}-${process.arch}`,
    'bin',
    platform === 'win' ? 'node.exe' : 'node',
  )
  for (let dir = here; ; dir = dirname(dir)) {
    if (existsSync(join(dir, path))) return join(dir, path)
    if (dirname(dir) === dir) return null
  }
}

if (major > 24 || (major === 24 && minor >= 11)) {
  await import(main)
} else {
  const node = installedNode()
  if (node === null) {
    process.stderr.write(
      `noren: Node 24.11 or newer is needed; this is ${process.versions.node}. Run npm install first.\n`,
    )
    process.exitCode = 1
  } else {
    const child = spawn(node, [main, ...process.argv.slice(2)], { stdio: 'inherit' })
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
    child.on('exit', (code, signal) => {
      process.exitCode = code ?? (signal === null ? 1 : 128)
    })
  }
}
