import type { Lesson } from '@noren/engine'
import { script } from '@noren/engine'
import { cardNamed, stage } from './stage.ts'

/** The first game with a teacher: the third night. You are Heihachi, Katsushiro sits on the left, Gorobei on the right. */

const card = (id: string): string => `card:${cardNamed(id)}`

/** What the first ideas leave alone. */
const LATER = ['gate']

export const lesson: Lesson = {
  me: 0,
  names: ['', 'Katsushiro', 'Gorobei'],
  options: {},
  stage: () =>
    stage({
      mode: 'normal',
      round: 3,
      samurai: ['heihachi', 'katsushiro', 'gorobei'],
      boards: [
        { left: ['P1-02'], line: ['P3-06'] },
        { left: ['P1-01', 'P2-09'], line: ['P4-01', 'P1-13'] },
        { left: ['P2-01', 'P3-09'], line: ['P3-04', 'P2-05'] },
      ],
      deck: ['P2-11', 'P1-06', 'P2-13', 'P4-10', 'P1-04', 'P2-10', 'P4-03', 'P1-07', 'P2-07', 'P3-08'],
      discard: ['L-4', 'L-5', 'L-7', 'B-4', 'B-6', 'B-7', 'P4-13'],
      barricades: 3,
      farms: ['A', 'B', 'C', 'D'],
      // With this seed the family that leaves at dawn is the one that chases an intruder.
      seed: 1,
    }),
  ideas: [
    {
      id: 'goal',
      folded: LATER,
      line: [],
      lanterns: ['farm:0', 'family:0'],
      rests: ['SS-WIN-1', 'SS-LOSS-1', 'SS-LOSS-2', 'SS-LOSS-3', 'SS-ROUND-1'],
    },
    {
      id: 'fight',
      folded: LATER,
      line: script('0 fight'),
      lanterns: ['pile:deck'],
      else: [
        { words: ['support'], say: 'support' },
        { words: ['pass'], say: 'pass' },
      ],
      rests: ['SS-TURN-1', 'SS-TURN-3', 'SS-FIGHT-1', 'SS-PEN-3'],
    },
    {
      id: 'defend',
      folded: LATER,
      line: script('0 defend'),
      lanterns: ['slot:farm'],
      else: [
        { words: ['confront'], say: 'confront' },
        { words: ['give'], say: 'give' },
      ],
      rests: ['SS-DEFEND-1', 'SS-DEFEND-2', 'SS-DEFEND-5', 'SS-END-1', 'SS-END-2', 'SS-END-4'],
    },
    {
      id: 'bites',
      folded: LATER,
      line: script('1 fight', '1 defend', '2 ignore', '2 fight'),
      lanterns: [`${card('P1-13')}|seat:1`],
      rests: ['SS-PEN-1', 'SS-PEN-5', 'SS-PEN-6', 'SS-PEN-12', 'SS-TAL-17'],
    },
    {
      id: 'confront',
      line: [
        { seat: 0, words: ['fight'], say: 'then-fight', lanterns: ['pile:deck'] },
        { seat: 0, words: ['confront'], say: 'say' },
        ...script('1 fight', '1 confront', '2 ignore', '2 support', '2 to 0'),
      ],
      lanterns: [card('P4-10')],
      else: [
        { words: ['give', 1], say: 'left' },
        { words: ['give', 2], say: 'right' },
      ],
      rests: ['SS-DEFEND-2', 'SS-DEFEND-4', 'SS-CONF-1', 'SS-CONF-3', 'SS-DEF-7'],
    },
    {
      id: 'talent',
      line: script('0 ignore'),
      lanterns: ['seat:0'],
      else: [{ words: ['suffer'], say: 'suffer' }],
      rests: [
        'SS-PEN-1',
        'SS-PEN-13',
        'SS-TAL-17',
        'SS-SUP-1',
        'SS-SUP-2',
        'SS-SUP-7',
        'SS-SUP-9',
        'SS-SUP-11',
      ],
    },
    {
      id: 'give',
      line: [
        { seat: 0, words: ['fight'], say: 'then-fight', lanterns: ['pile:deck'] },
        { seat: 0, words: ['give', 1], say: 'say' },
        ...script('1 confront', '1 use', '1 order 0 1', '1 pass', '2 ignore', '2 pass'),
      ],
      lanterns: [card('P4-03'), 'seat:1'],
      after: ['pile:deck'],
      else: [
        { words: ['give', 2], say: 'right' },
        { words: ['confront'], say: 'confront' },
      ],
      rests: [
        'SS-TAL-8',
        'SS-TAL-11',
        'SS-TAL-12',
        'SS-TAL-13',
        'SS-CONF-4',
        'SS-CONF-5',
        'SS-KIAI-1',
        'SS-KIAI-5',
        'SS-KIAI-40',
        'SS-KIAI-42',
        'SS-PASS-1',
        'SS-PASS-2',
      ],
    },
    {
      id: 'wound',
      line: [],
      lanterns: [card('P4-10')],
      rests: ['SS-WOUND-1', 'SS-WOUND-2', 'SS-WOUND-3', 'SS-WOUND-10', 'SS-SUP-11'],
    },
    {
      id: 'exact',
      line: [
        ...script('0 fight', '0 confront'),
        { seat: 0, words: ['use'], say: 'then-use', lanterns: ['stakes'] },
      ],
      lanterns: ['pile:deck'],
      else: [{ words: ['defend'], say: 'defend' }],
      rests: ['SS-KIAI-1', 'SS-KIAI-4', 'SS-KIAI-5', 'SS-KIAI-16', 'SS-KIAI-19'],
    },
    {
      id: 'doll',
      line: script('0 fight', '0 defend'),
      lanterns: ['slot:doll'],
      else: [{ words: ['confront'], say: 'confront' }],
      rests: ['SS-DEFEND-1', 'SS-END-4'],
    },
    {
      id: 'call',
      line: [
        { seat: 0, words: ['fight'], fine: [{ words: ['pass'], next: [] }] },
        { seat: 0, words: ['use'], say: 'then-use' },
      ],
      lanterns: ['pile:deck'],
      rests: ['SS-PASS-1', 'SS-ROUND-4', 'SS-ROUND-5', 'SS-ROUND-6', 'SS-ROUND-8', 'SS-SUP-4'],
    },
    {
      id: 'dawn',
      line: script('0 heal 0'),
      lanterns: ['seat:2'],
      else: [{ words: ['nobody'], say: 'nobody' }],
      rests: ['SS-END-1', 'SS-END-2', 'SS-END-3', 'SS-END-4', 'SS-END-5', 'SS-END-6', 'SS-END-12'],
    },
    { id: 'hold', line: [], rests: ['SS-WIN-1', 'SS-SCORE-1', 'SS-SCORE-2', 'SS-SCORE-3', 'SS-SCORE-4'] },
  ],
}
