import type { Lesson, LessonMove } from '@noren/engine'
import { script } from '@noren/engine'
import { cardNumber } from './cards.ts'
import { scriptedDice, stage } from './stage.ts'

/** The first game with a teacher: a race to 250. You, Botan on the left, Chiyo on the right. */

const card = (id: string): string => `card:${cardNumber(id)}`
/** The last of these moves rolls exactly these dice. */
const rolling = (line: LessonMove[], ...dice: number[]): LessonMove[] =>
  line.map((move, i) => (i === line.length - 1 ? { ...move, luck: () => scriptedDice(dice) } : move))

/** What the first ideas leave alone. */
const LATER = ['declarations']

export const lesson: Lesson = {
  me: 0,
  names: ['', 'Botan', 'Chiyo'],
  options: { target: 250 },
  stage: () =>
    stage({
      target: 250,
      collecting: true,
      players: [
        {
          honour: 60,
          daimyo: 'daimyo-s4',
          court: ['army-16', 'army-28'],
          home: ['okugata-6'],
          hand: ['poss-noh', 'okugata-1', 'army-29', 'army-30', 'saveface-1', 'guard-1', 'army-1'],
        },
        {
          honour: 90,
          daimyo: 'daimyo-s5',
          court: ['army-17', 'army-31', 'okugata-2'],
          home: ['army-2'],
          hand: ['dishonor-1', 'army-3', 'army-4', 'army-18', 'army-5', 'spy-2', 'army-6'],
        },
        {
          honour: 70,
          daimyo: 'daimyo-s1',
          court: ['army-7'],
          home: ['army-32'],
          hand: ['castle-2', 'assassin-1', 'army-8', 'army-9', 'army-10', 'guard-2', 'army-11'],
        },
      ],
      deck: ['spy-1', 'army-12', 'army-19', 'army-20', 'army-13', 'army-14', 'army-21', 'army-22'],
    }),
  ideas: [
    {
      id: 'goal',
      folded: LATER,
      line: [],
      lanterns: ['race:0'],
      rests: ['HS-END-1', 'HS-END-3', 'HS-END-5', 'HS-END-6'],
    },
    {
      id: 'pay',
      folded: LATER,
      line: [],
      lanterns: [card('daimyo-s4'), card('okugata-6')],
      rests: ['HS-COLLECT-1', 'HS-COLLECT-2', 'HS-COLLECT-3'],
    },
    {
      id: 'ki',
      folded: LATER,
      line: script('0 play poss-noh', '0 lay samurai'),
      lanterns: [card('poss-noh')],
      else: [{ words: ['lay', 'daimyo'], say: 'daimyo' }],
      rests: ['HS-ACT-2', 'HS-ACT-7', 'HS-ACT-11', 'HS-PLACE-1'],
    },
    {
      id: 'lady',
      folded: LATER,
      line: script('0 play okugata-1', '0 lay daimyo'),
      lanterns: [card('okugata-1')],
      else: [{ words: ['play'], say: 'other' }],
      rests: ['HS-HOUSE-3', 'HS-ACT-9', 'HS-ACT-11'],
    },
    {
      id: 'army',
      folded: LATER,
      line: [
        {
          seat: 0,
          words: ['play', 'army-29'],
          fine: [
            { words: ['play', 'army-30'], next: script('0 lay daimyo', '0 play army-29', '0 lay daimyo') },
          ],
        },
        ...script('0 lay daimyo', '0 play army-30', '0 lay daimyo'),
      ],
      lanterns: [card('army-29'), card('army-30')],
      else: [{ words: ['lay', 'samurai'], say: 'samurai' }],
      rests: ['HS-BATTLE-3', 'HS-BATTLE-6', 'HS-BATTLE-18', 'HS-HOUSE-4'],
    },
    {
      id: 'draw',
      folded: LATER,
      line: [
        ...script('0 draw'),
        { seat: 0, words: ['end'], say: 'then-end', lanterns: [] },
        ...script('1 play dishonor-1', '1 dishonor 0'),
      ],
      lanterns: ['deck'],
      else: [{ words: ['play', 'army-1'], say: 'play' }],
      rests: ['HS-ACT-1', 'HS-HAND-1', 'HS-HAND-2', 'HS-TURN-3', 'HS-TURN-4'],
    },
    {
      id: 'face',
      folded: LATER,
      line: script('0 save', '1 end', '2 play castle-2', '2 lay daimyo', '2 end'),
      lanterns: [card('saveface-1')],
      else: [
        { words: ['accept'], say: 'accept' },
        { words: ['suicide'], say: 'death' },
      ],
      rests: ['HS-DIS-2', 'HS-DIS-3', 'HS-DIS-4', 'HS-DIS-5', 'HS-DIS-6', 'HS-SAVE-1', 'HS-ACT-4'],
    },
    {
      id: 'castle',
      line: rolling(script('0 attack 2'), 4, 5, 2, 6, 3, 6, 2),
      lanterns: [card('castle-2')],
      else: [
        { words: ['play'], say: 'card' },
        { words: ['end'], say: 'end' },
      ],
      rests: ['HS-DECL-1', 'HS-DECL-4', 'HS-BATTLE-2', 'HS-BATTLE-5', 'HS-BATTLE-6', 'HS-ACT-6'],
    },
    {
      id: 'sum',
      line: script('0 pass', '1 pass', '2 pass'),
      rests: ['HS-BATTLE-10', 'HS-BATTLE-12', 'HS-BATTLE-14', 'HS-BATTLE-15', 'HS-BATTLE-17', 'HS-BATTLE-18'],
    },
    {
      id: 'spoils',
      line: [
        ...script('0 take'),
        { seat: 0, words: ['end'], say: 'then-end', lanterns: [] },
        ...script('1 end', '2 ally 1', '2 end'),
      ],
      lanterns: [card('castle-2')],
      after: ['plate:2'],
      else: [{ words: ['burn'], say: 'burn' }],
      rests: [
        'HS-BATTLE-5',
        'HS-BATTLE-19',
        'HS-ALLY-1',
        'HS-ALLY-2',
        'HS-ALLY-3',
        'HS-ALLY-4',
        'HS-COLLECT-5',
      ],
    },
    {
      id: 'guard',
      line: script('0 play guard-1', '0 lay daimyo'),
      lanterns: [card('guard-1')],
      else: [{ words: ['lay', 'samurai'], say: 'samurai' }],
      rests: ['HS-NINJA-11', 'HS-NINJA-12', 'HS-NINJA-13', 'HS-NINJA-14', 'HS-NINJA-15', 'HS-PLACE-1'],
    },
    {
      id: 'shogun',
      line: [...script('0 proclaim'), { seat: 0, words: ['end'], say: 'then-end', lanterns: [] }],
      lanterns: ['title'],
      else: [{ words: ['end'], say: 'end' }],
      rests: ['HS-DECL-2', 'HS-COLLECT-4', 'HS-BATTLE-2', 'HS-SAVE-4'],
    },
    {
      id: 'hold',
      line: [
        ...rolling(script('1 attack 0'), 5, 4, 6, 3, 4, 2, 6, 5, 1),
        { seat: 0, words: ['pass'], auto: true },
        ...script('1 pass', '2 pass', '1 end', '2 play assassin-1'),
        ...rolling(script('2 kill daimyo 0'), 4),
        ...script('2 end'),
      ],
      lanterns: ['plate:0'],
      rests: [
        'HS-BATTLE-4',
        'HS-BATTLE-7',
        'HS-BATTLE-14',
        'HS-ALLY-4',
        'HS-ALLY-21',
        'HS-NINJA-1',
        'HS-NINJA-14',
      ],
    },
    {
      id: 'race',
      line: [],
      lanterns: ['race:0'],
      rests: ['HS-COLLECT-1', 'HS-COLLECT-3', 'HS-COLLECT-4', 'HS-END-3', 'HS-END-4', 'HS-END-5'],
    },
  ],
}
