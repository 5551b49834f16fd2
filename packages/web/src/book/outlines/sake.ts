import type { Outline } from '../outline.ts'
import { END, RARE, of } from '../outline.ts'

const CHAPTERS: Readonly<Record<string, string>> = {
  boards: 'setup',
  defend: 'defence',
  window: 'interrupt',
  discard: 'soul',
  place: 'drink',
  disciple: 'disciple',
  torment: 'spirit',
  help: 'spirit',
  vanish: 'spirit',
  brawl: 'spirit',
  drowse: 'spirit',
  wield: 'defence',
}

export const outline: Outline = {
  icons: ['attack', 'defence', 'move', 'drink', 'step', 'sip', 'seat', 'life', 'backs'],
  chapters: [
    {
      id: END,
      clauses: [
        ...of('SK-FATAL', '1-11'),
        ...of('SK-END', '1-13'),
        ...of('SK-SEPPUKU', '1-6'),
        ...of('SK-EX', '1 12 13 16'),
        ...of('A', '49 57 81'),
      ],
    },
    { id: 'setup', clauses: [...of('SK-SETUP', '1-16 19'), 'A-72'] },
    { id: 'ring', clauses: [...of('SK-GEO', '1-17'), 'A-82'] },
    { id: 'turn', clauses: [...of('SK-TURN', '1-19'), 'A-10'] },
    { id: 'attack', clauses: [...of('SK-ATTACK', '1-19'), 'SK-EX-3'] },
    { id: 'move', clauses: [...of('SK-MOVE', '1-14'), 'SK-EX-8'] },
    { id: 'iaido', clauses: [...of('SK-IAIDO', '1-13'), ...of('SK-EX', '2 5 14')] },
    { id: 'drink', clauses: [...of('SK-DRINK', '1-8'), ...of('SK-SAKE', '1-7 9-12'), 'SK-EX-6'] },
    { id: 'burn', clauses: of('SK-BURN', '1-9') },
    { id: 'defence', clauses: of('SK-DEF', '1-13') },
    {
      id: 'cards',
      clauses: [
        ...of('SK-WEAPON', '1-11'),
        ...of('SK-ITEM', '1-14'),
        ...of('SK-EVENT', '1-23'),
        ...of('A', '28 44 45 46 56 62'),
      ],
      gallery: true,
    },
    { id: 'interrupt', clauses: [...of('SK-INT', '1-13'), ...of('A', '24 25')] },
    { id: 'disciple', clauses: [...of('SK-DISC', '1-24'), ...of('SK-EX', '4 15')] },
    {
      id: 'soul',
      clauses: [
        ...of('SK-HAND', '1-5'),
        ...of('SK-DECK', '1-7'),
        ...of('SK-SOUL', '1-7'),
        ...of('A', '1 70'),
      ],
    },
    {
      id: 'wound',
      clauses: [
        ...of('SK-DMG', '1-5'),
        ...of('SK-HEAL', '1-3'),
        ...of('SK-DEATH', '1-13'),
        ...of('SK-EX', '9-11'),
        ...of('A', '31 32'),
      ],
    },
    { id: 'line', clauses: of('SK-LINE', '1-11') },
    {
      id: 'spirit',
      clauses: [
        ...of('SK-SPIRIT', '1-10'),
        ...of('SK-POWER', '1-9'),
        ...of('SK-STEAL', '1-4'),
        ...of('SK-TORMENT', '1-13'),
        ...of('SK-DEMAT', '1-10'),
        'SK-EX-7',
        ...of('A', '36-38 42'),
      ],
    },
    { id: 'people', clauses: of('SK-ABIL', '1-10') },
    { id: 'places', clauses: [...of('SK-LOC', '1-5'), 'A-58'] },
    { id: RARE, clauses: of('A', '3 85') },
  ],
  rare: ['stop', 'ways', 'wet', 'cup', 'gap'],
  words: ['bowl', 'sip', 'step', 'seated', 'hand', 'spirit', 'torment', 'fatal'],
  apart: [
    ...of('SK-SETUP', '17 18'),
    'SK-DRINK-9',
    'SK-SAKE-8',
    ...of('A', '80 83 84 86'),
    ...of('D', '1-30'),
  ],
  chapterOf: question => CHAPTERS[question] ?? 'turn',
}
