import type { Outline } from '../outline.ts'
import { END, RARE, of } from '../outline.ts'

const CHAPTERS: Readonly<Record<string, string>> = {
  place: 'place',
  pick: 'ninja',
  fate: 'ninja',
  assassin: 'ninja',
  dishonor: 'dishonor',
  answer: 'dishonor',
  window: 'dishonor',
  castle: 'battle',
}

export const outline: Outline = {
  icons: ['honour', 'ki', 'force', 'castle', 'guard', 'lady', 'shogun', 'save'],
  chapters: [
    { id: END, clauses: [...of('HS-END', '1-6'), ...of('HS-EX', '18 21'), ...of('HS-AMB', '28 61')] },
    { id: 'setup', clauses: [...of('HS-SETUP', '1-12'), ...of('HS-AMB', '51 57')] },
    { id: 'houses', clauses: [...of('HS-HOUSE', '1-9'), 'HS-AMB-45'] },
    { id: 'turn', clauses: of('HS-TURN', '1-4') },
    {
      id: 'collect',
      clauses: [...of('HS-COLLECT', '1-15'), ...of('HS-EX', '1 3 4 6'), ...of('HS-AMB', '4 35 58')],
    },
    { id: 'act', clauses: [...of('HS-ACT', '1-14'), ...of('HS-EX', '2 5'), ...of('HS-AMB', '6 7 50')] },
    { id: 'hand', clauses: [...of('HS-HAND', '1-7'), ...of('HS-AMB', '8 9 42 43 60')] },
    { id: 'place', clauses: [...of('HS-PLACE', '1-9'), ...of('HS-AMB', '10-12')] },
    { id: 'declare', clauses: [...of('HS-DECL', '1-6'), ...of('HS-AMB', '2 3 14')] },
    { id: 'shogun', clauses: [...of('HS-SHOGUN', '1-5'), ...of('HS-AMB', '15 24 37 49')] },
    {
      id: 'battle',
      clauses: [...of('HS-BATTLE', '1-24'), ...of('HS-EX', '7-9 22'), ...of('HS-AMB', '22 23 31 38 39')],
    },
    {
      id: 'ninja',
      clauses: [
        ...of('HS-NINJA', '1-22'),
        ...of('HS-EX', '10 11 17'),
        ...of('HS-AMB', '19-21 29 32-34 46 59'),
      ],
    },
    {
      id: 'dishonor',
      clauses: [
        ...of('HS-DIS', '1-12'),
        ...of('HS-SAVE', '1-6'),
        ...of('HS-EX', '15 16 20'),
        ...of('HS-AMB', '25 26 30 47 48 53 54'),
      ],
    },
    {
      id: 'ally',
      clauses: [...of('HS-ALLY', '1-24'), ...of('HS-EX', '12-14'), ...of('HS-AMB', '13 16-18 40 41 52 62')],
    },
    { id: 'gun', clauses: [...of('HS-GUN', '1-3'), 'HS-EX-19', ...of('HS-AMB', '5 44')] },
    { id: 'cards', clauses: [], gallery: true },
    { id: RARE, clauses: of('HS-AMB', '55') },
  ],
  rare: ['shogun', 'mine', 'three', 'second', 'halves', 'spy'],
  words: ['house', 'ki', 'ronin', 'pledged', 'second', 'save'],
  apart: ['HS-SETUP-13', ...of('HS-AMB', '1 27 36 56 63-65'), ...of('HS-DEC', '1-16')],
  chapterOf: question => CHAPTERS[question] ?? 'turn',
}
