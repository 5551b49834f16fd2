import { has, members, only, seeded, waiting } from '@noren/engine'
import type { Core, Game, Lesson, LessonIdea, LessonMove, Move, Words } from '@noren/engine'
import type { TableInfo } from '@noren/protocol'
import { SoloLog } from '../solo.ts'
import type { CoachMode, LessonDeed, LessonMeans, LessonSave } from './coach.ts'
import { mainTrail, movesOf, staged, tableAfter } from './trail.ts'

const fits = (pattern: Words, words: Words): boolean => pattern.every((w, i) => w === '*' || w === words[i])
const same = (a: Words, b: Words): boolean => a.length === b.length && a.every((w, i) => w === b[i])

/** So long a table off the line is played on by bots before the lesson takes it back. */
const MOST = 400

/** Where another choice was made. */
interface Held {
  readonly state: Core
  readonly at: number
  readonly seq: number
  readonly played: number
}

/** The rules of a game, a lesson, and the table it is taught at. Nothing is told of it to anybody but the learner. */
export class LessonTable {
  readonly #game: Game
  readonly #lesson: Lesson
  readonly #means: LessonMeans
  readonly #info: TableInfo
  readonly #log: SoloLog
  /** Moves on the line so far, idea by idea. */
  #trail: (readonly Move[])[] = []
  /** Where the present setting of the table began, in the log. */
  #from = 0
  #state: Core
  #idea = 0
  #line: readonly LessonMove[] = []
  #at = 0
  #played: Move[] = []
  #mode: CoachMode = 'tells'
  #held: Held | null = null
  #curtain = false
  #fast = false
  /** Moves whenever what bots think about is void. */
  #run = 0

  constructor(game: Game, lesson: Lesson, info: TableInfo, means: LessonMeans) {
    this.#game = game
    this.#lesson = lesson
    this.#means = means
    this.#info = info
    this.#log = new SoloLog(game, info, lesson.me)
    this.#state = staged(game, lesson)
  }

  /** Begins, or goes on where it was left; a trail that the rules refuse is forgotten. */
  open(save: LessonSave | null): void {
    const { ideas } = this.#lesson
    const idea = save === null ? 0 : Math.min(Math.max(0, save.idea), ideas.length - 1)
    const trail = save === null ? [] : save.trail.slice(0, idea)
    const led = this.#tableAfter(trail)
    this.#trail = led === null || trail.length < idea ? mainTrail(this.#lesson, idea) : trail
    this.#state = this.#tableAfter(this.#trail) ?? staged(this.#game, this.#lesson)
    this.#means.tell(this.#log.sync({ state: this.#state }))
    this.#begin(idea)
  }

  /** The table as it is, for somebody who missed something. */
  tellAgain(): void {
    this.#means.tell(this.#log.sync({ state: this.#state }))
  }

  #tableAfter(trail: readonly (readonly Move[])[]): Core | null {
    return tableAfter(this.#game, this.#lesson, trail)
  }

  get #seq(): number {
    return this.#log.seq
  }

  get #now(): LessonIdea {
    return this.#lesson.ideas[this.#idea] as LessonIdea
  }

  /** The table is another one from here on: what was done on it is struck from the log. */
  #reset(from: number): void {
    this.#run++
    this.#means.tell(this.#log.strike(from, { state: this.#state }))
  }

  #play({ seat, words, luck }: LessonMove): void {
    const game = this.#game
    const action = game.hear(words)
    if (action === null) throw new Error(`nobody understands ${JSON.stringify(words)}`)
    const no = game.whyNot(this.#state, seat, action)
    if (no !== null) throw new Error(`seat ${seat} may not ${words.join(' ')}: ${no.clauses.join(', ')}`)
    const state = game.clone(this.#state)
    if (luck !== undefined) state.rng = luck()
    const { happenings } = game.playAloud(state, seat, action)
    this.#state = state
    this.#log.add(seat, happenings)
    // The end is told by the coach first.
    this.#means.tell(this.#log.update({ state: this.#state, mayUndo: this.#mode === 'other' }))
  }

  #follow(move: LessonMove): void {
    this.#play(move)
    this.#played.push({ seat: move.seat, words: move.words })
    this.#at++
  }

  #say(mode: CoachMode, say: string, lanterns = this.#now.lanterns ?? []): void {
    this.#mode = mode
    const next = this.#line[this.#at]
    const asked = mode === 'asks' ? (next ?? null) : null
    this.#means.coach({
      seq: this.#seq,
      idea: this.#idea,
      id: this.#now.id,
      mode,
      say,
      lanterns,
      folded: this.#now.folded ?? [],
      wanted: asked?.words ?? null,
      fine: asked?.fine?.map(f => f.words) ?? [],
      dim: this.#now.dim === true,
      curtain: this.#curtain,
      fast: this.#fast,
      save: { idea: this.#idea, trail: this.#trail },
    })
    this.#curtain = false
  }

  #begin(idea: number): void {
    this.#idea = idea
    this.#line = this.#now.line
    this.#at = 0
    this.#played = []
    this.#held = null
    this.#from = this.#seq
    this.#go()
  }

  /** Whether a move of the line is the learner's to make. */
  #asks({ seat, auto }: LessonMove): boolean {
    return seat === this.#lesson.me && auto !== true
  }

  /** Plays what teachers play, up to the learner's next move or the end of the idea. */
  #go(): void {
    const rest = this.#line.slice(this.#at)
    const own = rest.findIndex(m => this.#asks(m))
    const told = !this.#now.line.some(m => this.#asks(m))
    if (own < 0) {
      // What is said over the teachers' moves is said before they make them.
      if (told) this.#say('tells', 'say')
      else if (this.#now.after !== undefined) this.#say('after', 'after', this.#now.after)
      else if (rest.length > 0) this.#say('watch', this.#saying(), [])
      for (const move of rest) this.#follow(move)
      if (!told && this.#now.after === undefined) this.#next()
      return
    }
    if (own > 0) this.#say('watch', this.#saying(), [])
    for (const move of rest.slice(0, own)) this.#follow(move)
    const asked = this.#line[this.#at]
    this.#say('asks', this.#saying(), asked?.lanterns ?? this.#now.lanterns ?? [])
  }

  /** The sentence that holds at this point of the line. */
  #saying(): string {
    return this.#line.slice(0, this.#at + 1).findLast(m => m.say !== undefined)?.say ?? 'say'
  }

  #next(): void {
    this.#trail = [...this.#trail.slice(0, this.#idea), this.#played]
    if (this.#idea + 1 < this.#lesson.ideas.length) return this.#begin(this.#idea + 1)
    const { outcome } = this.#state
    this.#say('over', 'say')
    if (outcome !== null) {
      const ended = outcome as NonNullable<TableInfo['outcome']>
      this.#means.tell({ t: 'table', table: { ...this.#info, status: 'over', outcome: ended } })
    }
  }

  /** Sets the table for an idea, whatever lies on it. */
  #set(idea: number, trail: readonly (readonly Move[])[]): void {
    const state = this.#tableAfter(trail)
    this.#trail = state === null ? mainTrail(this.#lesson, idea) : [...trail]
    this.#state = state ?? (this.#tableAfter(this.#trail) as Core)
    this.#held = null
    this.#reset(this.#from)
    this.#begin(idea)
  }

  /** A choice of the learner. Null: it is carried out; otherwise the sentences of the rulebook that say no. */
  act(words: Words, shown = false): readonly string[] | null {
    const { me } = this.#lesson
    const action = this.#game.hear(words)
    const no = action === null ? null : this.#game.whyNot(this.#state, me, action)
    if (action === null || no !== null || this.#mode === 'over') return no?.clauses ?? []
    // Whoever plays while something is told has heard enough.
    if (this.#mode === 'shown') this.#goOn()
    while (this.#mode === 'tells' || this.#mode === 'after') this.#next()
    const wanted = this.#line[this.#at]
    if (this.#mode === 'asks' && wanted !== undefined) {
      if (same(wanted.words, words)) return this.#expected(wanted, shown)
      const branch = wanted.fine?.find(f => same(f.words, words))
      if (branch !== undefined) {
        const rest = branch.next ?? this.#line.slice(this.#at + 1)
        const luck = wanted.luck === undefined ? {} : { luck: wanted.luck }
        this.#line = [...this.#line.slice(0, this.#at), { seat: me, words, ...luck }, ...rest]
        return this.#expected(this.#line[this.#at] as LessonMove, shown)
      }
    }
    // What was told may have led to somebody else's turn.
    if (this.#game.whyNot(this.#state, me, action) !== null) return []
    this.#other(words)
    return null
  }

  #goOn(): void {
    this.#held = null
    this.#go()
  }

  #expected(move: LessonMove, shown: boolean): null {
    // Why is said once: where an idea has several moves, at the first of them.
    if (shown && !this.#played.some(m => m.seat === move.seat)) {
      const { state, at, seq, played } = this.#here()
      this.#mode = 'shown'
      this.#follow(move)
      this.#held = { state, at, seq, played }
      this.#say('shown', 'why', [])
    } else {
      this.#held = null
      this.#follow(move)
      this.#go()
    }
    return null
  }

  #here(): Held {
    return { state: this.#state, at: this.#at, seq: this.#seq, played: this.#played.length }
  }

  /** Another legal choice: it is carried out, and teachers answer in earnest. */
  #other(words: Words): void {
    const { me } = this.#lesson
    const first = this.#held === null || this.#mode !== 'other'
    if (first) {
      this.#held = this.#here()
      const state = this.#game.clone(this.#state)
      state.rng = seeded(1000 * this.#idea + this.#seq)
      this.#state = state
      this.#mode = 'other'
    }
    this.#play({ seat: me, words })
    if (first) {
      const fact = this.#now.else?.find(f => fits(f.words, words))
      this.#say('other', fact === undefined ? '' : `else-${fact.say}`, [])
    }
    void this.#bots(++this.#run)
  }

  async #bots(run: number): Promise<void> {
    const { me } = this.#lesson
    for (let n = 0; n < MOST && run === this.#run; n++) {
      const asked = waiting(this.#state)
      const [seat] = members(asked & ~only(me))
      if (this.#state.outcome !== null || has(asked, me) || seat === undefined) return
      const words = await this.#means.think(this.#game.view(this.#state, seat), seat, this.#seq)
      if (run !== this.#run) return
      this.#play({ seat, words })
    }
  }

  /** Whether the deed fits the moment. */
  do(deed: LessonDeed): boolean {
    const mode = this.#mode
    if (deed === 'again') this.#set(0, [])
    else if (deed === 'back') this.#back()
    else if (deed === 'skip') this.#skip()
    else if (deed === 'take-back' && this.#held !== null) this.#takeBack(this.#held)
    else if (deed === 'keep' && mode === 'other') this.#keep()
    else if (deed === 'go-on' && mode === 'shown') this.#goOn()
    else if (deed === 'go-on' && (mode === 'tells' || mode === 'after')) this.#next()
    else if (deed === 'asked-dim' && mode === 'tells' && this.#now.dim === true) this.#next()
    else return false
    return true
  }

  #back(): void {
    const to = Math.max(0, this.#mode === 'over' ? this.#idea : this.#idea - 1)
    this.#set(to, this.#trail.slice(0, to))
  }

  #takeBack({ state, at, seq, played }: Held): void {
    this.#state = state
    this.#at = at
    this.#played = this.#played.slice(0, played)
    this.#held = null
    this.#reset(seq)
    this.#go()
  }

  /** The other choice stays; the next idea finds the table that it was written for. */
  #keep(): void {
    const held = this.#held as Held
    const led = [...this.#played.slice(0, held.played), ...movesOf(this.#line.slice(held.at))]
    const trail = [...this.#trail.slice(0, this.#idea), led]
    this.#curtain = true
    if (this.#idea + 1 < this.#lesson.ideas.length) this.#set(this.#idea + 1, trail)
    else this.#set(this.#idea, trail.slice(0, this.#idea))
  }

  #skip(): void {
    if (this.#mode === 'over') return
    if (this.#mode === 'other') return this.#keep()
    this.#held = null
    this.#fast = true
    const rest = this.#line.slice(this.#at)
    if (rest.length > 0) {
      this.#say('watch', this.#saying(), [])
      for (const move of rest) this.#follow(move)
    }
    this.#fast = false
    this.#next()
  }
}
