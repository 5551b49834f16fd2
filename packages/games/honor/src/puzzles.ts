import type { Core, Puzzle, Seat, Words } from '@noren/engine'
import { asGame, Choices, members, settle, silent, waiting } from '@noren/engine'
import { rules } from './rules.ts'
import type { Stage } from './stage.ts'
import { scriptedDice, stage } from './stage.ts'
import type { Honor } from './state.ts'

const YOU = 0
const game = asGame(rules)
const open = new Choices()
const END: Words = ['end']

const may = (s: Core, seat: Seat, words: Words): number | null => {
  const action = game.hear(words)
  return action !== null && game.whyNot(s, seat, action) === null ? action : null
}

/**
 * The table when your next turn begins: everybody only ends the own turn, and answers what you did in the way that is worst for you.
 * Whoever collects enough on the way has won.
 */
function later(s: Core, worth: (end: Honor) => number, left = false): number {
  if (s.outcome !== null) return worth(s as Honor)
  const [asked] = members(waiting(s))
  const whose = (s as Honor).active
  if (asked === undefined || (left && whose === YOU)) return worth(s as Honor)
  const end = may(s, asked, END)
  if (end !== null) {
    const next = game.clone(s)
    game.play(next, asked, end)
    return later(next, worth, left || whose !== YOU)
  }
  game.legal(s, asked, open)
  let worst = Infinity
  for (const action of open.toArray()) {
    const next = game.clone(s)
    game.play(next, asked, action)
    worst = Math.min(worst, later(next, worth, left || whose !== YOU))
  }
  return worst
}

const WON = 10_000
/** Your honour at your next turn, all for a win, nothing for somebody else's. */
const race = (s: Honor): number => {
  const won = s.outcome?.payoff[YOU]
  if (won !== undefined) return won > 0 ? WON : -WON
  return s.players[YOU]?.honour ?? 0
}

type Given = Pick<Puzzle, 'id' | 'dots' | 'answer' | 'tries' | 'rests'> & {
  readonly table: Stage
  /** What others did before you are asked. */
  readonly before?: readonly (readonly [Seat, ...Words])[]
  readonly dice?: readonly number[]
  readonly now?: (s: Honor) => number
}

function begun({ table, before = [], dice }: Given): Honor {
  const s = stage({ target: 400, ...table })
  if (dice !== undefined) s.rng = scriptedDice(dice)
  settle(rules, s, silent)
  for (const [seat, ...words] of before) game.play(s, seat, game.hear(words) as number)
  return s
}

const puzzle = (given: Given): Puzzle => {
  const { id, dots, answer, tries, rests, table, now } = given
  return {
    id,
    dots,
    answer,
    tries,
    rests,
    me: YOU,
    names: ['', 'Botan', 'Chiyo', 'Daiki'].slice(0, table.players.length),
    options: {},
    stage: () => begun(given),
    worth: (s: Honor) => later(s, race) + (now?.(s) ?? 0) / 1000,
  }
}

const viewOf = (s: Honor): { readonly defence: number; readonly income: number } => {
  const { open: shown } = game.view(s, YOU) as {
    open: { players: { defence: { dice: number }; income: { total: number } }[] }
  }
  const me = shown.players[YOU]
  return { defence: me?.defence.dice ?? 0, income: me?.income.total ?? 0 }
}

/** One turn or one answer each; no die and no card from the pile decides any of them. */
export const puzzles: readonly Puzzle[] = [
  puzzle({
    id: 'order',
    dots: 1,
    table: {
      players: [
        { honour: 100, daimyo: 'daimyo-s4', hand: ['okugata-1', 'poss-daisho'] },
        { honour: 80, daimyo: 'daimyo-s5' },
        { honour: 80, daimyo: 'daimyo-s6' },
      ],
      used: 1,
      declared: true,
    },
    answer: [['play', 'okugata-1'], ['lay', 'samurai'], ['play', 'poss-daisho'], ['lay', 'samurai'], END],
    tries: [{ id: 'swords', line: [['play', 'poss-daisho'], ['lay', 'samurai'], END] }],
    rests: ['HS-ACT-7', 'HS-ACT-11'],
  }),
  puzzle({
    id: 'nothing',
    dots: 2,
    table: {
      active: 1,
      players: [
        {
          honour: 120,
          daimyo: 'daimyo-s4',
          court: ['okugata-6', 'castle-2'],
          hand: ['saveface-1', 'army-1'],
        },
        { honour: 80, daimyo: 'daimyo-s5', hand: ['dishonor-1'] },
        { honour: 80, daimyo: 'daimyo-s6' },
      ],
    },
    before: [
      [1, 'play', 'dishonor-1'],
      [1, 'dishonor', 0],
    ],
    answer: [['suicide', 'samurai']],
    tries: [
      { id: 'save', line: [['save']] },
      { id: 'accept', line: [['accept']] },
    ],
    rests: ['HS-DIS-5', 'HS-DIS-8', 'HS-NINJA-18'],
  }),
  puzzle({
    id: 'collects',
    dots: 2,
    table: {
      players: [
        { honour: 200, daimyo: 'daimyo-s4', hand: ['spy-1', 'army-28'] },
        {
          honour: 365,
          daimyo: 'daimyo-s5',
          court: ['poss-noh', 'army-16'],
          home: ['okugata-1', 'poss-daisho'],
        },
        { honour: 150, daimyo: 'daimyo-s6' },
      ],
      used: 1,
      declared: true,
    },
    answer: [['play', 'spy-1'], ['pick', 'poss-noh'], ['fate', 'samurai'], END],
    tries: [
      {
        id: 'swords',
        line: [
          ['play', 'spy-1'],
          ['pick', 'poss-daisho'],
        ],
      },
      { id: 'cavalry', line: [['play', 'army-28'], ['lay', 'samurai'], END] },
    ],
    rests: ['HS-NINJA-1', 'HS-NINJA-3', 'HS-NINJA-7'],
  }),
  puzzle({
    id: 'insult',
    dots: 3,
    table: {
      shogun: 1,
      players: [
        { honour: 200, daimyo: 'daimyo-s4', hand: ['dishonor-1', 'poss-noh'] },
        { honour: 335, daimyo: 'daimyo-s5', home: ['okugata-1', 'army-16'] },
        { honour: 330, daimyo: 'daimyo-s6' },
      ],
      declared: true,
    },
    answer: [
      ['play', 'poss-noh'],
      ['lay', 'samurai'],
      ['play', 'dishonor-1'],
      ['dishonor', 1],
    ],
    tries: [
      {
        id: 'bare',
        line: [
          ['play', 'dishonor-1'],
          ['dishonor', 1],
        ],
      },
      {
        id: 'chiyo',
        line: [
          ['play', 'dishonor-1'],
          ['dishonor', 2],
        ],
      },
    ],
    rests: ['HS-DIS-2', 'HS-SAVE-4', 'HS-ACT-3', 'HS-ACT-11'],
  }),
  puzzle({
    id: 'exact',
    dots: 2,
    table: {
      players: [
        {
          honour: 310,
          daimyo: 'daimyo-s4',
          court: ['army-28'],
          home: ['okugata-6'],
          hand: ['poss-noh', 'castle-2', 'okugata-1'],
        },
        { honour: 180, daimyo: 'daimyo-s5' },
        { honour: 180, daimyo: 'daimyo-s6' },
      ],
      used: 2,
    },
    answer: [['proclaim'], ['play', 'poss-noh'], ['lay', 'samurai'], END],
    tries: [
      { id: 'castle', line: [['play', 'castle-2'], ['lay', 'daimyo'], ['proclaim'], END] },
      { id: 'alone', line: [['play', 'poss-noh'], ['lay', 'samurai'], END] },
    ],
    rests: ['HS-DECL-2', 'HS-COLLECT-4', 'HS-ACT-7'],
  }),
  puzzle({
    id: 'halves',
    dots: 3,
    table: {
      players: [
        { honour: 100, status: ['second', 1], home: ['poss-nodachi'], hand: ['okugata-1'] },
        { honour: 180, daimyo: 'daimyo-s5', court: ['castle-3'] },
        { honour: 120, daimyo: 'daimyo-s6' },
      ],
      used: 1,
      declared: true,
    },
    answer: [['play', 'okugata-1'], ['lay', 'daimyo'], END],
    tries: [{ id: 'own', line: [['play', 'okugata-1'], ['lay', 'samurai'], END] }],
    rests: ['HS-COLLECT-8', 'HS-COLLECT-12', 'HS-COLLECT-13', 'HS-PLACE-2'],
  }),
  puzzle({
    id: 'six',
    dots: 1,
    table: {
      shogun: 0,
      players: [
        {
          honour: 150,
          daimyo: 'daimyo-s4',
          court: ['castle-1', 'army-28', 'army-29', 'army-30'],
          home: ['army-31'],
          hand: ['army-32', 'poss-daisho'],
        },
        { honour: 120, daimyo: 'daimyo-s5', court: ['army-33', 'army-34'] },
        { honour: 120, daimyo: 'daimyo-s6', court: ['army-35'] },
      ],
      used: 1,
      declared: true,
    },
    now: s => viewOf(s).defence,
    answer: [['play', 'poss-daisho'], ['lay', 'samurai'], END],
    tries: [{ id: 'cavalry', line: [['play', 'army-32'], ['lay', 'samurai'], END] }],
    rests: ['HS-BATTLE-6', 'HS-BATTLE-7'],
  }),
  puzzle({
    id: 'dismiss',
    dots: 3,
    table: {
      shogun: 0,
      players: [
        { honour: 250, daimyo: 'daimyo-d4', court: ['castle-3'], hand: ['daimyo-s1', 'army-28'] },
        { honour: 350, status: ['second', 0], home: ['okugata-6'] },
        { honour: 150, daimyo: 'daimyo-s6' },
      ],
      used: 1,
      declared: true,
    },
    answer: [['play', 'daimyo-s1'], ['dismiss'], END],
    tries: [
      { id: 'cavalry', line: [['play', 'army-28'], ['lay', 'samurai'], END] },
      { id: 'keep', line: [END] },
    ],
    rests: ['HS-PLACE-7', 'HS-ALLY-18', 'HS-ALLY-19', 'HS-COLLECT-8'],
  }),
  puzzle({
    id: 'lord',
    dots: 2,
    table: {
      players: [
        { honour: 100, status: 'ronin', home: ['okugata-6'], hand: ['daimyo-d3', 'daimyo-d4'] },
        { honour: 180, daimyo: 'daimyo-s5', court: ['castle-3'] },
        { honour: 120, daimyo: 'daimyo-s6' },
      ],
      used: 1,
    },
    answer: [['play', 'daimyo-d4'], ['enthrone'], ['proclaim'], END],
    tries: [
      { id: 'serve', line: [['ally', 1], END] },
      { id: 'quiet', line: [['play', 'daimyo-d4'], ['enthrone'], END] },
    ],
    rests: ['HS-PLACE-4', 'HS-COLLECT-3', 'HS-COLLECT-8'],
  }),
  puzzle({
    id: 'service',
    dots: 2,
    table: {
      active: 2,
      shogun: 1,
      players: [
        { honour: 200, status: ['second', 1], hand: ['saveface-1'], home: ['army-28'] },
        { honour: 180, daimyo: 'daimyo-s5', court: ['castle-3', 'okugata-6'] },
        { honour: 120, daimyo: 'daimyo-s6', hand: ['dishonor-1'] },
      ],
    },
    before: [
      [2, 'play', 'dishonor-1'],
      [2, 'dishonor', 0],
    ],
    answer: [['save']],
    tries: [
      { id: 'suicide', line: [['suicide', 'samurai']] },
      { id: 'accept', line: [['accept']] },
    ],
    rests: ['HS-DIS-4', 'HS-DIS-9', 'HS-ALLY-20'],
  }),
  puzzle({
    id: 'ronin',
    dots: 2,
    table: {
      shogun: 1,
      players: [
        { honour: 100, status: 'ronin', home: ['okugata-6'], hand: ['daimyo-s1', 'army-28'] },
        { honour: 180, daimyo: 'daimyo-d4', court: ['castle-3'] },
        { honour: 120, daimyo: 'daimyo-s6' },
      ],
      used: 1,
    },
    answer: [['ally', 1], END],
    tries: [
      { id: 'own', line: [['play', 'daimyo-s1'], ['enthrone'], END] },
      { id: 'chiyo', line: [['ally', 2], END] },
    ],
    rests: ['HS-DECL-5', 'HS-ALLY-3', 'HS-COLLECT-8', 'HS-PLACE-4'],
  }),
  puzzle({
    id: 'spoils',
    dots: 2,
    table: {
      players: [
        { honour: 150, daimyo: 'daimyo-s4', court: ['castle-3', 'army-28', 'army-29'] },
        { honour: 150, daimyo: 'daimyo-s5', court: ['castle-1'] },
        { honour: 120, daimyo: 'daimyo-s6' },
      ],
      used: 2,
    },
    dice: [6, 6, 6, 1, 1, 1],
    before: [[0, 'attack', 1]],
    answer: [['burn'], END],
    tries: [{ id: 'take', line: [['take'], END] }],
    rests: ['HS-BATTLE-19', 'HS-BATTLE-22'],
  }),
]
