import { parentPort, workerData } from 'node:worker_threads'
import { choose, isLevel } from '@noren/bots'
import { onShelf } from '../shelf.ts'
import type { Shelf } from '../shelf.ts'
import type { Answer, Thought } from './pool.ts'

const { module } = workerData as { module: string }
const { shelf } = (await import(module)) as { shelf: Shelf }

function think({ game: id, view, seat, rng, level }: Thought): Answer {
  const shelved = onShelf(shelf, id)
  if (shelved === null) return { failed: `no game ${id} on the shelf` }
  if (!isLevel(level)) return { failed: `no bot plays at level ${level}` }
  const { words } = choose({
    game: shelved.game,
    view,
    seat,
    rng,
    level,
    ...(shelved.sense === undefined ? {} : { sense: shelved.sense }),
  })
  return { words }
}

function answer(thought: Thought): Answer {
  try {
    return think(thought)
  } catch (error) {
    return { failed: error instanceof Error ? error.message : String(error) }
  }
}

parentPort?.on('message', (thought: Thought) => parentPort?.postMessage(answer(thought), []))
parentPort?.postMessage({ ready: true } satisfies Answer, [])
