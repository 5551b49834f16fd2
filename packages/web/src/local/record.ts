import type { Core, LoadedRules, Seat } from '@noren/engine'
import { checkLog, MatchError, refOf } from '@noren/match'
import type { SealedLog, Witness } from '@noren/match'
import { RecordPlayer, tapeOfMatch } from '@noren/table'
import type { Rules } from './house.ts'
import type {
  AskedRecord,
  RecordAnswer,
  RecordAnswers,
  RecordFault,
  RecordWish,
  Verdict,
} from './messages.ts'

const fault = (code: RecordFault['code']): RecordFault => ({ code })

/** Whose turn it is, where bots know it. */
function turnOf({ sense }: LoadedRules): ((s: Core) => Seat) | undefined {
  const features = sense?.hintFeatures
  return features === undefined ? undefined : s => features.turn(s)
}

function check({ game }: LoadedRules, log: SealedLog, witness: Witness): Verdict {
  const checked = checkLog(game, log, witness)
  if (!checked.ok) return { ok: false, part: checked.part, seq: checked.seq, why: checked.why }
  return { ok: true, entries: log.entries.length, witnessed: witness.keyHash !== undefined }
}

/** One record at a time, played and checked for whoever asks through a port. */
export class RecordRoom {
  readonly #rules: Pick<Rules, 'rules'>
  #on: { readonly player: RecordPlayer; readonly rules: LoadedRules; readonly log: SealedLog } | null = null

  constructor(rules: Pick<Rules, 'rules'>) {
    this.#rules = rules
  }

  async hear(wish: RecordWish): Promise<RecordAnswers[RecordWish['do']] | RecordFault> {
    if (wish.do === 'put') return this.#put(wish.log)
    if (this.#on === null) return fault('no-record')
    const { player, rules, log } = this.#on
    if (wish.do === 'moment') return player.momentAt(wish.at, wish.eyes)
    if (wish.do === 'lines') return player.linesAt(player.length, wish.eyes)
    return check(rules, log, wish.witness)
  }

  async #put(log: SealedLog): Promise<RecordAnswers['put'] | RecordFault> {
    const rules = await this.#rules.rules(refOf(log.charter))
    if (rules === null) return fault('other-rules')
    try {
      const tape = tapeOfMatch(rules.game, log.charter, log.entries)
      const player = new RecordPlayer(tape, { ended: log.ended !== undefined, turnOf: turnOf(rules) })
      this.#on = { player, rules, log }
      const { length, seats, turns, outcome, mayOpen, fault: stop } = player
      return { length, seats, turns, outcome, mayOpen, stop }
    } catch (error) {
      if (error instanceof MatchError)
        return fault(error.fault === 'other-rules' ? 'other-rules' : 'bad-record')
      throw error
    }
  }
}

/** Plays records for whoever asks through a port, one question after the other. */
export function playRecords(port: MessagePort, rules: Pick<Rules, 'rules'>): void {
  const room = new RecordRoom(rules)
  let last: Promise<unknown> = Promise.resolve()
  port.addEventListener('message', ({ data: { no, wish } }: MessageEvent<AskedRecord>) => {
    const told = (answer: RecordAnswer['answer']): void =>
      port.postMessage({ no, answer } satisfies RecordAnswer)
    last = last.then(() => room.hear(wish)).then(told, () => told(fault('bad-record')))
  })
  port.start()
}
