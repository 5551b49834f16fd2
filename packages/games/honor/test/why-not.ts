/** What players of Honor of the Samurai reach for and may not have: held true by reasons.test.ts, listed in docs/why-not.md. */
import type { Attempt } from '@noren/engine/laws'
import type { Stage, StagePlayer } from '../src/stage.ts'
import type { Scene } from './scenario.ts'
import { given } from './scenario.ts'

/** Three players, of whom the first one tries something. */
const as = (
  mine: StagePlayer,
  more: Omit<Partial<Stage>, 'players'> = {},
  others: readonly StagePlayer[] = [{}, {}],
): Scene => given({ players: [mine, ...others], ...more })
/** The same, with a card of the hand picked already. */
const playing = (
  card: string,
  mine: StagePlayer = {},
  others?: readonly StagePlayer[],
  more: Omit<Partial<Stage>, 'players'> = {},
): Scene => as({ ...mine, hand: [card] }, more, others).does(0, 'play', card)

const ronin: StagePlayer = { status: 'ronin' }
const second: StagePlayer = { status: ['second', 1] }
const ARMIES = ['army-1', 'army-2', 'army-3', 'army-4', 'army-5']
const MORE_ARMIES = ['army-6', 'army-7', 'army-8', 'army-9', 'army-10']

/** Neither a draw pile nor a discard pile is left. */
function emptied(t: Scene): Scene {
  t.p(2).home.push(...t.s.deck, ...t.s.discard)
  t.s.deck = []
  t.s.discard = []
  return t
}

/** Benkei dishonours Aiko, who must answer. */
const shamed = (mine: StagePlayer, more: Omit<Partial<Stage>, 'players'> = {}): Scene =>
  as(mine, { active: 1, ...more }, [{ hand: ['dishonor-1'] }, {}])
    .does(1, 'play', 'dishonor-1')
    .does(1, 'dishonor', 0)

// prettier-ignore
export const ATTEMPTS: readonly Attempt[] = [
  { position: 'You have 6 ki and have used both actions.', id: 'noActions', words: ['draw'], at: () => as({}, { used: 2 }) },
  { position: 'You have 10 ki and have used all three actions.', id: 'noActions', words: ['play', 'army-1'],
    at: () => as({ hand: ['army-1'], home: ['okugata-1'] }, { used: 3 }) },
  { position: 'You have 20 ki and have used all five actions.', id: 'noActions', words: ['draw'],
    at: () => as({ home: ['okugata-1', 'poss-noh', 'army-36', 'army-37', 'army-42'], court: ['okugata-2'] }, { used: 5 }) },
  { position: 'You hold 7 cards.', id: 'handFull', words: ['draw'],
    at: () => as({ hand: ['army-1', 'army-2', 'army-3', 'army-4', 'army-5', 'army-6', 'army-7'] }) },
  { position: 'Draw pile and discard pile are empty.', id: 'pilesEmpty', words: ['draw'], at: () => emptied(as({})) },
  { position: 'You have one action left.', id: 'dishonorDear', words: ['play', 'dishonor-1'],
    at: () => as({ hand: ['dishonor-1'] }, { used: 1 }) },
  { position: 'It is your turn, and nobody is losing face.', id: 'saveFaceWaits', words: ['play', 'saveface-1'],
    at: () => as({ hand: ['saveface-1'] }) },
  { position: 'You are a Rônin.', id: 'castleLordless', words: ['play', 'castle-1'], at: () => as({ ...ronin, hand: ['castle-1'] }) },
  { position: 'You serve Benkei.', id: 'castleLordless', words: ['play', 'castle-1'], at: () => as({ ...second, hand: ['castle-1'] }) },
  { position: 'Your Daimyo has the River Castle.', id: 'castleTwice', words: ['play', 'castle-3'],
    at: () => as({ court: ['castle-2'], hand: ['castle-3'] }) },
  { position: 'You lead a Daimyo, and nobody serves it.', id: 'daimyoBound', words: ['play', 'daimyo-d1'],
    at: () => as({ hand: ['daimyo-d1'] }) },
  { position: 'You serve Benkei.', id: 'daimyoBound', words: ['play', 'daimyo-d1'], at: () => as({ ...second, hand: ['daimyo-d1'] }) },
  { position: 'Chiyo serves your Daimyo, and you are about to play another one.', id: 'daimyoBound', words: ['enthrone'],
    at: () => playing('daimyo-d1', {}, [{}, { status: ['second', 0] }]) },
  { position: 'Both your houses have an Okugata.', id: 'noRoom', words: ['play', 'okugata-3'],
    at: () => as({ hand: ['okugata-3'], home: ['okugata-1'], court: ['okugata-2'] }) },
  { position: 'You are a Rônin with five armies.', id: 'noRoom', words: ['play', 'army-6'],
    at: () => as({ ...ronin, hand: ['army-6'], home: ARMIES }) },
  { position: 'Both your houses have five armies.', id: 'noRoom', words: ['play', 'army-11'],
    at: () => as({ hand: ['army-11'], home: ARMIES, court: MORE_ARMIES }) },
  { position: 'Only you have a possession.', id: 'nothingToSpy', words: ['play', 'spy-1'],
    at: () => as({ hand: ['spy-1'], home: ['poss-noh'] }) },
  { position: 'You have proclaimed your Daimyo Shogun in this turn.', id: 'declared', words: ['attack', 1],
    at: () => as({ court: ['castle-1'] }, {}, [{ court: ['castle-2'] }, {}]).does(0, 'proclaim') },
  { position: 'You serve Benkei.', id: 'lordDecides', words: ['attack', 2], at: () => as(second, {}, [{}, { court: ['castle-2'] }]) },
  { position: 'You serve Benkei.', id: 'lordDecides', words: ['proclaim'], at: () => as(second) },
  { position: 'You are a Rônin; Chiyo has a castle.', id: 'leadsNobody', words: ['attack', 2], at: () => as(ronin, {}, [{}, { court: ['castle-2'] }]) },
  { position: 'You are a Rônin, and nobody is Shogun.', id: 'leadsNobody', words: ['proclaim'], at: () => as(ronin) },
  { position: 'The Daimyo of Benkei is Shogun.', id: 'titleHeld', words: ['proclaim'], at: () => as({}, { shogun: 1 }) },
  { position: 'Your own Daimyo is Shogun.', id: 'titleHeld', words: ['proclaim'], at: () => as({}, { shogun: 0 }) },
  { position: 'Benkei leads a Daimyo without a castle.', id: 'outOfReach', words: ['attack', 1], at: () => as({}) },
  { position: 'Benkei is a Rônin.', id: 'outOfReach', words: ['attack', 1], at: () => as({}, {}, [ronin, {}]) },
  { position: 'Benkei has a castle; your Daimyo has a strength of 2.', id: 'noDie', words: ['attack', 1],
    at: () => as({ daimyo: 'daimyo-s4' }, {}, [{ court: ['castle-1'] }, {}]) },
  { position: 'You lead a Daimyo.', id: 'noRonin', words: ['ally', 1], at: () => as({}) },
  { position: 'You are pledged to Benkei.', id: 'noRonin', words: ['ally', 2], at: () => as({ status: ['pledged', 1] }) },
  { position: 'Anyone may ally at this table; you serve Benkei.', id: 'noRonin', words: ['ally', 2], at: () => as({ status: ['second', 1] }, { alliances: 'anyone' }) },
  { position: 'Anyone may ally at this table, but your Daimyo is Shogun.', id: 'shogunStays', words: ['ally', 1],
    at: () => as({}, { shogun: 0, alliances: 'anyone' }) },
  { position: 'You and Chiyo are Rônin.', id: 'noLordThere', words: ['ally', 2], at: () => as(ronin, {}, [{}, ronin]) },
  { position: 'You are a Rônin; Chiyo serves Benkei.', id: 'placeTaken', words: ['ally', 1],
    at: () => as(ronin, {}, [{}, { status: ['second', 1] }]) },
  { position: 'You lead a Daimyo.', id: 'nothingToDissolve', words: ['dissolve'], at: () => as({}) },
  { position: 'You have declared already that you leave Benkei.', id: 'nothingToDissolve', words: ['dissolve'],
    at: () => as({ status: ['leaving', 1] }) },
  { position: 'You are pledged to Benkei.', id: 'nothingToDissolve', words: ['dissolve'], at: () => as({ status: ['pledged', 1] }) },
  { position: 'You lay down a castle.', id: 'castleAtHome', words: ['lay', 'samurai'], at: () => playing('castle-1') },
  { position: 'You are a Rônin and lay down an army.', id: 'noCourt', words: ['lay', 'daimyo'], at: () => playing('army-1', ronin) },
  { position: 'You are pledged to Benkei and lay down an army.', id: 'noCourt', words: ['lay', 'daimyo'],
    at: () => playing('army-1', { status: ['pledged', 1] }) },
  { position: 'You lay down an army; five stand with your Samurai.', id: 'houseFull', words: ['lay', 'samurai'],
    at: () => playing('army-6', { home: ARMIES }) },
  { position: 'You lay down an Okugata; the house of your Daimyo has one.', id: 'houseFull', words: ['lay', 'daimyo'],
    at: () => playing('okugata-2', { court: ['okugata-1'] }) },
  { position: 'You are a Rônin and play a Daimyo.', id: 'nobodyToDismiss', words: ['dismiss'], at: () => playing('daimyo-d1', ronin) },
  { position: 'Your spy looks around; the No-Dachi is your own.', id: 'ownHouse', words: ['pick', 'poss-nodachi'],
    at: () => playing('spy-1', { home: ['poss-nodachi'] }, [{ home: ['poss-noh'] }, {}]) },
  { position: 'Your Elite Spy has picked the Noh Theater at the Samurai of Benkei.', id: 'otherHouse', words: ['pick', 'poss-nodachi'],
    at: () => playing('elite-1', {}, [{ home: ['poss-noh', 'poss-daisho'] }, { home: ['poss-nodachi'] }]).does(0, 'pick', 'poss-noh').does(0, 'fate', 'destroy') },
  { position: 'Your Elite Spy has picked the Noh Theater first.', id: 'picked', words: ['pick', 'poss-noh'],
    at: () => playing('elite-1', {}, [{ home: ['poss-noh', 'poss-daisho'] }, {}]).does(0, 'pick', 'poss-noh').does(0, 'fate', 'destroy') },
  { position: 'Your spy steals; nobody serves your Daimyo.', id: 'noSuchHouse', words: ['fate', 'second'],
    at: () => playing('spy-1', {}, [{ home: ['poss-noh'] }, {}]).does(0, 'pick', 'poss-noh') },
  { position: 'You are a Rônin, and your spy steals.', id: 'noSuchHouse', words: ['fate', 'daimyo'],
    at: () => playing('spy-1', ronin, [{ home: ['poss-noh'] }, {}]).does(0, 'pick', 'poss-noh') },
  { position: 'You serve Benkei; your spy has picked a possession in his Daimyo’s house.', id: 'backHome', words: ['fate', 'daimyo'],
    at: () => playing('spy-1', second, [{ court: ['poss-noh'] }, {}]).does(0, 'pick', 'poss-noh') },
  { position: 'You send an assassin; Benkei is a Rônin.', id: 'noVictim', words: ['kill', 'daimyo', 1],
    at: () => playing('assassin-1', {}, [ronin, {}]) },
  { position: 'Your Daimyo is Shogun; Benkei dishonours you, and you hold a Save Face.', id: 'shogunUnsaved', words: ['save'],
    at: () => shamed({ hand: ['saveface-1'] }, { shogun: 0 }) },
  { position: 'Benkei dishonours you, and you hold no Save Face.', id: 'noSaveFace', words: ['save'], at: () => shamed({ hand: ['army-1'] }) },
  { position: 'Benkei has dishonoured Aiko, who bears it; you hold an army.', seat: 2, id: 'noSaveFace', words: ['save'],
    at: () => as({ hand: ['army-1'] }, { active: 1 }, [{ hand: ['dishonor-1'] }, { hand: ['army-2'] }])
      .does(1, 'play', 'dishonor-1').does(1, 'dishonor', 0).does(0, 'accept') },
  { position: 'You have lost a battle and hold no Save Face.', id: 'noSaveFace', words: ['save'],
    at: () => as({ hand: ['army-1'], daimyo: 'daimyo-d1' }, {}, [{ court: ['castle-1'], daimyo: 'daimyo-s1' }, {}]).dice(1, 6).does(0, 'attack', 1) },
  { position: 'You serve Benkei, and Chiyo dishonours you.', id: 'noDaimyoToDie', words: ['suicide', 'daimyo'],
    at: () => as(second, { active: 2 }, [{}, { hand: ['dishonor-1'] }]).does(2, 'play', 'dishonor-1').does(2, 'dishonor', 0) },
  { position: 'It is the turn of Aiko.', seat: 1, id: 'notAsked', words: ['draw'], at: () => as({}) },
  { position: 'You have picked an army and are to choose its house.', id: 'noAnswer', words: ['draw'], at: () => playing('army-1') },
  { position: 'You reach for a card that Benkei holds.', id: 'noAnswer', words: ['play', 'army-2'],
    at: () => as({ hand: ['army-1'] }, {}, [{ hand: ['army-2'] }, {}]) },
]
