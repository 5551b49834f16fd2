import { choose, decidedBy } from '@noren/bots'
import type { Lead, Means } from '@noren/bots/review'
import { lead, openTo } from '@noren/bots/review'
import type { Action, Core, FoundPuzzle, Rng, Seat, Words } from '@noren/engine'
import { canonical, digestText, first, fork, seeded, waiting } from '@noren/engine'

/** Worlds of a first glance, of the search that finds, and of the eight times longer one that confirms. */
export const GLANCE = 16
export const SEARCH = 100
export const CONFIRM = 8 * SEARCH
/** By so much the best choice leads, as a share of the payoff. */
export const LEAST = 0.1
/** Standard errors that the lead is clear of nothing by. */
export const CLEAR = 3
/** Clicks of a choice: its pieces and the seal. */
export const CLICKS = 5
/** What the first glance may be wrong by. */
const DOUBT = 0.04
/** More choices than these are a list to read, not a question. */
const WIDE = 16
/** Other choices that are told of. */
const TOLD = 2
/** Errors after which the search needs not ask again whether a choice is the best. */
const BEATEN = 3
/** Worlds in which two choices are compared for the sentence about them, as a hint does. */
const PAIRS = 64

/** Whether the best of these leads by enough, and clearly. */
const leads = (all: readonly Lead[], least: number): boolean => {
  const next = all[1]
  return next !== undefined && next.behind >= least
}
export const isClear = (all: readonly Lead[]): boolean =>
  leads(all, LEAST) && all.slice(1).every(l => l.behind > CLEAR * l.error)

/** Those that more worlds might still put first, and the next best two in any case. */
function contenders({ game }: Means, all: readonly Lead[]): readonly Action[] {
  const proper = all.filter(l => !game.isAnytime(l.action)).slice(0, 1 + TOLD)
  return all
    .filter((l, i) => i <= 1 || proper.includes(l) || l.behind - BEATEN * l.error < LEAST)
    .map(l => l.action)
}

/** One question of a game that was played. */
interface Asked {
  readonly view: unknown
  readonly state: Core
  readonly seat: Seat
}

/** Looks at one question three times, each time longer, as long as it may be a puzzle; null if it is none. */
function clearest(m: Means, { view, seat, state }: Asked, rng: Rng): readonly Lead[] | null {
  const actions = openTo(m, state, seat)
  // What may be done at any time is weighed, but it makes no question.
  if (actions.filter(a => !m.game.isAnytime(a)).length < 2 || actions.length > WIDE) return null
  const glance = lead(m, view, seat, actions, GLANCE, fork(rng))
  if (!leads(glance, LEAST - DOUBT)) return null
  const found = lead(m, view, seat, actions, SEARCH, fork(rng))
  if (!leads(found, LEAST)) return null
  const sure = lead(m, view, seat, contenders(m, found), CONFIRM, fork(rng))
  return isClear(sure) && sure[0]?.action === found[0]?.action ? sure : null
}

/** One dot: it is seen at once. One more if what decides comes later, and one more if rules of thumb miss it. */
function dotsOf(m: Means, { view, seat }: Asked, answer: Action, why: Words, rng: Rng): 1 | 2 | 3 {
  const { game, sense } = m
  const q = { game, view, seat, rng, ...(sense === undefined ? {} : { sense }) }
  const missed = choose({ ...q, level: 'bushi' }).action !== answer
  const later = String(why[0]).startsWith('later-')
  return missed && later ? 3 : missed || later ? 2 : 1
}

/** The strongest bot, thinking as long as at a table, would do the same. */
function isAgreed(m: Means, { view, seat }: Asked, answer: Action, rng: Rng): boolean {
  const { game, sense } = m
  const q = { game, view, seat, rng: fork(rng), ...(sense === undefined ? {} : { sense }) }
  const iterations = sense?.mind === undefined ? 1000 : 1200
  return choose({ ...q, level: 'daimyo', budget: { iterations } }).action === answer
}

const points = (share: number): number => Math.round(100 * share)

/** What one question and its answer are, to tell whether two puzzles are alike. */
export function likeness(m: Means, p: Omit<FoundPuzzle, 'id' | 'dots'>): string {
  const state = m.game.imagine(p.view, seeded(1))
  const frame = state.frames.at(-1)
  const choices = openTo(m, state, p.me).map(a => m.game.say(state, p.me, a).words.join(' '))
  return canonical([frame, choices.toSorted(), p.answer, p.others[0]?.why])
}

/** The same idea again: what is chosen, over what, for what reason. */
export const ideaOf = (p: Pick<FoundPuzzle, 'answer' | 'others'>): string =>
  [p.answer.join(' '), p.others[0]?.words.join(' '), p.others[0]?.why?.[0]].join('|')

/** The question as a puzzle, if it is one. */
export function puzzleOf(m: Means, asked: Asked, rng: Rng): FoundPuzzle | null {
  const { game, sense } = m
  const { view, seat, state } = asked
  const found = clearest(m, asked, fork(rng))
  const best = found?.[0]
  if (found === null || best === undefined) return null
  const words = (a: Action): Words => game.say(state, seat, a).words
  const answer = words(best.action)
  if (answer.length > CLICKS) return null
  // What is asked must be wholly in what the seat sees.
  const again = game.imagine(view, seeded(1))
  if (canonical(game.view(again, seat)) !== canonical(view)) return null
  const q = { game, view, seat, rng: fork(rng), ...(sense === undefined ? {} : { sense }) }
  const proper = found.slice(1).filter(l => !game.isAnytime(l.action))
  const others = proper.slice(0, TOLD).map(l => ({
    words: words(l.action),
    value: points(l.value),
    why: decidedBy(q, best.action, l.action, PAIRS),
  }))
  const why = others[0]?.why
  if (why === null || why === undefined || game.isAnytime(best.action)) return null
  if (!isAgreed(m, asked, best.action, fork(rng))) return null
  const dots = dotsOf(m, asked, best.action, why, fork(rng))
  const value = points(best.value)
  const id = digestText(canonical([view, answer])).slice(0, 6)
  return { id, dots, seats: state.seats, me: seat, view, answer, value, others }
}

/** Questions that were looked at in one match, at most so many puzzles and so far apart. */
const PER_MATCH = 3
const APART = 8

/** Plays a match between bots that know the rules of thumb, and hands over the puzzles of it. */
export function* puzzlesOf(
  m: Means,
  options: unknown,
  seats: number,
  rng: Rng,
): Generator<FoundPuzzle | null, void> {
  const { game, sense } = m
  const state = game.begin(options, seats, fork(rng))
  let last = -APART
  let count = 0
  for (let n = 0; state.outcome === null && count < PER_MATCH; n++) {
    const seat = first(waiting(state))
    const view = game.view(state, seat)
    if (n - last >= APART) {
      const found = puzzleOf(m, { view, state, seat }, fork(rng))
      if (found !== null) {
        last = n
        count++
      }
      yield found
    }
    const q = { game, view, seat, rng: fork(rng), ...(sense === undefined ? {} : { sense }) }
    game.play(state, seat, choose({ ...q, level: 'bushi' }).action)
  }
}
