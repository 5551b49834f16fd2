import type { Outline } from '../outline.ts'
import { END, RARE, of } from '../outline.ts'

export const outline: Outline = {
  icons: ['shuriken', 'coin', 'yinyang', 'colours', 'count', 'price'],
  chapters: [
    { id: END, clauses: [...of('SA-END', '1-16'), 'SA-EX-14'] },
    { id: 'setup', clauses: of('SA-SETUP', '1-10 12 13') },
    { id: 'place', clauses: [...of('SA-PLAY', '1-15 17 18'), ...of('SA-EX', '5-7')] },
    { id: 'take', clauses: [...of('SA-TAKE', '1-9'), ...of('SA-EX', '4 16')] },
    { id: 'hire', clauses: ['SA-PLAY-16', ...of('SA-HIRE', '1-23'), ...of('SA-EX', '8 9')] },
    { id: 'help', clauses: [...of('SA-MOD', '1-6'), ...of('SA-EX', '2a 2b 15')] },
    { id: 'people', clauses: [...of('SA-CHAR', '1-50'), ...of('SA-EX', '1 3 10-13')], gallery: true },
    { id: 'secrets', clauses: of('SA-AMB', '23 27 28 48') },
    { id: RARE, clauses: of('SA-AMB', '1-22 24-26 30-43 45-47 49') },
  ],
  rare: ['both', 'cook', 'deny', 'toss', 'free', 'bank'],
  words: ['serve', 'tricks', 'row', 'wall'],
  apart: ['SA-SETUP-11', ...of('SA-AMB', '29 44 50-52'), ...of('SA-DEC', '1-3 5-17')],
  chapterOf: question =>
    question === 'turn' ? 'place' : question === 'replace' ? 'take' : question === 'how' ? 'help' : 'people',
}
