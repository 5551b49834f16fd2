import type { Puzzle, Seat, Words } from '@noren/engine'
import { asGame, Choices, members, settle, silent, waiting } from '@noren/engine'
import { PRINTED_BOOK } from './book.ts'
import { rules } from './rules.ts'
import type { Staging } from './stage.ts'
import { stage } from './stage.ts'
import type { Spirit } from './state.ts'
import { defenceOf, lastOf, overwhelmed, woundsOf } from './state.ts'

const YOU = 0
const game = asGame(rules)
const open = new Choices()
/** What is quiet costs nobody anything: a card may lie last without a word. */
const isQuiet = (card: number): boolean => card < 0 || (PRINTED_BOOK.icon[card] ?? -1) < 0

/** Team-mates answer as well as they can while your turn lasts: a card that was given to them, a cry out of turn. */
function afterReplies(s: Spirit, worth: (s: Spirit) => number): number {
  if (s.outcome !== null || s.active !== YOU) return worth(s)
  const [asked] = members(waiting(s))
  if (asked === undefined || asked === YOU) return worth(s)
  game.legal(s, asked, open)
  let best = -Infinity
  for (const action of open.toArray()) {
    const next = game.clone(s) as Spirit
    game.play(next, asked, action)
    best = Math.max(best, afterReplies(next, worth))
  }
  return best
}

const seatsOf = (s: Spirit): readonly Seat[] => s.lines.map((_, seat) => seat)
const covered = (s: Spirit, seat: Seat): number => [0, 1, 2].filter(k => defenceOf(s, seat, k) >= 0).length
const lost = (s: Spirit): boolean => s.outcome !== null && s.outcome.payoff.every(p => p === 0)

type Given = Pick<Puzzle, 'id' | 'dots' | 'answer' | 'tries' | 'rests'> & {
  readonly table: Staging
  /** The fight has begun: the raider on top of the pile is turned up. */
  readonly drawn?: true
  readonly goal: (s: Spirit) => number
  readonly ends?: (s: Spirit) => boolean
}

function begun(table: Staging, drawn: boolean): Spirit {
  const s = stage({ mode: 'normal', round: 2, more: 8, ...table })
  if (!drawn) return s
  settle(rules, s, silent)
  game.play(s, YOU, game.hear(['fight']) as number)
  return s
}

const NAMES: Readonly<Record<string, string>> = {
  heihachi: 'Heihachi',
  daisuke: 'Daisuke',
  gorobei: 'Gorobei',
  kanbei: 'Kanbei',
  kikuchiyo: 'Kikuchiyo',
  kyuzo: 'Kyuzo',
  katsushiro: 'Katsushiro',
}

const puzzle = ({ table, drawn, goal, ends, ...given }: Given): Puzzle => ({
  ...given,
  me: YOU,
  names: table.samurai.map((name, seat) => (seat === YOU ? '' : (NAMES[name] ?? name))),
  options: {},
  stage: () => begun(table, drawn === true),
  ...(ends === undefined ? {} : { ends }),
  worth: (s: Spirit) => afterReplies(s, goal),
})

const one = (...words: (string | number)[]): readonly Words[] => [words]

/** One turn each, and what lies face down decides none of them. */
export const puzzles: readonly Puzzle[] = [
  puzzle({
    id: 'shout',
    dots: 1,
    table: {
      samurai: ['heihachi', 'katsushiro', 'gorobei'],
      boards: [{ line: ['P4-06'] }, { line: ['P3-06'] }, { line: ['P2-07'] }],
      deck: ['P4-03'],
      barricades: 3,
    },
    drawn: true,
    goal: s => 100 * s.barricades,
    answer: [['confront'], ['use']],
    tries: [
      { id: 'defend', line: one('defend') },
      { id: 'give', line: one('give', 1) },
    ],
    rests: ['SS-CONF-4', 'SS-KIAI-1', 'SS-KIAI-16'],
  }),
  puzzle({
    id: 'handon',
    dots: 1,
    table: {
      samurai: ['heihachi', 'katsushiro', 'gorobei'],
      boards: [
        { line: ['P4-05', 'P3-06'], left: ['P1-02'] },
        { line: ['P4-09', 'P2-07'], left: ['P2-02'] },
        { line: ['P3-09', 'P3-05', 'P1-07'], left: ['P3-02'] },
      ],
      deck: ['P4-03'],
      barricades: 3,
    },
    drawn: true,
    goal: s => 100 * s.barricades,
    answer: one('give', 1),
    tries: [
      { id: 'confront', line: one('confront') },
      { id: 'right', line: one('give', 2) },
    ],
    rests: ['SS-TAL-11', 'SS-CONF-5', 'SS-KIAI-1'],
  }),
  puzzle({
    id: 'quiet',
    dots: 2,
    table: {
      samurai: ['kanbei', 'katsushiro', 'heihachi'],
      boards: [{ line: ['P3-02', 'P2-13'] }, { line: ['P3-06'] }, { line: ['P2-02'] }],
      deck: ['P2-07'],
      barricades: 1,
    },
    drawn: true,
    goal: s => 100 * s.barricades + (isQuiet(lastOf(s, YOU)) ? 50 : 0) + covered(s, YOU),
    answer: one('confront'),
    tries: [{ id: 'defend', line: one('defend') }],
    rests: ['SS-PEN-1', 'SS-PEN-5', 'SS-CONF-1'],
  }),
  puzzle({
    id: 'free',
    dots: 2,
    table: {
      samurai: ['kikuchiyo', 'heihachi', 'gorobei', 'kanbei'],
      boards: [
        { line: ['P2-02', 'P4-03'] },
        { line: ['P3-02', 'P4-09', 'P3-06'] },
        { line: ['P3-09', 'P4-08'] },
        { line: ['P3-03'] },
      ],
      deck: ['P4-06'],
      barricades: 3,
    },
    drawn: true,
    goal: s => -seatsOf(s).filter(seat => overwhelmed(s, seat)).length,
    answer: [['confront'], ['cut', 1], ['stop']],
    tries: [
      { id: 'defend', line: one('defend') },
      { id: 'gorobei', line: [['confront'], ['cut', 2]] },
    ],
    rests: ['SS-KIAI-32', 'SS-TURN-4', 'SS-CONF-4'],
  }),
  puzzle({
    id: 'move',
    dots: 3,
    table: {
      samurai: ['daisuke', 'gorobei', 'heihachi'],
      boards: [
        { line: ['P3-07', 'P2-02'] },
        { line: ['P3-02', 'P2-07'], left: ['P2-01', 'P2-09', 'P2-06'] },
        { line: ['P4-09', 'P2-10'], left: ['P1-02', 'P1-09', 'P1-07'] },
      ],
      deck: ['P3-06'],
      barricades: 2,
    },
    drawn: true,
    goal: s => 100 * s.barricades,
    answer: [['confront'], ['from', 1], ['to', 2]],
    tries: [
      { id: 'defend', line: one('defend') },
      { id: 'give', line: one('give', 2) },
    ],
    rests: ['SS-KIAI-20', 'SS-KIAI-22', 'SS-KIAI-16'],
  }),
  puzzle({
    id: 'whose',
    dots: 2,
    table: {
      samurai: ['daisuke', 'heihachi', 'gorobei'],
      boards: [
        { line: ['P2-10', 'P2-07'] },
        { line: ['P4-09', 'P1-07'], left: ['P1-02'] },
        { line: ['P3-06'], left: ['P2-02'] },
      ],
      deck: ['P3-02'],
      barricades: 2,
    },
    drawn: true,
    goal: s => 100 * s.barricades,
    answer: one('give', 1),
    tries: [
      { id: 'confront', line: one('confront') },
      { id: 'defend', line: one('defend') },
    ],
    rests: ['SS-TAL-14', 'SS-KIAI-1', 'SS-KIAI-16'],
  }),
  puzzle({
    id: 'lend',
    dots: 2,
    table: {
      samurai: ['gorobei', 'heihachi', 'kanbei'],
      boards: [
        { line: ['P3-06'] },
        { line: ['P2-06'], animal: true, wound: true },
        { line: ['P3-05'], wound: true },
      ],
      barricades: 2,
    },
    goal: s => (lost(s) ? -1 : 0) + (s.token[0] === 1 ? 1 : 0),
    answer: [['support'], ['to', 1]],
    tries: [
      { id: 'kanbei', line: [['support'], ['to', 2]] },
      { id: 'pass', line: one('pass') },
    ],
    rests: ['SS-SUP-1', 'SS-SUP-7', 'SS-TAL-17', 'SS-WOUND-10'],
  }),
  puzzle({
    id: 'gate',
    dots: 1,
    table: {
      samurai: ['kanbei', 'katsushiro', 'gorobei'],
      boards: [
        { line: ['P4-05', 'P2-07'], left: ['P1-02', 'P1-07'] },
        { line: ['P3-06'] },
        { line: ['P2-02'] },
      ],
      deck: ['P3-09'],
      gate: [4, 4, 3],
      barricades: 3,
    },
    drawn: true,
    goal: s => -s.gate.length,
    answer: [['confront'], ['use']],
    tries: [{ id: 'defend', line: one('defend') }],
    rests: ['SS-KIAI-29', 'SS-CONF-4'],
  }),
  puzzle({
    id: 'heal',
    dots: 2,
    table: {
      samurai: ['heihachi', 'gorobei', 'kanbei'],
      boards: [
        { line: ['P4-03', 'P3-06'], animal: true, wound: true },
        { line: ['P3-05'], animal: true, wound: true },
        { line: ['P2-07'], wound: true },
      ],
      deck: ['P4-06'],
      barricades: 2,
    },
    drawn: true,
    goal: s => (lost(s) ? -1000 : 0) + 100 * s.barricades - woundsOf(s, 0) - woundsOf(s, 1) - woundsOf(s, 2),
    answer: [['confront'], ['use'], ['heal', 1]],
    tries: [
      { id: 'self', line: [['confront'], ['use'], ['heal', 0]] },
      { id: 'kanbei', line: [['confront'], ['use'], ['heal', 2]] },
    ],
    rests: ['SS-KIAI-18', 'SS-WOUND-10', 'SS-WOUND-12'],
  }),
  puzzle({
    id: 'token',
    dots: 3,
    table: {
      samurai: ['kyuzo', 'heihachi', 'gorobei'],
      boards: [
        { line: ['P4-05', 'P2-07'] },
        { line: ['P2-06'], animal: true, wound: true },
        { line: ['P3-02'] },
      ],
      deck: ['P3-06'],
      barricades: 2,
    },
    drawn: true,
    goal: s => (lost(s) ? -1 : 0),
    answer: [['confront'], ['from', 2], ['to', 1]],
    tries: [
      { id: 'defend', line: one('defend') },
      { id: 'own', line: [['confront'], ['from', 0], ['to', 1]] },
    ],
    rests: ['SS-KIAI-34', 'SS-TAL-17', 'SS-WOUND-10'],
  }),
  puzzle({
    id: 'twin',
    dots: 1,
    table: {
      samurai: ['kyuzo', 'heihachi', 'gorobei'],
      boards: [
        { line: ['P4-05', 'P3-06'], left: ['P1-09', 'P1-02'] },
        { line: ['P3-02'] },
        { line: ['P2-07'] },
      ],
      deck: ['P3-09'],
      barricades: 1,
    },
    drawn: true,
    goal: s => 100 * s.barricades + (overwhelmed(s, YOU) ? -10 : 0),
    answer: one('discard'),
    tries: [{ id: 'confront', line: one('confront') }],
    rests: ['SS-TAL-27', 'SS-CONF-5', 'SS-DEFEND-2'],
  }),
  puzzle({
    id: 'animal',
    dots: 3,
    table: {
      samurai: ['gorobei', 'heihachi', 'kanbei'],
      boards: [{ line: ['P4-09', 'P3-06', 'P4-13'], wound: true }, { line: ['P3-02'] }, { line: ['P2-07'] }],
      barricades: 2,
    },
    goal: s => (overwhelmed(s, YOU) ? 0 : 1),
    ends: s => s.frames.at(-1)?.kind === 'action',
    answer: one('suffer'),
    tries: [{ id: 'ignore', line: one('ignore') }],
    rests: ['SS-WOUND-2', 'SS-WOUND-3', 'SS-WOUND-7', 'SS-TURN-4'],
  }),
]
