// The main script of the single executable: lays the packed program out beside the user's caches, once for each version, and runs it.
const { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } = require('node:fs')
const { homedir } = require('node:os')
const path = require('node:path')
const { getAsset } = require('node:sea')
const { pathToFileURL } = require('node:url')
const { constants, Script } = require('node:vm')

const caches = {
  win32: () => process.env.LOCALAPPDATA || path.join(homedir(), 'AppData', 'Local'),
  darwin: () => path.join(homedir(), 'Library', 'Caches'),
}
const cache =
  process.env.XDG_CACHE_HOME || (caches[process.platform] ?? (() => path.join(homedir(), '.cache')))()
const { stamp, files } = JSON.parse(getAsset('list', 'utf8'))
const program = path.join(cache, 'noren', stamp)

if (!existsSync(program)) {
  mkdirSync(path.dirname(program), { recursive: true })
  // Whole or not at all: two that start at once do not see each other's half.
  const half = mkdtempSync(`${program}-`)
  for (const file of files) {
    mkdirSync(path.dirname(path.join(half, file)), { recursive: true })
    writeFileSync(path.join(half, file), Buffer.from(getAsset(file)))
  }
  try {
    renameSync(half, program)
  } catch (error) {
    rmSync(half, { recursive: true, force: true })
    if (!existsSync(program)) throw error
  }
}

// In an executable `import` knows only what is in it; this one is Node's own.
const start = new Script(
  `import(${JSON.stringify(pathToFileURL(path.join(program, 'bin/noren.mjs')).href)})`,
  {
    importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  },
)
start.runInThisContext().catch(error => {
  process.stderr.write(`noren: ${error?.stack ?? error}\n`)
  process.exitCode = 1
})
