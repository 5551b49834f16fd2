import type { Lesson, LessonIdea, LessonMove } from '@noren/engine'
import { script } from '@noren/engine'
import { PLACES } from './actions.ts'
import { COPY_IDS } from './cards.ts'
import { stage } from './stage.ts'

/** The first game with a teacher: the last sips of a night. You, Botan on the left, Chiyo across, Daiki on the right. */

type Edition = 'fr' | 'it'
const card = (id: string): string => `card:${COPY_IDS.indexOf(id)}`
const place = (name: string): string => `place:0/${PLACES.indexOf(name)}`
const own = (text: string, say: string, ...lanterns: string[]): LessonMove => ({
  ...(script(`0 ${text}`)[0] as LessonMove),
  say,
  ...(lanterns.length === 0 ? {} : { lanterns }),
})
/** Nobody uses the window. */
const LET_IT_BE = script('1 pass', '2 pass', '3 pass')
const auto = (text: string): LessonMove => ({ ...(script(`0 ${text}`)[0] as LessonMove), auto: true })
const END = [own('end', 'then-end'), auto('end')]

const ideasOf = (edition: Edition): Readonly<Record<string, Omit<LessonIdea, 'id'>>> => ({
  goal: { line: [], lanterns: ['masu'], rests: ['SK-FATAL-1', 'SK-FATAL-6', 'SK-END-2', 'SK-END-3'] },
  numbers: {
    line: [...script('0 card rice-bowl-1'), own('use drink', 'then-drink')],
    lanterns: [card('rice-bowl-1')],
    else: [{ words: ['use', 'text'], say: 'text' }],
    rests: ['SK-TURN-3', 'SK-TURN-5', 'SK-TURN-6', 'SK-TURN-7', 'SK-DRINK-1', 'SK-DRINK-2'],
  },
  sip: {
    line: [
      {
        seat: 0,
        words: ['place', 'life'],
        fine: [{ words: ['place', 'board'], next: [own('place life', 'then-second')] }],
      },
      own('place board', 'then-second', place('board')),
    ],
    lanterns: [place('life')],
    else: [{ words: ['place', 'katana'], say: 'katana' }],
    rests: ['SK-SAKE-1', 'SK-SAKE-2', 'SK-SAKE-4', 'SK-SAKE-5', 'SK-SAKE-6', 'SK-SAKE-7'],
  },
  iaido: {
    line: [
      own('card ramen-2', edition === 'fr' ? 'say' : 'then-upto'),
      own('use iaido', 'then-use'),
      own('step left 2', 'then-step'),
      own('target 1', 'then-target', 'seat:1'),
      ...LET_IT_BE,
      auto('weapon katana'),
      ...LET_IT_BE,
      ...script('1 defend sakuragi-3'),
    ],
    lanterns: ['seat:1'],
    else: [{ words: ['step', 'right'], say: 'right' }],
    rests: [
      'SK-IAIDO-1',
      'SK-IAIDO-5',
      'SK-IAIDO-9',
      'SK-ATTACK-5',
      'SK-ATTACK-7',
      'SK-DEF-1',
      'SK-WEAPON-7',
    ],
  },
  death: {
    line: [own('end', 'say'), auto('end')],
    lanterns: ['seat:2'],
    rests: ['SK-DMG-1', 'SK-DMG-5', 'SK-DEATH-1', 'SK-DEATH-5', 'SK-DEATH-9', 'SK-TURN-16', 'SK-TURN-17'],
  },
  dead: {
    line: script('1 shove add 0 0', '1 steal'),
    lanterns: ['seat:1'],
    rests: [
      'SK-SPIRIT-2',
      'SK-SPIRIT-6',
      'SK-SPIRIT-7',
      'SK-SPIRIT-10',
      'SK-POWER-1',
      'SK-POWER-3',
      'SK-STEAL-1',
    ],
  },
  defend: {
    line: [
      ...script('2 card flask-2', '2 use move', '2 step right 1'),
      auto('pass'),
      ...script('3 pass', '2 card pipe-2', '2 use attack', '2 target 0'),
      auto('pass'),
      ...script('3 pass', '0 defend armour-1', '2 end', '2 end'),
      ...script('3 card sandals-1', '3 use text', '3 end', '3 end'),
    ],
    lanterns: [card('armour-1')],
    else: [
      { words: ['defend'], say: 'other' },
      { words: ['pass'], say: 'nothing' },
    ],
    rests: ['SK-DEF-1', 'SK-DEF-2', 'SK-DEF-3', 'SK-DEF-6', 'SK-DMG-1', 'SK-DMG-3', 'SK-DMG-5', 'SK-ITEM-7'],
  },
  event: {
    line: [
      ...script('0 card stomach-1'),
      own('use text', 'then-text'),
      {
        ...own('sip 2 pipe', 'then-sip', 'seat:2'),
        fine: [{ words: ['sip', 2, 'life'] }, { words: ['sip', 2, 'board'] }],
      },
      ...script('2 pass'),
    ],
    lanterns: [card('stomach-1')],
    else: [{ words: ['sip'], say: 'other' }],
    rests: ['SK-TURN-9', 'SK-EVENT-1', 'SK-EVENT-2', 'SK-EVENT-15', 'SK-EVENT-16'],
  },
  flame: {
    line: [],
    lanterns: [place('life')],
    rests: ['SK-BURN-1', 'SK-BURN-2', 'SK-BURN-3', 'SK-BURN-6'],
  },
  last: {
    line: [
      ...script('0 card feigned-1'),
      own('use drink', 'then-drink'),
      own('place katana', 'then-place', place('katana')),
      ...(edition === 'it' ? END : []),
    ],
    lanterns: [place('katana')],
    rests: ['SK-DRINK-1', 'SK-DRINK-2', 'SK-DRINK-4', 'SK-DRINK-8', 'SK-FATAL-1', 'SK-FATAL-4', 'SK-SAKE-4'],
  },
  out: {
    line: [
      own('card stench-1', edition === 'fr' ? 'say' : 'then-soon'),
      own('use text', 'then-text'),
      own('spot 0 0', 'then-spot', 'gap:0/0'),
      own('spot 0 0', 'then-spot', 'gap:0/0'),
      ...(edition === 'fr' ? END : []),
    ],
    lanterns: [card('stench-1')],
    else: [{ words: ['spot'], say: 'elsewhere' }],
    rests: ['SK-EVENT-10', 'SK-GEO-13', 'SK-ATTACK-5', 'SK-FATAL-6', 'SK-FATAL-7'],
  },
  torment: {
    line: [
      ...script('1 shove add 2 0', '1 torment 0', '1 spend ramen-4', '1 done'),
      {
        ...own('defend naginata-2', 'say'),
        fine: [{ words: ['defend', 'lanterns-1'] }, { words: ['defend', 'stomach-1'] }],
      },
      ...script('2 card wakizashi-1', '2 use text', '2 end', '2 end'),
      ...script('3 card wakizashi-2', '3 use text', '3 end', '3 end'),
    ],
    lanterns: [card('naginata-2')],
    else: [{ words: ['pass'], say: 'nothing' }],
    rests: ['SK-TORMENT-1', 'SK-TORMENT-2', 'SK-TORMENT-3', 'SK-TORMENT-4', 'SK-TORMENT-7', 'SK-TORMENT-8'],
  },
  count: { line: [], rests: ['SK-END-2', 'SK-END-3', 'SK-END-4', 'SK-SAKE-9'] },
})

const FRENCH = [
  'goal',
  'numbers',
  'sip',
  'iaido',
  'death',
  'dead',
  'defend',
  'event',
  'flame',
  'last',
  'out',
  'torment',
  'count',
]
/** There the turn that empties the bowl goes on to its end and is itself the Fatal turn: the bowl comes last. */
const ITALIAN = [
  'goal',
  'numbers',
  'sip',
  'iaido',
  'death',
  'dead',
  'defend',
  'flame',
  'out',
  'last',
  'torment',
  'count',
]

export function lesson(edition: Edition): Lesson {
  const ideas = ideasOf(edition)
  return {
    me: 0,
    names: ['', 'Botan', 'Chiyo', 'Daiki'],
    options: { edition },
    stage: () =>
      stage({
        options: { edition },
        players: [
          {
            board: 'tomoe',
            life: 4,
            wounds: 1,
            hand: ['rice-bowl:drowse', 'ramen:drowse', 'armour:shove', 'stomach:shove'],
          },
          { board: 'munenori', life: 2, hand: ['sakuragi:shove'], sake: ['katana'], standing: true },
          {
            board: 'ittosai',
            life: 5,
            wounds: 1,
            hand: ['flask:drowse', 'pipe:drowse', 'wakizashi:brawl'],
            gear: ['katana', 'pipe'],
            sake: edition === 'fr' ? ['pipe', 'life', 'board'] : ['life', 'board'],
            standing: true,
          },
          {
            board: 'suenaga',
            life: 4,
            wounds: 1,
            hand: ['sandals', 'wakizashi:drowse'],
            sake: ['life', 'board'],
            standing: true,
          },
        ],
        masu: 4,
        top: [
          'feigned:brawl',
          'stench:drowse',
          'chopsticks:shove',
          'sakuragi',
          'sakuragi',
          'purchase',
          'purchase',
          'naginata:drowse',
          'lanterns',
          'roar:shove',
        ],
      }),
    ideas: (edition === 'fr' ? FRENCH : ITALIAN).map(id => ({
      id,
      ...(ideas[id] as Omit<LessonIdea, 'id'>),
    })),
  }
}
