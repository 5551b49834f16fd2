/** What players of Samurai Spirit reach for and may not have: held true and listed by docs/why-not.md. */
import type { Attempt } from '@noren/engine/laws'
import type { GameDefinition } from '@noren/engine'
import { begin, play, Recorder, seeded } from '@noren/engine'
import { KATSUSHIRO } from '../src/book.ts'
import type { Spirit, SpiritEvent, SpiritFrame } from '../src/index.ts'
import { spirit } from '../src/index.ts'
import type { Given, Spec } from './scenario.ts'
import { given } from './scenario.ts'

/** Seat 0 fights and turns up the first card of the pile. */
const fights = (spec: Spec): Given => given({ more: 5, ...spec }).does(0, 'fight')

/** Gorobei is on turn with the tokens of Daisuke, his neighbour on the left, and of Heihachi. */
const lent: Spec = {
  samurai: ['gorobei', 'daisuke', 'kyuzo', 'heihachi'],
  boards: [{}, { token: 0 }, {}, { token: 0 }],
}
/** In a ring of three a card has come back to who gave it first. */
const circled = (): Given =>
  fights({ samurai: ['gorobei', 'daisuke', 'heihachi'], boards: [{}, { token: 0 }, {}], deck: ['P3-02'] })
    .does(0, 'give', 1)
    .does(1, 'give', 2)
    .does(2, 'give', 0)

/** Kyuzo discards until the position has begun a turn five times. */
function comesBack(): Given {
  const t = given({
    samurai: ['kyuzo', 'katsushiro'],
    boards: [{ line: [2, 'B-4'] }, { passed: true }],
    discard: ['P2-07'],
    deck: ['P2-02', 'P2-03'],
    round: 3,
  })
  for (let turn = 1; turn <= 4; turn++) t.does(0, 'first', 'REINFORCE').does(0, 'fight').does(0, 'discard')
  t.does(0, 'first', 'REINFORCE')
  // Katsushiro's token leaves a second choice, so that the question is asked.
  t.s.token[1] = 0
  t.s.talents |= 1 << KATSUSHIRO
  return t.does(0, 'fight')
}

/** Kyuzo, Daisuke, Kikuchiyo and Heihachi at their kiai. */
const lends = (boards: NonNullable<Spec['boards']>): Given =>
  fights({ samurai: ['kyuzo', 'gorobei', 'kanbei', 'heihachi'], boards, deck: ['P3-13'] })
const moves = (): Given =>
  fights({
    samurai: ['daisuke', 'kyuzo', 'gorobei', 'kanbei'],
    boards: [{ line: [4, 1] }, { line: ['P2-13'] }, { passed: true, line: [4] }, {}],
    deck: ['P3-13'],
  }).does(0, 'confront')
const cuts = (): Given =>
  fights({
    samurai: ['kikuchiyo', 'gorobei', 'kanbei', 'heihachi'],
    boards: [{ line: [4, 3] }, { line: [4], passed: true }, { line: [2] }, {}],
    deck: ['P3-13'],
  })

/** Aiko has chosen Kyuzo. */
function chosen(): Spirit {
  const game = spirit as GameDefinition<unknown, Spirit, SpiritFrame, SpiritEvent, unknown>
  const s = begin(game, { ...spirit.options.defaults, samurai: 'choose' }, 3, seeded(1))
  play(game, s, 0, spirit.hear(['choose', 'kyuzo']) as number, new Recorder<SpiritEvent>(s.seats))
  return s
}

// prettier-ignore
export const ATTEMPTS: readonly Attempt[] = [
  { position: 'Your Kyuzo, with a 2 in his line, turned up a 2 without a symbol.', id: 'noSymbol', words: ['defend'],
    at: () => fights({ samurai: ['kyuzo', 'gorobei'], boards: [{ line: [2] }], deck: ['P2-13'] }) },
  { position: 'Your Kyuzo already has a hat on the left and turned up another.', id: 'symbolHeld', words: ['defend'],
    at: () => fights({ samurai: ['kyuzo', 'gorobei'], boards: [{ line: [2], left: ['P1-01'] }], deck: ['P2-02'] }) },
  { position: 'The last card of your line forbids defending in this turn.', id: 'noDefending', words: ['defend'],
    at: () => fights({ samurai: ['kyuzo', 'gorobei'], boards: [{ line: ['P2-02', 'P1-04'] }], deck: ['P2-07'] }) },
  { position: 'Your Katsushiro has put one card under the pile; this is the one drawn instead.', id: 'kept', words: ['under'],
    at: () => given({ samurai: ['katsushiro', 'heihachi'], deck: ['P1-02', 'P1-07'] }).does(0, 'fight').does(0, 'under') },
  { position: 'You hold the token of Heihachi; the card drawn instead of another is a 2.', id: 'kept', words: ['give', 1],
    at: () => fights({ samurai: ['katsushiro', 'gorobei', 'heihachi'], boards: [{}, {}, { token: 0 }], deck: ['P1-02', 'P2-02'] }).does(0, 'under') },
  { position: 'A boss in your line forbids talents in this turn; you hold the token of Katsushiro.', id: 'noTalents', words: ['under'],
    at: () => given({ samurai: ['kyuzo', 'katsushiro', 'heihachi'], boards: [{ line: ['P2-02', 'B-5'] }, { token: 0 }], deck: ['P2-07'], more: 5 }).does(0, 'first', 'NO_TALENT').does(0, 'fight') },
  { position: 'A boss in the line of your Kyuzo forbids talents in this turn.', id: 'noTalents', words: ['discard'],
    at: () => given({ samurai: ['kyuzo', 'katsushiro', 'heihachi'], boards: [{ line: ['P2-02', 'B-5'] }], deck: ['P2-07'], more: 5 }).does(0, 'first', 'NO_TALENT').does(0, 'fight') },
  { position: 'Your Heihachi turned up a 3.', id: 'wrongValue', words: ['give', 1],
    at: () => fights({ samurai: ['heihachi', 'gorobei', 'kanbei'], deck: ['P3-02'] }) },
  { position: 'Your Daisuke turned up a 4.', id: 'wrongValue', words: ['give', 1],
    at: () => fights({ samurai: ['daisuke', 'gorobei', 'kanbei'], deck: ['P4-01'] }) },
  { position: 'Gorobei gave your Daisuke a 4.', seat: 1, id: 'wrongValue', words: ['give', 0],
    at: () => fights({ ...lent, deck: ['P4-01'] }).does(0, 'give', 1) },
  { position: 'At a strict table Gorobei gave your Daisuke a 4.', seat: 1, id: 'wrongValue', words: ['give', 2],
    at: () => fights({ ...lent, deck: ['P4-01'], strictParity: true }).does(0, 'give', 1) },
  { position: 'Your Heihachi turned up a 2; Gorobei on his left has passed.', id: 'neighbourOut', words: ['give', 1],
    at: () => fights({ samurai: ['heihachi', 'gorobei', 'kanbei'], boards: [{}, { passed: true }], deck: ['P2-02'] }) },
  { position: 'Your Daisuke turned up a 3; Kanbei on his right has passed.', id: 'neighbourOut', words: ['give', 2],
    at: () => fights({ samurai: ['daisuke', 'gorobei', 'kanbei'], boards: [{}, {}, { passed: true }], deck: ['P3-02'] }) },
  { position: 'You gave this 3 away, and it has gone round the table.', id: 'gaveAlready', words: ['give', 1], at: circled },
  { position: 'Your Kyuzo has a 3 in his line and turned up a 2.', id: 'noRepeat', words: ['discard'],
    at: () => fights({ samurai: ['kyuzo', 'gorobei'], boards: [{ line: [3] }], deck: ['P2-02'] }) },
  { position: 'By discarding, your Kyuzo has begun a turn in this very position five times.', id: 'cameBack', words: ['discard'], at: comesBack },
  { position: 'Your Katsushiro turned up the last card of the pile.', id: 'pileEmpty', words: ['under'],
    at: () => given({ samurai: ['katsushiro', 'heihachi'], deck: ['P1-02'] }).does(0, 'fight') },
  { position: 'All others have passed.', id: 'alone', words: ['support'],
    at: () => given({ samurai: ['kyuzo', 'gorobei', 'kanbei'], boards: [{}, { passed: true }, { passed: true }] }) },
  { position: 'The token of your Kyuzo lies with Kanbei.', id: 'tokenLent', words: ['support'],
    at: () => given({ samurai: ['kyuzo', 'gorobei', 'kanbei'], boards: [{ token: 2 }] }) },
  { position: 'The last card of your line forbids support in this turn.', id: 'noSupport', words: ['support'],
    at: () => given({ samurai: ['kyuzo', 'kanbei', 'katsushiro'], boards: [{ line: ['P4-11'] }] }) },
  { position: 'Your Kyuzo supports; Gorobei has passed.', id: 'hasPassed', words: ['to', 1],
    at: () => given({ samurai: ['kyuzo', 'gorobei', 'kanbei', 'heihachi'], boards: [{}, { passed: true }] }).does(0, 'support') },
  { position: 'Your Kyuzo lends a token at his kiai; Gorobei has passed.', id: 'hasPassed', words: ['from', 1],
    at: () => lends([{ line: [4, 2] }, { passed: true }, { token: 3 }]) },
  { position: 'Your Kikuchiyo removes a last card at his kiai; Gorobei has passed.', id: 'hasPassed', words: ['cut', 1], at: cuts },
  { position: 'Your Daisuke moves a card at his kiai; Kanbei has no card in his line.', id: 'noLine', words: ['from', 3], at: moves },
  { position: 'Your Kikuchiyo removes a last card at his kiai; Heihachi has none.', id: 'noLine', words: ['cut', 3], at: cuts },
  { position: 'Your Daisuke moves a card of Kyuzo at his kiai.', id: 'sameLine', words: ['to', 1], at: () => moves().does(0, 'from', 1) },
  { position: 'Your Kyuzo lends a token at his kiai; that of Kanbei lies with Heihachi.', id: 'tokenAway', words: ['from', 2],
    at: () => lends([{ line: [4, 2] }, { passed: true }, { token: 3 }]) },
  { position: 'Your Kyuzo lends a token at his kiai, while his own lies with Kanbei.', id: 'tokenAway', words: ['from', 0],
    at: () => lends([{ line: [4, 2], token: 2 }, {}, {}]) },
  { position: 'Your Kyuzo lends the token of Gorobei at his kiai.', id: 'ownToken', words: ['to', 1],
    at: () => lends([{ line: [4, 2] }, {}, {}]).does(0, 'from', 1) },
  { position: 'At dawn Kyuzo has a wound to heal; your Gorobei has none.', id: 'noMarker', words: ['heal', 0],
    at: () => given({ samurai: ['gorobei', 'kyuzo'], boards: [{ left: ['P1-01', 'P1-09', 'P1-05'] }, { left: ['P2-01', 'P2-09', 'P2-05'], wound: true }], at: 'end', deck: [] }) },
  { position: 'Your Heihachi heals at his kiai; Gorobei has no wound marker.', id: 'noMarker', words: ['heal', 2],
    at: () => fights({ samurai: ['heihachi', 'kyuzo', 'gorobei'], boards: [{ line: [4, 4], animal: true }, { wound: true }, {}], deck: ['P3-13'], barricades: 2 }).does(0, 'use') },
  { position: 'Players choose their samurai; Aiko has taken Kyuzo.', seat: 1, id: 'taken', words: ['choose', 'kyuzo'],
    at: () => ({ s: chosen() }) },
  { position: 'Two samurai: the token of the absent Katsushiro was used a turn ago.', seat: 1, id: 'spent', words: ['activate', 'katsushiro'],
    at: () => given({ samurai: ['gorobei', 'kanbei'], absent: ['katsushiro', 'kikuchiyo'], deck: ['P2-13'], more: 9 })
      .does(0, 'activate', 'katsushiro').does(0, 'ready').does(0, 'fight').does(0, 'confront') },
  { position: 'It is the turn of Aiko.', seat: 1, id: 'notAsked', words: ['fight'], at: () => given({ samurai: ['kyuzo', 'gorobei'] }) },
  { position: 'You have turned up a card and are to place it.', id: 'noAnswer', words: ['pass'],
    at: () => fights({ samurai: ['heihachi', 'gorobei', 'kanbei'], deck: ['P2-02'] }) },
]
