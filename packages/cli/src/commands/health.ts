import type { Command } from '../line.ts'

/** Asks the house on this machine how it is: for whatever watches over it. */
export const health: Command = {
  usage: 'health',
  about: 'ask the house on this machine whether it is well; exit code 1 if it is not',
  options: [['--port <n>', 'where it listens (PORT, else 3000)']],
  async run(_args, flags, out) {
    const port = typeof flags['port'] === 'string' ? flags['port'] : (process.env['PORT'] ?? '3000')
    const address = `http://127.0.0.1:${port}/healthz`
    try {
      const answer = await fetch(address)
      out.print(`${address} answered ${answer.status}`)
      return answer.ok ? 0 : 1
    } catch {
      out.note(`noren: nobody answers at ${address}`)
      return 1
    }
  },
}
