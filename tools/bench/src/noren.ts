import type { Happening, Move } from '@noren/engine'
import { begin, below, Choices, first, legal, play, Recorder, top, waiting, whyNot } from '@noren/engine'
import type { Trick4, Trick4Event, Trick4View } from '@noren/engine/trick4'
import { act, asked, openPart, ownPart, trick4 } from '@noren/engine/trick4'
import type { Contender } from './work.ts'
import { dealRng, fold, picksRng } from './work.ts'

const open = new Choices()
const NO_OPTIONS = {}
const winnerOf = (s: Trick4): number => s.outcome?.ranks.indexOf(1) ?? -1

/** As bots play: no log, no views. */
export const norenSearch: Contender = {
  name: 'noren',
  playout(seed, sum, trace) {
    const picks = picksRng(seed)
    const s = begin(trick4, NO_OPTIONS, 4, dealRng(seed))
    let last = -1
    while (s.outcome === null) {
      last = top(s).seat
      const seat = first(waiting(s))
      legal(trick4, s, seat, open)
      const a = open.at(below(picks, open.size))
      trace?.push(act.play.card(a))
      play(trick4, s, seat, a)
    }
    return fold(sum, s.won, winnerOf(s), last)
  },
}

/** One decision as a live table keeps it. */
interface Line extends Move {
  readonly seq: number
  readonly happenings: readonly Happening<Trick4Event>[]
}

/** What everybody may see is put together once, the question too, and beside it what each seat sees alone. */
function fourViews(s: Trick4): Trick4View[] {
  const open = openPart(s)
  const question = asked(s)
  return [
    { schema: 1, open, own: ownPart(s, 0, question) },
    { schema: 1, open, own: ownPart(s, 1, question) },
    { schema: 1, open, own: ownPart(s, 2, question) },
    { schema: 1, open, own: ownPart(s, 3, question) },
  ]
}

/** As a live table plays: words in, refusal checked, events recorded, a log, an undo record, and a view for every seat. */
export const norenFull: Contender = {
  name: 'noren',
  playout(seed, sum, trace) {
    const picks = picksRng(seed)
    const s = begin(trick4, NO_OPTIONS, 4, dealRng(seed), new Recorder<Trick4Event>(4))
    const log: Line[] = []
    let undo: Trick4[] = []
    let views: Trick4View[] = []
    let last = -1
    while (s.outcome === null) {
      last = top(s).seat
      const seat = first(waiting(s))
      legal(trick4, s, seat, open)
      const { words } = trick4.say(s, seat, open.at(below(picks, open.size)))
      const a = trick4.hear(words)
      if (a === null || whyNot(trick4, s, seat, a) !== null) throw new Error(`refused ${words.join(' ')}`)
      trace?.push(act.play.card(a))
      const recorder = new Recorder<Trick4Event>(4)
      undo.push(trick4.clone(s))
      play(trick4, s, seat, a, recorder)
      if (recorder.learned) undo = []
      log.push({ seq: log.length + 1, seat, words, happenings: recorder.happenings })
      views = fourViews(s)
    }
    if (log.length !== 32 || undo.length !== 32 || views.length !== 4)
      throw new Error('the record is incomplete')
    return fold(sum, s.won, winnerOf(s), last)
  },
}
