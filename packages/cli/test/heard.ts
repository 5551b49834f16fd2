import type { Out } from '../src/out.ts'
import { run } from '../src/program.ts'

export interface Heard {
  readonly code: number
  readonly out: string[]
  readonly err: string[]
}

/** Sentences are compared in English, whatever this machine speaks. */
process.env['LC_ALL'] = 'C'

/** Runs one command line and listens to what it says. */
export async function noren(...argv: string[]): Promise<Heard> {
  const out: string[] = []
  const err: string[] = []
  const listener: Out = {
    print: line => void out.push(line),
    note: line => void err.push(line),
    progress: () => {},
  }
  return { code: await run(argv, listener), out, err }
}

/** Runs a command that prints one JSON object. */
export async function json(...argv: string[]): Promise<Record<string, unknown>> {
  const { out } = await noren(...argv, '--json')
  if (out.length !== 1) throw new Error(`expected one line, heard ${out.length}`)
  return JSON.parse(out[0] ?? '') as Record<string, unknown>
}
