import { DAILY_LEVEL, dailyChoice } from '@noren/bots'
import type { Manifest } from '@noren/engine'
import type { Charter } from '@noren/match'
import { drawKey, hashOfKey, refOf } from '@noren/match'
import type { SeatInfo, ServerMessage, TableInfo } from '@noren/protocol'
import {
  DAILY_SEAT,
  dailyCharter,
  DailyRun,
  freeSeat,
  loadDaily,
  noteRules,
  syncOf,
  updateFor,
} from '@noren/table'
import type { Rules } from './house.ts'
import type { DailyOpening, FromDaily, ToDaily } from './messages.ts'
import { hearThrough, soloReply } from './solo.ts'

/** The table of a day's deal, as the page shows it. */
export const dailyInfo = (
  { id, game, version, options, seats, key }: Charter,
  player: Pick<SeatInfo, 'name' | 'crest' | 'yours'>,
): TableInfo => ({
  id,
  game,
  version,
  options,
  status: 'playing',
  host: true,
  listed: false,
  seats: Array.from({ length: seats }, (_, seat) =>
    seat === DAILY_SEAT ? { kind: 'person' as const, online: true, ...player } : freeSeat(DAILY_LEVEL),
  ),
  keyHash: hashOfKey(key),
  outcome: null,
  created: 0,
})

/** The deal of one day, played by whoever is at the other end of a port. */
class DailyRoom {
  readonly #manifests: readonly Manifest[]
  readonly #rules: Rules
  readonly #post: (message: FromDaily) => void
  #run: DailyRun | null = null
  #info: TableInfo | null = null

  constructor(manifests: readonly Manifest[], rules: Rules, post: (message: FromDaily) => void) {
    this.#manifests = manifests
    this.#rules = rules
    this.#post = post
  }

  async hear(message: ToDaily): Promise<void> {
    if ('open' in message) return this.#open(message.open)
    const { said } = message
    if (said.t === 'hello') this.#sync()
    if (said.t !== 'move') return
    const clauses = this.#run?.act(said.words) ?? null
    const seq = this.#run?.match.entries.length ?? 0
    this.#says(soloReply(said.id, seq, clauses))
    if (clauses === null) this.#tellChoices()
  }

  #says(says: ServerMessage): void {
    this.#post({ says })
  }

  #tellChoices(): void {
    if (this.#run !== null) this.#post({ choices: this.#run.choices, score: this.#run.score })
  }

  #table(): TableInfo {
    const outcome = (this.#run?.outcome ?? null) as TableInfo['outcome']
    return { ...(this.#info as TableInfo), status: outcome === null ? 'playing' : 'over', outcome }
  }

  #sync(): void {
    const run = this.#run
    if (run === null) return
    this.#says({ ...syncOf(run.game, run.match, [DAILY_SEAT], this.#table()), undo: [] })
  }

  #moved(entry: boolean): void {
    const run = this.#run
    if (run === null) return
    if (!entry) return this.#sync()
    this.#says({ ...updateFor(run.game, run.match, [DAILY_SEAT]), undo: [] })
    if (run.outcome !== null) this.#says({ t: 'table', table: this.#table() })
  }

  async #open({ game: id, deal, you, crest, choices }: DailyOpening): Promise<void> {
    const entry = this.#manifests.find(m => m.id === id)?.daily
    const newest = await this.#rules.newest(id)
    if (entry === undefined || newest === null) return this.#refuse('no-such-game')
    // A key that is not the one whose fingerprint was published deals nothing here.
    if (deal !== null && hashOfKey(deal.key) !== deal.keyHash) return this.#refuse('table-damaged')
    const { version } = newest.game
    const practice = { day: 'practice', game: id, version, key: deal === null ? drawKey() : '' }
    const charter = dailyCharter(deal ?? practice, entry)
    const rules = deal === null ? newest : await this.#rules.rules(refOf(charter))
    if (rules === null) return this.#refuse('other-rules')
    noteRules(rules)
    const { game } = rules
    const { shorten } = await loadDaily(entry)
    this.#info = dailyInfo(charter, { name: you, crest, yours: true })
    const run = new DailyRun(game, charter, shorten, dailyChoice(rules), entryMade => this.#moved(entryMade))
    for (const words of choices) if (run.outcome === null && run.act(words) !== null) break
    this.#run = run
    this.#sync()
    this.#tellChoices()
  }

  #refuse(code: 'no-such-game' | 'other-rules' | 'table-damaged'): void {
    this.#says({ t: 'problem', code, sentence: 'There is no deal.' })
  }
}

/** Plays daily deals through a port, one message after the other. */
export function playDaily(port: MessagePort, manifests: readonly Manifest[], rules: Rules): void {
  hearThrough(port, new DailyRoom(manifests, rules, message => port.postMessage(message)))
}
