import { readlinkSync } from 'node:fs'
import { getPriority, setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { LEVELS, ownBudget, think } from '@noren/bots'
import type { Budget, Level, Thinking } from '@noren/bots'
import type { Core, Sense } from '@noren/engine'
import { rulesFor } from '../shelf.ts'
import type { Library } from '../shelf.ts'
import type { Answer, Thought } from './pool.ts'

const { module } = workerData as { module: string }
const library = (await import(module)) as Pick<Library, 'shelf' | 'registry'>

/** Whoever thinks steps back for whoever answers people. */
const MODEST = 10
const LEAST = 19
function stepBack(): void {
  if (process.platform !== 'linux') return
  try {
    // Linux has a priority for each thread; its number is the last part of this link.
    const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1))
    setPriority(thread, Math.min(LEAST, getPriority(thread) + MODEST))
  } catch {
    // A host without /proc: then both are served alike, and the number of threads keeps a core free.
  }
}

/** The level's own budget, cut short when others wait; absent for a level that does not search. */
function budgetOf(
  level: Level,
  sense: Sense<Core> | undefined,
  { millis = Number.POSITIVE_INFINITY, reaction }: Thought,
): { budget?: Budget } {
  const thinking: Thinking = LEVELS[level]
  if (!('budget' in thinking)) return {}
  const own = reaction === true ? thinking.reaction : ownBudget(thinking, sense)
  return millis >= (own.millis ?? Number.POSITIVE_INFINITY) ? {} : { budget: { ...own, millis } }
}

const answer = (thought: Thought): Promise<Answer> =>
  think(
    ref => rulesFor(library, ref),
    { ...thought, level: thought.hint === true ? null : thought.level },
    (level, { sense }) => budgetOf(level, sense, thought),
  )

stepBack()
parentPort?.on('message', (thought: Thought) => {
  void answer(thought).then(said => parentPort?.postMessage(said, []))
})
parentPort?.postMessage({ ready: true } satisfies Answer, [])
