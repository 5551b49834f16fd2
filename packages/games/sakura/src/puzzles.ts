import type { Puzzle, Words } from '@noren/engine'
import type { Staging } from './stage.ts'
import { stage } from './stage.ts'
import type { Sakura } from './state.ts'

const YOU = 0
const END: Words = ['end']

/** Cards taken weigh more than any purse; of equal takes the fuller purse is better. */
const fewestTaken = (s: Sakura): number => (s.coins[YOU] as number) - 100 * (s.tricks[YOU] as number[]).length

type Given = Pick<Puzzle, 'id' | 'dots' | 'answer' | 'tries' | 'rests'> & { readonly table: Staging }

const puzzle = ({ table, ...given }: Given): Puzzle => ({
  ...given,
  me: YOU,
  names: ['', 'Botan', 'Chiyo'],
  options: {},
  stage: () => stage({ seats: 3, round: 3, ...table }),
  worth: fewestTaken,
})

/** One turn each; what the others hold decides none of them. */
export const puzzles: readonly Puzzle[] = [
  puzzle({
    id: 'neither',
    dots: 2,
    table: {
      left: ['red-12'],
      right: ['blue-5'],
      hands: [['red-3', 'blue-9', 'green-2', 'black-8']],
      coins: [3, 5, 5],
      row: ['samurai-flip', 'konohana-colour', 'cook-2', 'geisha-peek', 'daimyo-vote'],
    },
    answer: [['hire', 'samurai-flip'], ['place', 'red-3', 'left'], ['place', 'blue-9', 'right'], END],
    tries: [
      {
        id: 'cook',
        line: [
          ['hire', 'cook-2'],
          ['place', 'red-3', 'right'],
        ],
      },
      {
        id: 'colours',
        line: [
          ['hire', 'konohana-colour'],
          ['place', 'red-3', 'right'],
          ['take', 'left'],
        ],
      },
    ],
    rests: ['SA-CHAR-18', 'SA-CHAR-19', 'SA-PLAY-6', 'SA-PLAY-7'],
  }),
  puzzle({
    id: 'nine',
    dots: 1,
    table: {
      left: ['red-6'],
      right: ['blue-9'],
      hands: [['red-9', 'red-7', 'black-2', 'green-4']],
      coins: [0, 5, 5],
    },
    answer: [['place', 'red-7', 'left'], ['place', 'red-9', 'right'], END],
    tries: [
      {
        id: 'left',
        line: [
          ['place', 'red-9', 'left'],
          ['take', 'right'],
        ],
      },
    ],
    rests: ['SA-PLAY-6', 'SA-PLAY-11', 'SA-PLAY-12'],
  }),
  puzzle({
    id: 'corner',
    dots: 2,
    table: {
      left: ['green-10', 'black-13'],
      right: ['red-11', 'green-1'],
      hands: [['black-1', 'blue-13', 'red-6', 'blue-6']],
      coins: [0, 5, 5],
    },
    answer: [['place', 'blue-13', 'left'], ['place', 'black-1', 'right'], END],
    tries: [
      {
        id: 'turn',
        line: [
          ['place', 'black-1', 'left'],
          ['take', 'right'],
        ],
      },
    ],
    rests: ['SA-PLAY-9', 'SA-PLAY-11', 'SA-PLAY-12'],
  }),
  puzzle({
    id: 'small',
    dots: 3,
    table: {
      left: ['green-12'],
      right: ['red-7', 'blue-7', 'black-7', 'green-7', 'green-3'],
      hands: [['red-5', 'blue-9', 'red-13', 'black-8']],
      coins: [0, 5, 5],
      row: ['konohana-free', 'geisha-peek', 'daimyo-vote', 'cook-3', 'samurai-flip'],
    },
    answer: [
      ['take', 'left'],
      ['replace', 'red-13'],
      ['hire', 'konohana-free'],
      ['place', 'red-5', 'right'],
      END,
    ],
    tries: [
      {
        id: 'big',
        line: [
          ['take', 'right'],
          ['replace', 'red-5'],
        ],
      },
    ],
    rests: ['SA-TAKE-4', 'SA-TAKE-8', 'SA-CHAR-46'],
  }),
  puzzle({
    id: 'wrap',
    dots: 2,
    table: {
      left: ['green-4', 'red-13'],
      right: ['blue-6'],
      hands: [['black-12', 'blue-2', 'green-8', 'green-10']],
      coins: [2, 5, 5],
      row: ['konohana-colour', 'cook-1', null, null, null],
    },
    answer: [['hire', 'cook-1'], ['place', 'black-12', 'left'], ['place', 'blue-2', 'right'], END],
    tries: [
      {
        id: 'colours',
        line: [
          ['hire', 'konohana-colour'],
          ['place', 'blue-2', 'right'],
          ['take', 'left'],
        ],
      },
    ],
    rests: ['SA-CHAR-1', 'SA-CHAR-4', 'SA-PLAY-11', 'SA-PLAY-12'],
  }),
  puzzle({
    id: 'below',
    dots: 1,
    table: {
      left: ['black-12'],
      right: ['green-6', 'black-1'],
      hands: [['black-13', 'red-12', 'green-5', 'blue-4']],
      coins: [0, 5, 5],
    },
    answer: [['place', 'red-12', 'left'], ['place', 'black-13', 'right'], END],
    tries: [
      {
        id: 'top',
        line: [
          ['place', 'black-13', 'left'],
          ['take', 'right'],
        ],
      },
    ],
    rests: ['SA-PLAY-10', 'SA-PLAY-12'],
  }),
  puzzle({
    id: 'after',
    dots: 2,
    table: {
      left: ['red-5'],
      right: ['blue-8', 'green-11', 'blue-6'],
      hands: [['red-9', 'blue-10', 'green-2', 'black-3']],
      coins: [1, 5, 5],
      row: ['samurai-flip', null, null, 'konohana-free', null],
    },
    answer: [['place', 'red-9', 'left'], ['hire', 'samurai-flip'], ['place', 'blue-10', 'right'], END],
    tries: [
      {
        id: 'first',
        line: [
          ['hire', 'samurai-flip'],
          ['place', 'blue-10', 'right'],
          ['take', 'left'],
        ],
      },
    ],
    rests: ['SA-CHAR-18', 'SA-CHAR-19', 'SA-PLAY-3'],
  }),
  puzzle({
    id: 'mercy',
    dots: 3,
    table: {
      left: ['green-4', 'green-6', 'black-10', 'red-8'],
      right: ['blue-9', 'blue-3'],
      hands: [['black-2', 'green-3', 'black-5']],
      tricks: [['red-1', 'black-4']],
      coins: [1, 5, 5],
      row: ['daimyo-discard', 'samurai-higher', null, 'konohana-free', null],
      served: ['right'],
    },
    answer: [
      ['hire', 'daimyo-discard'],
      ['discard', 'red-1'],
      ['hire', 'konohana-free'],
      ['place', 'black-2', 'left'],
      END,
    ],
    tries: [
      { id: 'take', line: [['take', 'left']] },
      {
        id: 'four',
        line: [
          ['hire', 'daimyo-discard'],
          ['discard', 'black-4'],
          ['take', 'left'],
        ],
      },
    ],
    rests: ['SA-CHAR-27', 'SA-CHAR-28', 'SA-CHAR-46'],
  }),
  puzzle({
    id: 'harvest',
    dots: 3,
    table: {
      left: ['red-10', 'black-4', 'blue-11'],
      right: ['red-9', 'red-2'],
      hands: [['green-8', 'black-6', 'green-3']],
      coins: [1, 5, 5],
      row: ['konohana-harvest', 'samurai-higher', null, 'konohana-free', null],
      served: ['right'],
    },
    answer: [
      ['hire', 'konohana-harvest'],
      ['harvest', 'left'],
      ['hire', 'konohana-free'],
      ['place', 'green-3', 'left'],
      END,
    ],
    tries: [
      { id: 'take', line: [['take', 'left']] },
      {
        id: 'right',
        line: [
          ['hire', 'konohana-harvest'],
          ['harvest', 'right'],
          ['take', 'left'],
        ],
      },
    ],
    rests: ['SA-CHAR-42', 'SA-CHAR-43', 'SA-CHAR-46'],
  }),
  puzzle({
    id: 'cheap',
    dots: 2,
    table: {
      left: ['red-10', 'green-2', 'red-6'],
      right: ['blue-4'],
      hands: [['black-8', 'blue-1', 'green-5', 'green-3']],
      coins: [4, 5, 5],
      row: ['konohana-colour', null, null, 'konohana-free', null],
    },
    answer: [['hire', 'konohana-colour'], ['place', 'black-8', 'left'], ['place', 'blue-1', 'right'], END],
    tries: [
      {
        id: 'wind',
        line: [['hire', 'konohana-free'], ['place', 'green-5', 'left'], ['place', 'blue-1', 'right'], END],
      },
    ],
    rests: ['SA-CHAR-44', 'SA-CHAR-45', 'SA-CHAR-46'],
  }),
  puzzle({
    id: 'two',
    dots: 3,
    table: {
      left: ['green-3', 'red-9'],
      right: ['blue-9', 'blue-3'],
      hands: [['black-7', 'green-4', 'black-5']],
      coins: [3, 5, 5],
      row: ['konohana-colour', 'cook-3', 'samurai-higher', null, null],
      served: ['right'],
    },
    answer: [['hire', 'konohana-colour'], ['hire', 'cook-3'], ['place', 'black-7', 'left'], END],
    tries: [
      {
        id: 'cook',
        line: [
          ['hire', 'cook-3'],
          ['take', 'left'],
        ],
      },
      {
        id: 'colours',
        line: [
          ['hire', 'konohana-colour'],
          ['take', 'left'],
        ],
      },
    ],
    rests: ['SA-CHAR-1', 'SA-CHAR-44', 'SA-MOD-1'],
  }),
  puzzle({
    id: 'descent',
    dots: 2,
    table: {
      left: ['red-9'],
      right: ['black-6', 'red-12', 'blue-9'],
      hands: [['green-9', 'red-4', 'blue-11', 'black-2']],
      coins: [1, 5, 5],
      row: ['samurai-lower', 'cook-1', null, 'konohana-free', null],
    },
    answer: [['hire', 'samurai-lower'], ['place', 'red-4', 'left'], ['place', 'green-9', 'right'], END],
    tries: [
      {
        id: 'left',
        line: [
          ['place', 'green-9', 'left'],
          ['take', 'right'],
        ],
      },
      {
        id: 'right',
        line: [
          ['place', 'green-9', 'right'],
          ['take', 'left'],
        ],
      },
    ],
    rests: ['SA-CHAR-21', 'SA-CHAR-22', 'SA-PLAY-12'],
  }),
]
