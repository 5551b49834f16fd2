/** Situations in words: given a table, when somebody does something, then look. */
import type { Clause, Refusal, Rng, Seat, Words } from '@noren/engine'
import {
  Choices,
  dimmed,
  face,
  heardBy,
  legal,
  play,
  Recorder,
  sameRng,
  seeded,
  settle,
  waiting,
  whyNot,
} from '@noren/engine'
import { cardId } from '../src/cards.ts'
import type { HonorEvent } from '../src/events.ts'
import { actionsLeft, income } from '../src/figures.ts'
import { honor } from '../src/index.ts'
import type { Stage, StagePlayer } from '../src/stage.ts'
import { after, scriptedDice, stage } from '../src/stage.ts'
import type { Honor, Player, StatusName } from '../src/state.ts'
import { STATUSES } from '../src/state.ts'

export type Given = StagePlayer

export class Scene {
  readonly s: Honor
  events: HonorEvent[] = []
  heard: HonorEvent[][] = []
  #script: { end: Rng; dice: readonly number[] } | null = null

  constructor(s: Honor) {
    this.s = s
    this.#settle()
  }
  #settle(): void {
    const t = new Recorder<HonorEvent>(this.s.seats)
    settle(honor as never, this.s, t)
    this.#keep(t)
  }
  #keep(t: Recorder<HonorEvent>): void {
    this.events = t.happenings.map(h => h.secret)
    this.heard = Array.from({ length: this.s.seats }, (_, seat) => heardBy(t.happenings, seat))
    this.heard.push(heardBy(t.happenings, -1))
  }
  /** The dice of the next decision. All of them must be rolled in it. */
  dice(...dice: number[]): this {
    this.s.rng = scriptedDice(dice)
    this.#script = { end: after(this.s.rng, dice.length), dice }
    return this
  }
  does(seat: Seat, ...words: Words): this {
    const a = honor.hear(words)
    if (a === null) throw new Error(`nobody understands ${words.join(' ')}`)
    const no = whyNot(honor as never, this.s, seat, a)
    if (no !== null) throw new Error(`seat ${seat} may not ${words.join(' ')}: ${no.id}`)
    const t = new Recorder<HonorEvent>(this.s.seats)
    play(honor as never, this.s, seat, a, t)
    this.#keep(t)
    if (this.#script !== null) {
      const { end, dice } = this.#script
      this.#script = null
      if (!sameRng(end, this.s.rng)) throw new Error(`the dice ${dice.join(', ')} were not used up`)
    }
    return this
  }
  /** Plays a whole command: the card, then its choices in turn. */
  plays(seat: Seat, card: string, ...choices: readonly Words[]): this {
    const script = this.#script
    this.#script = null
    this.does(seat, 'play', card)
    choices.forEach((words, i) => {
      if (i === choices.length - 1) this.#script = script
      this.does(seat, ...words)
    })
    return this
  }
  /** The one reason why not; null when it is allowed. */
  why(seat: Seat, ...words: Words): Refusal | null {
    const a = honor.hear(words)
    if (a === null) throw new Error(`nobody understands ${words.join(' ')}`)
    return whyNot(honor as never, this.s, seat, a)
  }
  /** Its clauses, the leading one first, or what the table itself says; empty when it is allowed. */
  no(seat: Seat, ...words: Words): readonly Clause[] {
    const why = this.why(seat, ...words)
    return why === null ? [] : why.clauses.length > 0 ? why.clauses : [why.id]
  }
  choices(seat: Seat): string[] {
    const out = new Choices()
    legal(honor as never, this.s, seat, out)
    return out.toArray().map(a => honor.say(this.s, seat, a).words.join(' '))
  }
  /** What is dim, with the ids of the reasons. */
  dim(seat: Seat): Record<string, string> {
    return Object.fromEntries(
      dimmed(honor as never, this.s, seat).map(d => [
        honor.say(this.s, seat, d.action).words.join(' '),
        d.why.id,
      ]),
    )
  }
  asked(): Seat[] {
    const set = waiting(this.s)
    return Array.from({ length: this.s.seats }, (_, i) => i).filter(i => (set & (1 << i)) !== 0)
  }
  idles(): this {
    const seat = this.asked()[0] as Seat
    return this.does(seat, ...honor.say(this.s, seat, honor.idle(this.s, seat, seeded(1))).words)
  }
  p(seat: Seat): Player {
    return this.s.players[seat] as Player
  }
  honour(seat: Seat): number {
    return this.p(seat).honour
  }
  status(seat: Seat): StatusName {
    return STATUSES[this.p(seat).status] as StatusName
  }
  left(seat: Seat): number {
    const f = this.s.frames.find(x => x.kind === 'turn')
    return actionsLeft(this.s, seat, f?.kind === 'turn' ? f.used : 0)
  }
  income(seat: Seat): number {
    return income(this.s, seat).total
  }
  court = (seat: Seat): string[] => this.p(seat).court.map(cardId)
  home = (seat: Seat): string[] => this.p(seat).home.map(cardId)
  hand = (seat: Seat): string[] => this.p(seat).hand.map(cardId)
  daimyo = (seat: Seat): string | null => (this.p(seat).daimyo < 0 ? null : cardId(this.p(seat).daimyo))
  discarded = (): string[] => this.s.discard.map(cardId)
  face = (seat: Seat): ReturnType<typeof face> => face(honor as never, this.s, seat)
  told<K extends HonorEvent['type']>(type: K): Extract<HonorEvent, { type: K }>[] {
    return this.events.filter((e): e is Extract<HonorEvent, { type: K }> => e.type === type)
  }
  /** A copy to try something else on. */
  fork(): Scene {
    return new Scene(honor.clone(this.s))
  }
}

/** Lays a table and runs it to its first question. */
export const given = (g: Stage): Scene => new Scene(stage(g))
