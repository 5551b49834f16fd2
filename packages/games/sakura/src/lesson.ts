import type { Lesson } from '@noren/engine'
import { stage } from './stage.ts'

/** The first game with a teacher: the last turns of a third round. You, Botan on the left, Chiyo on the right. */

const YOU = 0
const BOTAN = 1
const CHIYO = 2
const LATER = ['characters']

export const lesson: Lesson = {
  me: YOU,
  names: ['', 'Botan', 'Chiyo'],
  options: {},
  stage: () =>
    stage({
      seats: 3,
      round: 3,
      left: ['red-2', 'red-4'],
      right: ['blue-12', 'blue-9'],
      hands: [
        ['red-8', 'red-10', 'blue-8', 'black-5', 'green-1', 'black-1', 'black-8', 'black-3'],
        ['red-11', 'blue-7', 'black-10', 'green-7', 'black-4', 'green-8', 'blue-2', 'green-2'],
        ['green-5', 'red-7', 'black-13', 'green-6', 'black-9', 'blue-10', 'red-3', 'red-6'],
      ],
      tricks: [
        [],
        ['green-13', 'green-11', 'green-10', 'blue-5'],
        ['blue-13', 'blue-11', 'black-11', 'red-9', 'blue-6', 'black-6'],
      ],
      coins: [0, 3, 1],
      row: ['geisha-peek', 'daimyo-discard', 'cook-2', 'konohana-harvest', 'samurai-flip'],
      deck: ['geisha-neighbours', 'cook-1'],
      scores: [
        [7, 8, 6],
        [5, 6, 7],
      ],
    }),
  ideas: [
    {
      id: 'goal',
      line: [],
      lanterns: ['shurikens:0'],
      folded: LATER,
      rests: ['SA-END-4', 'SA-END-12', 'SA-END-14'],
    },
    {
      id: 'climb',
      line: [
        { seat: YOU, words: ['place', 'red-8', 'left'], fine: [{ words: ['place', 'red-10', 'left'] }] },
      ],
      lanterns: ['pile:left'],
      folded: LATER,
      else: [{ words: ['place', '*', 'right'], say: 'right' }],
      rests: ['SA-PLAY-2', 'SA-PLAY-3', 'SA-PLAY-6', 'SA-PLAY-8'],
    },
    {
      id: 'fall',
      line: [{ seat: YOU, words: ['place', 'blue-8', 'right'] }],
      lanterns: ['pile:right'],
      folded: LATER,
      rests: ['SA-PLAY-7', 'SA-PLAY-8'],
    },
    {
      id: 'end',
      line: [
        { seat: YOU, words: ['end'] },
        { seat: BOTAN, words: ['place', 'red-11', 'left'] },
        { seat: BOTAN, words: ['place', 'blue-7', 'right'] },
        { seat: BOTAN, words: ['end'] },
        { seat: CHIYO, words: ['take', 'left'] },
        { seat: CHIYO, words: ['replace', 'green-5'] },
        { seat: CHIYO, words: ['place', 'red-7', 'right'] },
        { seat: CHIYO, words: ['end'] },
      ],
      lanterns: ['seat:2'],
      folded: LATER,
      after: ['tricks:2'],
      rests: ['SA-PLAY-17', 'SA-TAKE-1', 'SA-TAKE-3', 'SA-TAKE-4', 'SA-TAKE-5'],
    },
    {
      id: 'same',
      line: [{ seat: YOU, words: ['place', 'black-5', 'left'] }],
      lanterns: ['card:black-5'],
      folded: LATER,
      else: [{ words: ['take', 'right'], say: 'take' }],
      rests: ['SA-PLAY-11', 'SA-PLAY-12'],
    },
    {
      id: 'dim',
      line: [],
      lanterns: ['card:black-3'],
      folded: LATER,
      dim: true,
      rests: ['SA-PLAY-7', 'SA-PLAY-11'],
    },
    {
      id: 'take',
      line: [{ seat: YOU, words: ['take', 'right'] }],
      lanterns: ['pile:right'],
      folded: LATER,
      rests: ['SA-TAKE-1', 'SA-TAKE-3', 'SA-TAKE-4', 'SA-TAKE-5'],
    },
    {
      id: 'wall',
      line: [{ seat: YOU, words: ['replace', 'green-1'] }],
      lanterns: ['card:green-1'],
      folded: LATER,
      else: [
        { words: ['replace', 'black-1'], say: 'black' },
        { words: ['replace'], say: 'other' },
      ],
      rests: ['SA-TAKE-5', 'SA-TAKE-6', 'SA-TAKE-7', 'SA-PLAY-10', 'SA-PLAY-11'],
    },
    {
      id: 'hire',
      line: [
        { seat: YOU, words: ['hire', 'daimyo-discard'] },
        {
          seat: YOU,
          words: ['discard', 'blue-7'],
          fine: [{ words: ['discard', 'red-7'] }],
          say: 'then-card',
          lanterns: [],
        },
        { seat: YOU, words: ['end'], say: 'then-end', lanterns: [] },
        { seat: BOTAN, words: ['place', 'black-10', 'left'] },
        { seat: BOTAN, words: ['take', 'right'] },
        { seat: BOTAN, words: ['replace', 'green-7'] },
        { seat: BOTAN, words: ['end'] },
        { seat: CHIYO, words: ['place', 'black-13', 'left'] },
        { seat: CHIYO, words: ['place', 'green-6', 'right'] },
        { seat: CHIYO, words: ['end'] },
      ],
      lanterns: ['slot:daimyo-discard'],
      else: [
        { words: ['hire', 'geisha-peek'], say: 'geisha' },
        { words: ['discard'], say: 'card' },
        { words: ['end'], say: 'end' },
      ],
      after: ['tricks:1'],
      rests: ['SA-HIRE-1', 'SA-HIRE-3', 'SA-HIRE-4', 'SA-HIRE-6', 'SA-CHAR-27', 'SA-CHAR-28', 'SA-CHAR-29'],
    },
    {
      id: 'circle',
      line: [{ seat: YOU, words: ['place', 'black-1', 'left'] }],
      lanterns: ['card:black-1'],
      else: [{ words: ['hire'], say: 'hire' }],
      rests: ['SA-PLAY-9'],
    },
    {
      id: 'bend',
      line: [
        { seat: YOU, words: ['hire', 'cook-2'] },
        {
          seat: YOU,
          words: ['place', 'black-8', 'right'],
          // Whoever put red 10 on the left pile still has it.
          fine: [{ words: ['place', 'red-8', 'right'] }],
          say: 'then-card',
          lanterns: ['card:black-8'],
        },
        { seat: YOU, words: ['end'], say: 'then-end', lanterns: [] },
        { seat: BOTAN, words: ['place', 'black-4', 'left'] },
        { seat: BOTAN, words: ['place', 'green-8', 'right'] },
        { seat: BOTAN, words: ['end'] },
        { seat: CHIYO, words: ['place', 'black-9', 'left'] },
        { seat: CHIYO, words: ['take', 'right'] },
        { seat: CHIYO, words: ['replace', 'blue-10'] },
        { seat: CHIYO, words: ['end'] },
      ],
      lanterns: ['slot:cook-2', 'card:black-8'],
      else: [
        { words: ['take', 'right'], say: 'take' },
        { words: ['hire'], say: 'hire' },
      ],
      after: ['pile:right'],
      rests: [
        'SA-MOD-1',
        'SA-MOD-4',
        'SA-MOD-5',
        'SA-CHAR-1',
        'SA-CHAR-2',
        'SA-CHAR-4',
        'SA-CHAR-5',
        'SA-PLAY-15',
      ],
    },
    {
      id: 'count',
      line: [],
      rests: [
        'SA-END-1',
        'SA-END-2',
        'SA-END-3',
        'SA-END-4',
        'SA-END-5',
        'SA-END-13',
        'SA-END-14',
        'SA-END-15',
        'SA-END-16',
      ],
    },
  ],
}
