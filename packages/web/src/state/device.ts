import type { Seat } from '@noren/engine'
import type { Answers, Errand, FromHouse, NewFork, NewSofa, NewTrial, ToHouse } from '../local/messages.ts'
import { Refusal } from './api.ts'
import { usePrefs } from './prefs.ts'
import type { Line, Wire } from './socket.ts'

const PAUSE_KEY = 'noren.pause'
const PAUSES = { brisk: 500, easy: 1000, quick: 150, step: 1000 } as const
/** Where each choice of a bot waits for the one person anyway, it is soon there to be wished for. */
const ALONE = { ...PAUSES, step: 150 } as const

/** How long bots on this device linger: as the reader wants it; a test sets it in the browser's storage. */
export function pause(pauses: Readonly<Record<keyof typeof PAUSES, number>> = PAUSES): number {
  const wanted = pauses[usePrefs.getState().bots]
  try {
    const kept = localStorage.getItem(PAUSE_KEY)
    return kept === null ? wanted : Math.max(0, Number(kept) || 0)
  } catch {
    return wanted
  }
}

const SEED_KEY = 'noren.seed'
const OWN_MACHINE = ['localhost', '127.0.0.1']

/** Where keys are drawn from, so that a test deals the same games again. A page from elsewhere has no such thing. */
function seed(): string | null {
  if (!OWN_MACHINE.includes(location.hostname)) return null
  try {
    return localStorage.getItem(SEED_KEY)
  } catch {
    return null
  }
}

/** Whether a test deals known games here. */
export const dealsForTests = (): boolean => seed() !== null

interface Waiting {
  done(answer: Answers[keyof Answers]): void
  failed(why: Refusal): void
}

/** The page's end of the house in the worker. It is opened when the first thing is asked of it. */
class Device {
  readonly #worker: Worker
  readonly #lines = new Map<number, Line>()
  readonly #waiting = new Map<number, Waiting>()
  /** Bots think behind this port; their worker is hired when the first table is opened. */
  #mind: MessagePort | null
  #last = 0
  #heardOf = false

  /** `lost`: the script of the house never arrived, so that nobody will answer here. */
  constructor(lost: () => void) {
    this.#worker = hire()
    this.#worker.addEventListener('message', (e: MessageEvent<FromHouse>) => this.#heard(e.data))
    this.#worker.addEventListener('error', () => {
      if (this.#heardOf) return
      lost()
      for (const waiting of this.#waiting.values())
        waiting.failed(new Refusal({ code: 'offline', sentence: 'Nobody answered.' }))
      this.#waiting.clear()
      for (const line of this.#lines.values())
        line.heard({ t: 'problem', code: 'server-trouble', sentence: 'Nobody answered.' })
    })
    const { port1, port2 } = new MessageChannel()
    this.#mind = port2
    const known = seed()
    if (known !== null) console.warn(`${SEED_KEY} is set: games on this device can be foreseen`)
    this.#worker.postMessage(
      { house: { pause: pause(), alone: pause(ALONE), seed: known }, mind: port1 } satisfies ToHouse,
      [port1],
    )
  }

  #post(message: ToHouse): void {
    this.#worker.postMessage(message, [])
  }

  #heard(m: FromHouse): void {
    this.#heardOf = true
    if ('says' in m) return this.#lines.get(m.line)?.heard(m.says)
    const waiting = this.#waiting.get(m.no)
    this.#waiting.delete(m.no)
    if ('answer' in m) waiting?.done(m.answer)
    else waiting?.failed(new Refusal(m.refusal))
  }

  ask(errand: Errand): Promise<Answers[keyof Answers]> {
    const no = ++this.#last
    return new Promise((done, failed) => {
      this.#waiting.set(no, { done, failed })
      this.#post({ no, errand })
    })
  }

  /** A line for somebody who may see the hands of these seats. It is never dropped. */
  wire(seats: readonly Seat[], line: Line): Wire {
    if (this.#mind !== null) hire().postMessage({ thinkFor: this.#mind } satisfies ToHouse, [this.#mind])
    this.#mind = null
    const no = ++this.#last
    this.#lines.set(no, line)
    this.#post({ line: no, seats })
    queueMicrotask(() => line.opened())
    return {
      send: said => {
        // On one sofa people talk aloud and agree aloud, and the pace of bots is this page's own.
        if (said.t === 'say' || said.t === 'ask-undo' || said.t === 'consent' || said.t === 'pace')
          return false
        this.#post({ line: no, said })
        return true
      },
      close: () => {
        this.#lines.delete(no)
        this.#post({ line: no, over: true })
      },
    }
  }
}

export const hire = (): Worker =>
  new Worker(new URL('../local/worker.ts', import.meta.url), { type: 'module' })

let opened: Device | null = null
/** Where its script did not arrive, it is hired again when the next thing is asked. */
const house = (): Device => (opened ??= new Device(() => (opened = null)))

/** The house on this device, as `api` is the one on the server. */
export const device = {
  game: (game: string) => house().ask({ do: 'game', game }) as Promise<Answers['game']>,
  list: () => house().ask({ do: 'list' }) as Promise<Answers['list']>,
  open: (table: NewSofa) => {
    // A browser short of room throws away what nobody asked it to keep.
    void navigator.storage?.persist?.()
    return house().ask({ do: 'open', table }) as Promise<Answers['open']>
  },
  tryOut: (trial: NewTrial) => house().ask({ do: 'try', trial }) as Promise<Answers['try']>,
  fork: (fork: NewFork) => house().ask({ do: 'fork', fork }) as Promise<Answers['fork']>,
  again: (id: string) => house().ask({ do: 'again', id }) as Promise<Answers['again']>,
  log: (id: string) => house().ask({ do: 'log', id }) as Promise<Answers['log']>,
  drop: (id: string) => house().ask({ do: 'drop', id }) as Promise<Answers['drop']>,
  wire: (seats: readonly Seat[]) => (line: Line) => house().wire(seats, line),
}

/** Where a table of this device is found. */
export const sofaPath = (id: string): string => `/here/${id}`
