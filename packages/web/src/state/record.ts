import type { MatchLog } from '@noren/protocol'
import type {
  AskedRecord,
  DailyBest,
  RecordAnswer,
  RecordAnswers,
  RecordFault,
  RecordWish,
  ToHouse,
} from '../local/messages.ts'
import { hire } from './device.ts'

export type { RecordInfo, Verdict } from '../local/messages.ts'
export type Moment = RecordAnswers['moment']
export type Eyes = Extract<RecordWish, { do: 'moment' }>['eyes']
export type RecordLine = RecordAnswers['lines'][number]
type Witness = Extract<RecordWish, { do: 'check' }>['witness']

/** A record that cannot be played, by its code. */
export class RecordRefusal extends Error {
  readonly code: RecordFault['code']
  constructor(code: RecordFault['code']) {
    super(code)
    this.code = code
  }
}

/** So many moments are kept here: going back and forth asks nobody. */
const KEPT = 400

/** The page's end of the room where a record is played. */
export class RecordClient {
  readonly #worker: Worker
  readonly #port: MessagePort
  readonly #waiting = new Map<number, (answer: RecordAnswer['answer']) => void>()
  readonly #moments = new Map<string, Promise<Moment>>()
  #last = 0

  constructor() {
    const { port1, port2 } = new MessageChannel()
    this.#worker = hire()
    this.#worker.addEventListener('error', () => {
      for (const told of this.#waiting.values()) told({ code: 'bad-record' })
      this.#waiting.clear()
    })
    this.#worker.postMessage({ playRecords: port1 } satisfies ToHouse, [port1])
    this.#port = port2
    port2.addEventListener('message', ({ data: { no, answer } }: MessageEvent<RecordAnswer>) => {
      this.#waiting.get(no)?.(answer)
      this.#waiting.delete(no)
    })
    port2.start()
  }

  #ask<D extends RecordWish['do']>(wish: Extract<RecordWish, { do: D }>): Promise<RecordAnswers[D]> {
    const no = ++this.#last
    return new Promise((resolve, reject) => {
      this.#waiting.set(no, answer => {
        if ('code' in answer) reject(new RecordRefusal(answer.code))
        else resolve(answer as RecordAnswers[D])
      })
      this.#port.postMessage({ no, wish } satisfies AskedRecord, [])
    })
  }

  put(log: MatchLog): Promise<RecordAnswers['put']> {
    return this.#ask<'put'>({ do: 'put', log })
  }

  putDaily(best: DailyBest): Promise<RecordAnswers['put-daily']> {
    return this.#ask<'put-daily'>({ do: 'put-daily', best })
  }

  lines(eyes: Eyes): Promise<RecordAnswers['lines']> {
    return this.#ask<'lines'>({ do: 'lines', eyes })
  }

  check(witness: Witness): Promise<RecordAnswers['check']> {
    return this.#ask<'check'>({ do: 'check', witness })
  }

  moment(at: number, eyes: Eyes): Promise<Moment> {
    const key = `${at}:${eyes}`
    const known = this.#moments.get(key) ?? this.#ask<'moment'>({ do: 'moment', at, eyes })
    this.#moments.delete(key)
    this.#moments.set(key, known)
    const [oldest] = this.#moments.keys()
    if (this.#moments.size > KEPT && oldest !== undefined) this.#moments.delete(oldest)
    return known
  }

  close(): void {
    this.#port.close()
    this.#worker.terminate()
  }
}
