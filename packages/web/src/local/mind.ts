import { choose, hint, isLevel } from '@noren/bots'
import type { Rules } from './shelf.ts'
import type { Thinking, Thought, Thoughtful } from './speech.ts'

/** What a bot does, from its view alone: the same `choose` as on the server. */
export async function think(
  rules: Pick<Rules, 'rules'>,
  { no, rules: ref, view, seat, rng, level }: Thought,
): Promise<Thinking> {
  try {
    const found = await rules.rules(ref)
    if (found === null) return { no, failed: `no rules of version ${ref.version} of ${ref.game}` }
    if (level === null) return { no, hint: hint({ ...found, view, seat, rng }) }
    if (!isLevel(level)) return { no, failed: 'no bot plays at that level' }
    return { no, words: choose({ ...found, view, seat, rng, level }).words }
  } catch (error) {
    return { no, failed: error instanceof Error ? error.message : String(error) }
  }
}

/** Answers every thought that comes through a port. */
export function thinkFor(port: MessagePort, rules: Pick<Rules, 'rules'>): void {
  port.addEventListener('message', (e: MessageEvent<Thought>) => {
    void think(rules, e.data).then(answer => port.postMessage(answer))
  })
  port.start()
}

/** The other end: asks through a port and waits for the answer. */
export function mindBehind(port: MessagePort): (thought: Omit<Thought, 'no'>) => Promise<Thoughtful> {
  const waiting = new Map<number, (answer: Thinking) => void>()
  let last = 0
  port.addEventListener('message', (e: MessageEvent<Thinking>) => {
    waiting.get(e.data.no)?.(e.data)
    waiting.delete(e.data.no)
  })
  port.start()
  return thought =>
    new Promise((resolve, reject) => {
      const no = ++last
      waiting.set(no, answer => ('failed' in answer ? reject(new Error(answer.failed)) : resolve(answer)))
      port.postMessage({ no, ...thought } satisfies Thought)
    })
}
