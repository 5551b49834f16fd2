import { allyPrice } from '@noren/honor/words'
import { plainText } from '../../table/rich.tsx'
import type { ScoreSheet } from '../../table/Scores.tsx'
import type { Step } from '../../table/Scroll.tsx'
import { houseOf } from './model.ts'
import type { BoardContext } from './board-context.ts'
import { housesOf, playerOf, standing } from './board-context.ts'
import { nameOf, num, signed } from './texts.ts'

/** The line under the game's name. */
export function subOf(s: BoardContext): string {
  const { view, say, props } = s
  if (view.open.outcome !== null) return say('board-over')
  if (view.open.turn.seat === props.seat) return say('board-your-turn', { goal: view.open.target })
  return say('board-turn-of', { who: { seat: view.open.turn.seat }, goal: view.open.target })
}

/** What is asked once more while an alliance is in hand that costs a Daimyo: it is large, and the seal makes it for good. */
export function priceOf({ view, selection, say }: Pick<BoardContext, 'view' | 'selection' | 'say'>) {
  const price = selection.has('decl:ally') || selection.sealed?.words[0] === 'ally' ? allyPrice(view) : null
  return price === null ? null : say('board-ally-price', price)
}

/** The steps of the turn under way, and which of them runs. */
export function phasesOf({ view, say }: BoardContext): readonly [readonly string[], number] {
  const { turn } = view.open
  const kind = view.own.question?.kind
  const third =
    kind === 'window'
      ? say('board-save-face')
      : kind === 'castle'
        ? say('board-castle')
        : kind === 'answer'
          ? say('board-dishonoured')
          : turn.declared
            ? say('board-declared')
            : say('board-declare')
  const phases = [say('board-collect'), say('board-actions', { n: turn.left }), third, say('board-end')]
  if (kind === undefined) return [phases, 3]
  const out = kind === 'window' || kind === 'castle' || kind === 'answer'
  return [phases, out || (turn.left === 0 && !turn.declared) ? 2 : 1]
}

/** Where I am inside a play of several choices. */
export function stepsOf({ view, say }: BoardContext, card: string): readonly Step[] {
  const q = view.own.question
  const done: Step = { text: card, state: 'done' }
  const now = (text: string): Step => ({ text, state: 'now' })
  switch (q?.kind) {
    case 'place':
      return [done, now(say('board-step-house'))]
    case 'pick':
      return [done, now(say(q.first < 0 ? 'board-step-pick' : 'board-step-more'))]
    case 'fate':
      return [done, now(say('board-step-fate'))]
    default:
      return [done, now(say('board-step-target'))]
  }
}

/** The figures at the end. */
export const sheetOf = ({ view, say }: BoardContext): ScoreSheet => ({
  columns: [say('board-column-income'), say('board-column')],
  rows: view.open.players.map(p => [signed(p.income.total), num(p.honour)]),
})

/** The whole table in words. */
export function summaryOf(s: BoardContext): string {
  const { view, say, props, gameWords, voice } = s
  const names = (cards: readonly number[]): string =>
    cards.length === 0 ? say('board-nothing') : cards.map(n => nameOf(voice, view, n)).join(', ')
  const race = view.open.players.map((p, i) => `${playerOf(s, i).name} ${num(p.honour)}`).join(', ')
  const me = props.seat < 0 ? null : housesOf(view, props.seat)
  const head = say('board-speech', {
    question: plainText(gameWords.question()),
    race,
    ki: me?.ki ?? 0,
    left: view.open.turn.left,
    hand: names(view.own.hand),
  })
  const houses = view.open.players.map((p, i) =>
    say('board-speech-house', {
      name: playerOf(s, i).name,
      state: standing(s, i),
      court: names(houseOf(p, 'daimyo')),
      home: names(houseOf(p, 'samurai')),
    }),
  )
  return [head, ...houses].join(' ')
}
