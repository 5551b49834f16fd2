// The two commands of the house, `npm start` and `npm test`, on a fresh machine: plain JavaScript with built-ins only,
// so that it runs on whatever Node is there (20 and newer) and brings the rest itself.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { broughtNode, chromium, CLOSING, find, isNewEnough, npm, OLDEST, SERVING } from './platform.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const CI = process.env.CI === 'true'
const say = line => process.stderr.write(`noren: ${line}\n`)
const stop = why => {
  say(why)
  process.exit(1)
}

/** Runs a command, shows what it prints, and returns its exit code. */
function run(command, args, env = {}, shell = false) {
  const done = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell,
  })
  if (done.error) say(`${command} did not start: ${done.error.message}`)
  return done.status ?? 1
}

/** Runs several commands side by side; what each printed is shown when it ends. Returns their exit codes. */
const together = commands =>
  Promise.all(
    commands.map(
      ([command, args, env = {}]) =>
        new Promise(resolve => {
          const child = spawn(command, args, {
            cwd: root,
            stdio: ['ignore', 'pipe', 'pipe'],
            env: { ...process.env, ...env },
          })
          const printed = []
          for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => printed.push(chunk))
          child.once('error', error => {
            say(`${command} did not start: ${error.message}`)
            resolve(1)
          })
          child.once('close', code => {
            process.stderr.write(Buffer.concat(printed))
            resolve(code ?? 1)
          })
        }),
    ),
  )

/** Newest change under some folders: what a build is compared with. */
function newest(paths) {
  let latest = 0
  for (const path of paths) {
    const full = join(root, path)
    if (!existsSync(full)) continue
    const stat = statSync(full)
    if (stat.isDirectory()) {
      const inside = readdirSync(full).filter(n => n !== 'node_modules' && n !== 'dist' && n !== 'test')
      latest = Math.max(latest, newest(inside.map(n => join(path, n))))
    } else latest = Math.max(latest, stat.mtimeMs)
  }
  return latest
}

const modules = join(root, 'node_modules')
/** Whoever tests has what a player has, and the tools on top of it. */
const hasTools = () => existsSync(join(modules, 'vitest'))

/**
 * Installs what is missing: for a player the program and what builds its page, for a developer everything. What is there is
 * brought up to date and never made less.
 */
function install(forTests) {
  const mark = join(modules, '.package-lock.json')
  const upToDate =
    existsSync(mark) && statSync(mark).mtimeMs >= statSync(join(root, 'package-lock.json')).mtimeMs
  if (upToDate && (!forTests || hasTools())) return
  const all = forTests || hasTools()
  say(`installing ${all ? 'packages and tools' : 'packages'}, once (about a minute) ...`)
  const asked = ['ci', '--no-audit', '--no-fund', '--loglevel=error', ...(all ? [] : ['--omit=dev'])]
  const { command, args, shell } = npm(asked)
  if (run(command, args, {}, shell) !== 0) stop('npm ci failed; what it printed is above')
}

/** A Node new enough to run TypeScript as it is: this one, or the one that came with the packages. */
function node() {
  if (isNewEnough(process.versions.node)) return process.execPath
  const brought = broughtNode(root)
  if (brought !== null && existsSync(brought)) return brought
  return stop(
    `this is Node ${process.versions.node} and no newer one comes for ${process.platform} ${process.arch}: install Node ${OLDEST.join('.')} or newer`,
  )
}

const bin = name =>
  join(
    root,
    'node_modules',
    ...{
      vite: ['vite', 'bin', 'vite.js'],
      vitest: ['vitest', 'vitest.mjs'],
      tsc: ['typescript', 'bin', 'tsc'],
      oxlint: ['oxlint', 'bin', 'oxlint'],
      prettier: ['prettier', 'bin', 'prettier.cjs'],
      knip: ['knip', 'bin', 'knip.js'],
    }[name],
  )

/** Catalogues become tables: types, tests and the page read those. */
function words(nodePath) {
  if (run(nodePath, ['packages/words/src/main.ts']) !== 0) stop('the words could not be compiled')
}

function build(nodePath) {
  const page = join(root, 'packages', 'web', 'dist', 'index.html')
  const sources = ['packages', 'package-lock.json']
  if (existsSync(page) && statSync(page).mtimeMs >= newest(sources)) return
  say('building the page ...')
  if (run(nodePath, [bin('vite'), 'build', 'packages/web', '--logLevel', 'error']) !== 0)
    stop('the page could not be built')
}

const isRoot = () => process.getuid?.() === 0

const DEBIAN_POSTGRES = '/usr/lib/postgresql'
const hasPostgres = () =>
  find('initdb') !== null ||
  (existsSync(DEBIAN_POSTGRES) &&
    readdirSync(DEBIAN_POSTGRES).some(v => existsSync(join(DEBIAN_POSTGRES, v, 'bin', 'initdb'))))

/** Debian puts it where not everybody's path leads. */
const hasNats = () => find('nats-server', ['/usr/sbin']) !== null

const hasProxies = () => find('nginx', ['/usr/sbin']) !== null && find('caddy') !== null

/**
 * What the tests want of the machine, and what is said where it is missing. Of Chromium, the one without a window costs half as much of
 * the machine's time, but shows no notices: where nobody lives both are brought, elsewhere only what is missing.
 */
const WANTED = [
  {
    has: hasPostgres,
    packages: () => ['postgresql'],
    without: 'there is no PostgreSQL: its part of the store tests says so, and fails when CI=true',
  },
  {
    has: hasNats,
    packages: () => ['nats-server'],
    without: 'there is no NATS: tests of several houses say so, and fail when CI=true',
  },
  {
    has: hasProxies,
    // They would serve port 80 from then on: installed without being asked only where nobody lives.
    packages: () => (CI ? ['nginx-light', 'caddy', 'openssl'] : []),
    without: 'nginx or Caddy is missing: tests of the examples say so, and fail when CI=true',
  },
  {
    has: () => missingBrowsers().length === 0,
    packages: () => [...missingBrowsers(), 'fonts-noto-cjk'],
    without: 'a Chromium is missing',
  },
]

const missingBrowsers = () => [
  ...(find('chromium-headless-shell') === null && (CI || chromium() === null)
    ? ['chromium-headless-shell']
    : []),
  ...(chromium(undefined, true) === null ? ['chromium'] : []),
]

/** Debian's packages, when we may (root and apt-get), all in one go; what cannot be had is said. */
async function bring() {
  const packages = WANTED.flatMap(({ has, packages }) => (has() ? [] : packages()))
  if (packages.length > 0) {
    if (!isRoot() || find('apt-get') === null)
      say(`${packages.join(', ')} cannot be installed from here (root and apt-get needed)`)
    else {
      say(`installing ${packages.join(', ')} ...`)
      await together([['apt-get', ['update', '-qq']]])
      const asked = ['-o', 'DPkg::Lock::Timeout=120', 'install', '-y', '-qq', '--no-install-recommends']
      const env = { DEBIAN_FRONTEND: 'noninteractive' }
      const [code] = await together([['apt-get', [...asked, ...packages], env]])
      // One that is not to be had keeps nobody from the others.
      if (code !== 0) for (const name of packages) await together([['apt-get', [...asked, name], env]])
    }
  }
  for (const { has, without } of WANTED) if (!has()) say(without)
}

/** One part of the test run: its name, how many passed and failed, and what failed, a line each: a long log is cut in front. */
function check(results, name, code) {
  const failures = code === 0 ? [] : [`${name}: it ended with ${code}; what it printed is above`]
  results.push({ name, passed: code === 0 ? 1 : 0, failures })
}

function suite(results, name, nodePath, config) {
  const file = join(root, '.cache', `${name}.json`)
  mkdirSync(dirname(file), { recursive: true })
  // What an earlier run left behind is nobody's result.
  rmSync(file, { force: true })
  const args = [
    bin('vitest'),
    'run',
    '--config',
    config,
    '--reporter=default',
    '--reporter=./tools/results.ts',
  ]
  // Tests start many servers from the same sources: each is compiled once.
  const env = { NODE_COMPILE_CACHE: join(root, '.cache', 'compiled'), NOREN_RESULTS: file }
  const code = run(nodePath, args, env)
  const { passed, failures } = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : { passed: 0, failures: [] }
  if (code !== 0 && failures.length === 0)
    failures.push(`${name}: the run ended with ${code} and said no more`)
  results.push({ name, passed, failures })
}

const CHECKS = [
  { name: 'types', tool: 'tsc', args: ['-b'] },
  { name: 'lint', tool: 'oxlint', args: ['--type-aware', '--deny-warnings'] },
  { name: 'unused', tool: 'knip', args: ['--no-progress'] },
  { name: 'format', tool: 'prettier', args: ['--check', '--log-level', 'warn', '.'] },
]

async function test(nodePath) {
  const results = []
  say('types, lint, format and what nobody uses ...')
  // Packages come over the line and from the disk while the tools read.
  const [codes] = await Promise.all([
    together(CHECKS.map(({ tool, args }) => [nodePath, [bin(tool), ...args]])),
    bring(),
  ])
  CHECKS.forEach(({ name }, i) => check(results, name, codes[i]))
  suite(results, 'unit', nodePath, 'vitest.config.ts')
  if (chromium() !== null) {
    build(nodePath)
    suite(results, 'browser', nodePath, 'e2e/vitest.config.ts')
  } else {
    say('the browser tests did NOT run: there is no Chromium')
    if (CI) results.push({ name: 'browser', passed: 0, failures: ['browser: there is no Chromium'] })
  }
  const failures = results.flatMap(r => r.failures)
  for (const line of failures) say(`FAILED ${line}`)
  for (const r of results) say(`${r.name}: ${r.passed} passed, ${r.failures.length} failed`)
  const passed = results.reduce((n, r) => n + r.passed, 0)
  process.stdout.write(`${passed} passed, ${failures.length} failed\n`)
  process.exit(failures.length === 0 ? 0 : 1)
}

/** Runs a program until it ends, hands on what we are told, and ends as it did. */
function become(command, args) {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit' })
  // A terminal tells both of us; whoever kills this process tells only us.
  for (const signal of CLOSING) process.on(signal, () => child.kill(signal))
  // npm that is told to end takes only its shell with it: whoever is left without a parent ends, too.
  const parent = process.ppid
  if (process.env.npm_lifecycle_event !== undefined)
    setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500).unref()
  child.once('error', error => stop(`${command} did not start: ${error.message}`))
  child.once('exit', (code, signal) => process.exit(code ?? (signal === null ? 1 : 128)))
}

const [what, ...rest] = process.argv.slice(2)
if (!['start', 'test', 'pack'].includes(what)) stop(`unknown command ${what}; try start, test or pack`)
// The compiler that builds the libraries is a tool.
install(what === 'test' || (what === 'pack' && !rest.includes('--program')))
const nodePath = node()
words(nodePath)
if (what === 'test') await test(nodePath)
else {
  build(nodePath)
  if (what === 'start') become(nodePath, [...SERVING, 'packages/cli/src/house.ts', ...rest])
  else become(nodePath, ['tools/pack/pack.ts', ...rest])
}
