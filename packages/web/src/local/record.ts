import { dailyChoice } from '@noren/bots'
import type { Core, LoadedRules, Manifest, Seat } from '@noren/engine'
import { checkLog, MatchError, refOf } from '@noren/match'
import type { SealedLog, Witness } from '@noren/match'
import type { TableInfo } from '@noren/protocol'
import { dailyCharter, DailyRun, loadDaily, RecordPlayer, tapeOfDaily, tapeOfMatch } from '@noren/table'
import { dailyInfo } from './daily.ts'
import type { Rules } from './house.ts'
import type {
  AskedRecord,
  DailyBest,
  RecordAnswer,
  RecordAnswers,
  RecordFault,
  RecordInfo,
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
  const those = (open: boolean): Seat[] =>
    (log.charter.seeds ?? []).flatMap((s, seat) => (s !== null && (s.seed !== null) === open ? [seat] : []))
  return {
    ok: true,
    entries: log.entries.length,
    witnessed: witness.keyHash !== undefined,
    heads: witness.heads?.length ?? 0,
    seeds: { in: those(true), out: those(false) },
    end: log.head.slice(0, 16),
  }
}

/** One record at a time, played and checked for whoever asks through a port. */
export class RecordRoom {
  readonly #manifests: readonly Manifest[]
  readonly #rules: Pick<Rules, 'rules'>
  /** A deal of a day has no log: it follows from its key and its choices. */
  #on: { readonly player: RecordPlayer; readonly rules: LoadedRules; readonly log: SealedLog | null } | null =
    null

  constructor(rules: Pick<Rules, 'rules'>, manifests: readonly Manifest[] = []) {
    this.#manifests = manifests
    this.#rules = rules
  }

  async hear(wish: RecordWish): Promise<RecordAnswers[RecordWish['do']] | RecordFault> {
    if (wish.do === 'put') return this.#put(wish.log)
    if (wish.do === 'put-daily') return this.#putDaily(wish.best)
    if (this.#on === null) return fault('no-record')
    const { player, rules, log } = this.#on
    if (wish.do === 'moment') return player.momentAt(wish.at, wish.eyes)
    if (wish.do === 'lines') return player.linesAt(player.length, wish.eyes)
    return log === null ? fault('no-record') : check(rules, log, wish.witness)
  }

  async #putDaily({ deal, line, player: by }: DailyBest): Promise<RecordAnswers['put-daily'] | RecordFault> {
    const entry = this.#manifests.find(m => m.id === deal.game)?.daily
    if (entry === undefined) return fault('no-record')
    const charter = dailyCharter(deal, entry)
    const rules = await this.#rules.rules(refOf(charter))
    if (rules === null) return fault('other-rules')
    const { shorten } = await loadDaily(entry)
    const run = new DailyRun(rules.game, charter, shorten, dailyChoice(rules))
    for (const words of line) if (run.outcome !== null || run.act(words) !== null) return fault('bad-record')
    const player = new RecordPlayer(tapeOfDaily(run), { turnOf: turnOf(rules) })
    this.#on = { player, rules, log: null }
    const outcome = run.outcome as TableInfo['outcome']
    return { record: infoOf(player), table: { ...dailyInfo(charter, by), status: 'over', outcome } }
  }

  async #put(log: SealedLog): Promise<RecordAnswers['put'] | RecordFault> {
    const rules = await this.#rules.rules(refOf(log.charter))
    if (rules === null) return fault('other-rules')
    try {
      const tape = tapeOfMatch(rules.game, log.charter, log.entries)
      const player = new RecordPlayer(tape, { ended: log.ended !== undefined, turnOf: turnOf(rules) })
      this.#on = { player, rules, log }
      return infoOf(player)
    } catch (error) {
      if (error instanceof MatchError)
        return fault(error.fault === 'other-rules' ? 'other-rules' : 'bad-record')
      throw error
    }
  }
}

const infoOf = ({ length, seats, turns, outcome, mayOpen, fault: stop }: RecordPlayer): RecordInfo => ({
  length,
  seats,
  turns,
  outcome,
  mayOpen,
  stop,
})

/** Plays records for whoever asks through a port, one question after the other. */
export function playRecords(
  port: MessagePort,
  manifests: readonly Manifest[],
  rules: Pick<Rules, 'rules'>,
): void {
  const room = new RecordRoom(rules, manifests)
  let last: Promise<unknown> = Promise.resolve()
  port.addEventListener('message', ({ data: { no, wish } }: MessageEvent<AskedRecord>) => {
    const told = (answer: RecordAnswer['answer']): void =>
      port.postMessage({ no, answer } satisfies RecordAnswer)
    last = last.then(() => room.hear(wish)).then(told, () => told(fault('bad-record')))
  })
  port.start()
}
