import type { Seat } from '@noren/engine'
import type { MatchLog } from '@noren/protocol'
import { useEffect, useState } from 'react'
import type { Proved, Step, Sum, ToHouse, Turning, Weigh, Weighing } from '../local/messages.ts'
import { hire } from '../state/device.ts'
import { keepChances, keptChances } from './kept.ts'

export interface Chances {
  readonly steps: readonly Step[]
  /** The chance of every seat with open cards, moment by moment. */
  readonly open: readonly (readonly number[])[]
  readonly turning: { readonly even: boolean; readonly points: readonly Turning[] }
  readonly sum: Sum
  readonly proved: readonly Proved[] | null
  readonly done: number
  readonly all: number
  readonly failed: boolean
}

const NONE: Chances = {
  steps: [],
  open: [],
  turning: { even: false, points: [] },
  sum: { start: 0, luck: 0, others: 0, own: 0, end: 0 },
  proved: null,
  done: 0,
  all: 1,
  failed: false,
}

/** Weighs a finished game for one seat in a worker of this device, bit by bit, and keeps what came of it. */
export function useChances(id: string, log: MatchLog | null, seat: Seat): Chances {
  const key = `${id}:${seat}`
  const [state, setState] = useState<{ readonly key: string; readonly chances: Chances }>({
    key: '',
    chances: NONE,
  })
  useEffect(() => {
    if (log === null || seat < 0) return
    const known = keptChances(key)
    if (known !== null) {
      setState({ key, chances: known })
      return
    }
    // A browser that is walked through by tests, or a person who wants a cool machine, leaves it be.
    if (localStorage.getItem('noren.weigh') === 'off') return
    const worker = hire()
    const { port1, port2 } = new MessageChannel()
    let now = NONE
    port2.addEventListener('message', ({ data }: MessageEvent<Weighing>) => {
      now =
        'failed' in data
          ? { ...now, failed: true }
          : {
              steps: [...now.steps, ...data.steps],
              open: [...now.open, ...data.open],
              turning: data.turning,
              sum: data.sum,
              proved: data.proved,
              done: data.done,
              all: data.all,
              failed: false,
            }
      setState({ key, chances: now })
      if (now.done < now.all && !now.failed) return
      if (!now.failed) keepChances(key, now)
      worker.terminate()
    })
    port2.start()
    worker.postMessage({ weighFor: port1 } satisfies ToHouse, [port1])
    port2.postMessage({ log, seat, open: true } satisfies Weigh, [])
    return () => {
      port2.close()
      worker.terminate()
    }
  }, [key, log, seat])
  return state.key === key ? state.chances : NONE
}
