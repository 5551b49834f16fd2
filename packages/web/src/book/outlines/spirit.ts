import type { Outline } from '../outline.ts'
import { END, RARE, of } from '../outline.ts'

const CHAPTERS: Readonly<Record<string, string>> = {
  choose: 'setup',
  absent: 'few',
  loseDefence: 'bite',
  order: 'bite',
  ignore: 'bite',
  action: 'turn',
  recipient: 'support',
  place: 'fight',
  receive: 'fight',
  again: 'people',
  farmWound: 'village',
  bonus: 'dawn',
}

export const outline: Outline = {
  icons: ['hat', 'farm', 'doll', 'flame', 'kiai', 'token', 'wound', 'gate', 'burn', 'arrow', 'never'],
  chapters: [
    {
      id: END,
      clauses: [
        ...of('SS-LOSS', '1-4'),
        'SS-WIN-1',
        ...of('SS-SCORE', '1-5'),
        'SS-EX-15',
        ...of('SS-AMB', '36 44 57 63'),
      ],
    },
    { id: 'setup', clauses: [...of('SS-SETUP', '1-19'), ...of('SS-MODE', '1-9'), ...of('SS-EX', '1')] },
    {
      id: 'night',
      clauses: [...of('SS-DEF', '1-4 11-13'), ...of('SS-ROUND', '1-9'), ...of('SS-EX', '22 25'), 'SS-AMB-28'],
    },
    { id: 'turn', clauses: [...of('SS-TURN', '1-6'), ...of('SS-EX', '2 5'), ...of('SS-FAQ', '1 2')] },
    {
      id: 'bite',
      clauses: [...of('SS-PEN', '1-32'), ...of('SS-EX', '20 21 24'), ...of('SS-AMB', '12 13 26 43 46 47')],
    },
    {
      id: 'fight',
      clauses: [
        ...of('SS-DEF', '5-8 10'),
        ...of('SS-FIGHT', '1-5'),
        ...of('SS-CONF', '1-8'),
        ...of('SS-DEFEND', '1-6'),
        ...of('SS-EX', '3 10 17'),
        ...of('SS-AMB', '8 10'),
      ],
    },
    {
      id: 'kiai',
      clauses: [
        'SS-DEF-9',
        ...of('SS-KIAI', '1-15'),
        ...of('SS-EX', '6 26 30 31'),
        ...of('SS-AMB', '35 50 65'),
      ],
    },
    { id: 'support', clauses: [...of('SS-SUP', '1-15'), 'SS-FAQ-5', ...of('SS-EX', '4 13 16'), 'SS-AMB-49'] },
    { id: 'pass', clauses: of('SS-PASS', '1-10') },
    {
      id: 'people',
      clauses: [
        ...of('SS-TAL', '1-32'),
        ...of('SS-KIAI', '16-43'),
        'SS-FAQ-6',
        ...of('SS-EX', '9 11 28 29'),
        ...of('SS-AMB', '23 37 48'),
      ],
      gallery: true,
    },
    { id: 'wound', clauses: [...of('SS-WOUND', '1-15'), ...of('SS-FAQ', '3 4'), ...of('SS-EX', '7 12 14')] },
    {
      id: 'village',
      clauses: [
        ...of('SS-BARR', '1 2'),
        ...of('SS-FARM', '1-10'),
        ...of('SS-FAM', '1-3'),
        'SS-EX-23',
        'SS-AMB-61',
      ],
    },
    { id: 'dawn', clauses: [...of('SS-END', '1-15'), ...of('SS-EX', '8 27'), 'SS-AMB-32'] },
    { id: 'next', clauses: [...of('SS-NEXT', '1-12'), 'SS-EX-18', 'SS-AMB-33'] },
    {
      id: 'few',
      clauses: [...of('SS-DUO', '1-11'), ...of('SS-SOLO', '1-5'), 'SS-EX-19', ...of('SS-AMB', '52 55')],
    },
    { id: RARE, clauses: [...of('SS-AMB', '1 31 38 54'), 'SS-FAQ-7'] },
  ],
  rare: ['pile', 'animal', 'arrow', 'two', 'token', 'last', 'team'],
  words: ['line', 'kiai', 'over', 'burn', 'intruder', 'play'],
  apart: [...of('SS-DUO', '12 13'), ...of('SS-AMB', '39 42 66'), ...of('SS-DEC', '1-21')],
  // What is left are the parts of a kiai.
  chapterOf: question => CHAPTERS[question] ?? 'kiai',
}
