import type { Puzzle } from '@noren/engine'
import { guard, life, puzzle, reached, reaches, sips, STRIKE, topKind, YOU } from './puzzle-table.ts'
import { sakeOf, weaponGuard } from './values.ts'

export const puzzles: readonly Puzzle[] = [
  puzzle({
    id: 'enough',
    dots: 1,
    table: {
      turn: 1,
      players: [
        { board: 'tomoe', life: 4, sake: ['life'], hand: ['armour', 'stomach'], standing: true },
        { board: 'munenori', hand: ['stench'], standing: true },
        { board: 'ittosai', standing: true },
      ],
      gaps: [1, 3, 3],
    },
    before: STRIKE('stench-1'),
    goal: s => 100 * life(s) + 10 * sips(s) + guard(s),
    ends: s => topKind(s) !== 'defend',
    answer: [['defend', 'stomach-1']],
    tries: [{ id: 'armour', line: [['defend', 'armour-1']] }],
    rests: ['SK-DEF-1', 'SK-DEF-3'],
  }),
  puzzle({
    id: 'disciple',
    dots: 2,
    table: {
      turn: 1,
      players: [
        { board: 'tomoe', life: 3, sake: ['life', 'katana'], hand: ['armour', 'disciple'], standing: true },
        { board: 'munenori', hand: ['roar'], standing: true },
        { board: 'ittosai', standing: true },
      ],
      gaps: [1, 3, 3],
    },
    before: STRIKE('roar-1'),
    goal: s => 100 * life(s) + 10 * sips(s),
    ends: s => topKind(s) !== 'defend',
    answer: [['sacrifice', 'disciple-1']],
    tries: [{ id: 'armour', line: [['defend', 'armour-1']] }],
    rests: ['SK-DEF-8', 'SK-WEAPON-7'],
  }),
  puzzle({
    id: 'arrow',
    dots: 2,
    table: {
      turn: 1,
      players: [
        { board: 'tomoe', life: 4, sake: ['life'], hand: ['armour', 'stomach'], standing: true },
        { board: 'munenori', gear: ['yumi'], hand: ['ramen'], standing: true },
        { board: 'ittosai', standing: true },
      ],
      gaps: [4, 4, 4],
    },
    before: STRIKE('ramen-1'),
    goal: s => 100 * life(s) + 10 * sips(s) + guard(s),
    ends: s => topKind(s) !== 'defend',
    answer: [['defend', 'armour-1']],
    tries: [{ id: 'stomach', line: [['defend', 'stomach-1']] }],
    rests: ['SK-DEF-4', 'SK-DEF-3'],
  }),
  puzzle({
    id: 'dry',
    dots: 1,
    table: {
      players: [
        { board: 'tomoe', life: 4, hand: ['rice-bowl'], standing: true },
        { board: 'munenori', standing: true },
        { board: 'ittosai', standing: true },
      ],
      gaps: [1, 3, 3],
      plays: 1,
    },
    goal: s => 100 * sips(s) + 10 * weaponGuard(s, YOU, false) + life(s),
    answer: [['card', 'rice-bowl-1'], ['use', 'drink'], ['place', 'life'], ['place', 'board'], ['end']],
    tries: [
      {
        id: 'katana',
        line: [
          ['card', 'rice-bowl-1'],
          ['use', 'drink'],
          ['place', 'life'],
          ['place', 'katana'],
        ],
      },
    ],
    rests: ['SK-SAKE-4', 'SK-SAKE-5', 'SK-SAKE-7'],
  }),
  puzzle({
    id: 'room',
    dots: 3,
    table: {
      players: [
        {
          board: 'tomoe',
          life: 3,
          sake: ['life', 'katana', 'board'],
          hand: ['rice-bowl', 'ramen'],
          standing: true,
        },
        { board: 'munenori', standing: true },
        { board: 'ittosai', standing: true },
      ],
      gaps: [3, 3, 3],
    },
    goal: s => 10 * sips(s) + life(s),
    ends: s => topKind(s) === 'play' && s.plays > 1,
    answer: [
      ['card', 'rice-bowl-1'],
      ['use', 'text'],
      ['card', 'ramen-1'],
      ['use', 'drink'],
      ['place', 'rice-bowl'],
    ],
    tries: [{ id: 'end', line: [['end']] }],
    rests: ['SK-DRINK-4', 'SK-DRINK-7', 'SK-SAKE-2'],
  }),
  puzzle({
    id: 'invest',
    dots: 3,
    table: {
      players: [
        { board: 'tomoe', life: 3, sake: ['life'], hand: ['rice-bowl'], standing: true },
        { board: 'munenori', standing: true },
        { board: 'ittosai', standing: true },
      ],
      gaps: [3, 3, 3],
      plays: 2,
    },
    goal: s => 100 * sips(s) + 10 * life(s) + weaponGuard(s, YOU, false),
    ends: s => topKind(s) === 'play' && s.plays > 2,
    answer: [
      ['card', 'rice-bowl-1'],
      ['pay', 'life'],
      ['use', 'drink'],
      ['place', 'life'],
      ['place', 'board'],
    ],
    tries: [{ id: 'end', line: [['end']] }],
    rests: ['SK-BURN-3', 'SK-TURN-3'],
  }),
  puzzle({
    id: 'bargain',
    dots: 2,
    table: {
      players: [
        {
          board: 'tomoe',
          life: 3,
          sake: ['life', 'katana', 'board'],
          hand: ['stomach', 'purchase'],
          standing: true,
        },
        { board: 'munenori', gear: ['katana', 'yumi'], sake: ['life', 'katana', 'board'], standing: true },
        { board: 'ittosai', sake: ['life', 'board'], standing: true },
      ],
      gaps: [3, 3, 3],
      plays: 1,
    },
    goal: s => -100 * sakeOf(s, 1) - (s.gear[1]?.length ?? 0) + 100 * sips(s),
    answer: [
      ['card', 'purchase-1'],
      ['use', 'text'],
      ['gear', 1, 'katana'],
    ],
    tries: [
      {
        id: 'yumi',
        line: [
          ['card', 'purchase-1'],
          ['use', 'text'],
          ['gear', 1, 'yumi'],
        ],
      },
      {
        id: 'stomach',
        line: [
          ['card', 'stomach-1'],
          ['use', 'text'],
          ['sip', 1, 'life'],
        ],
      },
    ],
    rests: ['SK-EVENT-13', 'SK-EVENT-14', 'SK-EVENT-15'],
  }),
  puzzle({
    id: 'close',
    dots: 2,
    table: {
      players: [
        { board: 'tomoe', life: 2, sake: ['life'], hand: ['flask'], standing: true },
        { board: 'munenori', gear: ['katana'], standing: true },
        { board: 'ittosai', gear: ['no-dachi'], standing: true },
      ],
      gaps: [2, 4, 2],
      plays: 1,
    },
    goal: s => -10 * reached(s, YOU) + life(s) + sips(s),
    answer: [
      ['card', 'flask-1'],
      ['use', 'move'],
      ['step', 'right', 1],
    ],
    tries: [
      {
        id: 'left',
        line: [
          ['card', 'flask-1'],
          ['use', 'move'],
          ['step', 'left', 1],
        ],
      },
      { id: 'stay', line: [['end']] },
    ],
    rests: ['SK-MOVE-4', 'SK-ATTACK-5'],
  }),
  puzzle({
    id: 'stench',
    dots: 2,
    table: {
      players: [
        { board: 'tomoe', life: 2, sake: ['life'], hand: ['stench'], standing: true },
        { board: 'munenori', gear: ['katana'], standing: true },
        { board: 'ittosai', gear: ['katana'], standing: true },
      ],
      gaps: [1, 4, 1],
      plays: 1,
    },
    goal: s => -10 * reached(s, YOU) + life(s) + sips(s),
    answer: [['card', 'stench-1'], ['use', 'text'], ['spot', 0, 0], ['spot', 2, 0], ['end']],
    tries: [
      {
        id: 'one',
        line: [
          ['card', 'stench-1'],
          ['use', 'text'],
          ['spot', 0, 0],
          ['spot', 0, 0],
        ],
      },
    ],
    rests: ['SK-EVENT-10', 'SK-ATTACK-5'],
  }),
  puzzle({
    id: 'lights',
    dots: 2,
    table: {
      players: [
        { board: 'tomoe', life: 3, sake: ['life'], hand: ['lanterns'], standing: true },
        { board: 'munenori', gear: ['katana'], standing: true },
        { board: 'ittosai', gear: ['katana'], standing: true },
      ],
      gaps: [2, 4, 2],
      plays: 1,
    },
    goal: s => 10 * ((reaches(s, YOU, 1) ? 1 : 0) + (reaches(s, YOU, 2) ? 1 : 0)) + sips(s),
    answer: [['card', 'lanterns-1'], ['use', 'text'], ['spot', 0, 0], ['spot', 2, 0], ['end']],
    tries: [
      {
        id: 'move',
        line: [
          ['card', 'lanterns-1'],
          ['use', 'move'],
          ['step', 'left', 1],
        ],
      },
    ],
    rests: ['SK-EVENT-20', 'SK-ATTACK-5'],
  }),
  puzzle({
    id: 'hand',
    dots: 1,
    table: {
      players: [
        {
          board: 'tomoe',
          life: 3,
          gear: ['katana', 'wakizashi', 'no-dachi'],
          wield: null,
          sake: ['life', 'katana'],
          standing: true,
        },
        { board: 'munenori', standing: true },
        { board: 'ittosai', standing: true },
      ],
      gaps: [1, 3, 3],
      at: 'wield',
    },
    goal: s => weaponGuard(s, YOU, false),
    ends: s => topKind(s) !== 'wield',
    answer: [['wield', 'wakizashi']],
    tries: [
      { id: 'katana', line: [['wield', 'katana']] },
      { id: 'nodachi', line: [['wield', 'no-dachi']] },
    ],
    rests: ['SK-TURN-17', 'SK-WEAPON-7', 'SK-DEF-3'],
  }),
  puzzle({
    id: 'flask',
    dots: 1,
    table: {
      players: [
        { board: 'tomoe', life: 3, gear: ['katana', 'flask'], sake: ['life', 'board'], standing: true },
        { board: 'munenori', standing: true },
        { board: 'ittosai', standing: true },
      ],
      gaps: [1, 3, 3],
      plays: 2,
    },
    goal: s => (s.phase > 1 ? 0 : 100 * (s.hand[YOU]?.length ?? 0)) + 10 * sips(s) + life(s),
    answer: [
      ['activate', 'flask'],
      ['cost', 'board'],
    ],
    tries: [
      { id: 'burn', line: [['burn', 'board']] },
      {
        id: 'life',
        line: [
          ['activate', 'flask'],
          ['cost', 'life'],
        ],
      },
    ],
    rests: ['SK-ITEM-10', 'SK-BURN-2', 'SK-ITEM-14'],
  }),
]
