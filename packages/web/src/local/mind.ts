import { think } from '@noren/bots'
import type { Asked, Failed, Thought } from '@noren/bots'
import type { Rules } from './house.ts'

export { think } from '@noren/bots'

/** Questions and answers of one port carry the same number. */
type Numbered<T> = T & { readonly no: number }

/** Answers every question that comes through a port. */
export function thinkFor(port: MessagePort, rules: Rules): void {
  port.addEventListener('message', ({ data: { no, ...asked } }: MessageEvent<Numbered<Asked>>) => {
    void think(ref => rules.rules(ref), asked).then(thought => port.postMessage({ no, ...thought }))
  })
  port.start()
}

/** The other end: asks through a port and waits for the answer. */
export function mindBehind(port: MessagePort): (asked: Asked) => Promise<Thought> {
  const waiting = new Map<number, (thought: Thought | Failed) => void>()
  let last = 0
  port.addEventListener('message', ({ data }: MessageEvent<Numbered<Thought | Failed>>) => {
    waiting.get(data.no)?.(data)
    waiting.delete(data.no)
  })
  port.start()
  return asked =>
    new Promise((resolve, reject) => {
      const no = ++last
      waiting.set(no, thought => ('failed' in thought ? reject(new Error(thought.failed)) : resolve(thought)))
      port.postMessage({ no, ...asked } satisfies Numbered<Asked>)
    })
}
