// Starts what `npm start` starts, in this clone and as a person would, waits for the page, and ends it again. For whoever hosts
// the repository: the workflow runs it on three systems.
import { spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { npm } from '../platform.mjs'

const { command, args, shell } = npm(['start'])
const data = mkdtempSync(join(tmpdir(), 'noren-start-'))
const child = spawn(command, args, {
  shell,
  env: { ...process.env, PORT: '0', NOREN_DATA: data },
  stdio: ['ignore', 'pipe', 'inherit'],
})
let said = ''
const address = await new Promise((resolve, reject) => {
  child.stdout.on('data', chunk => {
    process.stdout.write(chunk)
    said += chunk
    const found = /open at (http:\S+)/.exec(said)
    if (found) resolve(found[1])
  })
  child.once('exit', code => reject(new Error(`npm start ended with ${code}`)))
})
const page = await (await fetch(address)).text()
const games = await (await fetch(`${address}/api/games`)).json()
const right = page.includes('<title>Noren</title>') && Array.isArray(games) && games.length === 4
process.stdout.write(
  right ? 'the page answers, with four games\n' : `not what was expected: ${page.slice(0, 200)}\n`,
)
const gone = new Promise(resolve => child.once('exit', resolve))
// On Windows a signal reaches npm alone; the whole family is ended there.
if (process.platform === 'win32') spawn('taskkill', ['/pid', String(child.pid), '/T', '/F'])
else child.kill('SIGTERM')
await gone
/** Whether nobody answers any more, a few seconds after npm is gone at the latest. */
async function closed() {
  for (let i = 0; i < 50; i++) {
    const answers = await fetch(`${address}/healthz`).then(
      () => true,
      () => false,
    )
    if (!answers) return true
    await new Promise(resolve => setTimeout(resolve, 200))
  }
  return false
}
const ended = await closed()
process.stdout.write(ended ? 'and it ends when it is told to\n' : 'but it does not end\n')
process.exit(right && ended ? 0 : 1)
