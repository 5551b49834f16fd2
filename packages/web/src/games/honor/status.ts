import type { ScoreSheet } from '../../table/Result.tsx'
import type { Step } from '../../table/Scroll.tsx'
import { houseOf, nameOf } from './pack.ts'
import type { Sight } from './sight.ts'
import { housesOf, playerOf, standing } from './sight.ts'
import { num, signed } from './texts.ts'

/** The line under the game's name. */
export function subOf(s: Sight): string {
  const { view, say, props } = s
  if (view.outcome !== null) return say('over')
  if (view.turn.seat === props.seat) return say('yourTurn', { target: view.target })
  return say('turnOf', { name: playerOf(s, view.turn.seat).name, target: view.target })
}

/** The steps of the turn under way, and which of them runs. */
export function phasesOf({ view, say }: Sight): readonly [readonly string[], number] {
  const { frame, turn } = view
  const third =
    frame.kind === 'window'
      ? say('saveFace')
      : frame.kind === 'castle'
        ? say('castle')
        : frame.kind === 'answer'
          ? say('dishonoured')
          : turn.declared
            ? say('declared')
            : say('declare')
  const phases = [say('collect'), say('actions', { n: turn.left }), third, say('end')]
  if (frame.kind === 'over') return [phases, 3]
  const out = frame.kind === 'window' || frame.kind === 'castle' || frame.kind === 'answer'
  return [phases, out || (turn.left === 0 && !turn.declared) ? 2 : 1]
}

/** Where I am inside a command of several choices. */
export function stepsOf({ view, say }: Sight, card: string): readonly Step[] {
  const f = view.frame
  const done: Step = { text: card, state: 'done' }
  const now = (text: string): Step => ({ text, state: 'now' })
  if (f.kind === 'place') return [done, now(say('stepHouse'))]
  if (f.kind !== 'spy') return [done, now(say('stepTarget'))]
  if (f.first < 0) return [done, now(say('stepPick'))]
  return [done, now(say(f.second < 0 && f.firstFate >= 0 ? 'stepMore' : 'stepFate'))]
}

/** The figures at the end. */
export const sheetOf = ({ view, say }: Sight): ScoreSheet => ({
  columns: [say('columnIncome'), say('column')],
  rows: view.players.map(p => [signed(p.income.total), num(p.honour)]),
})

/** The whole table in words. */
export function summaryOf(s: Sight): string {
  const { view, say, props, tongue, lang } = s
  const names = (cards: readonly number[]): string =>
    cards.length === 0 ? say('nothing') : cards.map(n => nameOf(lang, view, n)).join(', ')
  const race = view.players.map((p, i) => `${playerOf(s, i).name} ${num(p.honour)}`).join(', ')
  const me = props.seat < 0 ? null : housesOf(view, props.seat)
  const head = say('speech', {
    question: tongue.question(),
    race,
    ki: me?.ki ?? 0,
    left: view.turn.left,
    hand: names(me?.hand ?? []),
  })
  const houses = view.players.map((p, i) =>
    say('speechHouse', {
      name: playerOf(s, i).name,
      state: standing(s, i),
      court: names(houseOf(p, 'daimyo')),
      home: names(houseOf(p, 'samurai')),
    }),
  )
  return [head, ...houses].join(' ')
}
