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
]
