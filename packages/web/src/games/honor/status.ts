import type { ScoreSheet } from '../../table/Result.tsx'
import type { Step } from '../../table/Scroll.tsx'
import { houseOf, nameOf } from './pack.ts'
import type { Sight } from './sight.ts'
import { housesOf, playerOf, standing } from './sight.ts'
import { num, signed } from './texts.ts'

/** The line under the game's name. */
export function subOf(s: Sight): string {
  const { view, say, props } = s
  if (view.open.outcome !== null) return say('over')
  if (view.open.turn.seat === props.seat) return say('yourTurn', { target: view.open.target })
  return say('turnOf', { name: playerOf(s, view.open.turn.seat).name, target: view.open.target })
}

/** The steps of the turn under way, and which of them runs. */
export function phasesOf({ view, say }: Sight): readonly [readonly string[], number] {
  const { turn } = view.open
  const kind = view.own.question?.kind
  const third =
    kind === 'window'
      ? say('saveFace')
      : kind === 'castle'
        ? say('castle')
        : kind === 'answer'
          ? say('dishonoured')
          : turn.declared
            ? say('declared')
            : say('declare')
  const phases = [say('collect'), say('actions', { n: turn.left }), third, say('end')]
  if (kind === undefined) return [phases, 3]
  const out = kind === 'window' || kind === 'castle' || kind === 'answer'
  return [phases, out || (turn.left === 0 && !turn.declared) ? 2 : 1]
}

/** Where I am inside a play of several choices. */
export function stepsOf({ view, say }: Sight, card: string): readonly Step[] {
  const q = view.own.question
  const done: Step = { text: card, state: 'done' }
  const now = (text: string): Step => ({ text, state: 'now' })
  switch (q?.kind) {
    case 'place':
      return [done, now(say('stepHouse'))]
    case 'pick':
      return [done, now(say(q.first < 0 ? 'stepPick' : 'stepMore'))]
    case 'fate':
      return [done, now(say('stepFate'))]
    default:
      return [done, now(say('stepTarget'))]
  }
}

/** The figures at the end. */
export const sheetOf = ({ view, say }: Sight): ScoreSheet => ({
  columns: [say('columnIncome'), say('column')],
  rows: view.open.players.map(p => [signed(p.income.total), num(p.honour)]),
})

/** The whole table in words. */
export function summaryOf(s: Sight): string {
  const { view, say, props, tongue, lang } = s
  const names = (cards: readonly number[]): string =>
    cards.length === 0 ? say('nothing') : cards.map(n => nameOf(lang, view, n)).join(', ')
  const race = view.open.players.map((p, i) => `${playerOf(s, i).name} ${num(p.honour)}`).join(', ')
  const me = props.seat < 0 ? null : housesOf(view, props.seat)
  const head = say('speech', {
    question: tongue.question(),
    race,
    ki: me?.ki ?? 0,
    left: view.open.turn.left,
    hand: names(view.own.hand),
  })
  const houses = view.open.players.map((p, i) =>
    say('speechHouse', {
      name: playerOf(s, i).name,
      state: standing(s, i),
      court: names(houseOf(p, 'daimyo')),
      home: names(houseOf(p, 'samurai')),
    }),
  )
  return [head, ...houses].join(' ')
}
